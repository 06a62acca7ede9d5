-- Carts whose owner is reminded of them: once, whatever becomes of the mail.
create table cart_reminder (
  cart_id uuid primary key references cart (id) on delete cascade,
  recipient_id uuid not null references mail_recipient (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  -- When it was handed to the mail server; without it nothing was left to remind of, or it is still to be sent.
  sent_at timestamptz
);
create index cart_reminder_recipient on cart_reminder (recipient_id);
create index cart_reminder_age on cart_reminder (claimed_at);
