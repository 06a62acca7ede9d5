-- Who wants to be told once an item can be bought again: one mail, and it is over.
create table stock_alert (
  id uuid primary key,
  recipient_id uuid not null references mail_recipient (id) on delete cascade,
  sku text not null,
  -- A guest's waits for the link of a mail first; the others wait for goods.
  state text not null constraint stock_alert_state_known check (state in ('pending', 'waiting', 'told', 'ended')),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  told_at timestamptz,
  constraint stock_alert_once_per_item unique (recipient_id, sku),
  constraint stock_alert_waits_since check (state <> 'waiting' or confirmed_at is not null),
  constraint stock_alert_told_at check ((state = 'told') = (told_at is not null))
);
create index stock_alert_waiting on stock_alert (sku, confirmed_at, id) where state = 'waiting';
create index stock_alert_told on stock_alert (sku, told_at) where state = 'told';
create index stock_alert_over on stock_alert (requested_at) where state <> 'waiting';
