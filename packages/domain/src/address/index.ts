export { type Address, streetLine } from './address.ts'
export { type AddressDraft, type AddressRole, addressOfDraft } from './address-draft.ts'
export {
  type AddressDoubt,
  type AddressValidator,
  addressVerdict,
  type MapsAddress,
  type MapsQuestion,
  type MapsValidation,
  mapsQuestionOf,
} from './address-verdict.ts'
export { cityOfPlace, isAutocompleteOffered, type PlaceComponent } from './autocomplete-city.ts'
export { isEmail, isPhone, isPostalCode } from './field-rules.ts'
export { nameOrderOf, personName } from './person-name.ts'
export { isPlainLine } from './plain-line.ts'
export {
  SHIPPING_ADDRESS_TYPES,
  type ShippingAddressType,
  shippingAddressTypeOf,
} from './shipping-address-type.ts'
export { type AddressField, type AddressProblem, type AddressRule, addressProblems } from './validate-address.ts'
