-- What a product of someone's saved lists cost when they saved it or asked to be told, or when they were last told: of those who
-- want to hear of lower prices alone.
create table price_watch (
  recipient_id uuid not null references mail_recipient (id) on delete cascade,
  sku text not null,
  currency text not null,
  reference_cent bigint not null constraint price_watch_reference_positive check (reference_cent > 0),
  noted_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (recipient_id, sku)
);

-- The last mail about prices of each of them: at most one a day.
create table price_drop_notice (
  recipient_id uuid primary key references mail_recipient (id) on delete cascade,
  message_id uuid not null,
  claimed_at timestamptz not null default now(),
  sent_at timestamptz
);
