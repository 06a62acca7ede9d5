import { setTimeout as wait } from 'node:timers/promises'
import type { EngineContext } from '@shop/engine/database'
import {
  currentSearchCursor,
  readSearchAttributes,
  readSearchChanges,
  readSearchProductIds,
  readSearchProducts,
  readTimedPriceChanges,
} from '@shop/engine/search-feed'
import type { SearchWriter } from '@shop/search'
import { searchDocumentsOf } from './search-documents.ts'

export interface SearchFeedOptions {
  readonly engine: EngineContext
  readonly search: SearchWriter
  /** Told what went wrong; the feed tries again. */
  readonly onError: (error: unknown) => void
  /** Time between two looks at what changed, in ms. */
  readonly pollMs?: number
}

/** What keeps a search up to date. */
export interface SearchFeed {
  /** Rises with every change the search was told of. */
  generation(): number
  /** Resolves once the search knows everything for the first time. */
  readonly filled: Promise<void>
  stop(): Promise<void>
}

/** A change of the catalogue is found by everybody within this time and the one it takes to apply it. */
const POLL_MS = 250
const TIMED_PRICES_MS = 5000
const BATCH = 200

/** Fills a search from the database and then tells it what changes, until it is stopped. */
export function keepSearchFilled({ engine, search, onError, pollMs = POLL_MS }: SearchFeedOptions): SearchFeed {
  const ending = new AbortController()
  const { promise: filled, resolve: onFilled } = Promise.withResolvers<void>()
  let generation = 0
  let timedUntil = engine.now()

  async function tell(productIds: readonly string[]): Promise<void> {
    const definitions = new Map((await readSearchAttributes(engine)).map(definition => [definition.name, definition]))
    for (let from = 0; from < productIds.length && !ending.signal.aborted; from += BATCH) {
      const ids = productIds.slice(from, from + BATCH)
      const products = await readSearchProducts(engine, ids)
      const { texts, facts, offers } = searchDocumentsOf(products, definitions)
      const known = new Set(products.map(({ id }) => id))
      await search.applyFacts(facts)
      await search.applyOffers(offers)
      await search.applyTexts(texts)
      await search.remove(ids.filter(id => !known.has(id)))
    }
    if (productIds.length > 0) generation++
  }

  async function fill(): Promise<void> {
    const cursor = await currentSearchCursor(engine)
    let after: string | undefined
    do {
      const ids = await readSearchProductIds(engine, BATCH, after)
      await tell(ids)
      after = ids.at(-1)
    } while (after !== undefined && !ending.signal.aborted)
    if (!ending.signal.aborted) await search.advance(cursor)
  }

  async function follow(): Promise<void> {
    const { appliedCursor } = await search.status()
    const changes = appliedCursor === '' ? undefined : await readSearchChanges(engine, appliedCursor)
    if (!changes?.isComplete) return fill()
    await tell(changes.productIds)
    if (!ending.signal.aborted) await search.advance(changes.cursor)
  }

  async function followTimedPrices(): Promise<void> {
    const now = engine.now()
    if (Date.parse(now) - Date.parse(timedUntil) < TIMED_PRICES_MS) return
    await tell(await readTimedPriceChanges(engine, timedUntil, now))
    timedUntil = now
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await follow()
        await followTimedPrices()
        onFilled()
      } catch (error) {
        if (!ending.signal.aborted) onError(error)
      }
      await wait(pollMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    generation: () => generation,
    filled,
    async stop() {
      ending.abort()
      await running
    },
  }
}
