import type { Cart } from '../cart/index.ts'
import type { Market } from '../market/market.ts'
import { countPayableItems, MAX_ITEMS_WITHOUT_CARD } from './payment-limits.ts'

/** Whether a cart may be paid by bank transfer, and if not, why. The limit is in units. */
export type BankTransferEligibility =
  | { readonly eligible: true }
  | { readonly eligible: false; readonly reason: 'not-in-this-market' }
  | { readonly eligible: false; readonly reason: 'too-many-items'; readonly limit: number }

/** Bank transfer where the market offers it and for at most 20 units (PAY-20, PAY-21). */
export function bankTransferEligibility(cart: Pick<Cart, 'lineItems'>, market: Market): BankTransferEligibility {
  if (!market.checkoutEnabled || !market.bankTransferEnabled) return { eligible: false, reason: 'not-in-this-market' }
  if (countPayableItems(cart) > MAX_ITEMS_WITHOUT_CARD)
    return { eligible: false, reason: 'too-many-items', limit: MAX_ITEMS_WITHOUT_CARD }
  return { eligible: true }
}
