import { type RawBuilder, sql } from 'kysely'
import type { Owner } from './session.ts'

/**
 * The condition that a row of `table` belongs to an owner (rule A1). A signed-in customer owns by her id alone; a
 * visitor owns what has her anonymous id and no customer.
 */
export function ownedBy(table: 'cart' | 'order', owner: Owner): RawBuilder<boolean> {
  const customerId = sql.ref(`${table}.customer_id`)
  return owner.customerId === undefined
    ? sql<boolean>`${sql.ref(`${table}.anonymous_id`)} = ${owner.anonymousId} and ${customerId} is null`
    : sql<boolean>`${customerId} = ${owner.customerId}`
}
