import { DEVICE_FINGERPRINT_COOKIE } from '@shop/contract'
import { UTM_SOURCE } from '@shop/domain/cart'
import { cookieOf, lasting, writeCookie } from './cookies.ts'

/** What a visitor may agree to beyond what a page needs. */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing'

const CONSENT_COOKIE = 'cookie-consent'

/** Whether the cookies of a request hold a consent to a category; whatever cannot be read is none (TRACK-15). */
export function hasConsentTo(category: ConsentCategory, cookieHeader: string | undefined): boolean {
  const text = cookieOf(cookieHeader, CONSENT_COOKIE)
  if (!text) return false
  try {
    const content: unknown = JSON.parse(decodeURIComponent(text))
    const choices = typeof content === 'object' && content !== null ? (content as { choices?: unknown }).choices : undefined
    return typeof choices === 'object' && choices !== null && (choices as Record<string, unknown>)[category] === true
  } catch {
    return false
  }
}

const FINGERPRINT_MAX_AGE_SECONDS = 365 * 86_400
const FINGERPRINT = /^[0-9a-f-]{36}$/

/** What tells this browser from others, as long as its owner agrees to statistics (COOK-05). */
export function deviceFingerprintOf(cookies: string | undefined): string | undefined {
  const fingerprint = cookieOf(cookies, DEVICE_FINGERPRINT_COOKIE) ?? ''
  return hasConsentTo('statistics', cookies) && FINGERPRINT.test(fingerprint) ? fingerprint : undefined
}

/**
 * The cookie a browser keeps from now on, ready for `document.cookie`; undefined without consent to statistics or with
 * one kept already. It is made by chance: nothing of the device is measured for it.
 */
export function deviceFingerprintCookie(cookies: string, newId: () => string, isSecure: boolean): string | undefined {
  if (!hasConsentTo('statistics', cookies) || deviceFingerprintOf(cookies)) return undefined
  return lasting(DEVICE_FINGERPRINT_COOKIE, newId(), FINGERPRINT_MAX_AGE_SECONDS, isSecure)
}

/** Keeps the fingerprint of this browser, where that is agreed to. */
export function keepDeviceFingerprint(): void {
  const newId = () => crypto.randomUUID()
  const cookie = deviceFingerprintCookie(document.cookie, newId, location.protocol === 'https:')
  if (cookie) writeCookie(cookie)
}

/** Cookie with the source of the visit, kept with the consent to marketing alone, and how long (COOK-05). */
const UTM_SOURCE_COOKIE = 'vsf-utm-source'
const UTM_SOURCE_MAX_AGE_SECONDS = 30 * 86_400

/** The source an address names, if it is one that is kept (COOK-06). */
export function utmSourceOfAddress(search: string): string | undefined {
  const source = new URLSearchParams(search).get('utm_source') ?? ''
  return UTM_SOURCE.test(source) ? source : undefined
}

/** The source that is stored, as long as the visitor agrees to that. */
export function storedUtmSource(cookies: string | undefined): string | undefined {
  const source = cookieOf(cookies, UTM_SOURCE_COOKIE) ?? ''
  return hasConsentTo('marketing', cookies) && UTM_SOURCE.test(source) ? source : undefined
}

/** The cookie that stores a source, ready for `document.cookie`; undefined while the visitor has not agreed (COOK-05). */
export function utmSourceCookie(source: string, cookies: string, isSecure: boolean): string | undefined {
  if (!hasConsentTo('marketing', cookies)) return undefined
  return lasting(UTM_SOURCE_COOKIE, source, UTM_SOURCE_MAX_AGE_SECONDS, isSecure)
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
