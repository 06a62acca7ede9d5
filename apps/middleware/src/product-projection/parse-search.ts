import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import { isCountryCode, isLanguage, type Language } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'
import { parseSearchFacet, parseSearchFilter } from '@shop/domain/product-search'
import { parseQueryPredicate } from '@shop/domain/query-predicate'
import type { ProductSearch, ProjectionSort } from '@shop/engine/product-search'
import { type RequestParameters, refuse } from './request-parameters.ts'

const MAX_EXPRESSIONS = 20
const MAX_SORTS = 5
/** Parameters that are taken and change nothing here: nothing is expanded. */
const WITHOUT_EFFECT = ['fuzzyLevel', 'markMatchingVariants', 'expand', 'withTotal', 'filter.facets']
const SORT =
  /^(?:(price|variants\.price|variants\.scopedPrice\.value\.centAmount|createdAt|lastModifiedAt|id|key|score)|name\.([A-Za-z-]{2,5}))(?: (asc|desc))?$/
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['price-up', 'price asc'],
  ['price-down', 'price desc'],
  ['latest', 'createdAt desc'],
])

/** What a projection request asks for besides the products themselves. */
export interface ProjectionRequest {
  readonly search: ProductSearch
  /** Locales as they were asked for, such as `de-AT`, with their languages; empty for all languages. */
  readonly locales: ReadonlyMap<string, Language>
  /** Whether mistyped words are taken for those that they are near (`fuzzy`). */
  readonly isFuzzy: boolean
}

/** Reads the parameters of `product-projections/search` (API-44). Throws `Refusal` or `CommerceError` for bad ones. */
export function parseSearch(parameters: RequestParameters): ProjectionRequest {
  const expressions = (name: string) => parameters.all(name, MAX_EXPRESSIONS)
  const text = parameters.suffixed('text')
  return readRequest(parameters, {
    ...(text ? { text: { language: languageOf(text.suffix, 'text'), words: text.value.slice(0, 200) } } : {}),
    queryFilters: expressions('filter.query').map(parseSearchFilter),
    filters: expressions('filter').map(parseSearchFilter),
    facets: expressions('facet').map(parseSearchFacet),
  })
}

/** Reads the parameters of `product-projections` itself, with `where` instead of filters. Throws as above. */
export function parseQuery(parameters: RequestParameters): ProjectionRequest {
  return readRequest(parameters, { predicates: parameters.all('where', MAX_EXPRESSIONS).map(parseQueryPredicate) })
}

function readRequest(parameters: RequestParameters, asked: Omit<ProductSearch, 'limit' | 'offset'>): ProjectionRequest {
  if (parameters.one('staged') === 'true') throw refuse('staged', 'only what is published can be seen')
  const currency = parameters.one('priceCurrency')
  const country = parameters.one('priceCountry')
  if (currency !== undefined && !isCurrency(currency)) throw refuse('priceCurrency', 'the shop has no such currency')
  if (country !== undefined && !isCountryCode(country)) throw refuse('priceCountry', 'the shop has no such country')
  const group = parameters.one('priceCustomerGroup')
  const customerGroupKey = CUSTOMER_GROUP_KEYS.find(key => key === group)
  if (group !== undefined && !customerGroupKey) throw refuse('priceCustomerGroup', 'the shop has no such group')
  if (country !== undefined && currency === undefined) throw refuse('priceCountry', 'needs priceCurrency')
  const wanted = parameters.all('localeProjection', MAX_EXPRESSIONS)
  const locales = new Map(wanted.map(locale => [locale, languageOf(locale, 'localeProjection')]))
  const search: ProductSearch = {
    ...asked,
    sort: parameters.all('sort', MAX_SORTS).map(parseSort),
    limit: parameters.integer('limit', { from: 0, to: 500, default: 20, advice: 'page on with offset' }),
    offset: parameters.integer('offset', { from: 0, to: 10_000, default: 0, advice: 'narrow what is asked for' }),
    ...(currency ? { currency } : {}),
    ...(country ? { country } : {}),
    ...(customerGroupKey ? { customerGroupKey } : {}),
  }
  const isFuzzy = parameters.one('fuzzy') === 'true' && parameters.one('fuzzyLevel') !== '0'
  for (const name of WITHOUT_EFFECT) parameters.all(name, MAX_EXPRESSIONS)
  parameters.refuseOthers()
  return { search, locales, isFuzzy }
}

function parseSort(text: string): ProjectionSort {
  const [, field, locale, direction] = SORT.exec(ALIASES.get(text) ?? text) ?? []
  const isDescending = direction === 'desc'
  if (locale !== undefined) return { by: 'name', language: languageOf(locale, 'sort'), isDescending }
  if (field === undefined) throw refuse('sort', 'there is no such order')
  if (field.includes('price') || field.includes('Price')) return { by: 'price', isDescending }
  return { by: field === 'lastModifiedAt' ? 'createdAt' : (field as ProjectionSort['by']), isDescending }
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

/** The language of `de` or `de-AT`. */
function languageOf(locale: string, parameter: string): Language {
  const language = locale.slice(0, 2)
  if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale) || !isLanguage(language)) throw refuse(parameter, 'the shop has no such language')
  return language
}
