import type { TrackingEvent } from './tracker.ts'

/** What a customer decided about a kind of message, and how that can be shown later. */
export interface ConsentDecision {
  readonly id: string
  /** ISO instant. */
  readonly at: string
  /** Id of the category at the service, such as `newsletter`. */
  readonly category: string
  readonly action: 'accept' | 'reject'
  /** ISO instant at which an acceptance ends by itself; without one it has no end. */
  readonly validUntil?: string
  /** Where it was decided, in which language and words. */
  readonly proof: {
    readonly source: string
    readonly language: string
    readonly consentText: string
    readonly placement: string
  }
}

/** The event that tells the service of a decision; what counts is the latest of a category. */
export function consentEvent({ id, at, category, action, validUntil, proof }: ConsentDecision): TrackingEvent {
  const { source, language, consentText, placement } = proof
  const end = validUntil === undefined ? 'unlimited' : Math.floor(Date.parse(validUntil) / 1000)
  return {
    id,
    at,
    type: 'consent',
    properties: {
      action,
      category,
      ...(action === 'accept' ? { valid_until: end } : {}),
      source,
      language,
      consent_text: consentText,
      placement,
    },
  }
}
