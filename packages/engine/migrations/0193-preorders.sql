-- Goods that are sold before they are here. Their units are part of those that can be sold, so that an order takes them by the same
-- conditional update as any other; what is here is sold first.
alter table inventory_entry
  -- Units among all that were loaded which have not come yet.
  add column preorder integer not null default 0;

-- What must hold of a row stays one CHECK (decision 0067). Not valid: it held for every row that is there.
create function stock_is_sound(loaded integer, available integer, reserved integer, sold integer, preorder integer, expected date)
returns boolean language plpgsql immutable parallel safe as $$
begin
  if available >= 0 and reserved >= 0 and sold >= 0 and loaded = available + reserved + sold
    and (preorder = 0 or (preorder between 1 and loaded and expected is not null)) then return true; end if;
  return refuse_broken_rule('inventory_entry', case
    when available < 0 then 'available_not_negative'
    when reserved < 0 then 'reserved_not_negative'
    when sold < 0 then 'sold_not_negative'
    when loaded <> available + reserved + sold then 'every_piece_is_somewhere'
    else 'preorder_has_units_and_day'
  end);
end $$;
alter table inventory_entry
  drop constraint stock_sound,
  add constraint stock_sound check (stock_is_sound(loaded, available, reserved, sold, preorder, expected_delivery)) not valid;
drop function stock_is_sound(integer, integer, integer, integer);

drop trigger change_is_noted on inventory_entry;
create trigger change_is_noted after insert or update or delete on inventory_entry for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_change('stock', 'sku', 'loaded available reserved sold expected_delivery preorder');

create index inventory_entry_preorder on inventory_entry (sku) where preorder > 0;

-- Units of an order that were not here when it was placed, and the day that its buyer was told last.
create table preorder (
  order_id uuid not null references "order" (id) on delete cascade,
  sku text not null references inventory_entry (sku),
  quantity integer not null constraint preorder_positive check (quantity > 0),
  expected date not null,
  created_at timestamptz not null,
  primary key (order_id, sku)
);
create index preorder_in_line on preorder (sku, created_at);

-- Units that orders still wait for. Which orders these are follows from the counts: what has come, or was given back, is for the
-- first in line. Units of payments under way are behind all orders.
create view waiting_preorder as
with line as (
  select preorder.order_id, preorder.sku, preorder.expected, preorder.created_at,
    least(preorder.quantity, sold.quantity - coalesce((
      select sum(cancelled.quantity) from order_cancellation join order_cancellation_line cancelled on cancellation_id = order_cancellation.id
      where order_cancellation.order_id = preorder.order_id and cancelled.sku = preorder.sku), 0))::integer as quantity
  from preorder
  join "order" placed on placed.id = preorder.order_id and placed.order_state <> 'Cancelled' and placed.shipment_state <> 'Shipped'
  join stock_movement sold on sold.order_id = preorder.order_id and sold.sku = preorder.sku and sold.kind = 'sale'
), behind as (
  select line.*, coalesce(sum(quantity) over (
    partition by sku order by created_at desc, order_id desc rows between unbounded preceding and 1 preceding), 0)::integer as units
  from line
)
select behind.order_id, behind.sku, behind.expected, behind.created_at,
  least(behind.quantity, entry.preorder - entry.available - entry.reserved - behind.units) as quantity
from behind join inventory_entry entry on entry.sku = behind.sku
where behind.quantity > 0 and entry.preorder - entry.available - entry.reserved > behind.units;

-- What of an order is still waited for; null for nothing, which is almost every order.
create function preorders_of(wanted uuid) returns jsonb language plpgsql stable as $$
declare
  skus text[] := (select array_agg(sku) from preorder where order_id = wanted);
begin
  if skus is null then return null; end if;
  return (
    select jsonb_agg(jsonb_build_object('sku', waiting.sku, 'quantity', waiting.quantity, 'expected', waiting.expected) order by waiting.sku)
    from waiting_preorder waiting where waiting.order_id = wanted and waiting.sku = any(skus));
end $$;

-- As before, besides the units that are to come.
create or replace function place_order(
  id uuid,
  order_number text,
  order_state text,
  payment_state text,
  shipment_state text,
  currency text,
  total_cent bigint,
  net_cent bigint,
  tax_cent bigint,
  document jsonb,
  created_at timestamptz,
  search_words text[],
  announcement jsonb,
  cart_id uuid,
  -- Versions at which the order was decided.
  cart_version integer,
  -- The document of the ended cart.
  cart_document json,
  -- What its lines copied of their products; null where that is stored as it is.
  cart_products json,
  payment_id uuid,
  payment_version integer,
  code_ids uuid[],
  -- The e-mail by which uses of codes are counted, in its normal form; null where there is no code.
  code_user text,
  skus text[],
  -- Units of each SKU.
  quantities integer[]
) returns jsonb language plpgsql as $$
-- A name that could be either is that of a column; parameters are named with the function.
#variable_conflict use_column
declare
  buyer record;
  missing jsonb;
  has_preorders boolean;
begin
  select cart.store_key, cart.anonymous_id, cart.customer_id into buyer from cart
  where cart.id = place_order.cart_id and cart.version = place_order.cart_version and cart.state in ('Active', 'Frozen') for update;
  if not found then return '{"moved": "cart"}'; end if;
  perform from payment
  where payment.id = place_order.payment_id and payment.version = place_order.payment_version
    and payment.cart_id = place_order.cart_id and payment.superseded_at is null for update;
  if not found then return '{"moved": "payment"}'; end if;

  if cardinality(code_ids) > 0 then
    perform from discount_code where discount_code.id = any(code_ids) order by discount_code.id for update;
    select jsonb_agg(wanted.id) into missing from unnest(code_ids) wanted (id)
    where not exists (
      select from discount_code code
      where code.id = wanted.id and (code.max_applications is null or code.applications < code.max_applications)
        and (code.max_applications_per_customer is null or code.max_applications_per_customer > (
          select count(*) from discount_code_use used
          where used.discount_code_id = code.id and used.released_at is null
            and (used.customer_id = buyer.customer_id or used.email = place_order.code_user))));
    if missing is not null then return jsonb_build_object('codes', missing); end if;
  end if;

  -- The rows are locked in the order of their SKUs, and looked at as they are then.
  with stock as materialized (
    select entry.sku, entry.available, entry.preorder from inventory_entry entry where entry.sku = any(skus)
    order by entry.sku for update
  )
  select
    -- A SKU without an entry has no stock: zero is meant.
    jsonb_agg(jsonb_build_object('sku', demand.sku, 'available', coalesce(stock.available, 0)) order by demand.sku)
      filter (where coalesce(stock.available, 0) < demand.quantity),
    bool_or(stock.preorder > stock.available - demand.quantity)
  into missing, has_preorders
  from unnest(skus, quantities) demand (sku, quantity)
  left join stock on stock.sku = demand.sku;
  if missing is not null then return jsonb_build_object('stock', missing); end if;

  -- One statement: beginning and ending each took longer than what it does.
  with demand as (
    select sku, quantity from unnest(skus, quantities) demand (sku, quantity)
  ), taken as (
    update inventory_entry entry set available = entry.available - demand.quantity, sold = entry.sold + demand.quantity
    from demand where demand.sku = entry.sku and entry.sku = any(skus)
  ), ended as (
    update cart set version = cart.version + 1, state = 'Ordered', document = cart_document,
      line_products = coalesce(cart_products, cart.line_products), last_modified_at = place_order.created_at
    where cart.id = place_order.cart_id
  ), placed as (
    insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, customer_id, order_state,
      payment_state, shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at, search)
    values (place_order.id, place_order.order_number, 1, place_order.cart_id, place_order.payment_id, buyer.store_key,
      buyer.anonymous_id, buyer.customer_id, place_order.order_state, place_order.payment_state, place_order.shipment_state,
      place_order.currency, place_order.total_cent, place_order.net_cent, place_order.tax_cent, place_order.document,
      place_order.created_at, array_to_tsvector(search_words))
  ), moved as (
    insert into stock_movement (order_id, sku, quantity, created_at)
    select place_order.id, demand.sku, demand.quantity, place_order.created_at from demand
  )
  insert into outbox (topic, payload, dedup_key)
  values ('order-created', announcement, 'order-created/' || place_order.id);
  -- What is left by now was to come, and so were units of this order.
  if has_preorders then
    insert into preorder (order_id, sku, quantity, expected, created_at)
    select place_order.id, demand.sku, least(demand.quantity, entry.preorder - entry.available), entry.expected_delivery,
      place_order.created_at
    from unnest(skus, quantities) demand (sku, quantity) join inventory_entry entry on entry.sku = demand.sku and entry.sku = any(skus)
    where entry.preorder > entry.available;
  end if;
  if cardinality(code_ids) > 0 then
    update discount_code set applications = applications + 1 where discount_code.id = any(code_ids);
    insert into discount_code_use (discount_code_id, order_id, customer_id, email, used_at)
    select code.id, place_order.id, buyer.customer_id, place_order.code_user, place_order.created_at from unnest(code_ids) code (id);
  end if;
  return null;
end $$;
