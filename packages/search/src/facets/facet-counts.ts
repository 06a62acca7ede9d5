import { FACETS, type Facet, type FacetCounts, type RatingCount, type ValueCount } from '@shop/domain/search'
import type { CategoryCount } from '../port/search-port.ts'
import type { ProductColumns } from './columns.ts'
import type { PassResult } from './facet-pass.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The facets a shopper sees, from what a pass counted (CAT-05). */
export function facetCountsOf(result: PassResult, columns: ProductColumns): FacetCounts<CategoryCount> {
  return Object.fromEntries(FACETS.flatMap(facet => countsOf(facet, result, columns))) as FacetCounts<CategoryCount>
}

function countsOf(facet: Facet, { codeCounts, bounds }: PassResult, columns: ProductColumns): [string, unknown][] {
  const perCode = codeCounts.get(facet.name) ?? new Uint32Array(0)
  switch (facet.kind) {
    case 'choice': {
      const { sets } = columns.valuesOf(facet.name)
      const counted = [...sets.countValues(perCode)]
      return [[facet.counts, counted.map(([value, count]) => ({ value: sets.values.valueOf(value), count })).sort(byCount)]]
    }
    case 'category': {
      const { sets } = columns.valuesOf(facet.name)
      const counted = [...sets.countValues(perCode)].map(([value, count]) => ({
        id: sets.values.valueOf(value),
        level: columns.levels[value] as number,
        count,
      }))
      return [[facet.counts, counted.sort(byLevel)]]
    }
    case 'range': {
      const found = bounds.get(facet.name)
      return [[facet.counts, found ? { minCent: found.min, maxCent: found.max } : null]]
    }
    case 'rating':
      return [[facet.counts, ratingsOf(stars => perCode.subarray(stars * 10).reduce((sum, count) => sum + count, 0))]]
    case 'flag':
      return []
  }
}

/** Products with so many stars and up, for 1 to 5. */
export function ratingsOf(countFrom: (stars: number) => number): RatingCount[] {
  return STARS.map(stars => ({ stars, count: countFrom(stars) }))
}

/** Most products first; among as many, in the order of the values. */
export function byCount(a: ValueCount, b: ValueCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1)
}

/** Departments first, and of a level those with most products. */
export function byLevel(a: CategoryCount, b: CategoryCount): number {
  return a.level - b.level || b.count - a.count || (a.id < b.id ? -1 : 1)
}
