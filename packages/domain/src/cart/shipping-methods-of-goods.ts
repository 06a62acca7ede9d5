import type { Market } from '../market/index.ts'
import { type ShippingMethod, shippingMethodsOf } from '../shipping/index.ts'
import type { LineItem } from './line-item.ts'

/** The ways in which goods may travel, the one a cart with them gets first: one unit of freight makes all of it freight (SHIP-05). */
export function shippingMethodsOfGoods(lines: readonly LineItem[], market: Market): ShippingMethod[] {
  return shippingMethodsOf(
    market,
    lines.some(line => line.isFreight),
  )
}
