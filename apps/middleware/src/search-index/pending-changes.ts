import type { ModelChange } from '@shop/engine/read-model'

/** What of a search is to be brought up to date with the catalogue in memory. */
export interface SearchWork {
  readonly productIds: ReadonlySet<string>
  /** Those of them whose words changed; of others an offer or a rating did. */
  readonly textIds: ReadonlySet<string>
}

/** Collects changes of the catalogue until a search takes them over together. */
export class PendingChanges implements SearchWork {
  readonly productIds = new Set<string>()
  readonly textIds = new Set<string>()
  /** Categories whose lists are others once the search knows. */
  readonly listedIn = new Set<string>()

  get isEmpty(): boolean {
    return this.productIds.size === 0
  }

  add({ productIds, rewordedIds, listedIn }: ModelChange): void {
    for (const id of productIds) this.productIds.add(id)
    for (const id of rewordedIds) {
      this.productIds.add(id)
      this.textIds.add(id)
    }
    for (const id of listedIn) this.listedIn.add(id)
  }
}
