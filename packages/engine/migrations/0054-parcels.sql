-- The parcels in which the goods of an order have left the house. A number is told of once per order, however often it is given.
create table parcel (
  order_id uuid not null references "order" (id) on delete cascade,
  tracking_number text not null,
  carrier text,
  shipped_at timestamptz not null default now(),
  primary key (order_id, tracking_number)
);
