import type { Market } from '../market/market.ts'

/** A way to pay that the shop offers. */
export type PaymentMethod = 'bank-transfer' | 'cash-on-delivery'

/** Ways to pay that a market offers at all, in the order of the checkout; whether a cart may use one is another question. */
export function paymentMethodsOf(market: Market): PaymentMethod[] {
  if (!market.checkoutEnabled) return []
  return [...(market.bankTransferEnabled ? (['bank-transfer'] as const) : []), 'cash-on-delivery']
}
