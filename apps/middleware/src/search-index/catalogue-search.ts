import type { EngineContext } from '@shop/engine/database'
import type { AnsweredSearch, SearchEvent } from '@shop/engine/search-log'
import { recordSearchEvent, recordSearchQuery } from '@shop/engine/search-log'
import { type SearchPort, type SearchReader, SearchUnavailableError } from '@shop/search'
import { type CategoryLookup, createCategoryLookup } from './category-lookup.ts'
import { createRememberedResults } from './remembered-results.ts'
import { createSearchFeed, type Refill } from './search-feed.ts'

/** The search of the shop as operations use it. */
export interface CatalogueSearch extends SearchReader {
  readonly categories: CategoryLookup
  /** Writes down what was asked; no caller waits for it, and a failure is logged. */
  recordQuery(search: AnsweredSearch): void
  recordEvent(event: SearchEvent): Promise<void>
}

export interface CatalogueSearchOptions {
  readonly engine: EngineContext
  /** Opens the engine for searching, which fills itself with what it is given. */
  readonly open: (refill: Refill) => SearchPort | Promise<SearchPort>
  readonly onError: (error: unknown, what: string) => void
  /** See `createSearchFeed`. */
  readonly pollMs?: number
}

/** A search that follows the database, and what remembers its answers. */
export interface RunningSearch extends CatalogueSearch {
  stop(): Promise<void>
}

/** Opens the search of a shop. It answers as soon as it is filled; until then it throws `SearchUnavailableError`. */
export function openCatalogueSearch({ engine, open, onError, pollMs }: CatalogueSearchOptions): RunningSearch {
  const feed = createSearchFeed({ engine, pollMs, onError: error => onError(error, 'the search could not be told') })
  const port = Promise.resolve(open(feed.refill))
  port.then(feed.follow, error => onError(error, 'the search could not be opened'))
  const opened = () => port.catch((cause: unknown) => Promise.reject(new SearchUnavailableError('unreachable', { cause })))
  const remember = createRememberedResults({ generation: feed.generation })
  return {
    categories: createCategoryLookup(engine, feed.generation),
    search: query => remember({ search: query }, async () => (await opened()).search(query)),
    suggest: query => remember({ suggest: query }, async () => (await opened()).suggest(query)),
    recordQuery(search) {
      recordSearchQuery(engine, search).catch(error => onError(error, 'a search could not be written down'))
    },
    recordEvent: event => recordSearchEvent(engine, event),
    async stop() {
      await feed.stop()
      await port.then(
        opened => opened.close(),
        () => undefined,
      )
    },
  }
}
