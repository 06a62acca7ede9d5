-- Messages that were handed on were kept for good, and to find notifications that have served their time all were read.
create index if not exists outbox_relayed on outbox (relayed_at) where relayed_at is not null;
create index if not exists payment_notification_processed on payment_notification (processed_at) where processed_at is not null;
-- No process has ever read these: who follows products and stock reads `catalogue_change`. The clean-up takes what processes of the
-- release before still write.
delete from outbox where relayed_at is null and topic in ('product-changed', 'stock-changed');
