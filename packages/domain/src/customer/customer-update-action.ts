import type { AddressDraft } from '../address/index.ts'
import type { Locale } from '../market/index.ts'
import type { AddressReference } from './address-book.ts'
import type { CustomerType } from './customer.ts'

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
