import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { addTo } from '@shop/domain/money'
import { isVirtualSku } from '@shop/domain/product'
import type { StockDemand } from '../inventory/stock-rows.ts'
import type { OrderObstacle } from './place-order-rows.ts'

/** Units a cart takes from stock, per SKU in the order of SKUs; virtual products take none (STOCK-05). */
export function stockDemandsOf(cart: Pick<Cart, 'lineItems'>): StockDemand[] {
  const demanded = new Map<string, number>()
  for (const { variant, quantity } of cart.lineItems) {
    if (!isVirtualSku(variant.sku)) addTo(demanded, variant.sku, quantity)
  }
  return [...demanded].map(([sku, quantity]) => ({ sku, quantity })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** The refusal of an order that wants more than there is, naming every SKU that is short (ORD-13, rule S1). */
export function outOfStock(demands: readonly StockDemand[], left: NonNullable<OrderObstacle['stock']>): CommerceError {
  const lines = left.map(({ sku, available }) => ({
    sku,
    requested: demands.find(demand => demand.sku === sku)?.quantity ?? 0,
    available,
  }))
  return new CommerceError({ code: 'out-of-stock', lines }, `Out of stock: ${lines.map(({ sku }) => sku).join(', ')}`)
}
