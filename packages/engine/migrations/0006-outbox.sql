-- What has to be told elsewhere, written in the transaction that made it true.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  dedup_key text not null constraint outbox_dedup_key_unique unique,
  created_at timestamptz not null default now()
);
