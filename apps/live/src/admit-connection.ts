import type { IncomingMessage } from 'node:http'
import { COOKIES } from '@shop/domain/cookie'
import { MAX_CONNECTIONS_PER_ADDRESS } from '@shop/domain/live'
import { isOwnHost, marketOfHost, storeKeyOf } from '@shop/domain/market'
import type { CartFollower } from '@shop/engine/cart'
import { parseCookie } from 'cookie'

const CART_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Why a connection may not hear anything. */
export interface ConnectionRefusal {
  readonly refusal: string
  /** Whether it may come back and be admitted. */
  readonly isTemporary?: true
}

/** What is told who asks for a cart that is not theirs, or does not exist. */
export const NO_SUCH_CART: ConnectionRefusal = { refusal: 'no such cart' }

/**
 * Decides by cart id and origin whether a connection may ask to follow a cart: a page of a market's host, with a session of it
 * (LIVE-01, LIVE-02). Whether the cart belongs to that session is for the database (rule A1).
 */
export function readFollower(request: IncomingMessage): CartFollower | ConnectionRefusal {
  const cartId = URL.parse(request.url ?? '', 'http://localhost')?.searchParams.get('cartId')
  if (!cartId) return { refusal: 'cartId is missing' }
  const storeKey = storeKeyOfOrigin(request.headers.origin)
  if (storeKey === undefined) return { refusal: 'this origin is not served' }
  const token = tokenOfCookies(request.headers.cookie)
  if (!CART_ID.test(cartId) || token === undefined) return NO_SUCH_CART
  return { cartId, storeKey, token }
}

/** A browser always says where the page comes from, so a missing origin is no page of ours. */
function storeKeyOfOrigin(origin: string | undefined): string | undefined {
  const url = origin === undefined ? null : URL.parse(origin)
  if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(url.host)) return undefined
  return storeKeyOf(marketOfHost(url.host))
}

/** Counts what each address has open. */
export interface AddressLimit {
  /** Takes a place for an address; undefined when it has too many. The result gives the place back. */
  take(address: string): (() => void) | undefined
}

/** A limit of 50 connections per address. */
export function createAddressLimit(): AddressLimit {
  const counts = new Map<string, number>()
  return {
    take(address) {
      const count = counts.get(address) ?? 0
      if (count >= MAX_CONNECTIONS_PER_ADDRESS) return undefined
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
