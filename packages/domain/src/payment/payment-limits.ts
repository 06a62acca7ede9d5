import type { Cart } from '../cart/cart.ts'

/** Most units in a cart paid in cash or by bank transfer, and fewest for cash (COD-07, PAY-20). */
export const MAX_ITEMS_WITHOUT_CARD = 20
export const MIN_ITEMS_CASH_ON_DELIVERY = 1

/** Units that count toward payment limits: everything but extra guarantees (COD-07, EG-10). */
export function countPayableItems(cart: Pick<Cart, 'lineItems'>): number {
  return cart.lineItems.filter(line => line.type !== 'extra_guarantee').reduce((sum, line) => sum + line.quantity, 0)
}
