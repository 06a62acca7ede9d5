/** Most connections that show the same cart (LIVE-03). */
export const MAX_CONNECTIONS_PER_CART = 10

/** Most connections of one IP address: some people behind one router, but no flood. */
export const MAX_CONNECTIONS_PER_ADDRESS = 50

/** What a connection is sent when its cart has changed (LIVE-04, LIVE-05): how far the cart has come, nothing of its content. */
export interface CartUpdate {
  readonly event: 'cart-update'
  readonly cartId: string
  readonly version: number
  readonly totalLineItemQuantity: number
}

/** Stock of a SKU that a connection shows. */
export interface LiveStock {
  readonly sku: string
  readonly availableQuantity: number
  /** Whether its price has changed as well: what shows it has to be loaded again. */
  readonly hasNewPrice?: true
}

/** What a connection is sent when something that it shows has changed (LIVE-04, LIVE-05). */
export interface StockUpdate {
  readonly event: 'updated-stock'
  readonly stock: readonly LiveStock[]
}

export type LiveEvent = CartUpdate | StockUpdate

/** An event as it came over a connection; undefined for other texts, such as those of a later release. */
export function readLiveEvent(text: string): LiveEvent | undefined {
  try {
    const event = JSON.parse(text) as { event?: unknown; cartId?: unknown; version?: unknown; stock?: unknown }
    if (event.event === 'cart-update' && typeof event.cartId === 'string' && Number.isInteger(event.version))
      return event as unknown as CartUpdate
    if (event.event === 'updated-stock' && Array.isArray(event.stock) && event.stock.every(isLiveStock))
      return { event: 'updated-stock', stock: event.stock }
  } catch {
    // Not JSON, or null.
  }
  return undefined
}

function isLiveStock(value: unknown): value is LiveStock {
  const { sku, availableQuantity } = (value ?? {}) as Partial<LiveStock>
  return typeof sku === 'string' && Number.isInteger(availableQuantity)
}
