import type { CategoryCount, FacetCount, SearchFacets } from '../port/index.ts'
import type { FacetCounts } from './facet-pass.ts'
import type { ProductColumns } from './product-columns.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The facets a shopper sees, from what a pass counted (CAT-05). */
export function facetsOf(counts: FacetCounts, { brandNames, tagSets, categorySets, levels }: ProductColumns): SearchFacets {
  const brands = [...counts.brands].flatMap((count, brand) =>
    count > 0 && brandNames.valueOf(brand) !== '' ? [{ value: brandNames.valueOf(brand), count }] : [],
  )
  const tags = [...tagSets.countValues(counts.tags)].map(([tag, count]) => ({ value: tagSets.values.valueOf(tag), count }))
  const categories = [...categorySets.countValues(counts.categories)].map(([category, count]) => ({
    id: categorySets.values.valueOf(category),
    level: levels[category] as number,
    count,
  }))
  return {
    brands: brands.sort(mostFirst),
    tags: tags.sort(mostFirst),
    categories: categories.sort(byLevel),
    price: counts.price ?? null,
    ratings: STARS.map(stars => ({ stars, count: counts.ratings.subarray(stars * 10).reduce((sum, count) => sum + count, 0) })),
  }
}

/** Most products first; among as many, in the order of the values. */
export function mostFirst(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1)
}

/** Departments first, and of a level those with most products. */
export function byLevel(a: CategoryCount, b: CategoryCount): number {
  return a.level - b.level || b.count - a.count || (a.id < b.id ? -1 : 1)
}
