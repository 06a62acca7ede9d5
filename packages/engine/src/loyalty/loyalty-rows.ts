import type { CustomerGroupKey } from '@shop/domain/customer'
import { type CountedOrder, type GroupSource, type HeldGroup, type LoyaltyRule, turnoverSince } from '@shop/domain/loyalty'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Topic of the outbox under which a higher tier is announced to its customer. */
export const TIER_REACHED_TOPIC = 'loyalty-tier-reached'

/** Every rule, those that are over or to come too. */
export async function selectRules(db: Database): Promise<LoyaltyRule[]> {
  const rows = await db
    .selectFrom('loyalty_rule')
    .select(['tier', 'currency', 'net_cent', 'valid_from', 'valid_until'])
    .orderBy('currency')
    .orderBy('tier')
    .orderBy('valid_from')
    .execute()
  return rows.map(row => ({
    tier: row.tier,
    currency: row.currency,
    netCent: row.net_cent,
    validFrom: row.valid_from,
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until }),
  }))
}

/** The orders of a customer that may count at `now`, an ISO instant, with what was given back of each by any of its payments. */
export async function selectCountedOrders(db: Database, customerId: string, now: string): Promise<CountedOrder[]> {
  const { rows } = await sql<CountedOrder>`
    select placed.currency, placed.total_cent as "totalCent", placed.net_cent as "netCent", placed.created_at as "createdAt",
      placed.payment_state = 'Paid' as "isPaid", placed.order_state = 'Cancelled' as "isCancelled",
      (select coalesce(sum(movement.amount_cent), 0)::bigint from payment
        join payment_transaction movement on movement.payment_id = payment.id
        where movement.type = 'Refund' and movement.state = 'Success'
          and (payment.id = placed.payment_id or payment.due_order_id = placed.id)) as "refundedCent"
    from "order" placed
    where placed.customer_id = ${customerId} and placed.created_at >= ${turnoverSince(now)}`.execute(db)
  return rows
}

/** A customer's group with who decided on it; the row is locked until the transaction ends. Undefined where the customer is gone. */
export async function lockGroup(db: Database, customerId: string): Promise<HeldGroup | undefined> {
  const row = await db
    .selectFrom('customer')
    .select(['group_key', 'group_source', 'group_held_until'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row && { group: row.group_key, source: row.group_source, heldUntil: row.group_held_until }
}

/** What the group of a customer becomes. */
export interface GroupChange {
  readonly customerId: string
  readonly group: CustomerGroupKey | null
  readonly source: GroupSource
  /** Null for no end. */
  readonly heldUntil: string | null
  readonly now: string
}

/** Writes the group of a locked customer, as another version of them. */
export async function writeGroup(db: Database, { customerId, group, source, heldUntil, now }: GroupChange): Promise<void> {
  await sql`
    update customer set group_key = ${group}, group_source = ${source}, group_held_until = ${heldUntil}, version = version + 1,
      last_modified_at = ${now}
    where id = ${customerId}`.execute(db)
}

/**
 * Ids of customers whose tier time may change, by rising id after one: who has a tier by purchases, whose decision by the owner is
 * over, and who has orders of the months that count.
 */
export async function selectCustomersToCount(
  db: Database,
  { after, now, limit }: { readonly after: string | undefined; readonly now: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select customer.id from customer
    where customer.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and (group_source = 'purchases' and group_key <> 'base' or group_source = 'owner' and group_held_until <= ${now}
        or exists (select from "order" placed
          where placed.customer_id = customer.id and placed.created_at >= ${turnoverSince(now)}))
    order by customer.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
