import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  COOKIES,
  type Consent,
  type ConsentDecision,
  type CookieDefinition,
} from '@shop/domain/cookie'
import { lastingCookie } from './cookies.ts'

const DAY_SECONDS = 86_400

/** A decision made now, under the number of one before where there is one. `now` is an ISO instant. */
export function decisionOf(choices: Consent, { id, now }: { readonly id: string; readonly now: string }): ConsentDecision {
  return { id, version: CONSENT_VERSION, ts: now, choices }
}

/** The cookies that a decision sets, and removes: its own, and those of what was refused; as `lastingCookie` writes them. */
export function cookiesOfDecision(decision: ConsentDecision, isSecure: boolean): string[] {
  const kept = lastingCookie({
    name: CONSENT_COOKIE.name,
    value: JSON.stringify(decision),
    maxAgeSeconds: CONSENT_DAYS * DAY_SECONDS,
    isSecure,
  })
  const refused = Object.values<CookieDefinition>(COOKIES).filter(
    ({ consent }) => consent !== 'necessary' && !decision.choices[consent],
  )
  return [kept, ...refused.map(({ name }) => lastingCookie({ name, value: '', maxAgeSeconds: 0, isSecure }))]
}
