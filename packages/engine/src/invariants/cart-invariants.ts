import type { Invariant } from './invariant.ts'

/** Carts, their lines and their payment. */
export const CART_INVARIANTS: readonly Invariant[] = [
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
