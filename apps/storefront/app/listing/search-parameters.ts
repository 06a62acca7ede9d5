import type { ProductTag } from '@shop/domain/product'
import type { ListingFilters } from './listing-filters.ts'

const CENTS_PER_UNIT = 100

/** What a listing is of, besides what its address says. */
export interface ListingSubject {
  readonly categoryId?: string | undefined
  readonly tag?: ProductTag | undefined
}

/** What the search is asked for a listing: its filters, with amounts in cents, and what the listing is of. */
export function searchParametersOf(
  { query, brands, tags, priceMin, priceMax, ratingMin, inStockOnly }: ListingFilters,
  { categoryId, tag }: ListingSubject,
) {
  const asked: ProductTag[] = tag ? [tag] : [...tags]
  return {
    ...(query ? { text: query } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(brands.length > 0 ? { brands: [...brands] } : {}),
    ...(asked.length > 0 ? { tags: asked } : {}),
    ...(priceMin === undefined ? {} : { priceMinCent: priceMin * CENTS_PER_UNIT }),
    ...(priceMax === undefined ? {} : { priceMaxCent: priceMax * CENTS_PER_UNIT }),
    ...(ratingMin === undefined ? {} : { ratingMin }),
    ...(inStockOnly ? { inStockOnly } : {}),
  }
}
