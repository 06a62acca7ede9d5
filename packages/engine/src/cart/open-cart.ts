import { type Cart, emptyCart } from '@shop/domain/cart'
import { type Language, localeOf } from '@shop/domain/market'
import { sql } from 'kysely'
import { prepareStatement } from '../database/prepared-statement.ts'
import { newSessionSecrets, requireRoomForSession } from '../session/open-session.ts'
import type { OpenedSession } from '../session/session.ts'
import { SESSION_COLUMNS, type SessionRow, sessionOfRow, VISITOR_SESSION_END } from '../session/session-rows.ts'
import { hashToken } from '../session/session-token.ts'
import { requireMarket } from '../store/require-market.ts'
import { CART_COLUMNS, cartValuesOf } from './cart-rows.ts'
import { requireLanguage } from './create-cart.ts'
import type { CartContext } from './load-cart.ts'

// One commit for both: a visitor who needs a session because of a cart waits for the disk once.
const openCartStatement = prepareStatement<SessionRow>(
  at => sql`
    with opened as (
      insert into session (id, token_hash, refresh_hash, anonymous_id, store_key, token_expires_at, expires_at)
      values (${at(1)}, ${at(2)}::bytea, ${at(3)}::bytea, ${at(4)}, ${at(5)}, ${VISITOR_SESSION_END}, ${VISITOR_SESSION_END})
      returning ${sql.join(SESSION_COLUMNS.map(column => sql.ref(column)))}
    ), placed as (
      insert into cart (${sql.join(CART_COLUMNS.map(column => sql.ref(column)))})
      values (${sql.join(CART_COLUMNS.map((_column, place) => at(6 + place)))}))
    select * from opened`,
)

/**
 * Opens the session of a new visitor together with an empty cart (API-06, CART-01); see `createCart` for visitors who have a
 * session. Throws `CommerceError` `too-many-requests` like `openVisitorSession`, and `invalid-input` like `requireLanguage`.
 */
export async function openCart(
  context: CartContext,
  draft: { readonly storeKey: string; readonly clientAddress: string; readonly language?: Language },
): Promise<{ readonly opened: OpenedSession; readonly cart: Cart }> {
  const { storeKey, language } = draft
  const market = requireMarket(storeKey)
  requireLanguage(market, language)
  await requireRoomForSession(context, draft.clientAddress)
  const { id, anonymousId, token, refreshToken } = newSessionSecrets(context)
  const locale = localeOf(market, language)
  const cart = emptyCart(market, { id: context.newId(), locale, now: context.now(), anonymousId })
  const secrets = [id, hashToken(token), hashToken(refreshToken), anonymousId]
  const [row] = await openCartStatement(context.db, [...secrets, storeKey, ...cartValuesOf(cart)])
  if (!row) throw new Error('A session was not opened')
  context.carts?.keep(cart)
  return { opened: { session: sessionOfRow(row), token, refreshToken }, cart }
}
