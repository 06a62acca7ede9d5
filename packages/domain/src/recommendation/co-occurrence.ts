import type { ProductGroups } from './product-groups.ts'

/** A product that was in the same visits or orders as another one. */
export interface Neighbour {
  readonly product: number
  /** From 0 to 1: how much more the two are together than their popularity alone explains. */
  readonly score: number
}

export interface CoOccurrenceOptions {
  /** Whether products that come soon after each other belong together more: in a visit they do, in an order they have no order. */
  readonly isOrdered: boolean
  /** Groups that a pair must be in. */
  readonly minGroups: number
}

/** What is known of the products of groups. */
export interface CoOccurrences {
  /** Groups with the product and with another one. */
  groupsOf(product: number): number
  /** Best first, at most `limit`. */
  neighboursOf(product: number, limit: number): readonly Neighbour[]
}

/**
 * What a pair that was seen in few groups is believed: of `n` groups n / (n + 2). Chance makes pairs of rare products, which
 * would come first otherwise (Bell and Koren, Improved Neighborhood-based Collaborative Filtering, KDD Cup 2007).
 */
const SHRINKAGE = 2
/**
 * How much of the popularity of a neighbour is taken out of its score: none would recommend what everyone looks at next to
 * everything, 0.5, the cosine, what hardly anyone looks at (Deshpande and Karypis, Item-Based Top-N Recommendation Algorithms,
 * ACM TOIS 2004). Of 0 to 0.5 `npm run bench -- recommendations` finds the next product best up to 0.2.
 */
const POPULARITY = 0.2
/** In a visit a pair counts 1 / distance ** 0.5: what comes soon after each other belongs together more. */
const DISTANCE = 0.5

/**
 * Which products are in the same groups (Linden, Smith and York, Amazon.com Recommendations: Item-to-Item Collaborative
 * Filtering, IEEE Internet Computing 2003). Neighbours are counted a product at a time, over the groups it is in: memory grows
 * with the groups and not with the pairs, and other work of the process waits for one product alone. On single visits
 * such rules of pairs, damped by distance, are as good as neural networks (Ludewig and Jannach, Evaluation of Session-based
 * Recommendation Algorithms, UMUAI 2018).
 */
export function coOccurrencesOf(
  groups: ProductGroups,
  productCount: number,
  { isOrdered, minGroups }: CoOccurrenceOptions,
): CoOccurrences {
  const { starts, members, masses } = groupsByProduct(groups, productCount)
  const sums = new Float64Array(productCount)
  const counts = new Int32Array(productCount)

  function countNeighbours(product: number): number[] {
    const met: number[] = []
    for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++) {
      const { products, weight } = groups.group(members[at] ?? 0)
      const place = products.indexOf(product)
      for (let other = 0; other < products.length; other++) {
        const neighbour = products[other] ?? 0
        if (other === place) continue
        if (counts[neighbour] === 0) met.push(neighbour)
        counts[neighbour] = (counts[neighbour] ?? 0) + 1
        sums[neighbour] = (sums[neighbour] ?? 0) + (isOrdered ? weight / Math.abs(other - place) ** DISTANCE : weight)
      }
    }
    return met
  }

  function scoreOf(product: number, neighbour: number): number {
    const count = counts[neighbour] ?? 0
    const together = sums[neighbour] ?? 0
    const damping = (masses[product] ?? 1) ** (1 - POPULARITY) * (masses[neighbour] ?? 1) ** POPULARITY
    return damping > 0 ? Math.min(1, together / damping) * (count / (count + SHRINKAGE)) : 0
  }

  return {
    groupsOf: product => (starts[product + 1] ?? 0) - (starts[product] ?? 0),
    neighboursOf(product, limit) {
      const met = countNeighbours(product)
      const neighbours = met
        .filter(neighbour => (counts[neighbour] ?? 0) >= minGroups)
        .map((neighbour): Neighbour => ({ product: neighbour, score: scoreOf(product, neighbour) }))
      for (const neighbour of met) {
        counts[neighbour] = 0
        sums[neighbour] = 0
      }
      return neighbours.sort((a, b) => b.score - a.score || a.product - b.product).slice(0, limit)
    },
  }
}

/** For each product the groups it is in with another one, and the weight of these. */
function groupsByProduct(groups: ProductGroups, productCount: number) {
  const starts = new Int32Array(productCount + 1)
  const masses = new Float64Array(productCount)
  for (let index = 0; index < groups.count; index++) {
    const { products, weight } = groups.group(index)
    if (products.length < 2) continue
    for (const product of products) {
      starts[product + 1] = (starts[product + 1] ?? 0) + 1
      masses[product] = (masses[product] ?? 0) + weight
    }
  }
  for (let product = 0; product < productCount; product++)
    starts[product + 1] = (starts[product + 1] ?? 0) + (starts[product] ?? 0)
  const members = new Int32Array(starts[productCount] ?? 0)
  const next = starts.slice()
  for (let index = 0; index < groups.count; index++) {
    const { products } = groups.group(index)
    if (products.length < 2) continue
    for (const product of products) {
      const place = next[product] ?? 0
      members[place] = index
      next[product] = place + 1
    }
  }
  return { starts, members, masses }
}
