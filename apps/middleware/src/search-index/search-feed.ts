import { setTimeout as wait } from 'node:timers/promises'
import type { EngineContext } from '@shop/engine/database'
import {
  currentSearchCursor,
  readSearchAttributes,
  readSearchChanges,
  readSearchProductIds,
  readSearchProducts,
  readTimedPriceChanges,
} from '@shop/engine/search'
import { SearchUnavailableError, type SearchWriter } from '@shop/search'
import { searchDocumentsOf } from './search-documents.ts'

/** Brings a search that knows everything up to a cursor, or nothing without one, up to now. */
export type Refill = (search: SearchWriter, cursor: string) => Promise<void>

/** What keeps a search up to date. */
interface SearchFeed {
  readonly refill: Refill
  /** Rises with every change that was applied. */
  generation(): number
  /** Applies changes to a search, from now until it is stopped. */
  follow(search: SearchWriter): void
  stop(): Promise<void>
}

interface SearchFeedOptions {
  readonly engine: EngineContext
  /** Gets what went wrong; the feed tries again. */
  readonly onError: (error: unknown) => void
  /** Told which products the search now has as they are; not while it is filled. */
  readonly onFound?: (productIds: readonly string[]) => void
  /** Time between two looks at what changed, in ms. */
  readonly pollMs?: number | undefined
}

/** A change of the catalogue is visible within this time and the time it takes to apply it. */
const POLL_MS = 250
const TIMED_PRICES_MS = 5000
/** Read at once: few enough for the time a statement may take, on a busy machine too. */
const BATCH = 50

/** What fills a search from the database and then applies what changes. */
export function createSearchFeed({ engine, onError, onFound, pollMs = POLL_MS }: SearchFeedOptions): SearchFeed {
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  let generation = 0
  let timedUntil = engine.now()
  let running: Promise<void> = Promise.resolve()

  async function apply(search: SearchWriter, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return
    const definitions = new Map((await readSearchAttributes(engine)).map(definition => [definition.name, definition]))
    for (let from = 0; from < productIds.length && !isEnding(); from += BATCH) {
      const ids = productIds.slice(from, from + BATCH)
      const products = await readSearchProducts(engine, ids)
      const { texts, facts, offers } = searchDocumentsOf(products, definitions)
      const known = new Set(products.map(({ id }) => id))
      await search.applyFacts(facts)
      await search.applyOffers(offers)
      await search.applyTexts(texts)
      await search.remove(ids.filter(id => !known.has(id)))
    }
    generation++
  }

  async function fill(search: SearchWriter): Promise<void> {
    const cursor = await currentSearchCursor(engine)
    let after: string | undefined
    do {
      const ids = await readSearchProductIds(engine, BATCH, after)
      await apply(search, ids)
      after = ids.at(-1)
    } while (after !== undefined && !isEnding())
    if (!isEnding()) await search.advance(cursor)
  }

  async function refill(search: SearchWriter, cursor: string): Promise<void> {
    const changes = cursor === '' ? undefined : await readSearchChanges(engine, cursor)
    if (!changes?.isComplete) return fill(search)
    await apply(search, changes.productIds)
    if (changes.productIds.length > 0) onFound?.(changes.productIds)
    if (!isEnding()) await search.advance(changes.cursor)
  }

  async function followTimedPrices(search: SearchWriter): Promise<void> {
    const now = engine.now()
    if (Date.parse(now) - Date.parse(timedUntil) < TIMED_PRICES_MS) return
    const productIds = await readTimedPriceChanges(engine, timedUntil, now)
    await apply(search, productIds)
    if (productIds.length > 0) onFound?.(productIds)
    timedUntil = now
  }

  async function run(search: SearchWriter): Promise<void> {
    while (!isEnding()) {
      try {
        await refill(search, (await search.status()).appliedCursor)
        await followTimedPrices(search)
      } catch (error) {
        // A search that is being restarted is filled by the code that restarts it.
        if (!isEnding() && !(error instanceof SearchUnavailableError)) onError(error)
      }
      await wait(pollMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  return {
    refill,
    generation: () => generation,
    follow(search) {
      running = run(search)
    },
    async stop() {
      ending.abort()
      await running
    },
  }
}
