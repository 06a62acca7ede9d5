/** The public schema of `/graphql`, as the commerce API words it (API-43). */
export const SCHEMA_TEXT = `
"""A whole number, such as a version."""
scalar Long
"""The key of a store."""
scalar KeyReferenceInput
"""A day as YYYY-MM-DD."""
scalar Date
"""Language and country, such as de-AT."""
scalar Locale
"""ISO code of a country."""
scalar Country
"""ISO code of a currency."""
scalar Currency
"""An instant in UTC."""
scalar DateTime

type Query {
  "What belongs to the session."
  me: Me!
}

type Mutation {
  "Applies actions to the signed-in customer: all of them or none. The store is the one of the host."
  updateCustomer(version: Long!, actions: [CustomerUpdateAction!]!, storeKey: KeyReferenceInput): Customer!
}

type Me {
  "Null while no customer is signed in."
  customer: Customer
  "Null while this store has no cart of the session."
  activeCart: Cart
  orders(limit: Int, offset: Int, sort: OrderSort): OrderQueryResult!
}

type Customer {
  id: String!
  version: Long!
  customerNumber: String!
  email: String!
  firstName: String!
  lastName: String!
  dateOfBirth: Date
  locale: Locale!
  customerType: String!
  vatId: String
  newsletter: Boolean
  customerGroupAssignments: [CustomerGroupAssignment!]!
  addresses: [Address!]!
  shippingAddresses: [Address!]!
  billingAddresses: [Address!]!
  shippingAddressIds: [String!]!
  billingAddressIds: [String!]!
  defaultShippingAddressId: String
  defaultBillingAddressId: String
}

type CustomerGroupAssignment {
  customerGroup: CustomerGroup!
}

type CustomerGroup {
  key: String!
}

type Address {
  id: String
  key: String
  title: String
  salutation: String
  firstName: String!
  lastName: String!
  streetName: String!
  streetNumber: String!
  additionalStreetInfo: String
  additionalAddressInfo: String
  postalCode: String!
  city: String!
  region: String
  state: String
  country: Country!
  company: String
  department: String
  building: String
  apartment: String
  pOBox: String
  phone: String
  mobile: String
  email: String
  fax: String
  custom: AddressCustomFields
}

type AddressCustomFields {
  vatNumber: String
  isVatValidated: Boolean
  vatResponse: String
}

type Cart {
  id: String!
  version: Long!
  cartState: String!
  customerEmail: String
  totalLineItemQuantity: Int
  totalPrice: Money!
  lineItems: [LineItem!]!
}

type LineItem {
  id: String!
  sku: String!
  quantity: Long!
  totalPrice: Money!
}

type Money {
  currencyCode: Currency!
  centAmount: Long!
  fractionDigits: Int!
}

enum OrderSort {
  newestFirst
  oldestFirst
}

type OrderQueryResult {
  total: Int!
  count: Int!
  limit: Int!
  offset: Int!
  results: [Order!]!
}

type Order {
  id: String!
  orderNumber: String!
  version: Long!
  createdAt: DateTime!
  orderState: String!
  paymentState: String!
  shipmentState: String!
  totalPrice: Money!
}

"One change of a customer; exactly one field says which."
input CustomerUpdateAction @oneOf {
  "Takes effect when the link of a mail to the new address is followed."
  changeEmail: ChangeEmail
  setFirstName: SetFirstName
  setLastName: SetLastName
  setDateOfBirth: SetDateOfBirth
  setLocale: SetLocale
  setCustomerType: SetCustomerType
  setVatId: SetVatId
  setNewsletter: SetNewsletter
  addAddress: AddAddress
  addShippingAddress: AddAddress
  addBillingAddress: AddAddress
  changeAddress: ChangeAddress
  removeAddress: AddressReference
  addShippingAddressId: AddressReference
  addBillingAddressId: AddressReference
  removeShippingAddressId: AddressReference
  removeBillingAddressId: AddressReference
  "Without address: takes the default away."
  setDefaultShippingAddress: AddressReference
  "Without address: takes the default away."
  setDefaultBillingAddress: AddressReference
}

input ChangeEmail {
  email: String!
  "Needed for another address than before."
  currentPassword: String
}

input SetFirstName {
  firstName: String!
}

input SetLastName {
  lastName: String!
}

input SetDateOfBirth {
  dateOfBirth: Date
}

input SetLocale {
  locale: Locale!
}

input SetCustomerType {
  customerType: String!
}

input SetVatId {
  vatId: String
}

input SetNewsletter {
  newsletter: Boolean!
}

input AddAddress {
  address: AddressInput!
}

input ChangeAddress {
  addressId: String
  addressKey: String
  address: AddressInput!
}

input AddressReference {
  addressId: String
  addressKey: String
}

input AddressInput {
  "Of an address that is added; one is made when it is missing."
  key: String
  title: String
  salutation: String
  firstName: String!
  lastName: String!
  streetName: String!
  streetNumber: String!
  additionalStreetInfo: String
  additionalAddressInfo: String
  postalCode: String!
  city: String!
  region: String
  state: String
  country: Country!
  company: String
  department: String
  building: String
  apartment: String
  pOBox: String
  phone: String
  mobile: String
  email: String
  fax: String
  custom: AddressCustomFieldsInput
}

input AddressCustomFieldsInput {
  vatNumber: String
}
`
