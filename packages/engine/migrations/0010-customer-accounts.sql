alter table customer
  add constraint customer_email_length check (length(email) between 3 and 254),
  -- What has a column of its own is not told a second time.
  add constraint customer_document_is_rest check (not document ?| array['id', 'version', 'email', 'customerGroupAssignments']);

-- A session has two secrets: the token that every call brings, and the one that gets another token when that has run out.
alter table session
  add column token_expires_at timestamptz,
  add column refresh_hash bytea constraint session_refresh_hash_length check (octet_length(refresh_hash) = 32),
  add column refreshed_at timestamptz,
  -- The secret before, until its successor was used: an answer that got lost must not end a session.
  add column previous_refresh_hash bytea
    constraint session_previous_refresh_hash_length check (octet_length(previous_refresh_hash) = 32);
update session set token_expires_at = expires_at, refresh_hash = sha256(gen_random_uuid()::text::bytea || token_hash);
alter table session
  alter column token_expires_at set not null,
  alter column refresh_hash set not null,
  add constraint session_outlives_token check (expires_at >= token_expires_at);

create table password_reset_token (
  -- One per customer: a newer one takes the place of the one before.
  customer_id uuid primary key references customer (id) on delete cascade,
  token_hash bytea not null constraint reset_token_unique unique
    constraint reset_token_hash_length check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);

-- Tries at something that can be guessed, per hash of who tries what; a row is worth nothing after its end.
create table attempt_count (
  key_hash bytea primary key constraint attempt_key_hash_length check (octet_length(key_hash) = 32),
  attempts integer not null constraint attempts_positive check (attempts >= 1),
  ends_at timestamptz not null
);
create index attempt_count_end on attempt_count (ends_at);

drop index cart_last_modified;
create index cart_last_modified on cart (last_modified_at) where state <> 'Ordered';
