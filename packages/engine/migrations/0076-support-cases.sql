-- Questions to customer care, kept until the system of customer care has them and for some time after that. The same draft sent
-- again is the same case; a draft that was changed in between is another one.
create sequence support_case_number start 100001;
create table support_case (
  id uuid primary key,
  case_number text not null unique default 'SC' || nextval('support_case_number'),
  draft_id uuid not null,
  content_hash bytea not null,
  store_key text not null references store (key),
  locale text not null,
  current_url text,
  document jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  failed_at timestamptz,
  delivered_at timestamptz,
  unique (draft_id, content_hash)
);
create index support_case_age on support_case (created_at);
