import type { Address } from '../address/address.ts'
import type { Locale } from '../market/index.ts'

/** Private person or company, as the shop stores it (CHK-07, ACC-12). */
export type CustomerType = 'private' | 'company'

/** A registered customer (ENT-05). */
export interface Customer {
  readonly id: string
  readonly version: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  readonly customerType: CustomerType
  readonly vatId?: string
  readonly addresses: readonly Address[]
  readonly shippingAddressIds: readonly string[]
  readonly billingAddressIds: readonly string[]
  readonly defaultShippingAddressId?: string
  readonly defaultBillingAddressId?: string
}

/** Loyalty tiers by the key of the customer group (AUTH-19). */
export const CUSTOMER_GROUP_KEYS = ['base', 'tier1', 'tier2', 'tier3', 'tier4'] as const
export type CustomerGroupKey = (typeof CUSTOMER_GROUP_KEYS)[number]
