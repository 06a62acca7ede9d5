-- Places an order: locks what it is made of, checks it and writes everything, in one statement of one transaction. Each
-- statement in here sees what was committed while the one before it waited, which the parts of a single statement would not.
-- Null when the order was placed. Else nothing was written, and the answer says why: "moved" names what is no longer as it
-- was read, "codes" those that were used as often as they may be, "stock" what is left of SKUs that are short.
-- Locks are taken as everywhere: cart, payment, codes by id, stock by SKU.
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
  -- What the cart's document says of its end.
  cart_changes jsonb,
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
  where cart.id = place_order.cart_id and cart.version = place_order.cart_version and cart.state = 'Active' for update;
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

  perform from inventory_entry entry where entry.sku = any(skus) order by entry.sku for update;
  select jsonb_agg(jsonb_build_object('sku', demand.sku, 'available', coalesce(entry.available, 0)) order by demand.sku) into missing
  from unnest(skus, quantities) demand (sku, quantity)
  -- Named twice, so that entries are found by their keys: how many there are in the array is not known to a plan.
  left join inventory_entry entry on entry.sku = demand.sku and entry.sku = any(skus)
  -- A SKU without an entry has no stock: zero is meant.
  where coalesce(entry.available, 0) < demand.quantity;
  if missing is not null then return jsonb_build_object('stock', missing); end if;

  update inventory_entry entry set available = entry.available - demand.quantity, sold = entry.sold + demand.quantity
  from unnest(skus, quantities) demand (sku, quantity) where demand.sku = entry.sku and entry.sku = any(skus);
  update cart set version = cart.version + 1, state = 'Ordered', document = cart.document || cart_changes,
    last_modified_at = place_order.created_at
  where cart.id = place_order.cart_id;
  insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, customer_id, order_state,
    payment_state, shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at, search)
  values (place_order.id, place_order.order_number, 1, place_order.cart_id, place_order.payment_id, buyer.store_key,
    buyer.anonymous_id, buyer.customer_id, place_order.order_state, place_order.payment_state, place_order.shipment_state,
    place_order.currency, place_order.total_cent, place_order.net_cent, place_order.tax_cent, place_order.document,
    place_order.created_at, array_to_tsvector(search_words));
  insert into stock_movement (order_id, sku, quantity, created_at)
  select place_order.id, demand.sku, demand.quantity, place_order.created_at from unnest(skus, quantities) demand (sku, quantity);
  if cardinality(code_ids) > 0 then
    update discount_code set applications = applications + 1 where discount_code.id = any(code_ids);
    insert into discount_code_use (discount_code_id, order_id, customer_id, email, used_at)
    select code.id, place_order.id, buyer.customer_id, place_order.code_user, place_order.created_at from unnest(code_ids) code (id);
  end if;
  insert into outbox (topic, payload, dedup_key)
  values ('order-created', announcement, 'order-created/' || place_order.id);
  return null;
end $$;
