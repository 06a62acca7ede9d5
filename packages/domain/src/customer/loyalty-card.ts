import type { Customer } from './customer.ts'
import { type LoyaltyTier, loyaltyTierOf } from './loyalty-tier.ts'

/** What the loyalty card page shows (ACC-14). */
export interface LoyaltyCard {
  readonly customerNumber: string
  readonly tier: LoyaltyTier
  /** The personal discount; 0 where none exists. */
  readonly discountPermyriad: number
}

/** The loyalty card of a customer who is granted a personal discount (ACC-14). */
export function loyaltyCardOf(customer: Customer, discountPermyriad: number): LoyaltyCard {
  return { customerNumber: customer.customerNumber, tier: loyaltyTierOf(customer), discountPermyriad }
}
