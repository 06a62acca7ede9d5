import type { RecommendationKind } from '@shop/domain/recommendation'
import type { RecommendationRow } from '../recommendation/recommendation-rows.ts'

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

  /** Ids of the products that have a list. */
  ids(): Set<string> {
    return new Set(Object.values(this.#lists).flatMap(lists => [...lists.keys()]))
  }

  /**
   * Takes the lists of some products as they are now; a product without row has none any more. `idOf` gives the text that the
   * catalogue has of an id, so that it is in memory once, and undefined for a product that is gone.
   */
  replace(ids: Iterable<string>, rows: readonly RecommendationRow[], idOf: (id: string) => string | undefined): void {
    for (const id of ids) for (const lists of Object.values(this.#lists)) lists.delete(id)
    for (const { productId, kind, productIds } of rows)
      this.#lists[kind].set(
        idOf(productId) ?? productId,
        productIds.flatMap(id => idOf(id) ?? []),
      )
  }
}
