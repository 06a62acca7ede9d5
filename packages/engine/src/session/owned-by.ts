import { type RawBuilder, sql } from 'kysely'
import type { Owner, TokenHolder } from './session.ts'
import { IS_QUIET } from './session-rows.ts'
import { hashToken } from './session-token.ts'

/**
 * The condition that a row of `table` belongs to an owner (rule A1). A signed-in customer owns by their id alone; a
 * visitor owns what has their anonymous id and no customer. A token is looked up in the same statement, so that it is
 * worth nothing from the moment its session ends (rule A2).
 */
export function ownedBy(table: 'cart' | 'order', owner: Owner | TokenHolder): RawBuilder<boolean> {
  const customerId = sql.ref(`${table}.customer_id`)
  const anonymousId = sql.ref(`${table}.anonymous_id`)
  if ('token' in owner)
    return sql<boolean>`exists (
      select from session
      where token_hash = ${hashToken(owner.token)} and token_expires_at > now() and ${IS_QUIET}
        and floor(extract(epoch from token_expires_at) * 1000) = ${owner.tokenExpiresAt}
        and session.store_key = ${sql.ref(`${table}.store_key`)}
        and case when session.customer_id is null
          then session.anonymous_id = ${anonymousId} and ${customerId} is null
          else session.customer_id = ${customerId} end)`
  return owner.customerId === undefined
    ? sql<boolean>`${anonymousId} = ${owner.anonymousId} and ${customerId} is null`
    : sql<boolean>`${customerId} = ${owner.customerId}`
}
