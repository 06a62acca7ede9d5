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

interface DecisionMade {
  /** Number of the decision before, where there is one. */
  readonly id: string
  /** ISO instant. */
  readonly now: string
  /** Whether the browser says by Global Privacy Control that its owner wants no marketing. */
  readonly hasPrivacySignal: boolean
}

/** A decision made now. */
export function decisionOf(choices: Consent, { id, now, hasPrivacySignal }: DecisionMade): ConsentDecision {
  return { id, version: CONSENT_VERSION, ts: now, choices, ...(hasPrivacySignal ? { hasPrivacySignal } : {}) }
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
