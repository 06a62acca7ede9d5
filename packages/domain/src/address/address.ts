import type { CountryCode } from '../market/market.ts'

/** The proof of the check of a VAT number, as an order keeps it: an exempt supply rests on it as long as its invoice is kept. */
export interface VatEvidence {
  /** ISO instant. */
  readonly checkedAt: string
  /** Who answered, such as `vies-rest`. */
  readonly service: string
  /** Under which the service keeps the request, where it says so. */
  readonly requestId?: string
  /** Name and address that the service has for the number, as far as it tells them. */
  readonly trader?: { readonly name?: string; readonly address?: string }
}

/** A postal address (ENT-04). Texts are trimmed; missing parts are absent. */
export interface Address {
  readonly id?: string
  readonly key?: string
  readonly title?: string
  readonly salutation?: string
  readonly firstName: string
  readonly lastName: string
  readonly streetName: string
  readonly streetNumber: string
  readonly additionalStreetInfo?: string
  readonly additionalAddressInfo?: string
  readonly postalCode: string
  readonly city: string
  readonly region?: string
  readonly state?: string
  readonly country: CountryCode
  readonly company?: string
  readonly department?: string
  readonly building?: string
  readonly apartment?: string
  readonly pOBox?: string
  readonly phone?: string
  readonly mobile?: string
  readonly email?: string
  readonly fax?: string
  readonly custom?: {
    readonly vatNumber?: string
    readonly isVatValidated?: boolean
    readonly vatResponse?: string
    /** Who confirmed the number, when, and under which id. */
    readonly vatEvidence?: VatEvidence
  }
}

/** Street and number in one line, with additional information when asked for (ADDR-19). */
export function streetLine(address: Address, full = false): string {
  const line = `${address.streetName} ${address.streetNumber}`.trim()
  return full && address.additionalStreetInfo ? `${line}, ${address.additionalStreetInfo}` : line
}

/** Where goods go as seen from the billing address: to it, to one that was typed, or to one of the account (CHK-10). */
export const SHIPPING_ADDRESS_TYPES = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING', 'SAVED_ADDRESS'] as const
export type ShippingAddressType = (typeof SHIPPING_ADDRESS_TYPES)[number]

/** What holds until someone chooses otherwise (CHK-11). */
const DEFAULT_SHIPPING_ADDRESS_TYPE: ShippingAddressType = 'SAME_AS_BILLING'

/** The type a text names, or the default for any other text. */
export function shippingAddressTypeOf(text: string | undefined): ShippingAddressType {
  return SHIPPING_ADDRESS_TYPES.find(type => type === text) ?? DEFAULT_SHIPPING_ADDRESS_TYPE
}
