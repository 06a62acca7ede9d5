-- Carts that wait for an approval are Frozen: their buyers cannot change them, and may begin another one.
create or replace function cart_is_sound(
  id uuid,
  version integer,
  store_key text,
  anonymous_id uuid,
  customer_id uuid,
  state text,
  currency text,
  total_cent bigint,
  net_cent bigint,
  tax_cent bigint,
  document json
) returns boolean language plpgsql immutable parallel safe as $$
declare
  broken text;
  fields jsonb;
begin
  broken := case
    when version < 1 then 'cart_version_positive'
    when state not in ('Active', 'Ordered', 'Merged', 'Frozen') then 'cart_state_known'
    when currency !~ '^[A-Z]{3}$' then 'cart_currency_form'
    when total_cent < 0 then 'cart_total_not_negative'
    when anonymous_id is null and customer_id is null then 'cart_has_owner'
    when net_cent + tax_cent <> total_cent then 'cart_net_and_tax_make_total'
  end;
  if broken is null then
    if state <> 'Ordered' then
      return true;
    end if;
    fields := document::jsonb;
    broken := case
      when not coalesce(jsonb_array_length(fields -> 'lineItems') <= 250, false) then 'cart_lines_in_range'
      when jsonb_path_exists(fields, '$.lineItems[*].quantity ? (@.type() != "number" || @ < 1 || @ > 1000)')
        then 'cart_quantities_in_range'
      when not coalesce((fields ->> 'id')::uuid = id
        and (fields ->> 'version')::integer = version
        and fields ->> 'cartState' = state
        and fields -> 'store' ->> 'key' = store_key
        and fields -> 'totalPrice' ->> 'currencyCode' = currency
        and (fields -> 'totalPrice' ->> 'centAmount')::bigint = total_cent
        and (fields -> 'taxedPrice' -> 'totalGross' ->> 'centAmount')::bigint = total_cent
        and (fields -> 'taxedPrice' -> 'totalNet' ->> 'centAmount')::bigint = net_cent
        and (fields -> 'taxedPrice' -> 'totalTax' ->> 'centAmount')::bigint = tax_cent, false) then 'cart_document_fits_row'
    end;
    if broken is null then
      return true;
    end if;
  end if;
  raise exception 'new row for relation "cart" violates check constraint "%"', broken
    using errcode = 'check_violation', table = 'cart', constraint = broken;
end $$;

-- A frozen cart becomes an order by its approval alone, which the shop decides before it calls this.
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
  update cart set version = cart.version + 1, state = 'Ordered', document = (cart.document::jsonb || cart_changes)::json,
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

-- That an order above its buyer's limit is to be approved by someone else of the company.
create table approval_request (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  cart_id uuid not null references cart (id) on delete cascade,
  -- The buyer.
  customer_id uuid not null references customer (id) on delete cascade,
  store_key text not null references store (key),
  state text not null default 'pending'
    constraint approval_request_state_known check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  currency text not null constraint approval_request_currency_form check (currency ~ '^[A-Z]{3}$'),
  -- What is to be approved: the total of the cart, which may rise meanwhile and is shown again then.
  total_cent bigint not null constraint approval_request_total_positive check (total_cent >= 0),
  reason text constraint approval_request_reason_length check (length(reason) between 1 and 500),
  decided_by uuid references customer (id) on delete set null,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint approval_request_decided_at check ((state = 'pending') = (decided_at is null))
);
-- One at a time for a cart.
create unique index approval_request_pending on approval_request (cart_id) where state = 'pending';
create index approval_request_company on approval_request (company_id, requested_at);
create index approval_request_customer on approval_request (customer_id, requested_at);
create index approval_request_decided_by on approval_request (decided_by) where decided_by is not null;
