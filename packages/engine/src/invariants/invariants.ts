/** A rule that must hold for everything stored; its query finds what breaks it, one `offender` per row. */
export interface Invariant {
  /** Rule of the reliability guide. */
  readonly rule: string
  readonly title: string
  readonly offenders: string
}

/** Amounts of a cart's or an order's document, computed in SQL so that a fault of the rules in code cannot hide itself. */
function amountsOf(table: 'cart' | '"order"'): string {
  return `
    select id, document, total_cent, net_cent, tax_cent,
      (select coalesce(sum((line #>> '{totalPrice,centAmount}')::bigint), 0)
        from jsonb_array_elements(document -> 'lineItems') line) as lines,
      (select coalesce(sum((line #>> '{totalPrice,centAmount}')::bigint), 0)
        from jsonb_array_elements(document -> 'customLineItems') line) as fees,
      coalesce(document #>> '{shippingInfo,discountedPrice,value,centAmount}',
        document #>> '{shippingInfo,price,centAmount}', '0')::bigint as shipping,
      coalesce((document #>> '{discountOnTotalPrice,discountedAmount,centAmount}')::bigint, 0) as taken,
      (select coalesce(sum((portion #>> '{amount,centAmount}')::bigint), 0)
        from jsonb_array_elements(document #> '{taxedPrice,taxPortions}') portion) as portions
    from ${table}`
}

/** Lines of documents with the price of one piece before cart discounts. */
function linesOf(table: 'cart' | '"order"'): string {
  return `
    select id, mode, currency, line, (case when (line #>> '{price,discounted,isActive}')::boolean
      then line #>> '{price,discounted,value,centAmount}' else line #>> '{price,value,centAmount}' end)::bigint as unit
    from (
      select id, document ->> 'taxMode' as mode, document #>> '{totalPrice,currencyCode}' as currency,
        jsonb_array_elements(document -> 'lineItems') as line
      from ${table}) every_line`
}

/** Everything in a document that is taxed: lines, fees, shipping. */
function taxedPartsOf(table: 'cart' | '"order"'): string {
  return `
    select id, part from ${table}, lateral (
      select jsonb_array_elements(document -> 'lineItems') as part
      union all select jsonb_array_elements(document -> 'customLineItems')
      union all select document -> 'shippingInfo' where document ? 'shippingInfo') parts`
}

const MONEY: readonly Invariant[] = (['cart', '"order"'] as const).flatMap(table => {
  const name = table === 'cart' ? 'cart' : 'order'
  return [
    {
      rule: 'M2',
      title: `${name}: total = lines + fees + shipping - discounts on the total`,
      offenders: `select id as offender from (${amountsOf(table)}) a where total_cent <> lines + fees + shipping - taken`,
    },
    {
      rule: 'M2',
      title: `${name}: net + tax = total, and the portions are the tax`,
      offenders: `select id as offender from (${amountsOf(table)}) a where net_cent + tax_cent <> total_cent or portions <> tax_cent`,
    },
    {
      rule: 'M2',
      title: `${name}: net + tax = gross in every line, fee and shipping price`,
      offenders: `select id as offender from (${taxedPartsOf(table)}) a
        where (part #>> '{taxedPrice,totalNet,centAmount}')::bigint + (part #>> '{taxedPrice,totalTax,centAmount}')::bigint
          <> (part #>> '{taxedPrice,totalGross,centAmount}')::bigint
        or (part #>> '{taxedPrice,totalGross,centAmount}')::bigint
          <> coalesce(part #>> '{totalPrice,centAmount}', part #>> '{discountedPrice,value,centAmount}',
            part #>> '{price,centAmount}')::bigint`,
    },
    {
      rule: 'M1',
      title: `${name}: every line costs what its pieces cost, discounts taken off, in one currency`,
      // In tax mode External a line costs the net part of that, which depends on the rate.
      offenders: `select id as offender from (${linesOf(table)}) a
        where (line #>> '{totalPrice,currencyCode}') <> currency
        or (mode = 'Platform' and (line #>> '{totalPrice,centAmount}')::bigint <> case
          when jsonb_array_length(line -> 'discountedPricePerQuantity') = 0 then (line ->> 'quantity')::bigint * unit
          else (select sum((part ->> 'quantity')::bigint * (part #>> '{discountedPrice,value,centAmount}')::bigint)
            from jsonb_array_elements(line -> 'discountedPricePerQuantity') part) end)`,
    },
    {
      rule: 'M2',
      title: `${name}: what pieces cost and what discounts took off them is their price, piece by piece`,
      offenders: `select id as offender from (${linesOf(table)}) a, jsonb_array_elements(line -> 'discountedPricePerQuantity') part
        where (part #>> '{discountedPrice,value,centAmount}')::bigint + (
          select coalesce(sum((taken #>> '{discountedAmount,centAmount}')::bigint), 0)
          from jsonb_array_elements(part #> '{discountedPrice,includedDiscounts}') taken) <> unit
        union select id from (${linesOf(table)}) b
        where jsonb_array_length(line -> 'discountedPricePerQuantity') > 0 and (line ->> 'quantity')::bigint <> (
          select sum((part ->> 'quantity')::bigint) from jsonb_array_elements(line -> 'discountedPricePerQuantity') part)`,
    },
    {
      rule: 'M2',
      title: `${name}: in tax mode External nothing is taxed`,
      offenders: `select id as offender from ${table} where document ->> 'taxMode' = 'External' and tax_cent <> 0`,
    },
  ]
})

const STOCK: readonly Invariant[] = [
  {
    rule: 'S1',
    title: 'stock: loaded = available + reserved + sold, none negative',
    offenders: `select sku as offender from inventory_entry
      where loaded <> available + reserved + sold or least(available, reserved, sold) < 0`,
  },
  {
    rule: 'S1',
    title: 'stock: sold is what orders took and did not give back',
    offenders: `select entry.sku as offender from inventory_entry entry
      left join (
        select sku, sum(case kind when 'sale' then quantity else -quantity end) as quantity from stock_movement group by sku
      ) moved on moved.sku = entry.sku
      where entry.sold <> coalesce(moved.quantity, 0)`,
  },
  {
    rule: 'O3',
    title: 'stock: an order took exactly its lines, virtual products aside',
    offenders: `
      with ordered as (
        select "order".id, line #>> '{variant,sku}' as sku, sum((line ->> 'quantity')::integer) as quantity
        from "order", jsonb_array_elements(document -> 'lineItems') line
        where line #>> '{variant,sku}' not like '41000%' group by 1, 2)
      select coalesce(ordered.id, moved.order_id) as offender from ordered
      full join (select * from stock_movement where kind = 'sale') moved
        on moved.order_id = ordered.id and moved.sku = ordered.sku
      where ordered.quantity is distinct from moved.quantity`,
  },
]

const CANCELLED: readonly Invariant[] = [
  {
    rule: 'S1',
    title: 'stock: a cancelled order has given back all it took, any other nothing',
    offenders: `select "order".id as offender from "order"
      join (
        select order_id, sku, sum(quantity) filter (where kind = 'sale') as taken,
          coalesce(sum(quantity) filter (where kind = 'return'), 0) as returned
        from stock_movement group by order_id, sku) moved on moved.order_id = "order".id
      where returned is distinct from case when order_state = 'Cancelled' then taken else 0 end`,
  },
  {
    rule: 'O3',
    title: 'orders: every cancelled one is announced in the outbox, and none has left the house',
    offenders: `select id as offender from "order" where order_state = 'Cancelled'
      and (shipment_state in ('Partial', 'Shipped')
        or not exists (select from outbox where dedup_key = 'order-cancelled/' || "order".id))`,
  },
]

const SUMS_OF_PAYMENTS = `
  select payment_id,
    coalesce(sum(amount_cent) filter (where type = 'Charge' and state = 'Success'), 0) as charged,
    coalesce(sum(amount_cent) filter (where type = 'Refund' and state <> 'Failure'), 0) as refunded,
    coalesce(sum(amount_cent) filter (where type = 'Chargeback' and state = 'Success'), 0) as charged_back,
    sum(amount_cent) filter (where type = 'Authorization' and state = 'Success') as authorised,
    bool_or(type = 'Refund') as is_refunded
  from payment_transaction group by payment_id`

const MOVEMENTS_OF_MONEY: readonly Invariant[] = [
  {
    rule: 'P2',
    title: 'payments: refunded and charged back <= charged <= authorised',
    offenders: `select payment_id as offender from (${SUMS_OF_PAYMENTS}) a
      where refunded + charged_back > charged or charged > coalesce(authorised, charged)`,
  },
  {
    rule: 'P3',
    title: 'orders: paid means that the money came, credit owed that it goes back',
    offenders: `select "order".id as offender from "order" left join (${SUMS_OF_PAYMENTS}) a on a.payment_id = "order".payment_id
      where (payment_state = 'Paid' and greatest(coalesce(charged, 0), coalesce(authorised, 0)) < total_cent)
        or (payment_state in ('BalanceDue', 'Pending', 'Failed') and total_cent > 0 and coalesce(charged, 0) >= total_cent)
        or (payment_state <> 'CreditOwed' and (is_refunded or charged_back > 0 or charged > total_cent))`,
  },
]

const ORDERS: readonly Invariant[] = [
  {
    rule: 'O1',
    title: 'orders: at most one per cart, payment and order number',
    offenders: `select cart_id::text as offender from "order" group by cart_id having count(*) > 1
      union all select payment_id::text from "order" group by payment_id having count(*) > 1
      union all select order_number from "order" group by order_number having count(*) > 1`,
  },
  {
    rule: 'O3',
    title: 'orders: a cart is Ordered exactly when it has an order',
    offenders: `select cart.id as offender from cart left join "order" on "order".cart_id = cart.id
      where (cart.state = 'Ordered') <> ("order".id is not null)`,
  },
  {
    rule: 'O3',
    title: 'orders: every order is announced in the outbox',
    offenders: `select id as offender from "order"
      where not exists (select from outbox where dedup_key = 'order-created/' || "order".id)`,
  },
  {
    rule: 'M4',
    title: 'orders: amount and currency are those of the payment',
    offenders: `select "order".id as offender from "order" join payment on payment.id = payment_id
      where payment.amount_cent <> total_cent or payment.currency <> "order".currency
        or payment.cart_id <> "order".cart_id or payment.superseded_at is not null`,
  },
  {
    rule: 'M4',
    title: 'orders: lines, fees and total are those of the ordered cart',
    offenders: `select "order".id as offender from "order" join cart on cart.id = cart_id
      where cart.document -> 'lineItems' <> "order".document -> 'lineItems'
        or cart.document -> 'customLineItems' <> "order".document -> 'customLineItems'
        or cart.total_cent <> "order".total_cent or cart.store_key <> "order".store_key`,
  },
]

const COUPONS: readonly Invariant[] = [
  {
    rule: 'C4',
    title: 'coupons: uses are those of orders that were not cancelled, within every limit',
    offenders: `select code.id as offender from discount_code code
      left join discount_code_use used on used.discount_code_id = code.id and used.released_at is null
      group by code.id having code.applications <> count(used.order_id) or code.applications > code.max_applications`,
  },
  {
    rule: 'C4',
    title: 'coupons: no customer and no guest uses one more often than she may',
    offenders: `select used.discount_code_id as offender from discount_code_use used
      join discount_code code on code.id = used.discount_code_id
      where used.released_at is null group by used.discount_code_id, used.email, code.max_applications_per_customer
      having count(*) > code.max_applications_per_customer`,
  },
  {
    rule: 'O3',
    title: 'coupons: every code of an order counts as used by it',
    offenders: `select "order".id as offender from "order", jsonb_array_elements(document -> 'discountCodes') entry
      where not exists (select from discount_code_use used where used.order_id = "order".id
        and used.discount_code_id = (entry #>> '{discountCode,id}')::uuid)`,
  },
]

const CARTS: readonly Invariant[] = [
  {
    rule: 'C1',
    title: 'carts: the row and its document tell the same',
    offenders: `select id as offender from cart where (document ->> 'version')::integer <> version
      or document ->> 'cartState' <> state or document #>> '{store,key}' <> store_key
      or document ->> 'anonymousId' is distinct from anonymous_id::text
      or document ->> 'customerId' is distinct from customer_id::text`,
  },
  {
    rule: 'C1',
    title: 'carts: quantities are 1 to 1000 per SKU, lines at most 250',
    offenders: `select distinct id as offender from (
        select id, jsonb_array_length(document -> 'lineItems') as lines, line #>> '{variant,sku}' as sku,
          sum((line ->> 'quantity')::integer) as pieces
        from cart, jsonb_array_elements(document -> 'lineItems') line group by 1, 2, 3) a
      where pieces not between 1 and 1000 or lines > 250`,
  },
  {
    rule: 'C1',
    title: 'carts: at most one active cart per owner and store',
    offenders: `select min(id::text) as offender from cart where state = 'Active'
      group by store_key, coalesce(customer_id, anonymous_id), customer_id is null having count(*) > 1`,
  },
  {
    rule: 'P2',
    title: 'carts: the payment a cart names is its current one, over its total',
    offenders: `select cart.id as offender from cart
      left join payment on payment.cart_id = cart.id and payment.superseded_at is null
      where cart.document #>> '{paymentInfo,payments,0,id}' is distinct from payment.id::text
        or payment.amount_cent <> total_cent or payment.currency <> cart.currency`,
  },
]

const PRICES: readonly Invariant[] = [
  {
    rule: 'M3',
    title: 'prices: every price is what its newest record tells, and a price that is gone is recorded as gone',
    offenders: `
      with newest as (
        select distinct on (sku, currency, country, customer_group, valid_from, valid_until) * from price_record
        order by sku, currency, country, customer_group, valid_from, valid_until, in_force_from desc, id desc)
      select coalesce(price.sku, newest.sku) as offender from price
      full join (select * from newest where value_cent is not null) newest
        on newest.sku = price.sku and newest.currency = price.currency
        and coalesce(newest.country, '') = coalesce(price.country, '')
        and coalesce(newest.customer_group, '') = coalesce(price.customer_group, '')
        and coalesce(newest.valid_from, '-infinity') = coalesce(price.valid_from, '-infinity')
        and coalesce(newest.valid_until, 'infinity') = coalesce(price.valid_until, 'infinity')
      where (price.value_cent, price.discounted_cent, price.is_discount_active, price.discount_valid_from,
          price.discount_valid_until)
        is distinct from (newest.value_cent, newest.discounted_cent, newest.is_discount_active,
          newest.discount_valid_from, newest.discount_valid_until)`,
  },
]

const REVIEWS: readonly Invariant[] = [
  {
    rule: 'REV-19',
    title: 'reviews: the statistics of a product are those of its included reviews',
    offenders: `
      with counted as (
        select product_id, rating, count(*) as reviews from review where state = 'approved' group by 1, 2
      ), stored as (
        select product_id, rating, reviews from review_statistics, lateral (
          values (1, rating_1), (2, rating_2), (3, rating_3), (4, rating_4), (5, rating_5)) each (rating, reviews))
      select distinct coalesce(counted.product_id, stored.product_id) as offender from counted
      full join stored on stored.product_id = counted.product_id and stored.rating = counted.rating
      where coalesce(counted.reviews, 0) <> coalesce(stored.reviews, 0)`,
  },
  {
    rule: 'REV-09',
    title: 'reviews: whoever wrote one here has ordered its SKU',
    offenders: `select review.id as offender from review
      left join "order" on "order".id = review.order_id
      where review.source = 'storefront' and not coalesce(
        "order".document -> 'lineItems' @> jsonb_build_array(jsonb_build_object('variant', jsonb_build_object('sku', review.sku))),
        false)`,
  },
]

/** Every rule that what is stored can break. */
export const INVARIANTS: readonly Invariant[] = [
  ...MONEY,
  ...STOCK,
  ...CANCELLED,
  ...MOVEMENTS_OF_MONEY,
  ...ORDERS,
  ...COUPONS,
  ...CARTS,
  ...PRICES,
  ...REVIEWS,
]
