import type { Cart } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import {
  type BankTransferEligibility,
  bankTransferEligibility,
  type CashOnDeliveryEligibility,
  cashOnDeliveryEligibility,
  withCashOnDeliveryFee,
} from '@shop/domain/payment'
import { taxRateOn } from '@shop/domain/tax'

/** A way to pay as the page offers it: what the order comes to with it, and whether this cart may use it. */
export type OfferedMethod =
  | { readonly method: 'bank-transfer'; readonly total: Money; readonly eligibility: BankTransferEligibility }
  | {
      readonly method: 'cash-on-delivery'
      readonly total: Money
      readonly fee: Money
      readonly eligibility: CashOnDeliveryEligibility
    }

/** The name a payment carries in the shop's records. */
export const METHOD_NAMES = { 'bank-transfer': 'Bank transfer', 'cash-on-delivery': 'Cash on delivery' } as const

/**
 * The methods of a market for a cart, by the rules the engine applies again (PAY-20, PAY-21, COD-01..COD-08).
 * A method the market never has is left out; one this cart may not use stays and says why.
 */
export function offeredMethods(cart: Cart, market: Market, today: string): OfferedMethod[] {
  const withFee = withCashOnDeliveryFee(cart, market, taxRateOn(market.country, today), { id: 'preview', name: {} })
  const fee = moneyOf(market.currency, withFee.custom.calculatedCodFee?.centAmount ?? 0)
  const bare = moneyOf(market.currency, withFee.totalPrice.centAmount - fee.centAmount)
  const methods: OfferedMethod[] = [
    { method: 'bank-transfer', total: bare, eligibility: bankTransferEligibility(cart, market) },
    { method: 'cash-on-delivery', total: withFee.totalPrice, fee, eligibility: cashOnDeliveryEligibility(cart, market) },
  ]
  return methods.filter(({ eligibility }) => eligibility.eligible || eligibility.reason !== 'not-in-this-market')
}
