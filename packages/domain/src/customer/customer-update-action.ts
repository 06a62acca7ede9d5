import { type AddressDraft, type AddressRole, addressOfDraft } from '../address/index.ts'
import type { Locale, Market } from '../market/index.ts'
import {
  type AddressReference,
  addAddress,
  addAddressId,
  addressKeyOf,
  changeAddress,
  removeAddress,
  removeAddressId,
  setDefaultAddress,
} from './address-book.ts'
import type { Customer, CustomerType } from './customer.ts'
import {
  setCustomerType,
  setDateOfBirth,
  setFirstName,
  setLastName,
  setLocale,
  setNewsletter,
  setVatId,
} from './customer-profile.ts'

/** An address to add: its key is made when the caller brings none (ADDR-30). */
type AddedAddress = AddressDraft & { readonly key?: string | undefined }

/** The wish for another e-mail address: it takes their password, and effect when the link of a mail to it is followed. */
export interface ChangeEmail {
  readonly action: 'changeEmail'
  readonly email: string
  readonly currentPassword?: string | undefined
}

/** What can be asked for a customer (ACC-10, API-43). */
export type CustomerUpdateAction = ChangeEmail | CustomerChange

/** What can be done to a customer at once. */
export type CustomerChange =
  | { readonly action: 'setFirstName'; readonly firstName: string }
  | { readonly action: 'setLastName'; readonly lastName: string }
  /** Without date: takes it away. */
  | { readonly action: 'setDateOfBirth'; readonly dateOfBirth?: string | undefined }
  | { readonly action: 'setLocale'; readonly locale: Locale }
  | { readonly action: 'setCustomerType'; readonly customerType: CustomerType }
  /** Empty or missing: takes it away. */
  | { readonly action: 'setVatId'; readonly vatId?: string | undefined }
  | { readonly action: 'setNewsletter'; readonly newsletter: boolean }
  | { readonly action: 'addAddress'; readonly address: AddedAddress }
  /** Adds an address and keeps it for shipping or billing. */
  | { readonly action: 'addShippingAddress' | 'addBillingAddress'; readonly address: AddedAddress }
  | ({ readonly action: 'changeAddress'; readonly address: AddressDraft } & AddressReference)
  | ({ readonly action: ReferringAction } & AddressReference)

/** Actions that only name an address; a default without one takes the default away. */
type ReferringAction =
  | 'removeAddress'
  | 'addShippingAddressId'
  | 'addBillingAddressId'
  | 'removeShippingAddressId'
  | 'removeBillingAddressId'
  | 'setDefaultShippingAddress'
  | 'setDefaultBillingAddress'

/** What an action may need besides the customer. */
export interface CustomerSituation {
  /** Its rules hold for the addresses that are written. */
  readonly market: Market
  /** Id for an address that is added; another one for every action. */
  readonly newAddressId: string
  /** The time as an ISO instant in UTC. */
  readonly now: string
}

/** A customer after one action (ACC-10). Throws `CommerceError` of the function that the action stands for. */
export function applyCustomerAction(customer: Customer, action: CustomerChange, situation: CustomerSituation): Customer {
  switch (action.action) {
    case 'setFirstName':
      return setFirstName(customer, action.firstName)
    case 'setLastName':
      return setLastName(customer, action.lastName)
    case 'setDateOfBirth':
      return setDateOfBirth(customer, action.dateOfBirth, situation.now.slice(0, 10))
    case 'setLocale':
      return setLocale(customer, action.locale)
    case 'setCustomerType':
      return setCustomerType(customer, action.customerType)
    case 'setVatId':
      return setVatId(customer, action.vatId)
    case 'setNewsletter':
      return setNewsletter(customer, action.newsletter)
    case 'addAddress':
      return addFromDraft(customer, action.address, situation)
    case 'addShippingAddress':
      return addFromDraft(customer, action.address, situation, 'shipping')
    case 'addBillingAddress':
      return addFromDraft(customer, action.address, situation, 'billing')
    case 'changeAddress':
      return changeAddress(customer, action, addressOfDraft(situation.market, action.address))
    case 'removeAddress':
      return removeAddress(customer, action)
    case 'addShippingAddressId':
      return addAddressId(customer, 'shipping', action)
    case 'addBillingAddressId':
      return addAddressId(customer, 'billing', action)
    case 'removeShippingAddressId':
      return removeAddressId(customer, 'shipping', action)
    case 'removeBillingAddressId':
      return removeAddressId(customer, 'billing', action)
    case 'setDefaultShippingAddress':
      return setDefaultAddress(customer, 'shipping', givenReference(action))
    case 'setDefaultBillingAddress':
      return setDefaultAddress(customer, 'billing', givenReference(action))
  }
}

/** Adds the address of a draft and, with a role, names it by its key in the list of that role (ADDR-30). */
function addFromDraft(
  customer: Customer,
  draft: Extract<CustomerChange, { action: 'addAddress' }>['address'],
  { market, newAddressId, now }: CustomerSituation,
  role?: AddressRole,
): Customer {
  const address = addressOfDraft(market, draft, role)
  const key = draft.key ?? addressKeyOf(customer, address.postalCode, Date.parse(now))
  const added = addAddress(customer, { ...address, id: newAddressId, key })
  return role ? addAddressId(added, role, { addressKey: key }) : added
}

function givenReference({ addressId, addressKey }: AddressReference): AddressReference | undefined {
  return addressId === undefined && addressKey === undefined ? undefined : { addressId, addressKey }
}
