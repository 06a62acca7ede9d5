import type { Address } from '../address/address.ts'
import type { Locale } from '../market/index.ts'

/** Private person or company, as the shop stores it (CHK-07, ACC-12). */
export type CustomerType = 'private' | 'company'

/** Custom fields of a customer besides the type, which has a place of its own (ACC-12). */
export interface CustomerCustomFields {
  /** What the customer chose about the newsletter; absent when the customer was not asked (ACC-13). */
  readonly newsletter?: boolean
}

/** A registered customer (ENT-05). */
export interface Customer {
  readonly id: string
  readonly version: number
  /** What the customer is called on the loyalty card: `C` and a running number (ACC-14). */
  readonly customerNumber: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Day as YYYY-MM-DD. */
  readonly dateOfBirth?: string
  readonly locale: Locale
  readonly customerType: CustomerType
  readonly vatId?: string
  /** Their loyalty group; empty when none was given (AUTH-19). */
  readonly customerGroupAssignments: readonly CustomerGroupAssignment[]
  readonly addresses: readonly SavedAddress[]
  readonly shippingAddressIds: readonly string[]
  readonly billingAddressIds: readonly string[]
  readonly defaultShippingAddressId?: string
  readonly defaultBillingAddressId?: string
  readonly custom: CustomerCustomFields
}

/** An address of the address book. */
export type SavedAddress = Address & { readonly id: string }

/** That a customer belongs to a group, named by its key. */
export interface CustomerGroupAssignment {
  readonly customerGroup: { readonly key: CustomerGroupKey }
}

/** Loyalty tiers by the key of the customer group (AUTH-19). */
export const CUSTOMER_GROUP_KEYS = ['base', 'tier1', 'tier2', 'tier3', 'tier4'] as const
export type CustomerGroupKey = (typeof CUSTOMER_GROUP_KEYS)[number]
