-- What a customer is shown of their sessions.
alter table session
  add column user_agent text constraint session_user_agent_length check (length(user_agent) <= 300),
  add column last_used_at timestamptz not null default now();

-- Browsers that a customer has signed in with; a mail tells of a further one. Only the SHA-256 of what the cookie says is kept.
create table customer_device (
  customer_id uuid not null references customer (id) on delete cascade,
  device_hash bytea not null constraint customer_device_hash_length check (octet_length(device_hash) = 32),
  last_seen_at timestamptz not null default now(),
  constraint customer_device_unique primary key (customer_id, device_hash)
);
create index customer_device_age on customer_device (last_seen_at);

-- Whoever proves an address that a provider did not tell becomes a customer who signs in with that provider.
alter table email_proof
  add column provider text constraint email_proof_provider check (provider in ('facebook', 'google')),
  add column subject text constraint email_proof_subject_form check (subject ~ '^[!-~]{1,255}$'),
  add constraint email_proof_subject_of_provider check ((provider is null) = (subject is null));
