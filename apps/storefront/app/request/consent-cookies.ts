import { UTM_SOURCE } from '@shop/domain/cart'
import { CONSENT_COOKIE, COOKIES, type ConsentCategory, UTM_SOURCE_COOKIE } from '@shop/domain/cookie'
import { cookieOf, lastingCookie, writeCookie } from './cookies.ts'

/** Whether the cookies of a request hold the consent to a category; a consent that cannot be read does not count (TRACK-15). */
export function hasConsentTo(category: ConsentCategory, cookieHeader: string | undefined): boolean {
  try {
    const content = JSON.parse(cookieOf(cookieHeader, CONSENT_COOKIE.name) ?? '') as { readonly choices?: Choices } | null
    return content?.choices?.[category] === true
  } catch {
    return false
  }
}

type Choices = Readonly<Record<string, unknown>> | null

const FINGERPRINT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id that a browser was given, whatever its owner has consented to by now. */
export function browserIdOf(cookies: string | undefined): string | undefined {
  const id = cookieOf(cookies, COOKIES.deviceFingerprint.name) ?? ''
  return FINGERPRINT.test(id) ? id : undefined
}

/** What distinguishes this browser from others, as long as its owner consents to statistics (COOK-05). */
export function deviceFingerprintOf(cookies: string | undefined): string | undefined {
  const { name, consent } = COOKIES.deviceFingerprint
  const fingerprint = cookieOf(cookies, name) ?? ''
  return hasConsentTo(consent, cookies) && FINGERPRINT.test(fingerprint) ? fingerprint : undefined
}

/**
 * The cookie with the fingerprint of a browser, ready for `document.cookie`; undefined without consent to statistics, or
 * when the browser has one already. It is random: nothing of the device is measured for it.
 */
export function deviceFingerprintCookie(cookies: string, newId: () => string, isSecure: boolean): string | undefined {
  const { name, lifetime, consent } = COOKIES.deviceFingerprint
  if (!hasConsentTo(consent, cookies) || deviceFingerprintOf(cookies)) return undefined
  return lastingCookie({ name, value: newId(), maxAgeSeconds: lifetime, isSecure })
}

/** Stores the fingerprint of this browser, where that is consented to. */
export function storeDeviceFingerprint(): void {
  const newId = () => crypto.randomUUID()
  const cookie = deviceFingerprintCookie(document.cookie, newId, location.protocol === 'https:')
  if (cookie) writeCookie(cookie)
}

/** The source a URL names, if it is a valid one (COOK-06). */
export function utmSourceOfUrl(search: string): string | undefined {
  const source = new URLSearchParams(search).get('utm_source') ?? ''
  return UTM_SOURCE.test(source) ? source : undefined
}

/** The source that is stored, as long as the visitor consents to marketing. */
export function storedUtmSource(cookies: string | undefined): string | undefined {
  const { name, consent } = UTM_SOURCE_COOKIE
  const source = cookieOf(cookies, name) ?? ''
  return hasConsentTo(consent, cookies) && UTM_SOURCE.test(source) ? source : undefined
}

/** The cookie that stores a source, ready for `document.cookie`; undefined without consent to marketing (COOK-05). */
export function utmSourceCookie(source: string, cookies: string, isSecure: boolean): string | undefined {
  const { name, lifetime, consent } = UTM_SOURCE_COOKIE
  return hasConsentTo(consent, cookies) ? lastingCookie({ name, value: source, maxAgeSeconds: lifetime, isSecure }) : undefined
}

/**
 * The source that the pages of this window name, from the last one back: the browser keeps their addresses, so that nothing
 * has to be stored for it before a visitor agrees to that. `entries` are those of the Navigation API up to the page shown.
 */
export function utmSourceOfHistory(entries: readonly { readonly url: string | null }[]): string | undefined {
  for (const { url } of entries.toReversed()) {
    const source = utmSourceOfUrl(URL.parse(url ?? '')?.search ?? '')
    if (source) return source
  }
  return undefined
}

/** In browsers that do not tell what else was shown in the window. */
let sourceOfPage: string | undefined

function sourceOfVisit(): string | undefined {
  sourceOfPage = utmSourceOfUrl(location.search) ?? sourceOfPage
  if (!('navigation' in window) || !navigation.currentEntry) return sourceOfPage
  return utmSourceOfHistory(navigation.entries().slice(0, navigation.currentEntry.index + 1)) ?? sourceOfPage
}

/** Stores the source of this visit in a cookie, where that is consented to; without consent it is asked again later. */
export function rememberUtmSource(): void {
  const source = sourceOfVisit()
  const cookie = source && utmSourceCookie(source, document.cookie, location.protocol === 'https:')
  if (cookie) writeCookie(cookie)
}

/** Where this visit came from: as a URL of it said, else as it is stored (COOK-07). */
export function currentUtmSource(): string | undefined {
  return sourceOfVisit() ?? storedUtmSource(document.cookie)
}
