-- Withdrawals that buyers declared, with what they typed: the order is the one they name, where its e-mail address is theirs too.
-- The same draft sent again is the same declaration.
create sequence withdrawal_number start 100001;
create table withdrawal (
  id uuid primary key,
  withdrawal_number text not null unique default 'WD' || nextval('withdrawal_number'),
  draft_id uuid not null,
  content_hash bytea not null,
  store_key text not null references store (key),
  locale text not null,
  order_id uuid references "order" (id),
  document jsonb not null,
  created_at timestamptz not null,
  state text not null default 'Received' check (state in ('Received', 'Accepted', 'Rejected')),
  settled_at timestamptz,
  -- Why it was rejected.
  reason text,
  unique (draft_id, content_hash)
);
create index withdrawal_order on withdrawal (order_id) where order_id is not null;
create index withdrawal_age on withdrawal (created_at);
