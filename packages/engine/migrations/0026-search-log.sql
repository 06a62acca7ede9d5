-- What people look for, for the shop owner. Nothing says who: no session, no customer, no address.
create table search_query (
  id uuid primary key,
  store_key text not null,
  language text not null,
  text text not null constraint search_query_not_empty check (text <> ''),
  total integer not null constraint search_query_total_not_negative check (total >= 0),
  match_level smallint not null constraint search_query_match_level_known check (match_level between 0 and 3),
  place text not null constraint search_query_place_known check (place in ('suggestions', 'results')),
  asked_at timestamptz not null
);
create index search_query_time on search_query (asked_at);

create table search_event (
  query_id uuid not null references search_query (id) on delete cascade,
  type text not null constraint search_event_type_known check (type in ('view', 'click')),
  place text not null constraint search_event_place_known check (place in ('suggestions', 'results')),
  product_id uuid not null,
  position integer not null constraint search_event_position_positive check (position >= 1),
  happened_at timestamptz not null,
  primary key (query_id, type, product_id)
);
