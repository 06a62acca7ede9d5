import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { signText, verifyText } from '../signing-key/signed-text.ts'

/** Who may look at whose orders, and until when. */
interface OrdersClaim {
  readonly customerId: string
  readonly storeKey: string
  /** ISO instant. */
  readonly expiresAt: string
}

/** Name of the key of these tokens, and their purpose. */
export const ORDERS_TOKEN_KEY = 'orders-token'

const LONGEST = 512
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A claim as a text for an address, signed with HMAC-SHA256; it says who, but nothing about them (ORD-11, rule A6). */
export function signOrdersToken(key: Uint8Array, { customerId, storeKey, expiresAt }: OrdersClaim): string {
  return signText(key, ORDERS_TOKEN_KEY, JSON.stringify([customerId, storeKey, expiresAt]))
}

/** The claim of a token that we signed and that has not expired at `now`, an ISO instant; undefined for anything else. */
export function verifyOrdersToken(key: Uint8Array, token: string, now: string): OrdersClaim | undefined {
  if (token.length > LONGEST) return undefined
  const content = verifyText(key, ORDERS_TOKEN_KEY, token)
  const claim = content === undefined ? undefined : readClaim(content)
  return claim && Date.parse(claim.expiresAt) > Date.parse(now) ? claim : undefined
}

function readClaim(content: string): OrdersClaim | undefined {
  const parsed: unknown = JSON.parse(content)
  const [customerId, storeKey, expiresAt] = Array.isArray(parsed) ? parsed : []
  const isWhole = typeof storeKey === 'string' && typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt))
  return isWhole && typeof customerId === 'string' && UUID.test(customerId) ? { customerId, storeKey, expiresAt } : undefined
}

/** How long a link to the orders site can be followed. */
const MINUTES = 15

/**
 * A token with which a customer reaches their orders on the self-service site for a quarter of an hour (ORD-11). Only
 * for their own address, in whatever case it is written. Throws `CommerceError` `resource-not-found` for any other,
 * whether someone has it or not. `secret` is the key of the settings, if there is one.
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
