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
          sum((line ->> 'quantity')::integer) as units
        from cart, jsonb_array_elements(document -> 'lineItems') line group by 1, 2, 3) a
      where units not between 1 and 1000 or lines > 250`,
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
      left join payment on payment.cart_id = cart.id and payment.superseded_at is null and payment.due_order_id is null
      where cart.document #>> '{paymentInfo,payments,0,id}' is distinct from payment.id::text
        or payment.amount_cent <> total_cent or payment.currency <> cart.currency`,
  },
]

/** Uses of discount codes. */
export const DISCOUNT_CODE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'C4',
    title: 'coupons: uses are those of orders that were not cancelled and of payments that are waited for, within every limit',
    offenders: `select code.id as offender from discount_code code
      left join discount_code_use used on used.discount_code_id = code.id and used.released_at is null
      group by code.id having code.applications <> count(used.order_id) + (
          select count(*) from discount_code_claim claim where claim.discount_code_id = code.id and claim.ended_at is null)
        or code.applications > code.max_applications`,
  },
  {
    rule: 'C4',
    title: 'coupons: no customer and no guest uses one more often than the customer may',
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
