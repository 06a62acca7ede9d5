export type { PasswordProblem } from '../error/failure-details.ts'
export {
  type AddressReference,
  addressesIn,
  addressKeyOf,
  defaultAddressIdOf,
  MAX_SAVED_ADDRESSES,
  setDefaultAddress,
} from './address-book.ts'
export { applyCustomerAction, type CustomerSituation } from './apply-customer-action.ts'
export {
  CUSTOMER_GROUP_KEYS,
  type Customer,
  type CustomerCustomFields,
  type CustomerGroupAssignment,
  type CustomerGroupKey,
  type CustomerType,
  type SavedAddress,
} from './customer.ts'
export { type CustomerDraft, customerFromDraft } from './customer-draft.ts'
export type { ChangeEmail, CustomerChange, CustomerUpdateAction } from './customer-update-action.ts'
export { type CustomerView, viewOfCustomer } from './customer-view.ts'
export { changeListedAddress, removeListedAddress } from './listed-address.ts'
export { type LoyaltyCard, loyaltyCardOf } from './loyalty-card.ts'
export type { LoyaltyTier } from './loyalty-tier.ts'
export type { PasswordHasher } from './password-hasher.ts'
export { MIN_PASSWORD_LENGTH, passwordProblem } from './password-rule.ts'
