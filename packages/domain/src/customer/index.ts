export {
  CUSTOMER_GROUP_KEYS,
  type Customer,
  type CustomerCustomFields,
  type CustomerGroupAssignment,
  type CustomerGroupKey,
  type CustomerType,
} from './customer.ts'
export { type CustomerDraft, customerFromDraft } from './customer-draft.ts'
export { type LoyaltyTier, loyaltyTierOf } from './loyalty-tier.ts'
export type { PasswordHasher } from './password-hasher.ts'
export { MIN_PASSWORD_LENGTH, type PasswordProblem, passwordProblem } from './password-rule.ts'
