import { ASSOCIATE_ROLES, type CreditBuyer, hasPermission, overCreditLimit } from '@shop/domain/company'
import { type Order, orderDueOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

const BUYER_ROLES = ASSOCIATE_ROLES.filter(role => hasPermission([role], 'create-orders'))

/** What the customer of a cart may buy on account for their company; undefined for a guest and who belongs to none. */
export async function selectCreditBuyer(db: Database, cartId: string): Promise<CreditBuyer | undefined> {
  const row = await db
    .selectFrom('cart')
    .innerJoin('associate', 'associate.customer_id', 'cart.customer_id')
    .innerJoin('company', 'company.id', 'associate.company_id')
    .leftJoin('company_credit', 'company_credit.company_id', 'company.id')
    .select(['roles', 'company.store_key as storeKey', 'limit_cent', 'term_days', 'open_cent'])
    .where('cart.id', '=', cartId)
    .executeTakeFirst()
  if (!row) return undefined
  const { roles, storeKey, limit_cent: limitCent, term_days: termDays, open_cent: openCent } = row
  const hasCredit = limitCent !== null && termDays !== null && openCent !== null
  return { roles, storeKey, ...(hasCredit ? { credit: { limitCent, termDays, openCent } } : {}) }
}

/**
 * Takes what is missing of an order that is on account from now on from the limit of its buyer's company. Orders at the same time wait
 * for each other here, so that together they never exceed it. Takes part in the transaction of `db`, which must not commit when this
 * throws: `CommerceError` `payment-not-eligible` where the limit does not cover the order, the buyer may not order for the company any
 * more, or its term is another one than was shown.
 */
export async function reserveCredit(db: Database, order: Order): Promise<void> {
  const { id, customerId, store, paymentInfo } = order
  const { centAmount } = orderDueOf(order).amount
  const termDays = termDaysOf(paymentInfo.payments[0]) ?? null
  const { rows } = await sql`
    with reserved as (
      update company_credit set open_cent = company_credit.open_cent + ${centAmount}
      from associate join company on company.id = associate.company_id
      where associate.customer_id = ${customerId ?? null} and associate.roles && ${BUYER_ROLES}::text[]
        and company.store_key = ${store.key} and company_credit.company_id = company.id
        and company_credit.term_days = ${termDays}::integer and company_credit.limit_cent > 0
        and company_credit.open_cent + ${centAmount} <= company_credit.limit_cent
      returning company_credit.company_id)
    insert into credit_reservation (order_id, company_id, open_cent)
    select ${id}, company_id, ${centAmount} from reserved returning order_id`.execute(db)
  if (rows.length === 0) throw overCreditLimit()
}

/**
 * Gives back to the limit of a company what of a locked order on account is not open any more, since it was paid, in whole or in part,
 * or cancelled. What was given back is not taken again. Takes part in the transaction of `db`.
 */
export async function giveCreditBack(
  db: Database,
  order: Pick<Order, 'id' | 'orderState' | 'totalPrice' | 'paymentInfo' | 'cancellations'>,
): Promise<void> {
  if (order.paymentInfo.payments.every(payment => termDaysOf(payment) === undefined)) return
  const openCent = orderDueOf(order).amount.centAmount
  await sql`
    with before as (
      select company_id, open_cent from credit_reservation where order_id = ${order.id} and open_cent > ${openCent} for update),
    lowered as (update credit_reservation set open_cent = ${openCent} from before where order_id = ${order.id})
    update company_credit set open_cent = company_credit.open_cent - (before.open_cent - ${openCent})
    from before where company_credit.company_id = before.company_id`.execute(db)
}
