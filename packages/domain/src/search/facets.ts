import { type AttributeFilters, MAX_ATTRIBUTE_FILTERS, MAX_ATTRIBUTE_VALUES } from './attribute-filters.ts'
import { MAX_ATTRIBUTE_VALUE } from './attribute-values.ts'
import type { MeasureBin } from './measure-bins.ts'

/** Pages with a listing: the search, a listing of one tag below it, and a category. */
export type ListingPlace = 'search' | 'tagged' | 'category'

/** Where the values of a choice come from: a field of the product, or an attribute of any of its variants. */
export type FacetSource = { readonly field: 'brand' | 'tags' } | { readonly attribute: string }

interface FacetColumns {
  readonly name: string
  /** Message key of its name. */
  readonly label: string
  /** Field of queries that holds the filter. */
  readonly filter: string | { readonly min: string; readonly max: string }
  /** Parameter of URLs. */
  readonly parameter: string | { readonly min: string; readonly max: string }
}

/** Several values can be chosen; a product passes with any of them. URLs have the parameter once per value. */
interface ChoiceColumns extends FacetColumns {
  readonly kind: 'choice'
  readonly source: FacetSource
  /** Field of results that holds the counted values. */
  readonly counts: string
  /** The only values a shopper can choose, with the message keys of their names; null: every value, under its own name. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null
  /** Where the page itself has chosen a value, so that no other can be chosen. */
  readonly fixedOn: ListingPlace | null
  /** Bounds of what a query may hold. */
  readonly maxValues: number
  readonly maxLength: number
}

/** One category can be chosen; a product passes in it or below it. URLs have its key, queries its id. */
interface CategoryColumns extends FacetColumns {
  readonly kind: 'category'
  readonly counts: string
  /** Where the page is a category itself, so that the parameter means nothing. */
  readonly absentOn: ListingPlace
}

/** A lowest and a highest price, both included. URLs have whole units of the currency, queries minor units. */
interface RangeColumns extends FacetColumns {
  readonly kind: 'range'
  readonly source: { readonly offer: 'price' }
  readonly counts: string
}

/** So many stars and up. URLs have every number that is good enough, such as `4,5` (CAT-06). */
interface RatingColumns extends FacetColumns {
  readonly kind: 'rating'
  readonly counts: string
  readonly options: readonly number[]
  /** What opening the filter on a phone proposes. */
  readonly proposed: number
}

/** Products that have something; not counted. URLs have `1`. */
interface FlagColumns extends FacetColumns {
  readonly kind: 'flag'
  readonly source: { readonly offer: 'stock' }
  /** Message key of what a shopper ticks. */
  readonly optionLabel: string
}

/**
 * The attributes that matter where a listing is, each a facet of its own: any of some values, or a number within bounds. URLs
 * have the name of the attribute behind the prefix: `a.colour=black`, `a.power.min=3000`.
 */
interface AttributeColumns extends FacetColumns {
  readonly kind: 'attributes'
  readonly counts: string
  /** How parameters begin. */
  readonly parameter: string
  readonly bounds: { readonly min: string; readonly max: string }
  /** Bounds of what a query may hold. */
  readonly maxFilters: number
  readonly maxValues: number
  readonly maxLength: number
}

/**
 * All facets, in the order of URLs and chips (CAT-05). The URL, the form, the schema of the operation, the embedded index,
 * OpenSearch and the database search read this table: a new facet is a row here and its messages.
 */
export const FACETS = [
  {
    name: 'category',
    kind: 'category',
    filter: 'categoryId',
    counts: 'categories',
    parameter: 'category',
    absentOn: 'category',
    label: 'listing.category',
  },
  {
    name: 'brand',
    kind: 'choice',
    source: { field: 'brand' },
    filter: 'brands',
    counts: 'brands',
    parameter: 'brand',
    options: null,
    fixedOn: null,
    maxValues: 50,
    maxLength: 80,
    label: 'listing.brand',
  },
  {
    name: 'tags',
    kind: 'choice',
    source: { field: 'tags' },
    filter: 'tags',
    counts: 'tags',
    parameter: 'tags',
    options: [
      { value: 'on-sale', label: 'search.sales' },
      { value: 'bestseller', label: 'product.tagBestseller' },
      { value: 'new', label: 'product.tagNew' },
      { value: 'topRated', label: 'product.tagTopRated' },
      { value: 'bware', label: 'product.tagFactorySeconds' },
    ],
    fixedOn: 'tagged',
    maxValues: 20,
    maxLength: 40,
    label: 'listing.offers',
  },
  {
    name: 'price',
    kind: 'range',
    source: { offer: 'price' },
    filter: { min: 'priceMinCent', max: 'priceMaxCent' },
    counts: 'price',
    parameter: { min: 'priceMin', max: 'priceMax' },
    label: 'listing.price',
  },
  {
    name: 'attributes',
    kind: 'attributes',
    filter: 'attributes',
    counts: 'attributes',
    parameter: 'a.',
    bounds: { min: '.min', max: '.max' },
    maxFilters: MAX_ATTRIBUTE_FILTERS,
    maxValues: MAX_ATTRIBUTE_VALUES,
    maxLength: MAX_ATTRIBUTE_VALUE,
    label: 'listing.features',
  },
  {
    name: 'rating',
    kind: 'rating',
    filter: 'ratingMin',
    counts: 'ratings',
    parameter: 'rating',
    options: [4, 3, 2],
    proposed: 4,
    label: 'listing.rating',
  },
  {
    name: 'stock',
    kind: 'flag',
    source: { offer: 'stock' },
    filter: 'inStockOnly',
    parameter: 'stock',
    label: 'listing.availability',
    optionLabel: 'listing.inStockOnly',
  },
] as const satisfies readonly (ChoiceColumns | CategoryColumns | RangeColumns | AttributeColumns | RatingColumns | FlagColumns)[]

export type Facet = (typeof FACETS)[number]
export type FacetName = Facet['name']
export type FacetKind = Facet['kind']
export type FacetOf<Kind extends FacetKind> = Extract<Facet, { readonly kind: Kind }>
export type ChoiceFacet = FacetOf<'choice'>
/** Facets of which a product has values, by which it is indexed. */
export type ValueFacet = ChoiceFacet | FacetOf<'category'>

/** The facets of one kind, in order. */
export function facetsOfKind<Kind extends FacetKind>(kind: Kind): readonly FacetOf<Kind>[] {
  return FACETS.filter((facet): facet is FacetOf<Kind> => facet.kind === kind)
}

type FieldsOf<Kind extends FacetKind> = FacetOf<Kind>['filter']

/**
 * What narrows a listing: one of the values of each filter, and all filters at once (CAT-05). Prices are minor units, both
 * bounds included; of a rating so many stars and up; of a category all that is below it too.
 */
export type SearchFilters = { readonly [Field in FieldsOf<'choice'>]?: readonly string[] } & {
  readonly [Field in FieldsOf<'category'>]?: string
} & { readonly [Field in FieldsOf<'range'>['min' | 'max']]?: number } & { readonly [Field in FieldsOf<'rating'>]?: number } & {
  readonly [Field in FieldsOf<'flag'>]?: boolean
} & { readonly [Field in FieldsOf<'attributes'>]?: AttributeFilters }

/** A value and how many products have it. */
export interface ValueCount {
  readonly value: string
  readonly count: number
}

/** Minor units. */
export interface PriceRange {
  readonly minCent: number
  readonly maxCent: number
}

/** Products with so many stars and up. */
export interface RatingCount {
  readonly stars: number
  readonly count: number
}

/** What was counted of an attribute: products per value, most first, or how its numbers are spread. */
export type AttributeCounts =
  | { readonly name: string; readonly values: readonly ValueCount[] }
  | { readonly name: string; readonly bins: readonly MeasureBin[] }

type CountsOf<Kind extends Exclude<FacetKind, 'flag'>> = FacetOf<Kind>['counts']

/**
 * How many products each further choice would leave. Every facet heeds all filters but its own. Values have most products
 * first, categories are by level and then by products, attributes in the order asked for; the price is null where nothing was found, the ratings are 1 to 5.
 */
export type FacetCounts<Category, Attribute = AttributeCounts> = {
  readonly [Counts in CountsOf<'choice'>]: readonly ValueCount[]
} & {
  readonly [Counts in CountsOf<'category'>]: readonly Category[]
} & { readonly [Counts in CountsOf<'range'>]: PriceRange | null } & {
  readonly [Counts in CountsOf<'rating'>]: readonly RatingCount[]
} & { readonly [Counts in CountsOf<'attributes'>]: readonly Attribute[] }

/** The counts where nothing was found. */
export const NO_COUNTS: FacetCounts<never, never> = Object.fromEntries(
  FACETS.flatMap(facet => (facet.kind === 'flag' ? [] : [[facet.counts, facet.kind === 'range' ? null : []]])),
) as unknown as FacetCounts<never, never>

/** The filters that narrow anything, of those that may be undefined, empty or off. */
export function narrowingFilters(
  filters: { readonly [Field in keyof SearchFilters]?: SearchFilters[Field] | undefined },
): SearchFilters {
  const fields: readonly (keyof SearchFilters)[] = FACETS.flatMap(({ filter }) =>
    typeof filter === 'string' ? [filter] : [filter.min, filter.max],
  )
  const narrowing = fields.filter(field => {
    const value = filters[field]
    if (typeof value === 'object') return Object.keys(value).length > 0
    return value !== undefined && value !== false
  })
  return Object.fromEntries(narrowing.map(field => [field, filters[field]]))
}
