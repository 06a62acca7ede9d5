-- E-mail addresses that somebody says are hers, until the link of a mail shows it: a customer's next one, or that of a
-- registration which waits for the link.
create table email_proof (
  id uuid primary key,
  -- Whose address changes; without one the proof makes a customer of the draft.
  customer_id uuid references customer (id) on delete cascade,
  email text not null constraint email_proof_email_length check (length(email) between 3 and 254),
  -- The address before, which is told about the change.
  previous_email text,
  draft jsonb,
  store_key text not null references store (key),
  locale text not null constraint email_proof_locale_form check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  -- Made when the mail is sent; only its hash is kept.
  token_hash bytea constraint email_proof_token_unique unique
    constraint email_proof_token_hash_length check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  -- False once it was used, or another one or another password has taken its place.
  is_open boolean not null default true,
  requested_at timestamptz not null default now(),
  constraint email_proof_kind check (
    (customer_id is null) = (previous_email is null) and (customer_id is null) = (draft is not null)),
  constraint email_proof_closed_has_no_link check (is_open or token_hash is null)
);
create unique index email_proof_open_change on email_proof (customer_id) where is_open;
create index email_proof_requested on email_proof (requested_at);

-- A try that was given back counts for nothing.
alter table attempt_count
  drop constraint attempts_positive,
  add constraint attempts_not_negative check (attempts >= 0);
