create table cart (
  id uuid primary key,
  version integer not null constraint cart_version_positive check (version >= 1),
  store_key text not null references store (key),
  anonymous_id uuid,
  customer_id uuid references customer (id),
  state text not null constraint cart_state_known check (state in ('Active', 'Ordered', 'Merged')),
  currency text not null constraint cart_currency_form check (currency ~ '^[A-Z]{3}$'),
  total_cent bigint not null constraint cart_total_not_negative check (total_cent >= 0),
  net_cent bigint not null,
  tax_cent bigint not null,
  document jsonb not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  constraint cart_has_owner check (anonymous_id is not null or customer_id is not null),
  constraint cart_net_and_tax_make_total check (net_cent + tax_cent = total_cent),
  constraint cart_document_fits_row check (coalesce(
    (document ->> 'id')::uuid = id
    and (document ->> 'version')::integer = version
    and document ->> 'cartState' = state
    and document #>> '{store,key}' = store_key
    and document #>> '{totalPrice,currencyCode}' = currency
    and (document #>> '{totalPrice,centAmount}')::bigint = total_cent
    and (document #>> '{taxedPrice,totalGross,centAmount}')::bigint = total_cent
    and (document #>> '{taxedPrice,totalNet,centAmount}')::bigint = net_cent
    and (document #>> '{taxedPrice,totalTax,centAmount}')::bigint = tax_cent, false)),
  constraint cart_quantities_in_range check (
    not jsonb_path_exists(document, '$.lineItems[*].quantity ? (@.type() != "number" || @ < 1 || @ > 1000)')),
  constraint cart_lines_in_range check (jsonb_array_length(document -> 'lineItems') <= 250)
);
create unique index cart_one_active_per_session on cart (store_key, anonymous_id)
  where state = 'Active' and customer_id is null;
create unique index cart_one_active_per_customer on cart (store_key, customer_id)
  where state = 'Active' and customer_id is not null;
create index cart_last_modified on cart (last_modified_at) where state = 'Active';

create table payment (
  id uuid primary key,
  version integer not null default 1 constraint payment_version_positive check (version >= 1),
  cart_id uuid not null references cart (id) on delete cascade,
  -- The state of the cart this payment was made for.
  cart_version integer not null,
  interface text not null
    constraint payment_interface_known check (interface in ('cash-on-delivery', 'bank-transfer', 'card-payment-provider')),
  currency text not null,
  amount_cent bigint not null constraint payment_amount_not_negative check (amount_cent >= 0),
  document jsonb not null,
  created_at timestamptz not null,
  -- Set when the cart changed afterwards or another payment was chosen.
  superseded_at timestamptz,
  constraint payment_one_per_cart_version unique (cart_id, cart_version)
);
create unique index payment_one_current_per_cart on payment (cart_id) where superseded_at is null;

create sequence order_number_sequence;

create table "order" (
  id uuid primary key,
  order_number text not null constraint order_number_unique unique
    constraint order_number_form check (order_number ~ '^NS[0-9]{8,14}$'),
  version integer not null constraint order_version_positive check (version >= 1),
  cart_id uuid not null constraint order_one_per_cart unique references cart (id),
  payment_id uuid not null constraint order_one_per_payment unique references payment (id),
  store_key text not null references store (key),
  anonymous_id uuid,
  customer_id uuid references customer (id),
  order_state text not null
    constraint order_state_known check (order_state in ('Open', 'Confirmed', 'Complete', 'Cancelled')),
  payment_state text not null
    constraint payment_state_known check (payment_state in ('BalanceDue', 'Pending', 'Paid', 'CreditOwed', 'Failed')),
  shipment_state text not null constraint shipment_state_known
    check (shipment_state in ('Pending', 'Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped')),
  currency text not null,
  total_cent bigint not null constraint order_total_not_negative check (total_cent >= 0),
  net_cent bigint not null,
  tax_cent bigint not null,
  -- The frozen snapshot; version and states live in columns, since they go on changing.
  document jsonb not null,
  created_at timestamptz not null,
  constraint order_net_and_tax_make_total check (net_cent + tax_cent = total_cent),
  constraint order_document_fits_row check (coalesce(
    (document ->> 'id')::uuid = id
    and document ->> 'orderNumber' = order_number
    and (document #>> '{totalPrice,centAmount}')::bigint = total_cent
    and (document #>> '{taxedPrice,totalGross,centAmount}')::bigint = total_cent
    and document #>> '{totalPrice,currencyCode}' = currency, false))
);
create index order_of_session on "order" (anonymous_id, created_at desc);
create index order_of_customer on "order" (customer_id, created_at desc) where customer_id is not null;

create function refuse_change_of_ordered_content() returns trigger language plpgsql as $$
begin
  raise exception 'The content of order % is frozen', old.order_number using errcode = 'integrity_constraint_violation';
end
$$;
create trigger order_content_is_frozen before update on "order" for each row
  when (new.total_cent <> old.total_cent or new.net_cent <> old.net_cent or new.tax_cent <> old.tax_cent
    or new.currency <> old.currency or new.cart_id <> old.cart_id or new.order_number <> old.order_number
    or new.document -> 'lineItems' is distinct from old.document -> 'lineItems'
    or new.document -> 'customLineItems' is distinct from old.document -> 'customLineItems')
  execute function refuse_change_of_ordered_content();

create table stock_movement (
  id bigint generated always as identity primary key,
  order_id uuid not null references "order" (id),
  sku text not null references inventory_entry (sku),
  quantity integer not null constraint movement_quantity_positive check (quantity >= 1),
  created_at timestamptz not null,
  constraint movement_one_per_order_and_sku unique (order_id, sku)
);
create index stock_movement_sku on stock_movement (sku);
