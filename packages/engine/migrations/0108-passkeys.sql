-- Passkeys (WebAuthn): what a customer's device signs with instead of a password.
create table passkey (
  id uuid primary key,
  -- What the device calls it, as base64url.
  credential_id text not null constraint passkey_credential_unique unique
    constraint passkey_credential_form check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  customer_id uuid not null references customer (id) on delete cascade,
  -- The host it was made for; a browser offers it there alone.
  rp_id text not null,
  public_key bytea not null,
  -- How often the device has signed; 0 for one that does not count.
  counter bigint not null constraint passkey_counter_not_negative check (counter >= 0),
  transports text[] not null,
  name text not null constraint passkey_name_length check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- Challenges that wait for a signature; each is taken once.
create table passkey_challenge (
  challenge_hash bytea primary key constraint passkey_challenge_hash_length check (octet_length(challenge_hash) = 32),
  -- Who makes a passkey; without a customer somebody wants to sign in.
  customer_id uuid references customer (id) on delete cascade,
  rp_id text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_end on passkey_challenge (expires_at);
create index passkey_challenge_customer on passkey_challenge (customer_id) where customer_id is not null;
