import type { SearchFilters } from '../port/index.ts'
import type { MarketPlane } from './market-plane.ts'
import type { ProductColumns } from './product-columns.ts'

const BRAND = 1
const TAGS = 2
const PRICE = 4
const RATING = 8
const CATEGORY = 16
/** Whole numbers throughout, because the pass compares them a hundred thousand times. */
const HIGHEST_PRICE = 0x7fff_ffff

/** Hits of a pass and what was counted beside them. */
export interface FacetCounts {
  readonly total: number
  readonly brands: Uint32Array
  /** By set of tags. */
  readonly tags: Uint32Array
  /** By set of categories. */
  readonly categories: Uint32Array
  /** By tenths of a star. */
  readonly ratings: Uint32Array
  /** Undefined where nothing was found. */
  readonly price: { readonly minCent: number; readonly maxCent: number } | undefined
}

/** What a pass goes over. */
export interface FacetPass {
  /** Documents that may be hits. Afterwards the hits stand at its beginning, in the same order. */
  readonly documents: Uint32Array
  readonly count: number
  readonly filters: SearchFilters
  readonly columns: ProductColumns
  readonly plane: MarketPlane
  readonly counts: boolean
}

/**
 * Filters documents and counts all facets in one pass. A document that fails no filter is a hit and counts everywhere; one
 * that fails exactly one counts in the facet of that filter alone, which is what a facet shows that ignores its own filter.
 */
export function runFacetPass({ documents, count, filters, columns, plane, counts }: FacetPass): FacetCounts {
  const { brands, tags, categories, ratings } = columns
  const { prices, stocks, published } = plane
  const brandCounts = new Uint32Array(columns.brandNames.values.length)
  const tagCounts = new Uint32Array(columns.tagSets.size)
  const categoryCounts = new Uint32Array(columns.categorySets.size)
  const ratingCounts = new Uint32Array(51)
  const brandFits = filters.brands?.length ? brandsAmong(columns, filters.brands) : undefined
  const tagFits = filters.tags?.length ? columns.tagSets.havingOneOf(filters.tags) : undefined
  const categoryFits = filters.categoryId === undefined ? undefined : columns.categorySets.havingOneOf([filters.categoryId])
  const min = Math.max(0, Math.ceil(filters.priceMinCent ?? 0)) | 0
  const max = Math.min(HIGHEST_PRICE, Math.floor(filters.priceMaxCent ?? HIGHEST_PRICE)) | 0
  const leastRating = Math.ceil((filters.ratingMin ?? 0) * 10) | 0
  const inStockOnly = filters.inStockOnly === true
  let total = 0
  let lowest = HIGHEST_PRICE
  let highest = -1
  for (let place = 0; place < count; place++) {
    const document = documents[place] as number
    if (published[document] !== 1 || (inStockOnly && (stocks[document] as number) <= 0)) continue
    const brand = brands[document] as number
    const tagSet = tags[document] as number
    const categorySet = categories[document] as number
    const rating = ratings[document] as number
    const price = prices[document] as number
    let fails = 0
    if (brandFits !== undefined && brandFits[brand] === 0) fails |= BRAND
    if (tagFits !== undefined && tagFits[tagSet] === 0) fails |= TAGS
    if (price < min || price > max) fails |= PRICE
    if (rating < leastRating) fails |= RATING
    if (categoryFits !== undefined && categoryFits[categorySet] === 0) fails |= CATEGORY
    if (fails === 0) documents[total++] = document
    if (!counts || (fails & (fails - 1)) !== 0) continue
    if ((fails & ~BRAND) === 0) brandCounts[brand] = (brandCounts[brand] as number) + 1
    if ((fails & ~TAGS) === 0) tagCounts[tagSet] = (tagCounts[tagSet] as number) + 1
    if ((fails & ~RATING) === 0) ratingCounts[rating] = (ratingCounts[rating] as number) + 1
    if ((fails & ~CATEGORY) === 0) categoryCounts[categorySet] = (categoryCounts[categorySet] as number) + 1
    if ((fails & ~PRICE) === 0) {
      if (price < lowest) lowest = price
      if (price > highest) highest = price
    }
  }
  return {
    total,
    brands: brandCounts,
    tags: tagCounts,
    categories: categoryCounts,
    ratings: ratingCounts,
    price: lowest <= highest ? { minCent: lowest, maxCent: highest } : undefined,
  }
}

function brandsAmong({ brandNames }: ProductColumns, wanted: readonly string[]): Uint8Array {
  const fits = new Uint8Array(brandNames.values.length)
  for (const brand of wanted) {
    const number = brandNames.find(brand)
    if (number !== undefined) fits[number] = 1
  }
  return fits
}
