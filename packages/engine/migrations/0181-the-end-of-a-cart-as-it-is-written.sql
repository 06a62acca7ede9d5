-- What a cart is at its end comes from the shop, which has read and priced it at the version that is locked here: taking the stored
-- document apart to change three fields and writing it again took longer than all other writes of the end. That it fits its row is
-- checked by `cart_sound` as before. The function that was called with the changes stays for processes of the release before.
create function place_order(
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
    select entry.sku, entry.available from inventory_entry entry where entry.sku = any(skus) order by entry.sku for update
  )
  select jsonb_agg(jsonb_build_object('sku', demand.sku, 'available', coalesce(stock.available, 0)) order by demand.sku) into missing
  from unnest(skus, quantities) demand (sku, quantity)
  left join stock on stock.sku = demand.sku
  -- A SKU without an entry has no stock: zero is meant.
  where coalesce(stock.available, 0) < demand.quantity;
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
  if cardinality(code_ids) > 0 then
    update discount_code set applications = applications + 1 where discount_code.id = any(code_ids);
    insert into discount_code_use (discount_code_id, order_id, customer_id, email, used_at)
    select code.id, place_order.id, buyer.customer_id, place_order.code_user, place_order.created_at from unnest(code_ids) code (id);
  end if;
  return null;
end $$;
