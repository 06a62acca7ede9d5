import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { signOrdersToken } from './orders-token.ts'

/** How long a link to the orders site can be followed. */
const MINUTES = 15

/** Name of the key of these tokens. */
export const ORDERS_TOKEN_KEY = 'orders-token'

/**
 * A token with which a customer reaches her orders on the self-service site for a quarter of an hour (ORD-11). Only
 * for her own address, in whatever case it is written. Throws `CommerceError` `resource-not-found` for any other,
 * whether somebody has it or not. `secret` is the key of the settings, if there is one.
 */
export async function issueOrdersToken(
  context: EngineContext,
  customer: { readonly customerId: string; readonly email: string; readonly storeKey: string },
  secret?: string,
): Promise<string> {
  const { customerId, email, storeKey } = customer
  const row = await context.db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  if (!row)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'customer', id: customerId }, 'You have no such e-mail address')
  const expiresAt = new Date(Date.parse(context.now()) + MINUTES * 60_000).toISOString()
  const key = await findSigningKey(context, ORDERS_TOKEN_KEY, secret)
  return signOrdersToken(key, { customerId, storeKey, expiresAt })
}
