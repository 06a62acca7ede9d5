import { orderRelationRules, type RelationRule } from '@shop/domain/relation'
import type { Database } from '../database/context.ts'
import { selectBases, selectRelations } from '../relation/relation-rows.ts'

/** Products whose lists are read at once. */
const BATCH = 500

/** What goes with a product by a rule, the closest fit first. */
export interface RelatedByRule {
  readonly rule: RelationRule
  readonly ids: readonly string[]
}

/** What fits what, in memory. Lists that are alike are kept once: machines of one size go with the same things. */
export class RelationLists {
  #rules: readonly RelationRule[] = []
  readonly #related = new Map<string, ReadonlyMap<string, readonly string[]>>()
  readonly #bases = new Map<string, readonly string[]>()
  readonly #known = new Map<string, readonly string[]>()

  setRules(rules: readonly RelationRule[]): void {
    this.#rules = orderRelationRules(rules)
  }

  /** What goes with a product: what is required first, then by kind. */
  of(productId: string): readonly RelatedByRule[] {
    const lists = this.#related.get(productId)
    if (!lists) return []
    return this.#rules.flatMap(rule => {
      const ids = lists.get(rule.key)
      return ids ? [{ rule, ids }] : []
    })
  }

  /**
   * Ids of what goes with a product, one of each rule after the other: a shopper is offered one thing of each kind before a
   * second of any.
   */
  inTurns(productId: string): string[] {
    const lists = this.of(productId).map(({ ids }) => ids)
    const longest = Math.max(0, ...lists.map(({ length }) => length))
    return Array.from({ length: longest }, (_, place) => lists.flatMap(ids => ids[place] ?? [])).flat()
  }

  /** Ids of some of the products that a product goes with. */
  basesOf(productId: string): readonly string[] {
    return this.#bases.get(productId) ?? []
  }

  /** Ids of the products that have a list, or go with others. */
  ids(): Set<string> {
    return new Set([...this.#related.keys(), ...this.#bases.keys()])
  }

  /**
   * Reads the lists of some products as they are now; a product without row has none any more. `idOf` gives the text that the
   * catalogue has of an id, so that it is in memory once, and undefined for a product that is gone.
   */
  async read(db: Database, ids: readonly string[], idOf: (id: string) => string | undefined): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      const [related, bases] = [await selectRelations(db, batch), await selectBases(db, batch)]
      for (const id of batch) {
        this.#related.delete(id)
        this.#bases.delete(id)
      }
      for (const [productId, rows] of Map.groupBy(related, row => row.productId))
        this.#related.set(
          idOf(productId) ?? productId,
          new Map(rows.map(({ ruleKey, relatedIds }) => [this.#ruleKeyOf(ruleKey), this.#once(relatedIds, idOf)])),
        )
      for (const { productId, baseIds } of bases) this.#bases.set(idOf(productId) ?? productId, this.#once(baseIds, idOf))
    }
  }

  #ruleKeyOf(key: string): string {
    return this.#rules.find(rule => rule.key === key)?.key ?? key
  }

  #once(ids: readonly string[], idOf: (id: string) => string | undefined): readonly string[] {
    const found = ids.flatMap(id => idOf(id) ?? [])
    const key = found.join()
    const known = this.#known.get(key)
    if (known) return known
    this.#known.set(key, found)
    return found
  }
}
