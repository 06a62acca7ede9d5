import { facetsOf, firstOf, type MarketPlane, runFacetPass } from '../facets/index.ts'
import type { Match, TextIndex } from '../index/index.ts'
import type { MatchLevel, SearchHit, SearchQuery, SearchResult, SearchSort, SuggestQuery, SuggestResult } from '../port/index.ts'
import type { EmbeddedIndex } from './embedded-index.ts'
import { writeKeys } from './write-keys.ts'

/** Names of so many of the first products show how a mistyped word is spelled. */
const NAMES_FOR_CORRECTION = 5
const MOST_CATEGORIES = 3
const MOST_BRANDS = 3
const NONE_FOUND = { total: 0, hits: [], matchLevel: 3 as MatchLevel }

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
  if (found === undefined) return NONE_FOUND
  const { match, plane, count } = found
  const counts = runFacetPass({
    documents: scratch.found,
    count,
    filters: query.filters,
    columns,
    plane,
    counts: query.facets,
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
  const { texts, match, plane, count } = found
  const { total } = runFacetPass({ documents: scratch.found, count, filters: {}, columns, plane, counts: false })
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
  const isAll = text === undefined || text.trim() === ''
  if (!isAll && texts === undefined) return undefined
  const isOffered = (document: number) => plane.published[document] === 1
  const match = isAll ? undefined : texts?.match(text, { codes, scratch, isOffered })
  if (match === undefined) scratch.findAll(bound)
  return { texts, match, plane, count: match?.count ?? bound }
}

function order(index: EmbeddedIndex, sort: SearchSort, found: Found, total: number, wanted: number): number[] {
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
