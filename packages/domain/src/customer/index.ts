export type { PasswordProblem } from '../error/failure-details.ts'
export {
  type AddressReference,
  addAddress,
  addressesIn,
  addressKeyOf,
  type CustomerView,
  changeListedAddress,
  defaultAddressIdOf,
  MAX_SAVED_ADDRESSES,
  removeListedAddress,
  setDefaultAddress,
  viewOfCustomer,
} from './address-book.ts'
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
export { draftOfOrder, type OrderedBy, withAddressesOf } from './customer-of-order.ts'
export {
  applyCustomerAction,
  type ChangeEmail,
  type CustomerChange,
  type CustomerSituation,
  type CustomerUpdateAction,
} from './customer-update-action.ts'
export { type LoyaltyCard, type LoyaltyTier, loyaltyCardOf } from './loyalty.ts'
export { MIN_PASSWORD_LENGTH, type PasswordHasher, passwordProblem } from './password-rule.ts'
