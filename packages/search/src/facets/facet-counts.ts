import {
  type AttributeCounts,
  type CountedAttribute,
  FACETS,
  type Facet,
  type FacetCounts,
  measureBinsOf,
  type RatingCount,
  spanOf,
  type ValueCount,
} from '@shop/domain/search'
import type { CategoryCount } from '../port/search-port.ts'
import type { ProductColumns } from './columns.ts'
import type { PassResult } from './facet-pass.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The facets a shopper sees, from what a pass counted (CAT-05). */
export function facetCountsOf(
  result: PassResult,
  columns: ProductColumns,
  attributes: readonly CountedAttribute[],
): FacetCounts<CategoryCount> {
  const counts = FACETS.flatMap(facet => countsOf(facet, result, columns, attributes))
  return Object.fromEntries(counts) as FacetCounts<CategoryCount>
}

function countsOf(
  facet: Facet,
  { codeCounts, setCounts, bounds }: PassResult,
  columns: ProductColumns,
  attributes: readonly CountedAttribute[],
): [string, unknown][] {
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
    case 'attributes': {
      const counted = attributes.map(attribute => {
        const sets = columns.attributes.columnOf(attribute.name)?.sets
        const counts = setCounts.get(attribute.name)
        return attributeCountsOf(attribute, sets && counts ? sets.countSets(counts) : [])
      })
      return [[facet.counts, counted]]
    }
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

/** Products that have the same values of an attribute. */
export interface CountedSet {
  readonly values: readonly string[]
  readonly count: number
}

/** More values of one attribute are no choice. */
const MAX_COUNTED_VALUES = 40

/** What an attribute offers, from how many products have each set of its values. */
export function attributeCountsOf({ name, kind }: CountedAttribute, sets: readonly CountedSet[]): AttributeCounts {
  if (kind === 'measure')
    return {
      name,
      bins: measureBinsOf(sets.map(({ values, count }) => ({ spans: values.flatMap(value => spansOf(value)), count }))),
    }
  const counts = new Map<string, number>()
  for (const { values, count } of sets) for (const value of values) counts.set(value, (counts.get(value) ?? 0) + count)
  const values = [...counts].map(([value, count]) => ({ value, count })).sort(byCount)
  return { name, values: values.slice(0, MAX_COUNTED_VALUES) }
}

function spansOf(value: string) {
  const span = spanOf(value)
  return span ? [span] : []
}
