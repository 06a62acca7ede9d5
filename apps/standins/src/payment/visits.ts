import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'

/** What the shopper decides on a page of their bank. */
export const DECISIONS = ['approve', 'refuse', 'cancel', 'pending'] as const
export type Decision = (typeof DECISIONS)[number]

/**
 * Why the shopper is on a page: at a bank that leads back, to authenticate and be led back, to prove that inside of
 * the shop's page, or to agree in a sheet above it.
 */
export type VisitKind = 'bank' | 'challenge' | 'framed-challenge' | 'sheet'

export interface ProviderVisit {
  readonly kind: VisitKind
  readonly pspReference: string
  /** Of the session whose page led there; without one the shop did. */
  readonly sessionId?: string
}

/** A decision that was made, under the text the shopper comes back with. */
export interface VisitResult {
  readonly visit: ProviderVisit
  readonly decision: Decision
}

/** The pages shoppers are sent to. */
export interface Visits {
  /** The token in the address of a page. */
  open(visit: ProviderVisit): string
  find(token: string): ProviderVisit | undefined
  isDecided(token: string): boolean
  /** The text to come back with. The first decision stands. */
  decide(token: string, decision: Decision): string
  read(result: string): VisitResult | undefined
}

/** No pages; none again after a reset. */
export function createVisits(sandbox: Sandbox): Visits {
  const visits = new Map<string, ProviderVisit>()
  const decided = new Map<string, string>()
  const results = new Map<string, VisitResult>()
  const tokens = createSequence(sandbox, 'visit')
  const texts = createSequence(sandbox, 'result')
  sandbox.onReset(() => {
    for (const map of [visits, decided, results]) map.clear()
  })
  return {
    open(visit) {
      const token = tokens().toString('base64url')
      visits.set(token, visit)
      return token
    },
    find: token => visits.get(token),
    isDecided: token => decided.has(token),
    decide(token, decision) {
      const visit = visits.get(token)
      if (!visit) throw new Error('There is no such visit')
      const earlier = decided.get(token)
      if (earlier !== undefined) return earlier
      // With characters that have to be escaped in addresses, as the provider's have.
      const result = `${texts().toString('base64')}!+`
      decided.set(token, result)
      results.set(result, { visit, decision })
      return result
    },
    read: result => results.get(result),
  }
}
