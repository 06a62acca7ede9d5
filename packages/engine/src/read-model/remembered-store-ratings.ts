import type { Database } from '../database/context.ts'
import { type StoreRatings, selectStoreRatings } from '../store/find-stores.ts'
import type { ReadModel } from './read-model.ts'

/** What the reviews of each country come to, counted again when a review has changed since. */
export class RememberedStoreRatings {
  readonly #db: Database
  #counted: Promise<StoreRatings> | undefined

  constructor(db: Database, model: ReadModel) {
    this.#db = db
    model.subscribe(({ isEverything, reviewedIds }) => {
      if (isEverything || reviewedIds.size > 0) this.#counted = undefined
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
}
