import type { ProductTag } from '@shop/domain/product'
import { searchTermOf } from '@shop/domain/search'

/** Tags a shopper can choose by. */
export const LISTED_TAGS = ['on-sale', 'bestseller', 'new', 'topRated', 'bware'] as const satisfies readonly ProductTag[]
export type ListedTag = (typeof LISTED_TAGS)[number]

/** Fewest stars a shopper can ask for, and the choice that opening the filter proposes (CAT-06). */
export const RATING_CHOICES = [4, 3, 2] as const
export type RatingChoice = (typeof RATING_CHOICES)[number]
export const PROPOSED_RATING: RatingChoice = 4

/** What narrows a listing, as its address says it (CAT-04, CAT-05). */
export interface ListingFilters {
  /** Words that are searched for; empty without. */
  readonly query: string
  /** Key of a category; empty without. */
  readonly category: string
  /** Sorted, each once; empty without (CAT-04). */
  readonly brands: readonly string[]
  readonly tags: readonly ListedTag[]
  /** Whole units of the market's currency. */
  readonly priceMin?: number
  readonly priceMax?: number
  readonly ratingMin?: RatingChoice
  readonly inStockOnly: boolean
}

/** Where a listing stands: on the search page, below it with a tag of its own, or on the page of a category. */
export type ListingPlace = 'search' | 'tagged' | 'category'

/** Filters of an address by name, without the words. A category page is one already; a tag of its own needs no other. */
const FILTER_NAMES = {
  search: ['category', 'brand', 'tags', 'priceMin', 'priceMax', 'rating', 'stock'],
  tagged: ['category', 'brand', 'tags', 'priceMin', 'priceMax', 'rating', 'stock'],
  category: ['brand', 'tags', 'priceMin', 'priceMax', 'rating', 'stock'],
} as const satisfies Record<ListingPlace, readonly string[]>

const MAX_BRANDS = 20
const MAX_BRAND_LENGTH = 80
const CATEGORY_KEY = /^[A-Za-z0-9_-]{1,256}$/
const WHOLE_AMOUNT = /^\d{1,9}$/
const CONTROL = /\p{Cc}/u

export const NO_FILTERS: ListingFilters = { query: '', category: '', brands: [], tags: [], inStockOnly: false }

/** Reads the filters of an address; what is not valid filters nothing. Turned bounds of the price are put right. */
export function filtersOf(parameters: URLSearchParams, place: ListingPlace): ListingFilters {
  const isSearch = place !== 'category'
  const category = parameters.get('category') ?? ''
  const named = place === 'tagged' ? [] : parameters.getAll('tags')
  const bounds = [amountOf(parameters.get('priceMin')) ?? 0, amountOf(parameters.get('priceMax'))] as const
  const [priceMin, priceMax] = bounds[1] !== undefined && bounds[1] < bounds[0] ? [bounds[1], bounds[0]] : bounds
  const ratingMin = RATING_CHOICES.find(stars => ratingParameter(stars) === parameters.get('rating'))
  return {
    query: isSearch ? searchTermOf(parameters.get('query')) : '',
    category: isSearch && CATEGORY_KEY.test(category) ? category : '',
    brands: brandsOf(parameters.getAll('brand')),
    tags: LISTED_TAGS.filter(tag => named.includes(tag)),
    ...(priceMin > 0 ? { priceMin } : {}),
    ...(priceMax === undefined || priceMax === 0 ? {} : { priceMax }),
    ...(ratingMin ? { ratingMin } : {}),
    inStockOnly: parameters.get('stock') === '1',
  }
}

/** Filters as an address says them, in one order; the reverse of `filtersOf`. */
export function filterParameters(filters: ListingFilters): [name: string, value: string][] {
  const { query, category, brands, tags, priceMin, priceMax, ratingMin, inStockOnly } = filters
  return [
    ...(query ? [['query', query] as [string, string]] : []),
    ...(category ? [['category', category] as [string, string]] : []),
    ...brandsOf(brands).map((brand): [string, string] => ['brand', brand]),
    ...LISTED_TAGS.filter(tag => tags.includes(tag)).map((tag): [string, string] => ['tags', tag]),
    ...(priceMin ? [['priceMin', String(priceMin)] as [string, string]] : []),
    ...(priceMax ? [['priceMax', String(priceMax)] as [string, string]] : []),
    ...(ratingMin ? [['rating', ratingParameter(ratingMin)] as [string, string]] : []),
    ...(inStockOnly ? [['stock', '1'] as [string, string]] : []),
  ]
}

/** Whether anything but words narrows a listing. */
export function isFiltered(filters: ListingFilters): boolean {
  return filterParameters({ ...filters, query: '' }).length > 0
}

/** A rating as addresses have it: every number of stars that is good enough, such as `4,5` (CAT-06). */
export function ratingParameter(stars: RatingChoice): string {
  return [1, 2, 3, 4, 5].slice(stars - 1).join(',')
}

/** Names of filters whose values in an address are not written as they should be, with the values that should be there. */
export function untidyFilters(parameters: URLSearchParams, place: ListingPlace): Map<string, string[]> {
  const tidy = filterParameters(filtersOf(parameters, place))
  const untidy = new Map<string, string[]>()
  for (const name of FILTER_NAMES[place]) {
    const values = tidy.flatMap(([known, value]) => (known === name ? [value] : []))
    const written = parameters.getAll(name)
    if (written.length !== values.length || written.some((value, index) => value !== values[index])) untidy.set(name, values)
  }
  return untidy
}

/** Whole units of a currency; undefined for anything else. */
export function amountOf(typed: string | null): number | undefined {
  const text = (typed ?? '').trim()
  return WHOLE_AMOUNT.test(text) ? Number(text) : undefined
}

function brandsOf(named: readonly string[]): string[] {
  const brands = named.map(brand => brand.trim()).filter(brand => brand !== '' && !CONTROL.test(brand))
  return [...new Set(brands.map(brand => brand.slice(0, MAX_BRAND_LENGTH).trim()))].sort().slice(0, MAX_BRANDS)
}
