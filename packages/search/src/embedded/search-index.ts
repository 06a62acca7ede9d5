import type { ListingSort, MatchLevel } from '@shop/domain/search'
import type { MarketPlane } from '../facets/columns.ts'
import { facetCountsOf } from '../facets/facet-counts.ts'
import { runFacetPass } from '../facets/facet-pass.ts'
import { firstOf } from '../facets/first-of.ts'
import type { Match } from '../index/match.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { SearchQuery, SearchResult, SuggestQuery, SuggestResult } from '../port/search-port.ts'
import type { EmbeddedIndex } from './embedded-index.ts'
import { writeKeys } from './write-keys.ts'

/** Names of so many of the first products show how a mistyped word is spelled. */
const NAMES_FOR_CORRECTION = 5
/** So many of the best products are asked whether what was typed is their whole name. */
const CANDIDATES_FOR_NAME = 40
const MAX_CATEGORIES = 3
const MAX_BRANDS = 3
const NOTHING_FOUND = { total: 0, hits: [], matchLevel: 3 as MatchLevel }

/** What a text means in the index; the documents stand in the scratch memory. */
interface Found {
  readonly texts: TextIndex | undefined
  /** Undefined where all products are meant. */
  readonly match: Match | undefined
  readonly plane: MarketPlane
  readonly count: number
}

/** Answers a query from the index. */
export function searchIndex(index: EmbeddedIndex, query: SearchQuery): SearchResult {
  const { scratch } = index
  const { columns } = index.parts
  const found = findText(index, query)
  if (found === undefined) return NOTHING_FOUND
  const { match, plane, count } = found
  const counted = runFacetPass({
    documents: scratch.found,
    count,
    failures: scratch.failures,
    filters: query.filters,
    columns,
    plane,
    isCounting: query.facets,
    attributes: query.attributes ?? [],
  })
  const first = (query.page - 1) * query.pageSize
  const page = ordered(index, query, found, counted.total, first + query.pageSize).slice(first)
  return {
    total: counted.total,
    matchLevel: match?.level ?? 0,
    ...hitsWithHighlights(index, query.text ?? '', page, found),
    ...(query.facets ? { facets: facetCountsOf(counted, columns, query.attributes ?? []) } : {}),
  }
}

/** Answers what a shopper is typing: the best products, categories and brands. */
export function suggestFromIndex(index: EmbeddedIndex, { limit, ...query }: SuggestQuery): SuggestResult {
  const nothing = { ...NOTHING_FOUND, categories: [], brands: [] }
  const found = findText(index, query)
  if (!found?.match) return nothing
  const { scratch, brandNames } = index
  const { columns, categoryNames } = index.parts
  const { texts, match, plane, count } = found
  const { found: documents, failures } = scratch
  const whole = { filters: {}, isCounting: false, attributes: [] }
  const { total } = runFacetPass({ documents, count, failures, columns, plane, ...whole })
  const hits = hitsWithHighlights(index, query.text, ordered(index, { ...query, sort: 'relevance' }, found, total, limit), found)
  const names = categoryNames.get(texts?.language ?? '')
  const categories = (names?.find(match.meant, texts?.segments ?? []) ?? [])
    .filter(id => isOffered(index, plane, 'category', id))
    .slice(0, MAX_CATEGORIES)
  const brands = brandNames
    .find(match.meant, texts?.segments ?? [])
    .filter(brand => isOffered(index, plane, 'brand', brand))
    .slice(0, MAX_BRANDS)
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
  { locale, market, text, otherTexts = [] }: Pick<SearchQuery, 'locale' | 'market' | 'text' | 'otherTexts'>,
): Found | undefined {
  const { scratch } = index
  const { codes, formerCodes } = index.parts
  const plane = index.planeOf(market)
  const bound = index.makeRoom(plane)
  const texts = index.textsOf(locale)
  const isAll = text === undefined || text.trim() === ''
  if (!isAll && texts === undefined) return undefined
  const isOffered = (document: number) => plane.published[document] === 1
  const match = isAll ? undefined : texts?.match(text, otherTexts, { codes, formerCodes, scratch, isOffered })
  if (match === undefined) scratch.findAll(bound)
  return { texts, match, plane, count: match?.count ?? bound }
}

/** The first products in an order; by relevance those whose whole name was typed come before all. */
function ordered(
  index: EmbeddedIndex,
  { sort, text = '' }: Pick<SearchQuery, 'sort' | 'text'>,
  found: Found,
  total: number,
  wanted: number,
): number[] {
  const { match, texts } = found
  if (sort !== 'relevance' || !match || !texts || match.level === 3) return order(index, sort, found, total, wanted)
  const best = order(index, sort, found, total, Math.max(wanted, CANDIDATES_FOR_NAME))
  const isNamesake = texts.namesakesOf(text)
  const namesakes = best.slice(0, CANDIDATES_FOR_NAME).filter(isNamesake)
  return namesakes.length === 0 ? best.slice(0, wanted) : [...new Set([...namesakes, ...best])].slice(0, wanted)
}

function order(index: EmbeddedIndex, sort: ListingSort, found: Found, total: number, wanted: number): number[] {
  const { numbers, columns } = index.parts
  const { scratch } = index
  writeKeys(sort, total, {
    scratch,
    columns,
    plane: found.plane,
    order: found.texts?.order,
    hasScores: found.match !== undefined,
  })
  const isBefore = (document: number, other: number) => numbers.idOf(document) < numbers.idOf(other)
  return firstOf(scratch.found, scratch.keys, total, wanted, isBefore)
}

function hitsWithHighlights(
  index: EmbeddedIndex,
  text: string,
  documents: readonly number[],
  { texts, match }: Found,
): Pick<SearchResult, 'hits' | 'didYouMean' | 'nearSizes'> {
  const hits = documents.map(document => ({
    id: index.parts.numbers.idOf(document),
    highlights: match && texts ? texts.highlight(document, match) : [],
  }))
  const didYouMean = match?.level === 2 ? texts?.correct(text, match, documents.slice(0, NAMES_FOR_CORRECTION)) : undefined
  const { nearSizes } = match ?? {}
  return { hits, ...(didYouMean === undefined ? {} : { didYouMean }), ...(nearSizes ? { nearSizes } : {}) }
}

/** Whether a published product has a value of a facet. */
function isOffered({ parts }: EmbeddedIndex, { published }: MarketPlane, facet: 'brand' | 'category', value: string): boolean {
  const { sets, numbers } = parts.columns.valuesOf(facet)
  const having = sets.havingOneOf([value])
  for (let document = 0; document < parts.numbers.bound; document++)
    if (published[document] === 1 && having[numbers[document] as number] === 1) return true
  return false
}
