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
  const port = Promise.resolve(open(feed.refill))
  port.then(feed.follow, error => onError(error, 'the search could not be opened'))
  // Reading the catalogue leaves much behind, which would stay while a shop is idle. Needs a flag of Node's.
  feed.filled.then(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
  const opened = () => port.catch((cause: unknown) => Promise.reject(new SearchUnavailableError('unreachable', { cause })))
  const recorder = createSearchRecorder({ engine, onError })
  const remember = createRememberedResults({ generation: feed.generation })
  return {
    categories: createCategoryLookup(catalogue),
    search: query => remember({ search: query }, async () => (await opened()).search(query)),
    suggest: query => remember({ suggest: query }, async () => (await opened()).suggest(query)),
    recordQuery: recorder.recordQuery,
    recordEvent: recorder.recordEvent,
    async stop() {
      await recorder.flush()
      await feed.stop()
      await port.then(
        opened => opened.close(),
        () => undefined,
      )
    },
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
