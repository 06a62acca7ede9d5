-- A message stays after it was handed on, so that its key goes on keeping the same event from being told again.
alter table outbox add column relayed_at timestamptz;
create index outbox_waiting on outbox (id) where relayed_at is null;
