import { SHARED_CART_DAYS, type SharedCart, type SharedCartLine, sharedLinesOf } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { hashToken } from '../session/session-token.ts'
import type { CartRequest } from './cart-request.ts'
import { requireOwnCart } from './read-carts.ts'

/** Links per network of the caller. */
const LINKS: AttemptLimit = { attempts: 60, withinSeconds: 3600 }
/** Unpredictable bytes of a link: no one finds a cart by trying. */
const TOKEN_BYTES = 16

/** A shared cart with the secret of its link, which nothing else knows. */
export interface MadeSharedCart {
  readonly token: string
  readonly expiresAt: string
}

/**
 * Makes a link to the goods and units of the caller's cart as they are now, good for 30 days. Nothing of the caller, of their cart's
 * id or of prices is kept with it. Throws `CommerceError` `resource-not-found` for a cart that is not theirs, `invalid-operation` for one
 * without goods, and `too-many-requests`.
 */
export async function shareCart(
  context: EngineContext,
  request: Omit<CartRequest, 'version'> & { readonly clientAddress: string },
): Promise<MadeSharedCart> {
  const { clientAddress, ...cart } = request
  const lineItems = sharedLinesOf((await requireOwnCart(context, cart)).lineItems)
  if (lineItems.length === 0) throw new CommerceError({ code: 'invalid-operation' }, 'The cart has nothing to share')
  await requireNetworkAttempt(context, { action: 'shared-carts', clientAddress, limit: LINKS })
  // Paths of the shop are written in lower case, which base 64 would not survive.
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString('hex')
  const createdAt = context.now()
  const expiresAt = new Date(Date.parse(createdAt) + SHARED_CART_DAYS * 86_400_000).toISOString()
  await context.db
    .insertInto('shared_cart')
    .values({
      ...{ token_hash: hashToken(token), line_items: JSON.stringify(lineItems) },
      ...{ created_at: createdAt, expires_at: expiresAt },
    })
    .execute()
  return { token, expiresAt }
}

/** The goods of a shared cart. Throws `CommerceError` `resource-not-found` for a link that has expired or was never made. */
export async function getSharedCart({ db, now }: EngineContext, token: string): Promise<SharedCart> {
  const row = await db
    .selectFrom('shared_cart')
    .select(['line_items', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!row)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'shared-cart', id: 'link' },
      'The link has expired or is unknown',
    )
  const lineItems: readonly SharedCartLine[] = row.line_items
  return { lineItems, expiresAt: row.expires_at }
}

/** Deletes at most `limit` shared carts that have expired; returns how many. */
export async function deleteExpiredSharedCarts(
  { db, now }: EngineContext,
  { limit }: { readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from shared_cart where token_hash in (
      select token_hash from shared_cart where expires_at <= ${now()}::timestamptz limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
