import { setTimeout } from 'node:timers/promises'
import { LOCALES, type Locale, marketOf, searchIndexNameOf } from '@shop/domain/market'
import { hasReached, type SearchPort, type SearchQuery, type SearchStatus, SearchUnavailableError } from '../port/search-port.ts'
import { searchCluster, suggestFromCluster } from './ask-cluster.ts'
import { Cluster, type DocumentChange } from './cluster.ts'
import { collationKeysOf } from './collation-key.ts'
import { documentOfFacts, documentOfOffer, documentOfText } from './document-parts.ts'

const POLL_MS = 25
/** Indexes that are copied at a time: most of a copy is waiting for all nodes to agree, and until the last is there changes wait. */
const REBUILT_AT_ONCE = 4

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
