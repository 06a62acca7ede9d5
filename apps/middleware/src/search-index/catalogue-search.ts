import { setTimeout as wait } from 'node:timers/promises'
import type { EngineContext } from '@shop/engine/database'
import type { Catalogue } from '@shop/engine/read-model'
import { type SearchPort, type SearchReader, SearchUnavailableError } from '@shop/search'
import { startWorkerSearch } from '@shop/search/worker'
import { type CategoryLookup, createCategoryLookup, createRememberedResults } from './catalogue-cache.ts'
import { createSearchFeed, type Refill } from './search-feed.ts'
import { createSearchRecorder, type SearchRecorder } from './search-recorder.ts'

/** The search of the shop as operations use it. */
export interface CatalogueSearch extends SearchReader, Pick<SearchRecorder, 'recordQuery' | 'recordEvent'> {
  readonly categories: CategoryLookup
}

interface CatalogueSearchOptions {
  readonly engine: EngineContext
  /** Over connections of its own, for what the search is filled with. */
  readonly feedEngine: EngineContext
  readonly catalogue: Catalogue
  /** See `createSearchFeed`. */
  readonly onFound?: (listedIn: ReadonlySet<string> | 'all') => void
  /** Opens the engine for searching, which fills itself with what it is given. */
  readonly open: (refill: Refill) => SearchPort | Promise<SearchPort>
  readonly onError: (error: unknown, what: string) => void
}

/** A search that follows the catalogue, and what remembers its answers. */
interface RunningSearch extends CatalogueSearch {
  stop(): Promise<void>
}

/** How often an engine that could not be opened is tried again: a cluster may come later than the shop. */
const REOPEN_MS = 2000

/** Opens the search of a shop. It answers as soon as it is filled; until then it throws `SearchUnavailableError`. */
export function openCatalogueSearch({
  engine,
  feedEngine,
  catalogue,
  open,
  onError,
  onFound,
}: CatalogueSearchOptions): RunningSearch {
  const feed = createSearchFeed({
    engine: feedEngine,
    model: catalogue.model,
    ...(onFound ? { onFound } : {}),
    onError: error => onError(error, 'the search could not be told'),
  })
  const ending = new AbortController()
  let port: SearchPort | undefined
  void openWhenThere()
  // Reading the catalogue leaves much behind, which would stay while a shop is idle. Needs a flag of Node's.
  feed.filled.then(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
  const recorder = createSearchRecorder({ engine, onError })
  const remember = createRememberedResults({ generation: feed.generation })
  return {
    categories: createCategoryLookup(catalogue),
    search: query => remember({ search: query }, async () => opened().search(query)),
    suggest: query => remember({ suggest: query }, async () => opened().suggest(query)),
    recordQuery: recorder.recordQuery,
    recordEvent: recorder.recordEvent,
    async stop() {
      await recorder.flush()
      ending.abort()
      await feed.stop()
      await port?.close()
    },
  }

  async function openWhenThere(): Promise<void> {
    for (let hasFailed = false; ; hasFailed = true) {
      try {
        const search = await open(feed.refill)
        if (ending.signal.aborted) return await search.close()
        port = search
        return feed.follow(search)
      } catch (error) {
        if (!hasFailed) onError(error, 'the search could not be opened')
      }
      await wait(REOPEN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      if (ending.signal.aborted) return
    }
  }

  /** No one waits for a cluster that is away. */
  function opened(): SearchPort {
    if (!port) throw new SearchUnavailableError('unreachable')
    return port
  }
}

export interface SearchEngineSettings {
  /** URL of an OpenSearch; without one the shop searches by itself. */
  readonly openSearchUrl?: string | undefined
  /** Folder in which the shop's own index survives restarts; without one it is built from scratch. */
  readonly searchFolder?: string | undefined
}

/** The engine that a shop searches with: OpenSearch where it has one, else its own in a thread. */
export function openSearchPort(
  { openSearchUrl, searchFolder }: SearchEngineSettings,
  refill: Refill,
  onFailure: (error: Error) => void,
): SearchPort | Promise<SearchPort> {
  // Its client is loaded only where it is used.
  if (openSearchUrl) return import('@shop/search/opensearch').then(({ openOpenSearch }) => openOpenSearch({ url: openSearchUrl }))
  return startWorkerSearch({ ...(searchFolder ? { snapshotFolder: searchFolder } : {}), refill, onFailure })
}
