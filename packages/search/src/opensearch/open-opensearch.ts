import { setTimeout } from 'node:timers/promises'
import { LOCALES, type Locale, marketOf, searchIndexNameOf } from '@shop/domain/market'
import type { MatchLevel, NearSizes } from '@shop/domain/search'
import { correctQuery } from '../index/correct-query.ts'
import { highlightName } from '../index/highlight-name.ts'
import { type QueryWord, queryWordsOf } from '../index/query-words.ts'
import { nearSizesOf, wantedAmountOf } from '../index/wanted-amount.ts'
import {
  hasReached,
  type SearchPort,
  type SearchQuery,
  type SearchResult,
  type SearchStatus,
  SearchUnavailableError,
  type SuggestQuery,
  type SuggestResult,
} from '../port/search-port.ts'
import { type Clause, inGroups } from './clause.ts'
import { Cluster, type ClusterAnswer, type DocumentChange } from './cluster.ts'
import { codeQuery } from './code-query.ts'
import { collationKeysOf } from './collation-key.ts'
import { documentOfFacts, documentOfOffer, documentOfText } from './document-parts.ts'
import { fitWords, namesIn } from './fit-words.ts'
import { nearSizesQuery } from './near-sizes.ts'
import { amountsBody, readFacets, searchBody, suggestBody } from './search-body.ts'
import { textQuery, wordsApart } from './text-query.ts'

const NAMES_FOR_CORRECTION = 5
const MAX_NAMES = 3
const POLL_MS = 25
/** Indexes that are copied at a time: most of a copy is waiting for all nodes to agree, and until the last is there changes wait. */
const REBUILT_AT_ONCE = 4
/** What is longer than a few words in one has no space missing. */
const MAX_GROUPS = 3

interface OpenSearchSettings {
  /** Nodes of the cluster, separated by commas. */
  readonly url: string
  /** Locales of the shop that are searched; all of them unless said otherwise. */
  readonly locales?: readonly Locale[]
  /** Locales that have texts of their own; the others have those of their language. */
  readonly localesWithOwnTexts?: readonly Locale[]
  /** Longest a query waits for its `minCursor`. */
  readonly maxWaitMs?: number
  /** Longest that people wait for an answer of the cluster, in ms; then it counts as away. */
  readonly answerMs?: number
}

/**
 * Opens a search on an OpenSearch cluster: one index per locale behind the alias `prod.<locale>` (SEARCH-17). Until it was filled for
 * the first time, searches throw `SearchUnavailableError`. Throws where the cluster does not answer.
 */
export async function openOpenSearch(settings: OpenSearchSettings): Promise<SearchPort> {
  const { url, locales = LOCALES, localesWithOwnTexts = [], maxWaitMs = 2000, answerMs = 4000 } = settings
  const cluster = new Cluster(url, answerMs)
  await cluster.prepare(locales.map(searchIndexNameOf))
  const keysByLocale = new Map(locales.map(locale => [locale, collationKeysOf(locale)]))
  const localesOfTexts = (language: string) =>
    locales.filter(locale => locale === language || (locale.slice(0, 2) === language && !localesWithOwnTexts.includes(locale)))
  // One after another: a copy made by a rebuild must not miss changes.
  let lastChange: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    lastChange = lastChange.catch(() => {}).then(work)
    return lastChange
  }
  const inEachLocale = (ids: readonly string[], change: (alias: string, place: number) => DocumentChange): Promise<void> =>
    inTurn(() => cluster.change(locales.flatMap(locale => ids.map((_id, place) => change(searchIndexNameOf(locale), place)))))

  // New indexes are there before anything is in them, and nothing found would be an answer.
  let isFilled = false
  const findOut = async () => {
    if (isFilled || (await cluster.readCursor()) === '') return
    // What was written last is not found before.
    await cluster.refreshAll(locales.map(searchIndexNameOf))
    isFilled = true
  }
  let isAsking = false
  /** Another process may fill it. No search waits for the answer: a cluster that is being filled takes its time. */
  const requireFilled = () => {
    if (isFilled) return
    if (!isAsking) {
      isAsking = true
      const end = () => {
        isAsking = false
      }
      findOut().then(end, end)
    }
    throw new SearchUnavailableError('starting')
  }
  await findOut()

  return {
    async search(query) {
      requireFilled()
      return await within(answerMs, async () => {
        await untilApplied(cluster, query, maxWaitMs)
        return searchCluster(cluster, query)
      })
    },
    async suggest(query) {
      requireFilled()
      return await within(answerMs, async () => {
        await untilApplied(cluster, query, maxWaitMs)
        return suggestFromCluster(cluster, query)
      })
    },
    applyTexts: texts =>
      inTurn(() =>
        cluster.change(
          texts.flatMap(text =>
            localesOfTexts(text.language).map(locale => ({
              alias: searchIndexNameOf(locale),
              id: text.productId,
              doc: documentOfText(text, keysByLocale.get(locale) ?? String),
            })),
          ),
        ),
      ),
    applyFacts(facts) {
      const documents = facts.map(documentOfFacts)
      const ids = facts.map(({ productId }) => productId)
      return inEachLocale(ids, (alias, place) => ({ alias, id: ids[place] as string, doc: documents[place] ?? {} }))
    },
    applyOffers: offers =>
      inTurn(() =>
        cluster.change(
          offers.flatMap(offer =>
            localesOf(offer.market, locales).map(locale => ({
              alias: searchIndexNameOf(locale),
              id: offer.productId,
              doc: documentOfOffer(offer),
            })),
          ),
        ),
      ),
    remove: ids => inEachLocale(ids, (alias, place) => ({ alias, id: ids[place] as string, isRemoved: true })),
    advance: cursor =>
      inTurn(async () => {
        await cluster.writeCursor(cursor)
        // Else the next search finds out.
        await findOut().catch(() => undefined)
      }),
    rebuild: language =>
      inTurn(async () => {
        const rebuilt = language === undefined ? locales : localesOfTexts(language)
        const left = rebuilt.map(searchIndexNameOf)
        const rebuildNext = async () => {
          for (let alias = left.shift(); alias !== undefined; alias = left.shift()) await cluster.rebuild(alias)
        }
        const ended = await Promise.allSettled(Array.from({ length: REBUILT_AT_ONCE }, rebuildNext))
        const failed = ended.find(each => each.status === 'rejected')
        if (failed) throw failed.reason
      }),
    status: () => statusOf(cluster, locales, localesWithOwnTexts),
    async close() {
      await lastChange.catch(() => {})
      await cluster.close()
    },
  }
}

function localesOf(market: SearchQuery['market'], locales: readonly Locale[]): readonly Locale[] {
  const { country } = marketOf(market)
  return locales.filter(locale => locale.endsWith(`-${country}`))
}

/** Waits for a change another process may have applied, and makes it visible. */
async function untilApplied(
  cluster: Cluster,
  { locale, minCursor }: Pick<SearchQuery, 'locale' | 'minCursor'>,
  maxWaitMs: number,
): Promise<void> {
  if (minCursor === undefined) return
  const end = performance.now() + maxWaitMs
  while (!hasReached(await positionOf(cluster), minCursor)) {
    if (performance.now() > end) throw new SearchUnavailableError('behind')
    await setTimeout(POLL_MS)
  }
  await cluster.refresh(searchIndexNameOf(locale))
}

/** An answer, unless it takes longer than that: several questions may lie behind it, each in time. */
async function within<Answer>(ms: number, answer: () => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController()
  const late = setTimeout(ms, undefined, { signal: ending.signal, ref: false }).then(() => {
    throw new SearchUnavailableError('unreachable')
  })
  try {
    return await Promise.race([answer(), late])
  } finally {
    ending.abort()
  }
}

/** The last change applied, for a search. */
function positionOf(cluster: Cluster): Promise<string> {
  return answering(cluster.readCursor())
}

/** What a cluster cannot be asked makes the search unavailable. */
async function answering<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    throw new SearchUnavailableError('unreachable', { cause })
  }
}

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

async function searchCluster(cluster: Cluster, query: SearchQuery): Promise<SearchResult> {
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

async function suggestFromCluster(cluster: Cluster, query: SuggestQuery): Promise<SuggestResult> {
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

async function statusOf(cluster: Cluster, locales: readonly Locale[], ownTexts: readonly Locale[]): Promise<SearchStatus> {
  const documents: Record<string, number> = {}
  const offers: Record<string, number> = {}
  for (const locale of locales) {
    await cluster.refresh(searchIndexNameOf(locale))
    const aggs = {
      named: { filter: { exists: { field: 'nameKey' } } },
      offered: { filter: { term: { published: { value: true } } } },
    }
    const { aggregations } = await cluster.search(searchIndexNameOf(locale), { size: 0, aggs })
    documents[ownTexts.includes(locale) ? locale : locale.slice(0, 2)] = aggregations.named?.doc_count ?? 0
    offers[locale.slice(3)] = aggregations.offered?.doc_count ?? 0
  }
  return { engine: 'opensearch', appliedCursor: await cluster.readCursor(), documents, offers }
}
