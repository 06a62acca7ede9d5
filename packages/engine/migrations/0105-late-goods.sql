-- Until when the rest of an order is to leave, as its buyer was told; a day is told once.
create table order_delay (
  order_id uuid not null references "order" (id) on delete cascade,
  until date not null,
  told_at timestamptz not null,
  primary key (order_id, until)
);
