import type { CartDiscount } from '../discount/index.ts'
import type { Cart } from './cart.ts'
import type { LineItem } from './line-item.ts'
import type { CartPricing } from './pricing.ts'

/**
 * The line of a gift: the one the cart has, or a new one at the end. Undefined where the shopper refused it (CART-30),
 * it is not sold here, or no unit is left next to those the customer buys.
 */
export function giftLineOf(
  cart: Cart,
  discount: CartDiscount,
  others: readonly LineItem[],
  pricing: CartPricing,
): LineItem | undefined {
  const { value } = discount
  if (value.type !== 'giftLineItem' || cart.refusedGifts.some(({ id }) => id === discount.id)) return undefined
  const offer = pricing.gifts.get(value.sku)
  const taken = others.filter(line => line.variant.sku === value.sku).reduce((sum, { quantity }) => sum + quantity, 0)
  if (!offer || offer.available - taken < 1) return undefined
  const existing = cart.lineItems.find(line => isGiftOf(line, discount.id))
  const orderHint = Math.max(0, ...cart.lineItems.map(line => line.orderHint), ...others.map(line => line.orderHint)) + 1
  return {
    ...offer.line,
    id: existing?.id ?? pricing.newId(),
    orderHint: existing?.orderHint ?? orderHint,
    quantity: 1,
    lineItemMode: 'GiftLineItem',
  }
}

/** Whether a line is the gift of a discount. */
function isGiftOf(line: LineItem, discountId: string): boolean {
  return (
    line.lineItemMode === 'GiftLineItem' &&
    line.discountedPricePerQuantity.some(({ discountedPrice }) =>
      discountedPrice.includedDiscounts.some(({ discount }) => discount.id === discountId),
    )
  )
}

/** The discount a gift line comes from. */
export function discountOfGift(line: LineItem): string | undefined {
  return line.discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts[0]?.discount.id
}
