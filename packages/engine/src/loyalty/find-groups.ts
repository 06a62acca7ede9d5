import type { CustomerGroupKey } from '@shop/domain/customer'
import type { GroupSource } from '@shop/domain/loyalty'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** How many are in a customer group; null for those in none. */
export interface GroupSize {
  readonly group: CustomerGroupKey | null
  readonly customers: number
  /** Of them, by the owner's decision, which purchases do not change. */
  readonly heldByOwner: number
}

/** How many customers each group has that has any. */
export async function countGroups({ db, now }: EngineContext): Promise<GroupSize[]> {
  const { rows } = await sql<GroupSize>`
    select group_key as "group", count(*)::integer as customers,
      (count(*) filter (where group_key is not null and group_source is distinct from 'purchases'
        and (group_held_until is null or group_held_until > ${now()})))::integer as "heldByOwner"
    from customer group by group_key order by group_key nulls first`.execute(db)
  return rows
}

/** A customer in a group: who decided on it, and until when the owner's decision holds. */
export interface GroupMember {
  readonly id: string
  readonly customerNumber: string
  readonly source: GroupSource | null
  readonly heldUntil: string | null
}

/** The customers of a group by rising number, at most so many, and how many prices of the catalogue are of the group alone. */
export async function findGroup(
  { db }: EngineContext,
  { group, limit }: { readonly group: CustomerGroupKey; readonly limit: number },
): Promise<{ readonly members: readonly GroupMember[]; readonly prices: number }> {
  const members = await db
    .selectFrom('customer')
    .select(['id', 'customer_number as customerNumber', 'group_source as source', 'group_held_until as heldUntil'])
    .where('group_key', '=', group)
    .orderBy(sql`length(customer_number)`)
    .orderBy('customer_number')
    .limit(limit)
    .execute()
  const { rows } = await sql<{ prices: number }>`
    select count(*)::integer as prices from price where customer_group = ${group}`.execute(db)
  return { members, prices: rows[0]?.prices ?? 0 }
}
