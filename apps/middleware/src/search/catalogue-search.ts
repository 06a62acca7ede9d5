import type { EngineContext } from '@shop/engine/database'
import type { AnsweredSearch, SearchEvent } from '@shop/engine/search-log'
import { recordSearchEvent, recordSearchQuery } from '@shop/engine/search-log'
import type { SearchPort, SearchReader } from '@shop/search'
import { type CategoryLookup, createCategoryLookup } from './category-lookup.ts'
import { createRememberedResults } from './remembered-results.ts'
import { keepSearchFilled } from './search-feed.ts'

/** The search of the shop as operations use it. */
export interface CatalogueSearch extends SearchReader {
  readonly categories: CategoryLookup
  /** Writes down what was asked; nobody waits for it, and a failure is logged. */
  recordQuery(search: AnsweredSearch): void
  recordEvent(event: SearchEvent): Promise<void>
}

export interface CatalogueSearchOptions {
  readonly engine: EngineContext
  readonly port: SearchPort
  readonly onError: (error: unknown, what: string) => void
  readonly pollMs?: number
}

/** A search that follows the database, and what remembers its answers. */
export interface RunningSearch extends CatalogueSearch {
  readonly filled: Promise<void>
  stop(): Promise<void>
}

/** Opens the search of a shop on an engine for searching. */
export function openCatalogueSearch({ engine, port, onError, ...options }: CatalogueSearchOptions): RunningSearch {
  const feed = keepSearchFilled({
    engine,
    search: port,
    onError: error => onError(error, 'the search could not be told'),
    ...options,
  })
  const remember = createRememberedResults({ generation: feed.generation })
  return {
    categories: createCategoryLookup(engine, feed.generation),
    search: query => remember({ search: query }, () => port.search(query)),
    suggest: query => remember({ suggest: query }, () => port.suggest(query)),
    recordQuery(search) {
      recordSearchQuery(engine, search).catch(error => onError(error, 'a search could not be written down'))
    },
    recordEvent: event => recordSearchEvent(engine, event),
    filled: feed.filled,
    async stop() {
      await feed.stop()
      await port.close()
    },
  }
}
