export {
  type Address,
  SHIPPING_ADDRESS_TYPES,
  type ShippingAddressType,
  shippingAddressTypeOf,
  streetLine,
  type VatEvidence,
} from './address.ts'
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
export { isAutocompleteOffered, type PlaceComponent } from './autocomplete-city.ts'
export { type AddressCorrection, CORRECTABLE_PARTS, correctAddress } from './correct-address.ts'
export {
  addressOfPlace,
  MIN_PLACE_TEXT,
  type PlaceAddress,
  type PlaceFinder,
  type PlaceSuggestion,
} from './place-address.ts'
export { isPlainLine, nameOrderOf, personName } from './plain-line.ts'
export { isPostalCode } from './postal-code.ts'
export { postalLines } from './postal-lines.ts'
export { splitStreet } from './split-street.ts'
export {
  type AddressField,
  type AddressProblem,
  type AddressRule,
  addressProblems,
  isEmail,
  isPhone,
} from './validate-address.ts'
