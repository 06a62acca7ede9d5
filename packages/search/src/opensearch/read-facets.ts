import { byLevel, mostFirst } from '../facets/index.ts'
import type { SearchFacets } from '../port/index.ts'
import type { Bucket, ClusterAnswer } from './cluster.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** The facets of an answer of the cluster. */
export function readFacets({ aggregations }: ClusterAnswer): SearchFacets {
  const bucketsOf = (name: string): readonly Bucket[] => aggregations[name]?.values?.buckets ?? []
  const counts = (name: string) =>
    bucketsOf(name).flatMap(({ key, doc_count: count }) => (key === '' ? [] : [{ value: String(key), count }]))
  const { min, max } = aggregations.price?.values ?? {}
  const ratings = bucketsOf('rating')
  return {
    brands: counts('brand').sort(mostFirst),
    tags: counts('tags').sort(mostFirst),
    categories: counts('categories')
      .map(({ value, count }) => ({ level: Number(value.charAt(0)), id: value.slice(2), count }))
      .sort(byLevel),
    price: typeof min === 'number' && typeof max === 'number' ? { minCent: min, maxCent: max } : null,
    ratings: STARS.map(stars => ({
      stars,
      count: ratings.reduce((sum, { key, doc_count }) => (Number(key) >= stars * 10 ? sum + doc_count : sum), 0),
    })),
  }
}
