import type { Neighbour } from './co-occurrence.ts'
import { contentSimilarity, type ProductTraits } from './content-similarity.ts'

/** Products of a family or category that one is compared with: those nearest in price. */
const MAX_COMPARED = 150

/** Share of the likeness that only a popular product keeps: of two that are equally alike, the one others look at comes first. */
const POPULARITY_SHARE = 0.6

/** Finds the products that are most alike by what they are. */
export interface ContentNeighbours {
  /** Best first, at most `limit`. */
  neighboursOf(product: number, limit: number): readonly Neighbour[]
}

/**
 * Compares each product with those of its family and of its category, sorted by price once: with the nearest alone, so that
 * twice as many products take twice the time and not four times. `popularity` is that of `popularityOf`.
 */
export function contentNeighboursOf(traits: readonly ProductTraits[], popularity: Float64Array): ContentNeighbours {
  const centsOf = (product: number) => traits[product]?.centAmount ?? 0
  const all = traits.map((_traits, product) => product).sort((a, b) => centsOf(a) - centsOf(b) || a - b)
  const sets = new Map<string, number[]>()
  const placeIn = new Map<string, number>()
  for (const product of all)
    for (const key of keysOf(traits[product])) {
      const members = sets.get(key) ?? []
      placeIn.set(`${key} ${product}`, members.length)
      members.push(product)
      sets.set(key, members)
    }
  return {
    neighboursOf(product, limit) {
      const own = traits[product]
      if (!own) return []
      const near = new Set<number>()
      for (const key of keysOf(own)) {
        const place = placeIn.get(`${key} ${product}`) ?? 0
        const from = Math.max(0, place - MAX_COMPARED / 2)
        for (const other of sets.get(key)?.slice(from, from + MAX_COMPARED) ?? []) if (other !== product) near.add(other)
      }
      const found: Neighbour[] = []
      for (const other of near) {
        const counterpart = traits[other]
        const known = 1 - POPULARITY_SHARE + POPULARITY_SHARE * (popularity[other] ?? 0)
        if (counterpart) found.push({ product: other, score: contentSimilarity(own, counterpart) * known })
      }
      return found.sort((a, b) => b.score - a.score || a.product - b.product).slice(0, limit)
    },
  }
}

function keysOf(traits: ProductTraits | undefined): string[] {
  if (!traits) return []
  return [`family ${traits.family}`, ...(traits.categoryId === '' ? [] : [`category ${traits.categoryId}`])]
}
