-- A report reads a period. Rows are written in the order of their times, so that an index of blocks finds them and costs an
-- order next to nothing.
create index order_created on "order" using brin (created_at) with (pages_per_range = 16);
create index payment_created on payment using brin (created_at) with (pages_per_range = 16);
create index checkout_attempt_created on checkout_attempt using brin (created_at) with (pages_per_range = 16);
