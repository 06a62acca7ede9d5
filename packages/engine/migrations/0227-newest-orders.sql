-- The newest orders were found by putting all of them in order. When an order was placed never changes, so that only its insertion
-- writes to this index; whoever asks for some days of orders is served by it too.
create index if not exists order_newest on "order" (created_at, order_number);
drop index order_created;
