import { CONSENT_COOKIE, COOKIES, readConsent } from '@shop/domain/cookie'
import { parseCookie } from 'cookie'

/** A visitor who agreed to statistics. */
export interface TrackedVisitor {
  /** UUID of the browser. */
  readonly browserId: string
  /** Whether a service outside may be told: the visitor agreed to marketing too. */
  readonly allowsMarketing: boolean
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The visitor behind a cookie header; undefined where statistics were not agreed to, or the browser has no id of its own
 * (TRACK-15). What a page says of its consent is not asked: its cookie is.
 */
export function trackedVisitorOf(cookieHeader: string | undefined): TrackedVisitor | undefined {
  const cookies = parseCookie(cookieHeader ?? '')
  const consent = readConsent(cookies[CONSENT_COOKIE.name])?.choices
  const browserId = cookies[COOKIES.deviceFingerprint.name]
  if (!consent?.statistics || browserId === undefined || !UUID.test(browserId)) return undefined
  return { browserId, allowsMarketing: consent.marketing }
}
