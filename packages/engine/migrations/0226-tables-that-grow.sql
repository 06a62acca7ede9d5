-- Events are deleted by their age; a summary of blocks says nothing any more once new ones lie where old ones were.
create index if not exists tracking_event_age on tracking_event (occurred_at);
drop index tracking_event_occurred_at;

-- What was added since the last clean-up of a table is in no summary, and whoever asks for the last minutes read all of it.
alter index payment_created set (autosummarize = on);
alter index checkout_attempt_created set (autosummarize = on);

-- A fifth of a table may be dead rows before PostgreSQL clears up by itself: of millions of rows that is gigabytes that are read
-- past. Of these, rows come, change and go all the time.
alter table cart set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table session set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table outbox set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table catalogue_change set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table tracking_event set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table tracking_forward set (autovacuum_vacuum_scale_factor = 0.02);
alter table attempt_count set (autovacuum_vacuum_scale_factor = 0.02);
alter table inventory_entry set (autovacuum_vacuum_scale_factor = 0.02);
alter table payment_notification set (autovacuum_vacuum_scale_factor = 0.02);
