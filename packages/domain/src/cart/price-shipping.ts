import type { CartDiscount } from '../discount/index.ts'
import { requireDefined } from '../error/index.ts'
import type { Market } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { type ShippingMethod, shippingFeeOf, shippingMethodsOf } from '../shipping/index.ts'
import type { Cart, ShippingInfo } from './cart.ts'
import type { LineItem } from './line-item.ts'
import type { CartPricing } from './pricing.ts'
import { discountAmount, type Taxation, taxPart } from './taxed-parts.ts'
import { takeFromAmount } from './total-price-discount.ts'

/** The ways in which goods may travel, the one a cart with them gets first: one unit of freight makes all of it freight (SHIP-05). */
export function shippingMethodsOfGoods(lines: readonly LineItem[], market: Market): ShippingMethod[] {
  return shippingMethodsOf(
    market,
    lines.some(line => line.isFreight),
  )
}

/** Fee of the method a cart gets, before discounts on shipping; undefined where nothing travels. `goodsCent` is gross. */
export function shippingFeeCent(lines: readonly LineItem[], goodsCent: number, pricing: CartPricing): number | undefined {
  const method = methodOf(lines, pricing)
  return method && shippingFeeOf(pricing.market, method.key, moneyOf(pricing.market.currency, goodsCent)).centAmount
}

function methodOf(lines: readonly LineItem[], { market }: CartPricing) {
  if (lines.every(line => line.type === 'extra_guarantee')) return undefined
  // The first method offered is taken, which is the default one unless goods need freight (CART-16, SHIP-05).
  return requireDefined(shippingMethodsOfGoods(lines, market)[0], `shipping method for goods in ${market.country}`)
}

/** Shipping of a cart: method and fee by its goods, less discounts on shipping in their order (SHIP-03, SHIP-13). */
export function priceShipping(
  cart: Taxation & Pick<Cart, 'quote'>,
  lines: readonly LineItem[],
  goodsCent: number,
  discounts: readonly CartDiscount[],
  pricing: CartPricing,
): ShippingInfo | undefined {
  const { market, taxRate } = pricing
  const method = methodOf(lines, pricing)
  const fee = cart.quote?.shippingPrice?.centAmount ?? shippingFeeCent(lines, goodsCent, pricing)
  if (!method || fee === undefined) return undefined
  const taken = takeFromAmount(fee, discounts, market.currency)
  const left = fee - taken.reduce((sum, { centAmount }) => sum + centAmount, 0)
  const { taxRate: rate, totalPrice, taxedPrice } = taxPart(moneyOf(market.currency, left), taxRate, cart)
  const full = taxPart(moneyOf(market.currency, fee), taxRate, cart).totalPrice
  return {
    shippingMethod: { id: method.id, key: method.key },
    shippingMethodState: 'MatchesCart',
    price: full,
    ...(left < fee
      ? {
          discountedPrice: {
            value: totalPrice,
            includedDiscounts: taken.map(part => discountAmount(part.discountId, part.centAmount, market.currency)),
          },
        }
      : {}),
    taxedPrice,
    taxRate: rate,
    deliveryTime: method.custom.deliveryTime,
  }
}
