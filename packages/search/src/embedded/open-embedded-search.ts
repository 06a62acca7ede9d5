import type { CountryCode } from '@shop/domain/market'
import type { SearchPort, SearchStatus } from '../port/search-port.ts'
import { readSnapshot, writeSnapshot } from '../snapshot/snapshot.ts'
import { BackgroundMerge } from './background-merge.ts'
import { CursorGate } from './cursor-gate.ts'
import { EmbeddedIndex } from './embedded-index.ts'
import { searchIndex, suggestFromIndex } from './search-index.ts'

interface EmbeddedSearchSettings {
  /** Where the index is kept over restarts. Without it, it begins empty. */
  readonly snapshotFolder?: string
  /** Longest a query waits for its `minCursor`. */
  readonly maxWaitMs?: number
}

/** A search in the memory of this process. */
export interface EmbeddedSearch extends SearchPort {
  /** Keeps the index in the snapshot folder. */
  save(): Promise<void>
}

/** Opens the embedded search in this thread, from its snapshot where there is one that is whole. */
export async function openEmbeddedSearch({
  snapshotFolder,
  maxWaitMs = 2000,
}: EmbeddedSearchSettings = {}): Promise<EmbeddedSearch> {
  const kept = snapshotFolder === undefined ? undefined : await readSnapshot(snapshotFolder)
  const index = new EmbeddedIndex(kept?.parts)
  const gate = new CursorGate(kept?.cursor ?? '', maxWaitMs)
  const merging = new BackgroundMerge(() => index.parts.texts.values())
  return {
    async search(query) {
      await gate.reached(query.minCursor)
      return searchIndex(index, query)
    },
    async suggest(query) {
      await gate.reached(query.minCursor)
      return suggestFromIndex(index, query)
    },
    async applyTexts(changes) {
      index.applyTexts(changes)
      merging.wake()
    },
    applyFacts: async changes => index.applyFacts(changes),
    applyOffers: async changes => index.applyOffers(changes),
    async remove(productIds) {
      index.remove(productIds)
      merging.wake()
    },
    advance: async cursor => gate.advance(cursor),
    rebuild: language => merging.mergeAll(language),
    status: async () => statusOf(index, gate.cursor),
    async save() {
      if (snapshotFolder === undefined) return
      await merging.mergeAll()
      await writeSnapshot(snapshotFolder, { parts: index.parts, cursor: gate.cursor })
    },
    close: () => merging.close(),
  }
}

function statusOf({ parts: { texts, planes } }: EmbeddedIndex, appliedCursor: string): SearchStatus {
  const offers: Partial<Record<CountryCode, number>> = {}
  for (const [market, plane] of planes) offers[market] = plane.publishedCount
  return {
    engine: 'embedded',
    appliedCursor,
    documents: Object.fromEntries([...texts].map(([language, index]) => [language, index.documentCount])),
    offers,
  }
}
