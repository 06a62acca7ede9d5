import { isSku } from '@shop/domain/product'
import type { EngineContext } from '@shop/engine/database'
import { type FollowedStock, findFollowedStock } from '@shop/engine/inventory'

/** Most SKUs of which one connection is told the stock: a cart with very many lines follows the first of them. */
const MAX_SKUS = 100

/** What a page says that it shows; undefined for an unknown message. */
export function readShownSkus(text: string): readonly string[] | undefined {
  try {
    const message: unknown = JSON.parse(text)
    const skus = typeof message === 'object' && message !== null ? (message as { skus?: unknown }).skus : undefined
    if (!Array.isArray(skus) || skus.length > MAX_SKUS) return undefined
    return skus.every(sku => typeof sku === 'string' && isSku(sku)) ? [...new Set(skus as string[])] : undefined
  } catch {
    return undefined
  }
}

/** Stock of what several pages show, for each of them, by one statement. */
export function findShownStock(context: EngineContext): (pages: readonly (readonly string[])[]) => Promise<FollowedStock[][]> {
  return async pages => {
    const stock = await findFollowedStock(context, [...new Set(pages.flat())])
    const bySku = new Map(stock.map(entry => [entry.sku, entry]))
    return pages.map(skus => skus.flatMap(sku => bySku.get(sku) ?? []))
  }
}

/** Most messages of one connection in ten seconds: a page sends one when it shows something else. */
const MAX_MESSAGES = 30
const PERIOD_MS = 10_000

/** Counts the messages of one connection. */
export function createMessageLimit(): { take(): boolean } {
  let begun = 0
  let count = 0
  return {
    take() {
      const now = Date.now()
      if (now - begun > PERIOD_MS) {
        begun = now
        count = 0
      }
      count += 1
      return count <= MAX_MESSAGES
    },
  }
}
