import type { Market } from '../market/market.ts'
import { SHIPPING_FEE_SETS } from '../market/shipping-fee-sets.ts'
import { type Money, moneyOf } from '../money/index.ts'
import type { ShippingMethodKey } from './shipping-method.ts'

/** What shipping goods of this gross value costs: nothing from the threshold on (SHIP-01..SHIP-03). */
export function shippingFeeOf(market: Market, key: ShippingMethodKey, goodsGross: Money): Money {
  const fees = SHIPPING_FEE_SETS[market.shippingFeeSet]
  return moneyOf(market.currency, goodsGross.centAmount >= fees.freeAbove ? 0 : fees[key])
}

/** How much more goods make shipping free; zero once it is. */
export function missingToFreeShipping(market: Market, goodsGross: Money): Money {
  const { freeAbove } = SHIPPING_FEE_SETS[market.shippingFeeSet]
  return moneyOf(market.currency, Math.max(0, freeAbove - goodsGross.centAmount))
}

/** From which gross value of goods on shipping is free in a market. */
export function freeShippingThresholdOf(market: Market): Money {
  return moneyOf(market.currency, SHIPPING_FEE_SETS[market.shippingFeeSet].freeAbove)
}
