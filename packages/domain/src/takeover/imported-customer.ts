import type { Address } from '../address/index.ts'
import type { CustomerType } from '../customer/index.ts'
import type { Locale } from '../market/index.ts'

/** A customer of another shop system. Passwords cannot be taken over: the link of a mail lets them choose one. */
export interface ImportedCustomer {
  /** What the customer is known by there, whatever address they have here since: an id, a number or their e-mail address. */
  readonly foreignKey: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
  readonly customerType: CustomerType
  /** Day as YYYY-MM-DD. */
  readonly dateOfBirth?: string
  /** Good ones in their markets; the first is the one for shipping and billing. */
  readonly addresses: readonly Address[]
}
