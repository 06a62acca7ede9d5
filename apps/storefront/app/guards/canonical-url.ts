import { isbot } from 'isbot'
import { catalogueUrlOf } from './catalogue-slug.ts'
import { type Guard, type GuardedRequest, isReading, redirectTo } from './guard.ts'
import { redirectionOf } from './seo-redirection.ts'
import { canonicalUrlOf, isSameUrl } from './url/canonical-url.ts'
import { hrefOfUrl, type PageUrl } from './url/url-rule.ts'

/**
 * Redirects a request to the canonical URL of its page. Whether that page has moved or carries a slug of another
 * language is looked up first, so that the visitor is redirected once (GUARD-17).
 */
export const canonicalUrl: Guard = async request => {
  if (!isReading(request)) return
  const url = canonicalOf(request)
  if (!url || isSameUrl(request.url, url)) return
  const moved = (await redirectionOf(request)) ?? (await redirectionOf({ ...request, url: new URL(hrefOfUrl(url), request.url) }))
  if (moved) throw redirectTo(moved.target, moved.status)
  const current = (await catalogueUrlOf(request.shop, url)) ?? url
  // A visitor who has chosen a language may choose another one tomorrow.
  throw redirectTo(hrefOfUrl(current), url.status === 302 ? 302 : current.status)
}

function canonicalOf({ url, isOwnLink, shop: { market, chosenLocale: chosen, userAgent } }: GuardedRequest): PageUrl | undefined {
  // All links of a page carry its language, but those to another one: without scripts they are the switch (GUARD-22).
  const chosenLocale = isOwnLink ? undefined : chosen
  return canonicalUrlOf(url, { market, chosenLocale, isCrawler: () => isbot(userAgent) })
}
