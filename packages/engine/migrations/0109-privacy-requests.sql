-- What people ask of the shop about their own data: a copy of it, its erasure, or the end of their account.
create sequence privacy_request_number start 100001;
create table privacy_request (
  id uuid primary key,
  request_number text not null unique default 'PR' || nextval('privacy_request_number'),
  kind text not null constraint privacy_request_kind_known check (kind in ('export', 'erasure', 'closing')),
  -- Whose data: gone once all was done and its mail is out, and only the proof remains that something was done.
  email text constraint privacy_request_email_form check (email = lower(email) and length(email) between 3 and 254),
  store_key text not null references store (key),
  locale text not null,
  state text not null default 'asked' constraint privacy_request_state_known
    check (state in ('asked', 'confirmed', 'done')),
  -- What came of it.
  outcome text constraint privacy_request_outcome_known check (outcome in ('fulfilled', 'open-orders', 'held', 'unknown')),
  -- The link of its mail; only the hash is kept.
  token_hash bytea constraint privacy_request_token_unique unique
    constraint privacy_request_token_length check (octet_length(token_hash) = 32),
  token_expires_at timestamptz,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  done_at timestamptz,
  constraint privacy_request_token_ends check ((token_hash is null) = (token_expires_at is null)),
  constraint privacy_request_done_has_outcome check ((state = 'done') = (outcome is not null)),
  constraint privacy_request_open_has_email check (email is not null or state = 'done')
);
create index privacy_request_age on privacy_request (requested_at);
create index privacy_request_email on privacy_request (email) where email is not null;

-- A copy of someone's data, encrypted with a key that is in the link of the mail alone.
create table privacy_export (
  request_id uuid primary key references privacy_request (id) on delete cascade,
  content bytea not null,
  downloads integer not null default 0 constraint privacy_export_downloads_not_negative check (downloads >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index privacy_export_end on privacy_export (expires_at);
alter table privacy_export alter column content set storage external;

-- Whose data must not be erased for now, such as during a lawsuit.
create table privacy_hold (
  email text primary key constraint privacy_hold_email_form check (email = lower(email) and length(email) between 3 and 254),
  reason text not null,
  held_since timestamptz not null
);

-- A withdrawal is found by the address it was declared with, as a question to customer care is.
create index withdrawal_email on withdrawal (lower(document ->> 'email'));

-- An address of an order that is kept for its amounts alone: the country stays, which taxes depend on, and of a confirmed company
-- what makes its net prices right.
create function address_without_person(address jsonb, is_net boolean) returns jsonb language sql immutable as $$
  select case when address is null then null else jsonb_strip_nulls(jsonb_build_object(
    'firstName', '–', 'lastName', '–', 'streetName', '–', 'streetNumber', '–', 'postalCode', '–', 'city', '–',
    'country', address -> 'country',
    'company', case when address ? 'company' then '–' end,
    'custom', case when is_net then (address -> 'custom') - 'vatResponse' #- '{vatEvidence,trader}' end)) end
$$;

-- The document of a cart or an order without the person: content, amounts and tax stay.
create function document_without_person(document jsonb, email text) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(document - array['anonymousId', 'customerId', 'billingAddress', 'shippingAddress', 'customerEmail'] ||
    jsonb_build_object(
      'customerEmail', case when document ? 'customerEmail' then email end,
      'billingAddress', address_without_person(document -> 'billingAddress', document ->> 'taxMode' = 'External'),
      'shippingAddress', address_without_person(document -> 'shippingAddress', document ->> 'taxMode' = 'External')))
$$;
