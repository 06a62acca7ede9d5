import type { Market } from '../market/market.ts'
import type { Money } from '../money/index.ts'

/** A way to pay that the shop offers. */
export type PaymentMethod = 'bank-transfer' | 'cash-on-delivery'

/** Ways to pay that a market offers at all, in the order of the checkout; whether a cart may use one is another question. */
export function paymentMethodsOf(market: Market): PaymentMethod[] {
  if (!market.checkoutEnabled) return []
  return [...(market.bankTransferEnabled ? (['bank-transfer'] as const) : []), 'cash-on-delivery']
}

/** Ways to pay for one unit of a product alone; cash only up to the price limit, and for freight where the market permits it. */
export function paymentMethodsForItem(
  market: Market,
  { isFreight, price }: { readonly isFreight: boolean; readonly price: Money | undefined },
): PaymentMethod[] {
  const { priceLimit, freight } = market.cashOnDelivery
  // Without a price a product is not sold: there is no amount that the limit could refuse.
  const isWithinLimit = price === undefined || price.centAmount <= priceLimit
  const isCashPermitted = (freight || !isFreight) && isWithinLimit
  return paymentMethodsOf(market).filter(method => method !== 'cash-on-delivery' || isCashPermitted)
}
