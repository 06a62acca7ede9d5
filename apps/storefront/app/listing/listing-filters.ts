import type { ProductTag } from '@shop/domain/product'
import {
  type ChoiceFacet,
  FACETS,
  type Facet,
  type FacetOf,
  type ListingPlace,
  narrowingFilters,
  type SearchFilters,
  searchTermOf,
} from '@shop/domain/search'
import { attributeParametersIn, readAttributes, writeAttributes } from './attribute-parameters.ts'
import { canonicalTexts } from './canonical-texts.ts'

/** What narrows a listing, as its URL says it (CAT-04, CAT-05): filters that are absent or empty do not. */
export interface ListingFilters extends Omit<SearchFilters, FacetOf<'category'>['filter']> {
  /** Words that are searched for; empty without. */
  readonly query: string
  /** Key of a category. */
  readonly category?: string
}

/** A parameter of a URL. */
type Parameter = [name: string, value: string]

const MAX_VALUES = 20
const MINOR_UNITS = 100
const CATEGORY_KEY = /^[A-Za-z0-9_-]{1,256}$/
const WHOLE_AMOUNT = /^\d{1,9}$/

export const NO_FILTERS: ListingFilters = { query: '' }

/** Reads the filters of a URL; what is not valid filters nothing. Reversed bounds of the price are swapped. */
export function filtersOf(parameters: URLSearchParams, place: ListingPlace): ListingFilters {
  const query = place === 'category' ? '' : searchTermOf(parameters.get('query'))
  const facets = FACETS.filter(facet => isParameterOn(facet, place) && !isFixedOn(facet, place))
  return Object.assign({ query }, ...facets.map(facet => readFacet(facet, parameters)))
}

/** Filters as a URL says them, in the order of the facets; the reverse of `filtersOf`. */
export function filterParameters(filters: ListingFilters): Parameter[] {
  return [
    ...(filters.query ? [['query', filters.query] as Parameter] : []),
    ...FACETS.flatMap(facet => writeFacet(facet, filters)),
  ]
}

/** Whether anything but words narrows a listing. */
export function isFiltered(filters: ListingFilters): boolean {
  return filterParameters({ ...filters, query: '' }).length > 0
}

/** Parameters of filters that are not in their canonical form, with the values that they should have. */
export function nonCanonicalFilters(parameters: URLSearchParams, place: ListingPlace): Map<string, string[]> {
  const canonical = filterParameters(filtersOf(parameters, place))
  const others = new Map<string, string[]>()
  for (const name of FACETS.filter(facet => isParameterOn(facet, place)).flatMap(facet => parameterNames(facet, parameters))) {
    const values = canonical.flatMap(([known, value]) => (known === name ? [value] : []))
    const written = parameters.getAll(name)
    if (written.length !== values.length || written.some((value, index) => value !== values[index])) others.set(name, values)
  }
  return others
}

/** Whether the page itself has chosen a value of a facet. */
export function isFixedOn(facet: Facet, place: ListingPlace): boolean {
  return facet.kind === 'choice' && facet.fixedOn === place
}

/** A rating as URLs have it: every number of stars that is good enough, such as `4,5` (CAT-06). */
export function ratingParameter(stars: number): string {
  return [1, 2, 3, 4, 5].slice(stars - 1).join(',')
}

/** Minor units of an amount in whole units; undefined for anything else. */
export function centsOf(typed: string | null): number | undefined {
  const text = (typed ?? '').trim()
  return WHOLE_AMOUNT.test(text) ? Number(text) * MINOR_UNITS : undefined
}

/** Bounds of a price as filters; a bound of 0 is left out, and reversed ones are swapped. */
export function priceFilters(
  { filter }: FacetOf<'range'>,
  min: number | undefined,
  max: number | undefined,
): Partial<ListingFilters> {
  const isReversed = min !== undefined && max !== undefined && max < min
  const [low, high] = isReversed ? [max, min] : [min, max]
  return { ...(low ? { [filter.min]: low } : {}), ...(high ? { [filter.max]: high } : {}) }
}

/** What a listing is of, besides what its URL says. */
export interface ListingSubject {
  readonly categoryId?: string | undefined
  readonly tag?: ProductTag | undefined
}

/** The parameters of the search for a listing: its filters and what it is of. */
export function searchParametersOf({ query, category: _key, ...filters }: ListingFilters, { categoryId, tag }: ListingSubject) {
  const all = { ...filters, categoryId, ...(tag ? { tags: [tag] } : {}) }
  return { ...(query ? { text: query } : {}), ...narrowingFilters(all) }
}

/** Whether a parameter means a facet; on a page that is a category itself `category` means nothing. */
function isParameterOn(facet: Facet, place: ListingPlace): boolean {
  return facet.kind !== 'category' || facet.absentOn !== place
}

function parameterNames(facet: Facet, parameters: URLSearchParams): string[] {
  if (facet.kind === 'attributes')
    return [
      ...new Set([
        ...attributeParametersIn(facet, parameters),
        ...writeAttributes(facet, readAttributes(facet, parameters)).map(([name]) => name),
      ]),
    ]
  const { parameter } = facet
  return typeof parameter === 'string' ? [parameter] : [parameter.min, parameter.max]
}

function readFacet(facet: Facet, parameters: URLSearchParams): Partial<ListingFilters> {
  switch (facet.kind) {
    case 'choice': {
      const values = canonicalValues(facet, parameters.getAll(facet.parameter))
      return values.length > 0 ? { [facet.filter]: values } : {}
    }
    case 'category': {
      const category = parameters.get(facet.parameter) ?? ''
      return CATEGORY_KEY.test(category) ? { category } : {}
    }
    case 'range': {
      const { min, max } = facet.parameter
      return priceFilters(facet, centsOf(parameters.get(min)) ?? 0, centsOf(parameters.get(max)))
    }
    case 'attributes': {
      const attributes = readAttributes(facet, parameters)
      return Object.keys(attributes).length > 0 ? { [facet.filter]: attributes } : {}
    }
    case 'rating': {
      const stars = facet.options.find(option => ratingParameter(option) === parameters.get(facet.parameter))
      return stars ? { [facet.filter]: stars } : {}
    }
    case 'flag':
      return parameters.get(facet.parameter) === '1' ? { [facet.filter]: true } : {}
  }
}

function writeFacet(facet: Facet, filters: ListingFilters): Parameter[] {
  switch (facet.kind) {
    case 'choice':
      return canonicalValues(facet, filters[facet.filter] ?? []).map(value => [facet.parameter, value])
    case 'category':
      return filters.category ? [[facet.parameter, filters.category]] : []
    case 'range':
      return (['min', 'max'] as const).flatMap((bound): Parameter[] => {
        const cents = filters[facet.filter[bound]]
        return cents ? [[facet.parameter[bound], String(cents / MINOR_UNITS)]] : []
      })
    case 'attributes':
      return writeAttributes(facet, filters[facet.filter])
    case 'rating': {
      const stars = filters[facet.filter]
      return stars ? [[facet.parameter, ratingParameter(stars)]] : []
    }
    case 'flag':
      return filters[facet.filter] ? [[facet.parameter, '1']] : []
  }
}

/** Values of a choice in one order, each once: those of its options, or what may be a value. */
function canonicalValues({ options, maxLength }: ChoiceFacet, named: readonly string[]): string[] {
  if (options) return options.map(({ value }) => value).filter(value => named.includes(value))
  return canonicalTexts(named, maxLength).slice(0, MAX_VALUES)
}
