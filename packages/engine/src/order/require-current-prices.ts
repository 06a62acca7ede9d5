import { type Cart, recalculateCart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { effectivePrice } from '@shop/domain/product'
import type { TaxRate } from '@shop/domain/tax'
import { type Offer, requirePrice } from '../cart/offer.ts'

/**
 * Refuses to order at amounts that are no longer right: prices of now and today's tax rate must give what the shopper
 * saw and paid. Throws `CommerceError` `price-changed`, or `matching-price-not-found` for what is not sold any more.
 */
export function requireCurrentPrices(cart: Cart, market: Market, taxRate: TaxRate, offers: ReadonlyMap<string, Offer>): void {
  for (const { variant, price } of cart.lineItems) {
    const offer = offers.get(variant.sku)
    if (!offer)
      throw new CommerceError({ code: 'matching-price-not-found', sku: variant.sku }, `${variant.sku} is not sold any more`)
    if (effectivePrice(requirePrice(offer, market)).centAmount !== effectivePrice(price).centAmount)
      throw new CommerceError({ code: 'price-changed' }, `The price of ${variant.sku} has changed`)
  }
  const { taxedPrice } = recalculateCart(cart, market, taxRate)
  const isSame = (['totalGross', 'totalNet', 'totalTax'] as const).every(
    part => taxedPrice[part].centAmount === cart.taxedPrice[part].centAmount,
  )
  if (!isSame) throw new CommerceError({ code: 'price-changed' }, 'The total of the cart has changed')
}
