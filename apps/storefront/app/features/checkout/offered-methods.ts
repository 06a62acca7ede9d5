import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import type { LocalizedString, Market } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import {
  type BankTransferEligibility,
  bankTransferEligibility,
  type CashOnDeliveryEligibility,
  cashOnDeliveryEligibility,
  withCashOnDeliveryFee,
} from '@shop/domain/payment'
import type { TaxRate } from '@shop/domain/tax'

/** A way to pay as the page offers it: the cart as it would be with it, and whether this cart may use it. */
export type OfferedMethod =
  | { readonly method: 'bank-transfer'; readonly cart: Cart; readonly eligibility: BankTransferEligibility }
  | {
      readonly method: 'cash-on-delivery'
      readonly cart: Cart
      readonly fee: Money
      readonly eligibility: CashOnDeliveryEligibility
    }

/** The name a payment carries in the shop's records. */
export const METHOD_NAMES = { 'bank-transfer': 'Bank transfer', 'cash-on-delivery': 'Cash on delivery' } as const

/**
 * The methods of a market for a cart, by the rules the engine applies again (PAY-20, PAY-21, COD-01..COD-08).
 * `taxRate` is that of the fee, in force on the day of the page. A method the market never has is left out; one this cart may not use stays and says why.
 */
export function offeredMethods(cart: Cart, market: Market, taxRate: TaxRate, feeName: LocalizedString): OfferedMethod[] {
  const withFee = withCashOnDeliveryFee(cart, market, taxRate, { id: 'preview', name: feeName })
  const fee = moneyOf(market.currency, withFee.custom.calculatedCodFee?.centAmount ?? 0)
  const withoutFee = sumCart(withoutPayment(cart))
  const methods: OfferedMethod[] = [
    { method: 'bank-transfer', cart: withoutFee, eligibility: bankTransferEligibility(cart, market) },
    { method: 'cash-on-delivery', cart: withFee, fee, eligibility: cashOnDeliveryEligibility(cart, market) },
  ]
  return methods.filter(({ eligibility }) => eligibility.eligible || eligibility.reason !== 'not-in-this-market')
}
