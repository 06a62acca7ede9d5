import type { Invariant } from './invariant.ts'
import { CARTS } from './lines-of-cart.ts'

/** Carts, their lines and their payment. */
export const CART_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'C1',
    title: 'carts: the row and its document tell the same',
    // Of a cart that became an order the database has checked it itself.
    offenders: `select id as offender from ${CARTS} where (document ->> 'id')::uuid is distinct from id
      or (document ->> 'version')::integer is distinct from version
      or document ->> 'cartState' is distinct from state or document #>> '{store,key}' is distinct from store_key
      or document ->> 'anonymousId' is distinct from anonymous_id::text
      or document ->> 'customerId' is distinct from customer_id::text
      or document #>> '{totalPrice,currencyCode}' is distinct from currency
      or (document #>> '{totalPrice,centAmount}')::bigint is distinct from total_cent
      or (document #>> '{taxedPrice,totalGross,centAmount}')::bigint is distinct from total_cent
      or (document #>> '{taxedPrice,totalNet,centAmount}')::bigint is distinct from net_cent
      or (document #>> '{taxedPrice,totalTax,centAmount}')::bigint is distinct from tax_cent`,
  },
  {
    rule: 'C1',
    title: 'carts: quantities are 1 to 1000 per SKU, lines at most 250',
    offenders: `select distinct id as offender from (
        select id, jsonb_array_length(document -> 'lineItems') as lines, line #>> '{variant,sku}' as sku,
          sum((line ->> 'quantity')::integer) as units
        from ${CARTS}, jsonb_array_elements(document -> 'lineItems') line group by 1, 2, 3) a
      where units not between 1 and 1000 or lines > 250`,
  },
  {
    rule: 'C1',
    title: 'carts: at most one active cart per owner and store',
    offenders: `select min(id::text) as offender from cart where state = 'Active' and not is_express
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
