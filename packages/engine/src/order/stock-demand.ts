import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { addTo } from '@shop/domain/money'
import { isVirtualSku } from '@shop/domain/product'
import type { StockDemand } from '../inventory/stock-rows.ts'

/** Pieces a cart takes from stock, per SKU in the order of SKUs; virtual products take none (STOCK-05). */
export function stockDemandsOf(cart: Pick<Cart, 'lineItems'>): StockDemand[] {
  const pieces = new Map<string, number>()
  for (const { variant, quantity } of cart.lineItems) {
    if (!isVirtualSku(variant.sku)) addTo(pieces, variant.sku, quantity)
  }
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** Refuses an order that wants more than there is, naming every SKU that is short (ORD-13, rule S1). */
export function requireStock(demands: readonly StockDemand[], available: ReadonlyMap<string, number>): void {
  const missing = demands.flatMap(({ sku, quantity }) => {
    // A SKU without an inventory entry has no stock: zero is meant.
    const pieces = available.get(sku) ?? 0
    return pieces < quantity ? [{ sku, requested: quantity, available: pieces }] : []
  })
  if (missing.length > 0)
    throw new CommerceError({ code: 'out-of-stock', lines: missing }, `Out of stock: ${missing.map(({ sku }) => sku).join(', ')}`)
}
