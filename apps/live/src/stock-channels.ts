import type { LiveStock, StockUpdate } from '@shop/domain/live'
import type { FollowedStock } from '@shop/engine/inventory'
import type { Connection } from './cart-channels.ts'

/** Which connections show which SKUs. */
export interface StockChannels {
  /** Replaces what a connection shows, and tells it how many there are. */
  show(connection: Connection, stock: readonly FollowedStock[]): void
  leave(connection: Connection): void
  /** All SKUs that are shown. */
  skus(): string[]
  /** Of these products the SKUs that are shown. */
  skusOf(productIds: Iterable<string>): string[]
  /** Tells who shows them what has changed: another stock than was told last, or the price of those of `repriced`. */
  tell(stock: readonly FollowedStock[], repriced?: ReadonlySet<string>): void
  isEmpty(): boolean
}

interface ShownSku {
  readonly productId: string
  available: number
  readonly connections: Set<Connection>
}

/** Channels without any connection. */
export function createStockChannels(): StockChannels {
  const skus = new Map<string, ShownSku>()
  const skusOfProduct = new Map<string, Set<string>>()
  const shownBy = new Map<Connection, readonly string[]>()

  function leave(connection: Connection): void {
    for (const sku of shownBy.get(connection) ?? []) {
      const shown = skus.get(sku)
      shown?.connections.delete(connection)
      if (shown?.connections.size !== 0) continue
      skus.delete(sku)
      const siblings = skusOfProduct.get(shown.productId)
      siblings?.delete(sku)
      if (siblings?.size === 0) skusOfProduct.delete(shown.productId)
    }
    shownBy.delete(connection)
  }

  return {
    show(connection, stock) {
      leave(connection)
      shownBy.set(
        connection,
        stock.map(({ sku }) => sku),
      )
      for (const { sku, productId, availableQuantity } of stock) {
        const shown = skus.get(sku) ?? { productId, available: availableQuantity, connections: new Set() }
        skus.set(sku, shown)
        shown.connections.add(connection)
        skusOfProduct.set(productId, (skusOfProduct.get(productId) ?? new Set()).add(sku))
      }
      if (stock.length > 0) connection.send(writeUpdate(stock.map(({ sku, availableQuantity }) => ({ sku, availableQuantity }))))
    },
    leave,
    skus: () => [...skus.keys()],
    skusOf: productIds => [...productIds].flatMap(id => [...(skusOfProduct.get(id) ?? [])]),
    tell(stock, repriced = new Set()) {
      const news = new Map<Connection, LiveStock[]>()
      for (const { sku, availableQuantity } of stock) {
        const shown = skus.get(sku)
        const hasNewPrice = repriced.has(sku)
        if (!shown || (shown.available === availableQuantity && !hasNewPrice)) continue
        shown.available = availableQuantity
        const told = { sku, availableQuantity, ...(hasNewPrice ? { hasNewPrice } : {}) }
        for (const connection of shown.connections) news.set(connection, [...(news.get(connection) ?? []), told])
      }
      for (const [connection, told] of news) connection.send(writeUpdate(told))
    },
    isEmpty: () => skus.size === 0,
  }
}

function writeUpdate(stock: readonly LiveStock[]): string {
  const update: StockUpdate = { event: 'updated-stock', stock }
  return JSON.stringify(update)
}
