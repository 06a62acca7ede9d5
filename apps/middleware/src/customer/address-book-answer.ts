import type { ResultOf } from '@shop/contract'
import type { Customer } from '@shop/domain/customer'

/** What a change of a shipping address answers with (ADDR-31). */
export function shippingAnswerOf({ version, shippingAddressIds, addresses }: Customer): ResultOf<'addShippingAddress'> {
  return { user: { version, shippingAddressIds, addresses } }
}

/** What a change of a billing address answers with (ADDR-31). */
export function billingAnswerOf({ version, billingAddressIds, addresses }: Customer): ResultOf<'addBillingAddress'> {
  return { user: { version, billingAddressIds, addresses } }
}
