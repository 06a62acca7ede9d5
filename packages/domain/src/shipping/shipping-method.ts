import type { Market } from '../market/market.ts'
import { type Money, moneyOf } from '../money/index.ts'

/** Keys of the two ways goods travel (SHIP-04). */
export type ShippingMethodKey = 'parcel' | 'freight'

/** The method a cart gets unless its goods need freight (SHIP-05). */
const DEFAULT_SHIPPING_METHOD_KEY: ShippingMethodKey = 'parcel'

/** A shipping method as a store offers it (SHIP-06). */
export interface ShippingMethod {
  readonly id: string
  readonly version: number
  readonly key: ShippingMethodKey
  readonly name: string
  readonly description: string
  readonly isDefault: boolean
  readonly zoneRates: readonly ZoneRate[]
  readonly custom: { readonly deliveryTime: string }
}

/** Prices of a method in a zone: one zone per country. */
export interface ZoneRate {
  readonly zone: { readonly id: string; readonly key: string; readonly name: string }
  readonly shippingRates: readonly { readonly price: Money; readonly freeAbove?: Money; readonly isMatching: boolean }[]
}

/** Working days a delivery takes, as a range (SHIP-07). */
const DELIVERY_TIMES: Record<ShippingMethodKey, string> = { parcel: '2-4', freight: '5-8' }

/** The methods of a market in the order they are offered: goods that need freight put freight first (SHIP-05). */
export function shippingMethodsOf(market: Market, needsFreight: boolean): ShippingMethod[] {
  const fees = market.shippingFees
  const keys: ShippingMethodKey[] = needsFreight ? ['freight'] : ['parcel', 'freight']
  const country = market.country.toLowerCase()
  return keys.map(key => ({
    id: `${key}-${country}`,
    version: 1,
    key,
    name: key,
    description: key,
    isDefault: key === DEFAULT_SHIPPING_METHOD_KEY,
    zoneRates: [
      {
        zone: { id: `zone-${country}`, key: country, name: market.label },
        shippingRates: [
          { price: moneyOf(market.currency, fees[key]), freeAbove: moneyOf(market.currency, fees.freeAbove), isMatching: true },
        ],
      },
    ],
    custom: { deliveryTime: DELIVERY_TIMES[key] },
  }))
}

/** What shipping goods of this gross value costs: nothing from the threshold on (SHIP-01..SHIP-03). */
export function shippingFeeOf(market: Market, key: ShippingMethodKey, goodsGross: Money): Money {
  const fees = market.shippingFees
  return moneyOf(market.currency, goodsGross.centAmount >= fees.freeAbove ? 0 : fees[key])
}

/** How much more goods make shipping free; zero once it is. */
export function missingToFreeShipping(market: Market, goodsGross: Money): Money {
  const { freeAbove } = market.shippingFees
  return moneyOf(market.currency, Math.max(0, freeAbove - goodsGross.centAmount))
}

/** From which gross value of goods on shipping is free in a market. */
export function freeShippingThresholdOf(market: Market): Money {
  return moneyOf(market.currency, market.shippingFees.freeAbove)
}
