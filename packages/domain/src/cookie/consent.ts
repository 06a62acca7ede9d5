import type { ConsentCategory } from './cookies.ts'

/** What a visitor may consent to, in the order in which it is asked for. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const satisfies readonly ConsentCategory[]

/** How the question is shown: its banner, the banner with the categories to choose from, or its page. */
export const COOKIE_QUESTIONS = ['banner', 'categories', 'page'] as const
export type CookieQuestion = (typeof COOKIE_QUESTIONS)[number]

/** What a visitor consents to beyond what a page needs. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Version of what is asked: with another one visitors are asked again. */
export const CONSENT_VERSION = 1

/** Days after which visitors are asked again. */
export const CONSENT_DAYS = 180

/** A decision, as the cookie of the consent holds it. */
export interface ConsentDecision {
  /** UUID under which the shop keeps the decision as a proof. */
  readonly id: string
  readonly version: number
  /** ISO instant. */
  readonly ts: string
  readonly choices: Consent
  /** Whether the browser said by Global Privacy Control that its owner wants no marketing when this was chosen. */
  readonly hasPrivacySignal?: true
}

/** The decision that the text of a cookie holds; undefined where it holds none, or one about another version of the question. */
export function readConsent(text: string | undefined): ConsentDecision | undefined {
  try {
    const decision = JSON.parse(text ?? '') as Partial<ConsentDecision> | null
    const { id, version, ts, choices, hasPrivacySignal } = decision ?? {}
    if (version !== CONSENT_VERSION || typeof id !== 'string' || typeof ts !== 'string' || !choices) return undefined
    const signal = hasPrivacySignal === true ? ({ hasPrivacySignal } as const) : {}
    return { id, version, ts, choices: consentOf(category => choices[category] === true), ...signal }
  } catch {
    return undefined
  }
}

/**
 * A decision as it holds in a browser. One with Global Privacy Control refuses marketing, until its owner chooses otherwise with
 * the signal on: what was agreed to before the signal is taken back by it.
 */
export function decisionUnderSignal(decision: ConsentDecision, hasPrivacySignal: boolean): ConsentDecision {
  if (!hasPrivacySignal || decision.hasPrivacySignal || !decision.choices.marketing) return decision
  return { ...decision, choices: { ...decision.choices, marketing: false } }
}

/** A consent by what is chosen of each category. */
export function consentOf(isChosen: (category: ConsentCategory) => boolean): Consent {
  return { preferences: isChosen('preferences'), statistics: isChosen('statistics'), marketing: isChosen('marketing') }
}
