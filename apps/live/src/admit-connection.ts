import type { IncomingMessage } from 'node:http'
import { isOwnHost, marketOfHost, storeKeyOf } from '@shop/domain/market'
import { type CartVersion, getActiveCart } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import { resolveSession } from '@shop/engine/session'
import { tokenOfCookies } from './token-of-cookies.ts'

const CART_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The cart a connection may hear about while a session lasts, or why it may not hear anything. */
export type Admission = { readonly cart: CartVersion; readonly sessionId: string } | { readonly refusal: string }

/**
 * Decides by cart id, origin and session whether a connection may follow a cart: a page of a market's host, and the
 * active cart of the session of that page (LIVE-01, LIVE-02, rule A1). Somebody else's cart is refused like none at all.
 */
export async function admitConnection(context: EngineContext, request: IncomingMessage): Promise<Admission> {
  const cartId = URL.parse(request.url ?? '', 'http://localhost')?.searchParams.get('cartId')
  if (!cartId) return { refusal: 'cartId is missing' }
  const storeKey = storeKeyOfOrigin(request.headers.origin)
  if (storeKey === undefined) return { refusal: 'this origin is not served' }
  const token = tokenOfCookies(request.headers.cookie)
  if (!CART_ID.test(cartId) || token === undefined) return { refusal: 'no such cart' }
  const session = await resolveSession(context, token)
  if (session?.storeKey !== storeKey) return { refusal: 'no such cart' }
  const cart = await getActiveCart(context, { owner: session, storeKey })
  if (cart?.id !== cartId) return { refusal: 'no such cart' }
  const { version, totalLineItemQuantity } = cart
  return { cart: { cartId, version, totalLineItemQuantity }, sessionId: session.id }
}

/** A browser always says where the page comes from, so a missing origin is no page of ours. */
function storeKeyOfOrigin(origin: string | undefined): string | undefined {
  const url = origin === undefined ? null : URL.parse(origin)
  if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url.host)) return undefined
  return storeKeyOf(marketOfHost(url.host))
}
