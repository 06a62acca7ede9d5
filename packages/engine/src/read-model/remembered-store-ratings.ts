import type { CountryCode } from '@shop/domain/market'
import type { Database } from '../database/context.ts'
import { type StoreRatings, selectStoreRatings } from '../store/find-stores.ts'
import type { ReadModel } from './read-model.ts'

/**
 * What the reviews of each country come to. When a review has changed, they are counted again at once, and it is said of
 * which countries: a review is of one, and most of what happens to reviews counts nowhere, such as an answer.
 */
export class RememberedStoreRatings {
  readonly #db: Database
  readonly #listeners = new Set<(countries: readonly CountryCode[]) => void>()
  #counted: Promise<StoreRatings> | undefined

  constructor(db: Database, model: ReadModel) {
    this.#db = db
    model.subscribe(({ isEverything, reviewedIds }) => {
      if (!isEverything && reviewedIds.size === 0) return
      const before = this.#counted
      this.#counted = undefined
      // What was never asked for is shown nowhere.
      if (before) void this.#compare(before)
    })
  }

  /** Counted once for all that ask meanwhile. Throws what the database throws. */
  read(): Promise<StoreRatings> {
    if (this.#counted) return this.#counted
    const counting = selectStoreRatings(this.#db)
    this.#counted = counting
    // A failure is no answer.
    counting.catch(() => {
      if (this.#counted === counting) this.#counted = undefined
    })
    return counting
  }

  /** Calls the listener with the countries whose reviews come to something else, once `read` says so. */
  subscribe(listener: (countries: readonly CountryCode[]) => void): void {
    this.#listeners.add(listener)
  }

  async #compare(before: Promise<StoreRatings>): Promise<void> {
    const [old, current] = await Promise.all([before, this.read()].map(counting => counting.catch(() => NO_RATINGS)))
    const countries = new Set([...(old ?? NO_RATINGS).keys(), ...(current ?? NO_RATINGS).keys()])
    const changed = [...countries].filter(country => JSON.stringify(old?.get(country)) !== JSON.stringify(current?.get(country)))
    if (changed.length > 0) for (const listener of this.#listeners) listener(changed)
  }
}

const NO_RATINGS: StoreRatings = new Map()
