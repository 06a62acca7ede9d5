import { DEVICE_FINGERPRINT_COOKIE } from '@shop/contract'
import { hasConsentTo } from './cookie-consent.ts'
import { cookieOf } from './cookie-of.ts'
import { lasting, writeCookie } from './write-cookie.ts'

const MAX_AGE_SECONDS = 365 * 86_400
const FORM = /^[0-9a-f-]{36}$/

/** What tells this browser from others, as long as its owner agrees to statistics (COOK-05). */
export function deviceFingerprintOf(cookies: string | undefined): string | undefined {
  const fingerprint = cookieOf(cookies, DEVICE_FINGERPRINT_COOKIE) ?? ''
  return hasConsentTo('statistics', cookies) && FORM.test(fingerprint) ? fingerprint : undefined
}

/**
 * The cookie a browser keeps from now on, ready for `document.cookie`; undefined without consent to statistics or with
 * one kept already. It is made by chance: nothing of the device is measured for it.
 */
export function deviceFingerprintCookie(cookies: string, newId: () => string, isSecure: boolean): string | undefined {
  if (!hasConsentTo('statistics', cookies) || deviceFingerprintOf(cookies)) return undefined
  return lasting(DEVICE_FINGERPRINT_COOKIE, newId(), MAX_AGE_SECONDS, isSecure)
}

/** Keeps the fingerprint of this browser, where that is agreed to. */
export function keepDeviceFingerprint(): void {
  const newId = () => crypto.randomUUID()
  const cookie = deviceFingerprintCookie(document.cookie, newId, location.protocol === 'https:')
  if (cookie) writeCookie(cookie)
}
