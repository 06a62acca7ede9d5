import { setTimeout as wait } from 'node:timers/promises'
import { readSearchChanges } from '@shop/engine/search'
import { SearchUnavailableError, type SearchWriter } from '@shop/search'
import { indexProducts, type SearchSource } from './index-products.ts'
import { PendingChanges } from './pending-changes.ts'

/** Brings a search up to what the catalogue in memory knows, from wherever the search is. */
export type Refill = (search: SearchWriter) => Promise<void>

/** What keeps a search up to date. */
interface SearchFeed {
  readonly refill: Refill
  /** Resolves when a search was brought up to date for the first time. */
  readonly filled: Promise<void>
  /** Rises with every change that was applied. */
  generation(): number
  /** Applies changes to a search, from now until it is stopped. */
  follow(search: SearchWriter): void
  stop(): Promise<void>
}

interface SearchFeedOptions extends SearchSource {
  /** Gets what went wrong; the feed tries again. */
  readonly onError: (error: unknown) => void
  /** Told in which categories lists are others now that the search knows; `all` after it was filled. */
  readonly onFound?: (listedIn: ReadonlySet<string> | 'all') => void
}

const RETRY_MS = 250
/** A cluster that refuses for minutes, such as while it is built again, is asked more and more seldom: to ask it takes it long. */
const MAX_RETRY_MS = 4000
/**
 * The position of a search moves on this often, in ms, also while nothing changes: changes are kept for some days, and a
 * search that comes back from before them is filled from the beginning.
 */
const IDLE_ADVANCE_MS = 3_600_000

/**
 * Fills a search and then applies the changes of the catalogue in memory, as soon as they are in it: what changed is read
 * once for both, and a transaction under way holds neither up.
 */
export function createSearchFeed({ onError, onFound, ...source }: SearchFeedOptions): SearchFeed {
  const { engine, model } = source
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  let generation = 0
  let pending = new PendingChanges()
  let isBehind = true
  let changed = Promise.withResolvers<void>()
  let last: Promise<unknown> = Promise.resolve()
  let running: Promise<void> = Promise.resolve()
  const filled = Promise.withResolvers<void>()

  const unsubscribe = model.subscribe(change => {
    if (change.isEverything) isBehind = true
    pending.add(change)
    if (isBehind || !pending.isEmpty) changed.resolve()
  })

  // Never two at once: an older state of a product must not arrive after a newer one.
  function inTurn(work: () => Promise<void>): Promise<void> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  async function catchUp(search: SearchWriter): Promise<void> {
    await model.fresh()
    const { position, products } = model
    const missed = await readSearchChanges(engine, (await search.status()).appliedCursor)
    const all = [...products.ids()]
    // No row is written when a price begins or ends.
    const timed = all.filter(id => products.entry(id)?.hasTimedPrices)
    const work = missed
      ? { textIds: missed.textIds, productIds: new Set([...missed.productIds, ...timed]) }
      : { textIds: new Set(all), productIds: new Set(all) }
    await indexProducts(search, work, source, isEnding)
    if (isEnding()) return
    await search.advance(position)
    generation++
    filled.resolve()
    onFound?.('all')
  }

  async function applyPending(search: SearchWriter): Promise<void> {
    const taken = pending
    pending = new PendingChanges()
    const { position } = model
    await indexProducts(search, taken, source, isEnding)
    if (isEnding()) return
    await search.advance(position)
    if (taken.isEmpty) return
    generation++
    onFound?.(taken.listedIn)
  }

  async function run(search: SearchWriter): Promise<void> {
    let failures = 0
    while (!isEnding()) {
      try {
        await inTurn(async () => {
          changed = Promise.withResolvers()
          if (isBehind) {
            isBehind = false
            await catchUp(search)
          }
          await applyPending(search)
        })
        failures = 0
        await Promise.race([changed.promise, pause(IDLE_ADVANCE_MS)])
      } catch (error) {
        // What was taken is among what it has missed. A search that is being restarted is filled by the code that restarts it.
        isBehind = true
        if (error instanceof SearchUnavailableError) {
          await pause(RETRY_MS)
          continue
        }
        if (!isEnding() && failures === 0) onError(error)
        await pause(Math.min(RETRY_MS * 2 ** failures++, MAX_RETRY_MS))
      }
    }
  }

  function pause(ms: number): Promise<unknown> {
    return wait(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
  }

  return {
    refill: search => inTurn(() => catchUp(search)),
    filled: filled.promise,
    generation: () => generation,
    follow(search) {
      running = run(search)
    },
    async stop() {
      unsubscribe()
      ending.abort()
      await running
    },
  }
}
