import { UTM_SOURCE } from '@shop/domain/cart'
import { hasConsentTo } from './cookie-consent.ts'
import { cookieOf } from './cookie-of.ts'
import { lasting, writeCookie } from './write-cookie.ts'

/** Cookie with the source of the visit, kept with the consent to marketing alone, and how long (COOK-05). */
const COOKIE = 'vsf-utm-source'
const MAX_AGE_SECONDS = 30 * 86_400

/** The source an address names, if it is one that is kept (COOK-06). */
export function utmSourceOfAddress(search: string): string | undefined {
  const source = new URLSearchParams(search).get('utm_source') ?? ''
  return UTM_SOURCE.test(source) ? source : undefined
}

/** The source that is stored, as long as the visitor agrees to that. */
export function storedUtmSource(cookies: string | undefined): string | undefined {
  const source = cookieOf(cookies, COOKIE) ?? ''
  return hasConsentTo('marketing', cookies) && UTM_SOURCE.test(source) ? source : undefined
}

/** The cookie that stores a source, ready for `document.cookie`; undefined while the visitor has not agreed (COOK-05). */
export function utmSourceCookie(source: string, cookies: string, isSecure: boolean): string | undefined {
  if (!hasConsentTo('marketing', cookies)) return undefined
  return lasting(COOKIE, source, MAX_AGE_SECONDS, isSecure)
}

let ofThisVisit: string | undefined

/** Keeps the source of an address: in this window until it is left, and as a cookie where that is agreed to. */
export function keepUtmSource(search: string): void {
  ofThisVisit = utmSourceOfAddress(search) ?? ofThisVisit
  const cookie = ofThisVisit && utmSourceCookie(ofThisVisit, document.cookie, location.protocol === 'https:')
  if (cookie) writeCookie(cookie)
}

/** Where this visit came from: as its address said, else as it is stored (COOK-07). */
export function currentUtmSource(): string | undefined {
  return ofThisVisit ?? storedUtmSource(document.cookie)
}
