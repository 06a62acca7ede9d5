/** Where goods go as seen from the billing address: to it, to one that was typed, or to one of the account (CHK-10). */
export const SHIPPING_ADDRESS_TYPES = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING', 'SAVED_ADDRESS'] as const
export type ShippingAddressType = (typeof SHIPPING_ADDRESS_TYPES)[number]

/** What holds until someone chooses otherwise (CHK-11). */
const DEFAULT_SHIPPING_ADDRESS_TYPE: ShippingAddressType = 'SAME_AS_BILLING'

/** The type a text names, or the default for any other text. */
export function shippingAddressTypeOf(text: string | undefined): ShippingAddressType {
  return SHIPPING_ADDRESS_TYPES.find(type => type === text) ?? DEFAULT_SHIPPING_ADDRESS_TYPE
}
