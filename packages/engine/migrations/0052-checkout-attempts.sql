-- A shopper's attempt to pay a cart, as it was then, by the payment provider. Its id is that of its payment, and what the
-- provider calls the payment's merchant reference. Carts with attempts are not deleted while money may still come.
create table checkout_attempt (
  id uuid primary key references payment (id) on delete cascade,
  cart_id uuid not null references cart (id) on delete cascade,
  -- The state of the cart that was frozen; a cart of another version makes no order of this attempt.
  cart_version integer not null,
  store_key text not null references store (key),
  method text not null constraint attempt_method_known check (method in ('scheme', 'paypal', 'applepay', 'googlepay', 'klarna',
    'klarna_account', 'klarna_b2b', 'ratepay', 'onlineBanking_PL', 'ideal', 'multibanco', 'twint', 'mobilepay')),
  currency text not null,
  amount_cent bigint not null constraint attempt_amount_positive check (amount_cent > 0),
  state text not null default 'open' constraint attempt_state_known check (state in ('open', 'ordered', 'failed', 'voided')),
  reason text constraint attempt_reason_known check (reason in ('refused', 'cancelled', 'expired', 'rejected', 'cart-changed',
    'sold-out', 'other-amount')),
  psp_reference text,
  -- The provider's page of the payment, where it has one.
  session_id text,
  -- What the provider is asked with, to ask again under the same key while it has not answered; no card data, and gone after.
  request jsonb,
  order_id uuid constraint attempt_one_per_order unique references "order" (id),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When its hold on goods and codes ends by itself.
  held_until timestamptz not null,
  asked_at timestamptz,
  constraint attempt_ordered_has_order check ((state = 'ordered') = (order_id is not null)),
  constraint attempt_failed_has_reason check ((state in ('failed', 'voided')) = (reason is not null))
);
create index checkout_attempt_open on checkout_attempt (created_at) where state = 'open';
create index checkout_attempt_of_cart on checkout_attempt (cart_id);

-- Units that wait for an attempt to be paid (rule S3): taken from what is available, given back or sold exactly once.
create table stock_reservation (
  attempt_id uuid not null references checkout_attempt (id) on delete cascade,
  sku text not null references inventory_entry (sku),
  quantity integer not null constraint reservation_positive check (quantity > 0),
  ended_at timestamptz,
  primary key (attempt_id, sku)
);
create index stock_reservation_live on stock_reservation (sku) where ended_at is null;

-- Uses of codes that wait for an attempt to be paid (rule C4); counted in the code's applications while they live.
create table discount_code_claim (
  attempt_id uuid not null references checkout_attempt (id) on delete cascade,
  discount_code_id uuid not null references discount_code (id),
  ended_at timestamptz,
  primary key (attempt_id, discount_code_id)
);
create index discount_code_claim_live on discount_code_claim (discount_code_id) where ended_at is null;

-- Gives back what an attempt holds, once; the caller has locked the attempt. Codes before stock, stock by SKU, as everywhere.
create function end_attempt_holds(attempt uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform from discount_code code join discount_code_claim claim on claim.discount_code_id = code.id
  where claim.attempt_id = attempt and claim.ended_at is null order by code.id for update of code;
  with ended as (
    update discount_code_claim set ended_at = at where attempt_id = attempt and ended_at is null returning discount_code_id)
  update discount_code set applications = applications - 1 from ended where discount_code.id = ended.discount_code_id;
  perform from inventory_entry entry join stock_reservation held on held.sku = entry.sku
  where held.attempt_id = attempt and held.ended_at is null order by entry.sku for update of entry;
  with ended as (
    update stock_reservation set ended_at = at where attempt_id = attempt and ended_at is null returning sku, quantity)
  update inventory_entry entry set available = entry.available + ended.quantity, reserved = entry.reserved - ended.quantity
  from ended where ended.sku = entry.sku;
end $$;

-- Begins an attempt: holds its goods and codes for as long as it says. Null when it began; else nothing was written, and the
-- answer says why, as that of place_order does. What older attempts for the cart hold is given back first, since it is for the
-- same goods.
create function begin_checkout_attempt(
  id uuid,
  cart_id uuid,
  cart_version integer,
  method text,
  created_at timestamptz,
  held_until timestamptz,
  code_ids uuid[],
  skus text[],
  quantities integer[]
) returns jsonb language plpgsql as $$
#variable_conflict use_column
declare
  paid record;
  older record;
  missing jsonb;
begin
  perform from cart
  where cart.id = begin_checkout_attempt.cart_id and cart.version = begin_checkout_attempt.cart_version and cart.state = 'Active'
  for update;
  if not found then return '{"moved": "cart"}'; end if;
  select payment.currency, payment.amount_cent, cart.store_key into paid from payment join cart on cart.id = payment.cart_id
  where payment.id = begin_checkout_attempt.id and payment.cart_id = begin_checkout_attempt.cart_id
    and payment.superseded_at is null for update of payment;
  if not found then return '{"moved": "payment"}'; end if;

  for older in select attempt.id from checkout_attempt attempt
    where attempt.cart_id = begin_checkout_attempt.cart_id and attempt.state in ('open', 'failed') order by attempt.id
  loop
    perform end_attempt_holds(older.id, begin_checkout_attempt.created_at);
  end loop;

  if cardinality(code_ids) > 0 then
    perform from discount_code where discount_code.id = any(code_ids) order by discount_code.id for update;
    select jsonb_agg(wanted.id) into missing from unnest(code_ids) wanted (id)
    where not exists (
      select from discount_code code
      where code.id = wanted.id and (code.max_applications is null or code.applications < code.max_applications));
    if missing is not null then return jsonb_build_object('codes', missing); end if;
  end if;
  perform from inventory_entry entry where entry.sku = any(skus) order by entry.sku for update;
  select jsonb_agg(jsonb_build_object('sku', demand.sku, 'available', coalesce(entry.available, 0)) order by demand.sku) into missing
  from unnest(skus, quantities) demand (sku, quantity)
  left join inventory_entry entry on entry.sku = demand.sku and entry.sku = any(skus)
  where coalesce(entry.available, 0) < demand.quantity;
  if missing is not null then return jsonb_build_object('stock', missing); end if;

  insert into checkout_attempt (id, cart_id, cart_version, store_key, method, currency, amount_cent, created_at, held_until)
  values (begin_checkout_attempt.id, begin_checkout_attempt.cart_id, begin_checkout_attempt.cart_version, paid.store_key,
    begin_checkout_attempt.method, paid.currency, paid.amount_cent, begin_checkout_attempt.created_at,
    begin_checkout_attempt.held_until);
  insert into discount_code_claim (attempt_id, discount_code_id)
  select begin_checkout_attempt.id, code.id from unnest(code_ids) code (id);
  update discount_code set applications = applications + 1 where discount_code.id = any(code_ids);
  insert into stock_reservation (attempt_id, sku, quantity)
  select begin_checkout_attempt.id, demand.sku, demand.quantity from unnest(skus, quantities) demand (sku, quantity);
  update inventory_entry entry set available = entry.available - demand.quantity, reserved = entry.reserved + demand.quantity
  from unnest(skus, quantities) demand (sku, quantity) where demand.sku = entry.sku and entry.sku = any(skus);
  return null;
end $$;

-- What the provider tells, kept before it is acted upon; each event once, however often it is told.
create table payment_notification (
  id bigint generated always as identity primary key,
  event_key text not null constraint notification_once unique,
  event_code text not null,
  merchant_reference text not null,
  -- The item as it was signed.
  item jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  -- What it came to: taken, or why not.
  outcome text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);
create index payment_notification_waiting on payment_notification (next_try_at) where processed_at is null;

-- The provider's number of a movement that the shop asked for, and when it was asked.
alter table payment_transaction add column provider_reference text;
alter table payment_transaction add column asked_at timestamptz;
create index payment_transaction_asked on payment_transaction (created_at) where state = 'Initial';
