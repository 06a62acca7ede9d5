import { type Locale, searchIndexNameOf } from '@shop/domain/market'
import type { MatchLevel, NearSizes } from '@shop/domain/search'
import { correctQuery } from '../index/correct-query.ts'
import { highlightName } from '../index/highlight-name.ts'
import { type QueryWord, queryWordsOf } from '../index/query-words.ts'
import { nearSizesOf, wantedAmountOf } from '../index/wanted-amount.ts'
import type { SearchQuery, SearchResult, SuggestQuery, SuggestResult } from '../port/search-port.ts'
import { type Clause, inGroups } from './clause.ts'
import type { Cluster, ClusterAnswer } from './cluster.ts'
import { codeQuery } from './code-query.ts'
import { fitWords, namesIn } from './fit-words.ts'
import { nearSizesQuery } from './near-sizes.ts'
import { amountsBody, readFacets, searchBody, suggestBody } from './search-body.ts'
import { textQuery, wordsApart } from './text-query.ts'

const NAMES_FOR_CORRECTION = 5
const MAX_NAMES = 3
/** What is longer than a few words in one has no space missing. */
const MAX_GROUPS = 3

interface Found {
  readonly answer: ClusterAnswer
  readonly level: MatchLevel
  readonly nearSizes?: NearSizes
}

/**
 * Asks for every word, then for those with a slip in them, for those that were written without spaces, for words like them, for the
 * nearest sizes, then for fewer and fewer of the words, until something is found.
 */
async function findText(
  cluster: Cluster,
  { locale, text, otherTexts = [] }: Pick<SearchQuery, 'locale' | 'otherTexts'> & { readonly text: string },
  words: readonly QueryWord[],
  bodyOf: (text: Clause) => Clause,
): Promise<Found> {
  const ask = async (level: 1 | 2 | 3, query: Clause): Promise<Found> => ({
    level,
    answer: await cluster.search(searchIndexNameOf(locale), bodyOf(query)),
  })
  const language = locale.slice(0, 2)
  const isFound = ({ answer }: Found) => (answer.aggregations.found?.value ?? 0) > 0
  const typedQuery = (typed: string, terms: readonly QueryWord[]) => textQuery(typed, terms, { language, spelling: 'as typed' })
  const anyOf = (queries: readonly Clause[]) => ({ dis_max: { queries } })
  const typed = typedQuery(text, words)
  const others = otherTexts.map(other => typedQuery(other, queryWordsOf(other, locale, true)))
  const strict = await ask(1, others.length === 0 ? typed : anyOf([typed, ...others]))
  if (isFound(strict)) return strict
  const code = codeQuery(text, words)
  const coded = code && (await ask(1, code))
  if (coded && isFound(coded)) return coded
  const slipped = await ask(2, textQuery(text, words, { language, spelling: 'slips' }))
  if (isFound(slipped)) return slipped
  const apart = wordsApart(words)
  const inWords = (terms: readonly QueryWord[]) => textQuery(text, terms, { language, spelling: 'as typed', isOneOfMany: true })
  for (const queries of inGroups(apart.map(inWords)).slice(0, MAX_GROUPS)) {
    const joined = await ask(1, anyOf(queries))
    if (isFound(joined)) return joined
  }
  // From here on what is found is near.
  const required = words.filter(({ isOptional }) => !isOptional).length
  const guess = (atLeast: number) => ask(3, textQuery(text, words, { language, spelling: 'guesses', atLeast }))
  const guessed = await guess(required)
  const sized = isFound(guessed) ? guessed : ((await findNearSizes()) ?? guessed)
  let near = sized
  for (let atLeast = required - 1; atLeast > 0 && !isFound(near); atLeast--) near = await guess(atLeast)
  return { ...near, level: 3 }

  async function findNearSizes(): Promise<Found | undefined> {
    const wanted = wantedAmountOf(words)
    if (!wanted) return undefined
    const others = words.filter((_word, place) => place !== wanted.place)
    const query = textQuery('', others, { language, spelling: 'slips' })
    const { aggregations } = await cluster.search(searchIndexNameOf(locale), amountsBody(query, wanted.unit))
    const amounts = (aggregations.amounts?.buckets ?? []).map(({ key }) => String(key))
    const near = nearSizesQuery(query, wanted, amounts)
    return near && { ...(await ask(3, near.query)), nearSizes: nearSizesOf(text, wanted, near.values) }
  }
}

/** What a cluster finds for a query. Rejects as the cluster does. */
export async function searchCluster(cluster: Cluster, query: SearchQuery): Promise<SearchResult> {
  const { text = '', locale } = query
  const words = queryWordsOf(text, locale, true)
  const bodyOf = (clause?: Clause) => searchBody(query, clause)
  const found: Found =
    words.length > 0
      ? await findText(cluster, { ...query, text }, words, bodyOf)
      : { answer: await cluster.search(searchIndexNameOf(locale), bodyOf()), level: 0 }
  const { answer } = found
  return {
    total: answer.hits.total.value,
    matchLevel: found.level,
    ...hitsOf(found, text, words, locale),
    ...(query.facets ? { facets: readFacets(answer, query.attributes) } : {}),
  }
}

/** What a cluster finds while a query is typed. Rejects as the cluster does. */
export async function suggestFromCluster(cluster: Cluster, query: SuggestQuery): Promise<SuggestResult> {
  const { text, locale, limit } = query
  const words = queryWordsOf(text, locale, true)
  if (words.length === 0) return { total: 0, hits: [], matchLevel: 3, categories: [], brands: [] }
  const found = await findText(cluster, query, words, clause => suggestBody(limit, clause))
  const { categories, brands } = namesIn(found.answer, words, locale)
  return {
    total: found.answer.hits.total.value,
    matchLevel: found.level,
    ...hitsOf(found, text, words, locale),
    categories: categories.slice(0, MAX_NAMES),
    brands: brands.slice(0, MAX_NAMES),
  }
}

function hitsOf(
  { answer: { hits }, level, nearSizes }: Found,
  text: string,
  words: readonly QueryWord[],
  locale: Locale,
): Pick<SearchResult, 'hits' | 'didYouMean' | 'nearSizes'> {
  const fitOf = fitWords(words, locale)
  const found = hits.hits.map(({ _source: { id, name = '' } }) => ({ id, name }))
  const names = found.slice(0, NAMES_FOR_CORRECTION).map(({ name }) => name)
  const didYouMean = level === 2 ? correctQuery(text, words, names, fitOf, () => undefined) : undefined
  return {
    hits: found.map(({ id, name }) => ({ id, highlights: words.length === 0 ? [] : highlightName(name, words, fitOf) })),
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(nearSizes ? { nearSizes } : {}),
  }
}
