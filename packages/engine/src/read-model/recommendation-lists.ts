import type { RecommendationKind } from '@shop/domain/recommendation'
import type { Database } from '../database/context.ts'
import { type RecommendationRow, selectRecommendations } from '../recommendation/recommendation-rows.ts'

/** Products whose lists are read at once. */
const BATCH = 100

/** Gives the text that the catalogue has of an id, so that it is in memory once, and undefined for a product that is gone. */
type KnownId = (id: string) => string | undefined

/** The lists of recommended products in memory, by product. */
export class RecommendationLists {
  readonly #lists: Readonly<Record<RecommendationKind, Map<string, readonly string[]>>> = {
    similar: new Map(),
    'bought-together': new Map(),
  }

  /** Best first; empty where nothing was computed. */
  of(kind: RecommendationKind, productId: string): readonly string[] {
    return this.#lists[kind].get(productId) ?? []
  }

  /** Reads the lists of all products, until `isStopping`. */
  async readAll(db: Database, idOf: KnownId, isStopping: () => boolean): Promise<void> {
    const without = new Set(Object.values(this.#lists).flatMap(lists => [...lists.keys()]))
    let after: string | undefined
    do {
      // A product has a list of each kind at most: those of the last one of a batch may be cut in two.
      const rows = await selectRecommendations(db, { after, limit: BATCH })
      const last = rows.length < BATCH ? undefined : rows.at(-1)?.productId
      const whole = rows.filter(({ productId }) => productId !== last)
      const ids = whole.map(({ productId }) => productId)
      this.#replace(ids, whole, idOf)
      for (const id of ids) without.delete(id)
      after = last === undefined ? undefined : whole.at(-1)?.productId
    } while (after !== undefined && !isStopping())
    this.#replace(without, [], idOf)
  }

  /** Reads the lists of some products as they are now. */
  async read(db: Database, ids: readonly string[], idOf: KnownId): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      this.#replace(batch, await selectRecommendations(db, { ids: batch }), idOf)
    }
  }

  /** Takes the lists of some products; a product without row has none any more. */
  #replace(ids: Iterable<string>, rows: readonly RecommendationRow[], idOf: KnownId): void {
    for (const id of ids) for (const lists of Object.values(this.#lists)) lists.delete(id)
    for (const { productId, kind, productIds } of rows)
      this.#lists[kind].set(
        idOf(productId) ?? productId,
        productIds.flatMap(id => idOf(id) ?? []),
      )
  }
}
