import type { Customer, CustomerGroupKey } from './customer.ts'

/** Loyalty tier of a visitor (AUTH-19). */
export type LoyaltyTier = 'NOT_LOGGED_IN' | 'NO_TIER' | Exclude<CustomerGroupKey, 'base'>

/** Tier of a customer, or of no one: the base group and no group at all are no tier (AUTH-19). */
export function loyaltyTierOf(customer: Pick<Customer, 'customerGroupAssignments'> | undefined): LoyaltyTier {
  if (!customer) return 'NOT_LOGGED_IN'
  const key = customer.customerGroupAssignments[0]?.customerGroup.key
  return key === undefined || key === 'base' ? 'NO_TIER' : key
}
