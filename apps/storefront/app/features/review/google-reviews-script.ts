import type { Store } from '@shop/domain/store'
import { hasConsentTo } from '../../request/consent-cookies.ts'

/**
 * Address of the script that shows the shop's Google reviews, or null where it must not be loaded: the store has
 * switched them off, none is configured, or the visitor has not agreed to it (REV-18, TRACK-15).
 */
export function googleReviewsScriptOf(
  store: Store | undefined,
  request: { readonly cookie: string | undefined; readonly googleReviewsScript?: string },
): string | null {
  if (!store?.custom.switches.googleReviews) return null
  return hasConsentTo('marketing', request.cookie) ? (request.googleReviewsScript ?? null) : null
}
