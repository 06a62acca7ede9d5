import { CommerceError } from '../error/index.ts'
import type { LocalizedString } from '../market/index.ts'

/** Most codes a cart holds, and most discounts one code grants. */
export const MAX_DISCOUNT_CODES = 10

/** A code shoppers type in (DISC-15, CART-21). */
export interface DiscountCode {
  readonly id: string
  readonly code: string
  readonly version: number
  readonly name?: LocalizedString
  readonly isActive: boolean
  /** ISO instants; valid while validFrom <= now < validUntil. */
  readonly validFrom?: string
  readonly validUntil?: string
  readonly cartPredicate: string
  /** Orders that may use it in all, and orders of one customer. */
  readonly maxApplications?: number
  readonly maxApplicationsPerCustomer?: number
  /** Stores in which it counts; none means all. */
  readonly stores: readonly { readonly key: string }[]
  readonly cartDiscountIds: readonly string[]
}

/** A code as the shop owner hands it over. */
export type DiscountCodeDraft = Omit<DiscountCode, 'version'>

/** A code with how often it was used, as a cart's pricing needs it. */
export interface UsedDiscountCode extends DiscountCode {
  readonly applications: number
  /** Orders of the cart's customer, or of the guest with the cart's e-mail. */
  readonly applicationsOfCustomer: number
}

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{1,63}$/u

/**
 * A typed code in the one form in which codes are compared: trimmed, capital letters. Throws `invalid-input` for a
 * text that can be no code (2 to 64 letters, digits, dots, hyphens, underscores).
 */
export function normalizeDiscountCode(typed: string): string {
  const code = typed.trim().normalize('NFC').toUpperCase()
  if (!CODE.test(code)) throw new CommerceError({ code: 'invalid-input', field: 'code' }, 'This is no discount code')
  return code
}

/** An e-mail in the form in which uses per customer are counted: lower case, without a `+` suffix (rule C4). */
export function normalizeEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '')}@${domain}`
}
