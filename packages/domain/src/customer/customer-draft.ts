import type { Locale } from '../market/index.ts'
import type { Customer, CustomerType } from './customer.ts'

/** What a visitor gives to become a customer, besides their password (AUTH-08). */
export interface CustomerDraft {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  /** `newsletter` is a wish: true asks for the mail that confirms it. */
  readonly custom: { readonly customerType: CustomerType; readonly newsletter?: boolean }
}

/** What the shop gives a new customer. */
interface CustomerIdentity {
  readonly id: string
  readonly customerNumber: string
}

/** A new customer, version 1, without addresses and group (ACC-11). The e-mail is kept without surrounding blanks. */
export function customerFromDraft(draft: CustomerDraft, { id, customerNumber }: CustomerIdentity): Customer {
  const { customerType, newsletter } = draft.custom
  return {
    id,
    version: 1,
    customerNumber,
    email: draft.email.trim(),
    firstName: draft.firstName,
    lastName: draft.lastName,
    locale: draft.locale,
    customerType,
    customerGroupAssignments: [],
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    // A customer who asks for the newsletter has it once they have followed the link of a mail, not before (NEWS-02).
    custom: newsletter === undefined ? {} : { newsletter: false },
  }
}
