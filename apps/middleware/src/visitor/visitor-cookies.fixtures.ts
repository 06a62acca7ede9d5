import { CONSENT_COOKIE, CONSENT_VERSION, COOKIES, type Consent, consentOf } from '@shop/domain/cookie'

/** The cookies of a browser whose visitor decided about cookies; to agree to everything where nothing is said. */
export function visitorCookies(browserId: string, choices: Consent = consentOf(() => true)): string {
  const decision = { id: crypto.randomUUID(), version: CONSENT_VERSION, ts: '2026-11-24T10:00:00.000Z', choices }
  return `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(decision))}; ${COOKIES.deviceFingerprint.name}=${browserId}`
}
