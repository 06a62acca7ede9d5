import { CART_INVARIANTS } from './cart-invariants.ts'
import { DISCOUNT_CODE_INVARIANTS } from './discount-code-invariants.ts'
import type { Invariant } from './invariant.ts'
import { MONEY_INVARIANTS } from './money-invariants.ts'
import { NEWSLETTER_INVARIANTS } from './newsletter-invariants.ts'
import { ORDER_INVARIANTS } from './order-invariants.ts'
import { PAYMENT_INVARIANTS } from './payment-invariants.ts'
import { PRICE_INVARIANTS } from './price-invariants.ts'
import { REVIEW_INVARIANTS } from './review-invariants.ts'
import { STOCK_INVARIANTS } from './stock-invariants.ts'

/** Every rule that what is stored can break. */
export const INVARIANTS: readonly Invariant[] = [
  ...MONEY_INVARIANTS,
  ...STOCK_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...DISCOUNT_CODE_INVARIANTS,
  ...CART_INVARIANTS,
  ...PRICE_INVARIANTS,
  ...REVIEW_INVARIANTS,
  ...NEWSLETTER_INVARIANTS,
]
