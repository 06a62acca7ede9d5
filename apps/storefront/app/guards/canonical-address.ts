import { isbot } from 'isbot'
import { chosenLocaleOf } from '../request/locale-cookies.ts'
import { canonicalAddressOf, hrefOfAddress, isSameAddress } from './address/canonical-address.ts'
import type { PageAddress } from './address/page-address.ts'
import { type Guard, type GuardedRequest, isReading } from './guard.ts'
import { leadTo } from './lead-to.ts'
import { ownAddressOf } from './own-address.ts'
import { redirectionOf } from './seo-redirection.ts'

/**
 * Sends a request to the one address its page has. What it would meet there, a page that has moved or a slug of another
 * language, is looked up first, so that it is redirected once (GUARD-17).
 */
export const canonicalAddress: Guard = async request => {
  if (!isReading(request)) return
  const address = canonicalOf(request)
  if (!address || isSameAddress(request.url, address)) return
  const moved = (await redirectionOf(request)) ?? (await redirectionOf({ ...request, url: urlOf(request, address) }))
  if (moved) throw leadTo(moved.target, moved.status)
  const own = (await ownAddressOf(request.shop, address)) ?? address
  // Who has chosen a language may choose another one tomorrow.
  throw leadTo(hrefOfAddress(own), address.status === 302 ? 302 : own.status)
}

function canonicalOf({ url, isOwnLink, shop: { market, cookie, userAgent } }: GuardedRequest): PageAddress | undefined {
  // All links of a page carry its language, but those to another one: without scripts they are the switch (GUARD-22).
  const chosenLocale = isOwnLink ? undefined : chosenLocaleOf(cookie)
  return canonicalAddressOf(url, { market, chosenLocale, isCrawler: isbot(userAgent) })
}

function urlOf({ url }: GuardedRequest, address: PageAddress): URL {
  return new URL(hrefOfAddress(address), url)
}
