-- Whom mails go to that no order asks for, by address and store. The links of these mails name its id alone.
create table mail_recipient (
  id uuid primary key,
  email text not null constraint mail_recipient_email_form check (email = lower(email) and length(email) between 3 and 254),
  store_key text not null references store (key),
  locale text not null constraint mail_recipient_locale_form check (locale ~ '^[a-z]{2}-[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  constraint mail_recipient_once_per_store unique (email, store_key)
);

-- What a recipient has decided of a kind of mails. Without a row the consent to the newsletter decides, as far as its text names
-- the kind. The newsletter itself is a subscription.
create table mail_preference (
  recipient_id uuid not null references mail_recipient (id) on delete cascade,
  kind text not null constraint mail_preference_kind_known check (kind in ('abandoned-cart')),
  is_wanted boolean not null,
  decided_at timestamptz not null default now(),
  -- What was agreed to; missing of what was refused.
  consent_text_id text references consent_text (id),
  primary key (recipient_id, kind)
);
