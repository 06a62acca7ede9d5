import { facetsOf, firstOf, type MarketPlane, runFacetPass } from '../facets/index.ts'
import type { Match, TextIndex } from '../index/index.ts'
import type { MatchLevel, SearchHit, SearchQuery, SearchResult, SearchSort, SuggestQuery, SuggestResult } from '../port/index.ts'
import type { EmbeddedIndex } from './embedded-index.ts'

/** How much being in stock in the market lifts a product. */
const IN_STOCK_BOOST = 0.05
/** Names of so many of the first products show how a mistyped word is spelled. */
const NAMES_FOR_CORRECTION = 5
const MOST_CATEGORIES = 3
const MOST_BRANDS = 3
const NONE_FOUND = { total: 0, hits: [], matchLevel: 3 as MatchLevel }

interface Found {
  readonly texts: TextIndex | undefined
  /** Undefined where all products are meant. */
  readonly match: Match | undefined
  readonly plane: MarketPlane
  readonly bound: number
}

/** Answers a query from the index. */
export function searchIndex(index: EmbeddedIndex, query: SearchQuery): SearchResult {
  const { scratch } = index
  const { columns } = index.parts
  const found = findText(index, query)
  if (found === undefined) return NONE_FOUND
  const { match, plane, bound } = found
  const counts = runFacetPass({
    candidates: match && scratch.found,
    count: match?.count ?? bound,
    filters: query.filters,
    columns,
    plane,
    counts: query.facets,
    hits: scratch.found,
  })
  const first = (query.page - 1) * query.pageSize
  const page = order(index, query.sort, found, counts.total, first + query.pageSize).slice(first)
  return {
    total: counts.total,
    matchLevel: match?.level ?? 0,
    ...hitsOf(index, query.text ?? '', page, found),
    ...(query.facets ? { facets: facetsOf(counts, columns) } : {}),
  }
}

/** Answers what somebody is typing: the best products, categories and brands. */
export function suggestFromIndex(index: EmbeddedIndex, { limit, ...query }: SuggestQuery): SuggestResult {
  const nothing = { ...NONE_FOUND, categories: [], brands: [] }
  const found = findText(index, query)
  if (!found?.match) return nothing
  const { scratch, brandNames } = index
  const { columns, categoryNames } = index.parts
  const { texts, match, plane } = found
  const { total } = runFacetPass({
    candidates: scratch.found,
    count: match.count,
    filters: {},
    columns,
    plane,
    counts: false,
    hits: scratch.found,
  })
  const hits = hitsOf(index, query.text, order(index, 'relevance', found, total, limit), found)
  const names = categoryNames.get(texts?.language ?? '')
  const categories = (names?.find(match.meant, texts?.segments ?? []) ?? [])
    .filter(isOfferedIn(index, plane, id => columns.categorySets.havingOneOf([id]), columns.categories))
    .slice(0, MOST_CATEGORIES)
  const brands = brandNames
    .find(match.meant, texts?.segments ?? [])
    .filter(isOfferedIn(index, plane, brand => onlyBrand(index, brand), columns.brands))
    .slice(0, MOST_BRANDS)
  return {
    total,
    matchLevel: match.level,
    ...hits,
    categories: categories.map(id => ({ id, name: names?.names.get(id)?.name ?? '' })),
    brands,
  }
}

/** Undefined for words in a language without texts. */
function findText(
  index: EmbeddedIndex,
  { locale, market, text }: Pick<SearchQuery, 'locale' | 'market' | 'text'>,
): Found | undefined {
  const { scratch } = index
  const { codes } = index.parts
  const plane = index.planeOf(market)
  const bound = index.makeRoom(plane)
  const texts = index.textsOf(locale)
  if (text === undefined || text.trim() === '') return { texts, match: undefined, plane, bound }
  if (texts === undefined) return undefined
  const isOffered = (document: number) => plane.published[document] === 1
  return { texts, match: texts.match(text, { codes, scratch, isOffered }), plane, bound }
}

function order(index: EmbeddedIndex, sort: SearchSort, found: Found, total: number, wanted: number): number[] {
  const { numbers } = index.parts
  const isBefore = (document: number, other: number) => numbers.idOf(document) < numbers.idOf(other)
  return firstOf(index.scratch.found, total, wanted, keyOf(index, sort, found), isBefore)
}

/** What products are ordered by, in descending order. */
function keyOf(index: EmbeddedIndex, sort: SearchSort, { match, plane, texts }: Found): (document: number) => number {
  const { boosts, createdSeconds } = index.parts.columns
  const { prices, stocks } = plane
  const { scores } = index.scratch
  const boostOf = (document: number) => (boosts[document] as number) + ((stocks[document] as number) > 0 ? IN_STOCK_BOOST : 0)
  switch (sort) {
    case 'relevance':
      return match ? document => (scores[document] as number) * boostOf(document) : boostOf
    case 'name-asc':
      return document => -(texts?.order.rankOf(document) ?? 0)
    case 'name-desc':
      return document => texts?.order.rankOf(document) ?? 0
    case 'price-asc':
      return document => -(prices[document] as number)
    case 'price-desc':
      return document => prices[document] as number
    case 'newest':
      return document => createdSeconds[document] as number
  }
}

function hitsOf(
  index: EmbeddedIndex,
  text: string,
  documents: readonly number[],
  { texts, match }: Found,
): { hits: SearchHit[]; didYouMean?: string } {
  const hits = documents.map(document => ({
    id: index.parts.numbers.idOf(document),
    highlights: match && texts ? texts.highlight(document, match) : [],
  }))
  const didYouMean = match?.level === 2 ? texts?.correct(text, match, documents.slice(0, NAMES_FOR_CORRECTION)) : undefined
  return { hits, ...(didYouMean === undefined ? {} : { didYouMean }) }
}

function onlyBrand({ parts: { columns } }: EmbeddedIndex, brand: string): Uint8Array {
  const fits = new Uint8Array(columns.brandNames.values.length)
  const number = columns.brandNames.find(brand)
  if (number !== undefined) fits[number] = 1
  return fits
}

/** Whether something has a product that can be had: one whose number in a column is among those that fit. */
function isOfferedIn(
  index: EmbeddedIndex,
  { published }: MarketPlane,
  fitsOf: (id: string) => Uint8Array,
  column: Uint32Array,
): (id: string) => boolean {
  return id => {
    const fits = fitsOf(id)
    for (let document = 0; document < index.parts.numbers.bound; document++)
      if (published[document] === 1 && fits[column[document] as number] === 1) return true
    return false
  }
}
