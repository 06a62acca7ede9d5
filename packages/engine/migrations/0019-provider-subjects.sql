create table provider_subject (
  provider text not null constraint provider_subject_provider check (provider in ('facebook', 'google')),
  -- What the provider calls its user for ever.
  subject text not null constraint provider_subject_form check (subject ~ '^[!-~]{1,255}$'),
  customer_id uuid not null references customer (id) on delete cascade,
  -- Whether a password or a proven e-mail address showed that both are one person; others end when the address is proven.
  is_proven boolean not null,
  linked_at timestamptz not null default now(),
  constraint provider_subject_unique primary key (provider, subject)
);
create index provider_subject_customer on provider_subject (customer_id);
