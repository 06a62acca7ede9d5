import type { IncomingMessage } from 'node:http'
import { COOKIES } from '@shop/domain/cookie'
import { isOwnHost, marketOfHost, storeKeyOf } from '@shop/domain/market'
import { type CartVersion, findActiveCartVersion } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import { resolveSession } from '@shop/engine/session'
import type { ClientAddressOf } from '@shop/http'
import { parseCookie } from 'cookie'

const CART_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The cart a connection may hear about while a session lasts, or why it may not hear anything. */
export type ConnectionAdmission = { readonly cart: CartVersion; readonly sessionId: string } | { readonly refusal: string }

/**
 * Decides by cart id, origin and session whether a connection may follow a cart: a page of a market's host, and the
 * active cart of the session of that page (LIVE-01, LIVE-02, rule A1). The cart of another visitor is refused like one that does not exist.
 */
export async function admitConnection(context: EngineContext, request: IncomingMessage): Promise<ConnectionAdmission> {
  const cartId = URL.parse(request.url ?? '', 'http://localhost')?.searchParams.get('cartId')
  if (!cartId) return { refusal: 'cartId is missing' }
  const storeKey = storeKeyOfOrigin(request.headers.origin)
  if (storeKey === undefined) return { refusal: 'this origin is not served' }
  const token = tokenOfCookies(request.headers.cookie)
  if (!CART_ID.test(cartId) || token === undefined) return { refusal: 'no such cart' }
  const session = await resolveSession(context, token)
  if (session?.storeKey !== storeKey) return { refusal: 'no such cart' }
  const cart = await findActiveCartVersion(context, { id: cartId, owner: session, storeKey })
  return cart ? { cart, sessionId: session.id } : { refusal: 'no such cart' }
}

/** A browser always says where the page comes from, so a missing origin is no page of ours. */
function storeKeyOfOrigin(origin: string | undefined): string | undefined {
  const url = origin === undefined ? null : URL.parse(origin)
  if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url.host)) return undefined
  return storeKeyOf(marketOfHost(url.host))
}

/** Most connections of one address: some people behind one router, but no flood. */
const MAX_PER_ADDRESS = 50

/** Counts what each address has open. */
export interface AddressLimit {
  /** Takes a place for the address of a request; undefined when it has too many. The result gives the place back. */
  take(request: IncomingMessage): (() => void) | undefined
}

/** A limit of 50 connections per address, which is the shopper's own where a trusted proxy names it. */
export function createAddressLimit(clientAddressOf: ClientAddressOf): AddressLimit {
  const counts = new Map<string, number>()
  return {
    take(request) {
      const address = clientAddressOf(request)
      const count = counts.get(address) ?? 0
      if (count >= MAX_PER_ADDRESS) return undefined
      counts.set(address, count + 1)
      return () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left === 0) counts.delete(address)
        else counts.set(address, left)
      }
    },
  }
}

/** Longest cookie value that is looked at; ours are shorter. */
const MAX_LENGTH = 2048

/** The session token in a cookie header; undefined when there is no such cookie or another site set it. */
function tokenOfCookies(cookies: string | undefined): string | undefined {
  const value = parseCookie(cookies ?? '')[COOKIES.session.name]
  if (!value || value.length > MAX_LENGTH) return undefined
  try {
    const { access_token: token } = JSON.parse(value) as { access_token?: unknown }
    return typeof token === 'string' ? token : undefined
  } catch {
    // Not JSON: a cookie of another site.
    return undefined
  }
}
