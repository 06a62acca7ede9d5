-- What left the house, and when: an invoice tells the day of each supply. A shipment is never changed but for its delivery.
create table shipment (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  position integer not null constraint shipment_position_positive check (position >= 1),
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  constraint shipment_one_per_position unique (order_id, position),
  constraint shipment_delivered_after_dispatch check (delivered_at >= dispatched_at)
);

create table shipment_line (
  shipment_id uuid not null references shipment (id) on delete cascade,
  line_item_id text not null,
  quantity integer not null constraint shipment_quantity_positive check (quantity >= 1),
  primary key (shipment_id, line_item_id)
);

-- Parcels from before there were shipments have none.
alter table parcel add column shipment_id uuid references shipment (id) on delete cascade;
create index parcel_shipment on parcel (shipment_id);
