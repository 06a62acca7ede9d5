import { type Cart, emptyCart, type LineItem, recalculateCart } from '@shop/domain/cart'
import { type CountryCode, localeOf, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { lineItemTypeOf } from '@shop/domain/product'
import { taxGross, taxRateOn } from '@shop/domain/tax'

/** Day on which the carts are priced. */
export const TODAY = '2026-11-21'

interface LineSketch {
  readonly centAmount?: number
  readonly quantity?: number
  readonly isFreight?: boolean
}

/** A cart of a country with the sketched lines; a line is one plain unit of 100.00 unless given otherwise. */
export function aCart(country: CountryCode, sketches: readonly LineSketch[] = [{}], changes: Partial<Cart> = {}): Cart {
  const market = marketOf(country)
  const taxRate = taxRateOn(country, TODAY)
  const empty = emptyCart(market, { id: 'cart', locale: localeOf(market), now: `${TODAY}T12:00:00.000Z` })
  const lineItems = sketches.map(({ centAmount = 10_000, quantity = 1, isFreight = false }, index): LineItem => {
    const sku = `EX3000000${index + 1}`
    const total = moneyOf(market.currency, centAmount * quantity)
    return {
      id: `line-${index + 1}`,
      productId: `product-${index + 1}`,
      name: { en: `Product ${index + 1}` },
      productSlug: { en: `product-3000000${index + 1}` },
      productType: { key: 'test' },
      brand: 'Test',
      variant: { id: 1, sku, images: [], attributes: [] },
      isFreight,
      type: lineItemTypeOf(sku),
      orderHint: index + 1,
      quantity,
      price: { id: `price-${index + 1}`, value: moneyOf(market.currency, centAmount) },
      priceMode: 'Platform',
      lineItemMode: 'Standard',
      discountedPricePerQuantity: [],
      taxRate,
      totalPrice: total,
      taxedPrice: taxGross(total, taxRate),
      custom: {},
    }
  })
  return recalculateCart({ ...empty, lineItems, ...changes }, market, taxRate)
}
