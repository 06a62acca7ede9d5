import type { EngineContext } from '../database/context.ts'
import { type ProductTopic, readCatalogueChanges } from '../read-model/catalogue-changes.ts'

/** What a search has missed while it was not running. */
export interface SearchChanges {
  /** Products that are to be indexed again. */
  readonly productIds: ReadonlySet<string>
  /** Those of them whose texts may be others; of the rest a price, stock or a rating changed. */
  readonly textIds: ReadonlySet<string>
}

/**
 * Products that changed since a position (the number of a transaction as decimal text, before which everything was
 * known). Undefined where not all changes since then are stored any more: everything has to be indexed again.
 */
export async function readSearchChanges(context: EngineContext, position: string): Promise<SearchChanges | undefined> {
  if (!/^\d+$/.test(position)) return undefined
  const { isComplete, products } = await readCatalogueChanges(context, `${position}:${position}:`)
  if (!isComplete) return undefined
  const of = (...topics: ProductTopic[]) => topics.flatMap(topic => [...(products.get(topic) ?? [])])
  const textIds = new Set(of('product', 'text', 'placement', 'relation'))
  return { textIds, productIds: new Set([...textIds, ...of('price', 'stock', 'rating')]) }
}
