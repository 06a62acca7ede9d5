import { sql } from 'kysely'
import { inPeriod, ofCountry, type ReportQuery } from './report-query.ts'

/** Carts of a market that began to be paid by a method, and those of them that it made orders of. */
export interface MethodCount {
  readonly country: string
  /** `bank-transfer`, `cash-on-delivery`, or a method of the payment provider. */
  readonly method: string
  readonly begun: number
  readonly orders: number
}

/**
 * Payments begun in the period by market and method, each cart once per method however often it was tried. Orders that are
 * paid a second time are left out: they exist already.
 */
export async function selectMethodCounts(query: ReportQuery): Promise<MethodCount[]> {
  const { rows } = await sql<MethodCount>`
    with payment_begun as (
        select cart_id, upper(store_key) as country, method, order_id is not null as is_ordered
        from checkout_attempt
        where due_order_id is null and ${inPeriod(sql`created_at`, query)} and ${ofCountry(sql`upper(store_key)`, query)}
        union all
        select payment.cart_id, upper(cart.store_key), payment.interface, placed.id is not null
        from payment
        join cart on cart.id = payment.cart_id
        left join "order" placed on placed.payment_id = payment.id
        where payment.interface <> 'card-payment-provider' and payment.due_order_id is null
          and ${inPeriod(sql`payment.created_at`, query)} and ${ofCountry(sql`upper(cart.store_key)`, query)})
    select country, method, count(distinct cart_id)::integer as begun,
      count(distinct cart_id) filter (where is_ordered)::integer as orders
    from payment_begun group by country, method order by country, method`.execute(query.db)
  return rows
}
