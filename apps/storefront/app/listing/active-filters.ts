import type { ListedTag, ListingFilters, RatingChoice } from './listing-filters.ts'

/** One filter of a listing, and what the listing is without it. */
export type ActiveFilter = { readonly without: ListingFilters } & (
  | { readonly kind: 'category'; readonly key: string }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'tag'; readonly tag: ListedTag }
  | { readonly kind: 'price'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'rating'; readonly stars: RatingChoice }
  | { readonly kind: 'stock' }
)

/** The filters of a listing one by one, as a shopper takes them off; the words she searched for are none. */
export function eachFilter(filters: ListingFilters): ActiveFilter[] {
  const { category, brands, tags, priceMin, priceMax, ratingMin, inStockOnly } = filters
  const { priceMin: _min, priceMax: _max, ...withoutPrice } = filters
  const { ratingMin: _stars, ...withoutRating } = filters
  return [
    ...(category ? [{ kind: 'category' as const, key: category, without: { ...filters, category: '' } }] : []),
    ...brands.map(brand => ({
      kind: 'brand' as const,
      brand,
      without: { ...filters, brands: brands.filter(other => other !== brand) },
    })),
    ...tags.map(tag => ({ kind: 'tag' as const, tag, without: { ...filters, tags: tags.filter(other => other !== tag) } })),
    ...(priceMin !== undefined || priceMax !== undefined
      ? [{ kind: 'price' as const, min: priceMin, max: priceMax, without: withoutPrice }]
      : []),
    ...(ratingMin ? [{ kind: 'rating' as const, stars: ratingMin, without: withoutRating }] : []),
    ...(inStockOnly ? [{ kind: 'stock' as const, without: { ...filters, inStockOnly: false } }] : []),
  ]
}
