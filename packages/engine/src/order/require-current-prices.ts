import type { Cart, CartPricing } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import { priceNow } from '../cart/change-cart.ts'
import { requirePrice, type SellableVariant } from '../cart/sellable-variant.ts'

/**
 * Refuses to order at amounts that are no longer right: prices, discounts, codes, gifts and the tax rate of now must
 * give what the shopper saw and paid. Throws `CommerceError` `price-changed`, `matching-price-not-found` for what is
 * not sold any more, or `discount-code-non-applicable`.
 */
export function requireCurrentPrices(
  cart: Cart,
  now: { readonly market: Market; readonly pricing: CartPricing; readonly offers: ReadonlyMap<string, SellableVariant> },
): void {
  for (const { variant } of cart.lineItems) {
    const offer = now.offers.get(variant.sku)
    if (!offer)
      throw new CommerceError({ code: 'matching-price-not-found', sku: variant.sku }, `${variant.sku} is not sold any more`)
    requirePrice(offer, now.market)
  }
  const current = priceNow(cart, now)
  for (const { discountCode, state } of current.discountCodes) {
    if (state !== 'MatchesCart')
      throw new CommerceError(
        { code: 'discount-code-non-applicable', discountCode: discountCode.code, reason: state },
        `The discount code ${discountCode.code} cannot be used: ${state}`,
      )
  }
  if (amountsOf(current) !== amountsOf(cart))
    throw new CommerceError({ code: 'price-changed' }, 'The amounts of the cart have changed')
}

/** Every amount a shopper agreed to, in one comparable text; lines by id, so that a gift that went is noticed too. */
function amountsOf({ taxedPrice, lineItems, discountCodes }: Cart): string {
  const { totalNet, totalGross, totalTax } = taxedPrice
  const lines = lineItems.map(line => [line.id, line.quantity, line.totalPrice.centAmount])
  const codes = discountCodes.map(({ discountCode }) => discountCode.id)
  return JSON.stringify([totalNet.centAmount, totalGross.centAmount, totalTax.centAmount, lines, codes])
}
