import type { SearchPort } from '@shop/search'
import { startWorkerSearch } from '@shop/search/worker'
import type { Refill } from './search-feed.ts'

export interface SearchSettings {
  /** Address of an OpenSearch; without one the shop searches by itself. */
  readonly openSearchUrl?: string | undefined
  /** Where the shop's own index is kept over restarts; without one it is built from scratch. */
  readonly searchFolder?: string | undefined
}

/** The engine that a shop searches with: OpenSearch where it has one, else its own in a thread. */
export function openSearchPort(
  { openSearchUrl, searchFolder }: SearchSettings,
  refill: Refill,
  onFailure: (error: Error) => void,
): SearchPort | Promise<SearchPort> {
  // Its client is loaded only where it is used.
  if (openSearchUrl) return import('@shop/search/opensearch').then(({ openOpenSearch }) => openOpenSearch({ url: openSearchUrl }))
  return startWorkerSearch({ ...(searchFolder ? { snapshotFolder: searchFolder } : {}), refill, onFailure })
}
