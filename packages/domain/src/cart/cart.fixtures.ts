import { anAddress } from '../address/address.fixtures.ts'
import { localeOf, type Market, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { moneyOf } from '../money/index.ts'
import { lineItemTypeOf } from '../product/index.ts'
import { taxGross, taxRateOn } from '../tax/index.ts'
import type { Cart } from './cart.ts'
import { emptyCart } from './empty-cart.ts'
import type { LineItem } from './line-item.ts'
import { recalculateCart } from './price-cart.ts'

/** Day on which the fixtures are priced. */
export const TODAY = '2026-11-21'

/** A line as a test describes it: what differs from one plain unit of 100.00. */
export interface LineSketch {
  readonly sku?: string
  readonly centAmount?: number
  readonly quantity?: number
  readonly isFreight?: boolean
  readonly parentSku?: string
}

/** A line of a cart in the market's currency. */
export function aLine(market: Market, sketch: LineSketch = {}, position = 1): LineItem {
  const { sku = `EX3000000${position}`, centAmount = 10_000, quantity = 1, isFreight = false, parentSku } = sketch
  const rate = taxRateOn(market.country, TODAY)
  const total = moneyOf(market.currency, centAmount * quantity)
  return {
    id: `line-${position}`,
    productId: `product-${sku}`,
    name: { en: `Product ${sku}` },
    productSlug: { en: `product-${sku.slice(2)}` },
    productType: { key: 'test' },
    brand: 'Test',
    variant: { id: 1, sku, images: [], attributes: [] },
    isFreight,
    type: lineItemTypeOf(sku),
    orderHint: position,
    quantity,
    price: { id: `price-${sku}`, value: moneyOf(market.currency, centAmount) },
    priceMode: 'Platform',
    lineItemMode: 'Standard',
    discountedPricePerQuantity: [],
    taxRate: rate,
    totalPrice: total,
    taxedPrice: taxGross(total, rate),
    custom: parentSku ? { parentSku } : {},
  }
}

/** A priced cart of a country with the sketched lines, and with what a test changes in it before it is priced. */
export function aCart(country: CountryCode, sketches: readonly LineSketch[] = [{}], changes: Partial<Cart> = {}): Cart {
  const market = marketOf(country)
  const cart = emptyCart(market, { id: 'cart', locale: localeOf(market), now: `${TODAY}T12:00:00.000Z`, anonymousId: 'visitor' })
  const lineItems = sketches.map((sketch, index) => aLine(market, sketch, index + 1))
  return recalculateCart({ ...cart, lineItems, ...changes }, market, taxRateOn(country, TODAY))
}

/** A German cart that can be paid. */
export function aReadyCart(sketches?: readonly LineSketch[]): Cart {
  return {
    ...aCart('DE', sketches),
    customerEmail: 'erika@example.com',
    billingAddress: anAddress(),
    shippingAddress: anAddress(),
  }
}
