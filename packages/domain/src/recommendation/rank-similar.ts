import type { Neighbour } from './co-occurrence.ts'
import type { ProductTraits } from './content-similarity.ts'

/** Visits of a product after which what visitors do counts as much as what the product is. */
const EVEN_VISITS = 20
/** A product that was looked at often is still compared a little. */
const MAX_BEHAVIOUR = 0.9
/** What another product of the same brand and family counts of the one before. */
const REPEATED = 0.93

export interface SimilarityEvidence {
  /** What was looked at in the same visits. */
  readonly behaviour: readonly Neighbour[]
  /** Visits with the product and with another one. */
  readonly visits: number
  /** What is alike. */
  readonly content: readonly Neighbour[]
  readonly traits: readonly ProductTraits[]
}

/**
 * Products similar to one, best first: what was looked at together and what is alike, the more of the first the more visits
 * there were; without any visit by what the products are alone. Each further product of a brand within a family counts a
 * little less, so that a list is not one brand after the other.
 */
export function rankSimilar({ behaviour, visits, content, traits }: SimilarityEvidence, limit: number): number[] {
  const share = MAX_BEHAVIOUR * (visits / (visits + EVEN_VISITS))
  const scores = new Map<number, number>()
  const add = (neighbours: readonly Neighbour[], part: number) => {
    const best = neighbours[0]?.score ?? 0
    if (best <= 0) return
    for (const { product, score } of neighbours) scores.set(product, (scores.get(product) ?? 0) + part * (score / best))
  }
  add(behaviour, share)
  add(content, 1 - share)
  return diversify(scores, traits, limit)
}

function diversify(scores: ReadonlyMap<number, number>, traits: readonly ProductTraits[], limit: number): number[] {
  const left = [...scores].sort(([a, x], [b, y]) => y - x || a - b)
  const repeats = new Map<string, number>()
  const chosen: number[] = []
  while (chosen.length < limit && left.length > 0) {
    let bestAt = 0
    let bestScore = -1
    for (const [at, [product, score]] of left.entries()) {
      // Those behind are no better even undamped.
      if (score <= bestScore) break
      const damped = score * REPEATED ** (repeats.get(kindOf(traits[product])) ?? 0)
      if (damped > bestScore) {
        bestAt = at
        bestScore = damped
      }
    }
    const [best] = left.splice(bestAt, 1)
    if (!best) break
    const kind = kindOf(traits[best[0]])
    repeats.set(kind, (repeats.get(kind) ?? 0) + 1)
    chosen.push(best[0])
  }
  return chosen
}

function kindOf(traits: ProductTraits | undefined): string {
  return traits ? `${traits.family} ${traits.brand}` : ''
}
