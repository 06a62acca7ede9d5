import type { CountryCode } from '../market/market.ts'

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
