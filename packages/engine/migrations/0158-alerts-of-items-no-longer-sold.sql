-- Who waits for an item that is not sold any more is told so once, and the waiting is over.
alter table stock_alert
  -- Since when a waiting alert is about an item that its store does not sell; a catalogue may lose an item for an hour.
  add column gone_since timestamptz,
  drop constraint stock_alert_state_known,
  add constraint stock_alert_state_known check (state in ('pending', 'waiting', 'told', 'gone', 'ended'));
