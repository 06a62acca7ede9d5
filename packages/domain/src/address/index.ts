export { type Address, type ShippingAddressType, streetLine } from './address.ts'
export { type AddressDraft, type AddressRole, addressOfDraft } from './address-draft.ts'
export { isEmail, isPhone, isPostalCode, isStreetNumber } from './field-rules.ts'
export { type AddressField, type AddressProblem, type AddressRule, addressProblems } from './validate-address.ts'
