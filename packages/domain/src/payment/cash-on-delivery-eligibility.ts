import { type Cart, COD_FEE_SLUG } from '../cart/index.ts'
import type { Market } from '../market/market.ts'
import { countPayableItems, MAX_ITEMS_WITHOUT_CARD, MIN_ITEMS_CASH_ON_DELIVERY } from './payment-limits.ts'

/** Whether a cart may be paid in cash, and if not, why. Limits are in cents and units. */
export type CashOnDeliveryEligibility =
  | { readonly eligible: true }
  | {
      readonly eligible: false
      readonly reason: 'over-cash-limit' | 'over-item-limit' | 'too-many-items' | 'no-items'
      readonly limit: number
    }
  | { readonly eligible: false; readonly reason: 'freight-not-permitted' | 'not-in-this-market' }

/**
 * Cash on delivery by the country's price limit, its item limit for standard products, freight permission and the
 * common bounds (COD-01..COD-07). The fee itself does not count toward the price limit: it would make its own
 * refusal. Items are units.
 */
export function cashOnDeliveryEligibility(
  cart: Pick<Cart, 'lineItems' | 'customLineItems' | 'totalPrice'>,
  market: Market,
): CashOnDeliveryEligibility {
  const { priceLimit, itemLimit, freight } = market.cashOnDelivery
  if (!market.checkoutEnabled) return { eligible: false, reason: 'not-in-this-market' }
  const items = countPayableItems(cart)
  if (items < MIN_ITEMS_CASH_ON_DELIVERY) return { eligible: false, reason: 'no-items', limit: MIN_ITEMS_CASH_ON_DELIVERY }
  if (items > MAX_ITEMS_WITHOUT_CARD) return { eligible: false, reason: 'too-many-items', limit: MAX_ITEMS_WITHOUT_CARD }
  if (grossWithoutFee(cart) > priceLimit) return { eligible: false, reason: 'over-cash-limit', limit: priceLimit }
  if (itemLimit > 0 && countStandardItems(cart) > itemLimit)
    return { eligible: false, reason: 'over-item-limit', limit: itemLimit }
  if (!freight && cart.lineItems.some(line => line.isFreight)) return { eligible: false, reason: 'freight-not-permitted' }
  return { eligible: true }
}

function countStandardItems(cart: Pick<Cart, 'lineItems'>): number {
  return cart.lineItems.filter(line => line.type === 'standard_product').reduce((sum, line) => sum + line.quantity, 0)
}

function grossWithoutFee(cart: Pick<Cart, 'customLineItems' | 'totalPrice'>): number {
  const fee = cart.customLineItems.find(line => line.slug === COD_FEE_SLUG)
  const total = cart.totalPrice.centAmount
  return fee ? total - fee.totalPrice.centAmount : total
}
