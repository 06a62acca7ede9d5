import { type Cart, COD_FEE_SLUG } from '../cart/index.ts'
import type { Market } from '../market/market.ts'
import type { Money } from '../money/index.ts'

/** Most units in a cart paid in cash or by bank transfer, and fewest for cash (COD-07, PAY-20). */
const MAX_ITEMS_WITHOUT_CARD = 20
const MIN_ITEMS_CASH_ON_DELIVERY = 1

/** Units that count toward payment limits: everything but extra guarantees (COD-07, EG-10). */
export function countPayableItems(cart: Pick<Cart, 'lineItems'>): number {
  return cart.lineItems.filter(line => line.type !== 'extra_guarantee').reduce((sum, line) => sum + line.quantity, 0)
}

/** A way to pay that needs no one but the shop. */
export type PaymentMethod = 'bank-transfer' | 'cash-on-delivery'

/** Ways to pay without the payment provider that a market offers at all, in the order of the checkout; whether a cart may use one is another question. */
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

/** Most units of standard products that may be paid in cash in a market (COD-04, COD-07). */
export function cashItemLimitOf({ cashOnDelivery: { itemLimit } }: Pick<Market, 'cashOnDelivery'>): number {
  return itemLimit > 0 ? Math.min(itemLimit, MAX_ITEMS_WITHOUT_CARD) : MAX_ITEMS_WITHOUT_CARD
}

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
