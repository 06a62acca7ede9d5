/**
 * How far a visit can come, in order: it did anything that is tracked, looked at a product, put one into the cart, then the five
 * steps of the checkout (CHK-03), the last of which is the order.
 */
export const VISIT_STAGES = ['visit', 'view', 'add', 'cart', 'shipping', 'billing', 'payment', 'order'] as const
export type VisitStage = (typeof VISIT_STAGES)[number]

/** Visits of a country by the farthest stage they came to. */
export interface StageCount {
  readonly country: string
  readonly stage: VisitStage
  readonly visits: number
}

/** Visits that came at least as far as a stage, and their share of all visits; null without any. */
export interface FunnelStep {
  readonly stage: VisitStage
  readonly visits: number
  readonly share: number | null
}

/** The funnel of all visits: who came far is counted at each stage before as well, also where it was left out. */
export function funnelOf(counts: readonly StageCount[]): FunnelStep[] {
  const all = visitsOf(counts)
  return VISIT_STAGES.map((stage, index) => {
    const visits = visitsOf(counts.filter(count => VISIT_STAGES.indexOf(count.stage) >= index))
    return { stage, visits, share: shareOf(visits, all) }
  })
}

/** Visits of a country, and those of them that ordered. */
export interface VisitConversion {
  readonly visits: number
  readonly orderingVisits: number
  /** Null without visits. */
  readonly share: number | null
}

/** How many visits ordered something. */
export function conversionOf(counts: readonly StageCount[]): VisitConversion {
  const visits = visitsOf(counts)
  const orderingVisits = visitsOf(counts.filter(({ stage }) => stage === 'order'))
  return { visits, orderingVisits, share: shareOf(orderingVisits, visits) }
}

/** A share; null where there is nothing to have one of. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function visitsOf(counts: readonly StageCount[]): number {
  return counts.reduce((sum, { visits }) => sum + visits, 0)
}
