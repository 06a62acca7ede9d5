-- Units of an order that are not delivered any more although other goods of it are. What they cost is kept as it was given back.
create table order_cancellation (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  -- Names what cancelled them, such as a draft of the buyer: once each.
  cancel_key text not null unique,
  amount_cent bigint not null constraint order_cancellation_amount_not_negative check (amount_cent >= 0),
  cancelled_at timestamptz not null
);
create index order_cancellation_order on order_cancellation (order_id);

create table order_cancellation_line (
  cancellation_id uuid not null references order_cancellation (id) on delete cascade,
  line_item_id text not null,
  sku text not null,
  quantity integer not null constraint order_cancellation_quantity_positive check (quantity >= 1),
  primary key (cancellation_id, line_item_id)
);

create trigger change_is_noted after insert or update or delete on order_cancellation for each row
  when (current_setting('shop.actor', true) <> '') execute function note_change('order', 'order_id', 'amount_cent cancelled_at');
