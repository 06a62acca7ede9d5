-- Who gets the newsletter of a store, and what shows that she wanted it.
create table newsletter_subscription (
  id uuid primary key,
  email text not null constraint newsletter_email_form check (email = lower(email) and length(email) between 3 and 254),
  store_key text not null references store (key),
  locale text not null constraint newsletter_locale_form check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  state text not null constraint newsletter_state check (state in ('pending', 'confirmed', 'withdrawn')),
  -- How it was confirmed: by the link of a mail, or by a customer in her account.
  source text not null constraint newsletter_source check (source in ('double-opt-in', 'account')),
  -- Which wording of the consent was shown.
  consent_version integer not null constraint newsletter_consent_version check (consent_version >= 1),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  -- The link that confirms; stays after that, so that a second click is told from a stranger's.
  token_hash bytea constraint newsletter_token_unique unique
    constraint newsletter_token_hash_length check (octet_length(token_hash) = 32),
  token_expires_at timestamptz,
  -- The link that withdraws.
  withdrawal_hash bytea constraint newsletter_withdrawal_unique unique
    constraint newsletter_withdrawal_hash_length check (octet_length(withdrawal_hash) = 32),
  constraint newsletter_once_per_store unique (email, store_key),
  constraint newsletter_token_ends check ((token_hash is null) = (token_expires_at is null)),
  constraint newsletter_withdrawn_has_no_links check (state <> 'withdrawn' or (token_hash is null and withdrawal_hash is null)),
  constraint newsletter_times_of_state check (case state
    when 'pending' then confirmed_at is null and withdrawn_at is null
    when 'confirmed' then confirmed_at is not null and withdrawn_at is null
    else withdrawn_at is not null end)
);
create index newsletter_unconfirmed on newsletter_subscription (coalesce(withdrawn_at, requested_at)) where state <> 'confirmed';

-- Choices that customers made before.
insert into newsletter_subscription (id, email, store_key, locale, state, source, consent_version, requested_at, confirmed_at)
select gen_random_uuid(), lower(customer.email), store.key, customer.document ->> 'locale', 'confirmed', 'account', 1,
  customer.last_modified_at, customer.last_modified_at
from customer join store on store.key = lower(split_part(customer.document ->> 'locale', '-', 2))
where customer.document #> '{custom,newsletter}' = 'true';
