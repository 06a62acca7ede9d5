create table store (
  id uuid primary key,
  key text not null constraint store_key_unique unique constraint store_key_form check (key ~ '^[a-z]{2}$'),
  version integer not null default 1 constraint store_version_positive check (version >= 1),
  country text not null constraint store_country_form check (country ~ '^[A-Z]{2}$'),
  document jsonb not null
);

-- What was imported last, so that an unchanged source is not read in again.
create table import_run (
  name text primary key,
  content_hash text not null,
  imported_at timestamptz not null default now()
);
