create table customer (
  id uuid primary key,
  version integer not null default 1 constraint customer_version_positive check (version >= 1),
  email text not null,
  password_hash text,
  document jsonb not null,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now()
);
create unique index customer_email_unique on customer (lower(email));

create table session (
  id uuid primary key,
  -- Only the SHA-256 of a token is kept: whoever reads the table cannot use it.
  token_hash bytea not null constraint session_token_unique unique constraint token_hash_length check (octet_length(token_hash) = 32),
  anonymous_id uuid not null,
  customer_id uuid references customer (id) on delete cascade,
  store_key text not null references store (key),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint session_ends_after_start check (expires_at > created_at)
);
create index session_expiry on session (expires_at);
create index session_customer on session (customer_id) where customer_id is not null;
