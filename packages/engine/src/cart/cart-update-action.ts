import type { Address } from '@shop/domain/address'
import type { CartCustomFields } from '@shop/domain/cart'

/** An address as a form sends it. */
export type AddressDraft = Omit<Address, 'id' | 'key'>

/** What `updateCart` can do to a cart (API-38). */
export type CartUpdateAction =
  | { readonly action: 'setCustomerEmail'; readonly email: string }
  | { readonly action: 'setBillingAddress'; readonly address: AddressDraft }
  | { readonly action: 'setShippingAddress'; readonly address: AddressDraft }
  | {
      readonly action: 'setCustomType'
      readonly fields: Pick<CartCustomFields, 'customerAgreedToSendEmail' | 'utmSource'>
    }
  /** Takes over today's prices and taxes; with `updateProductData` also names, pictures and attributes. */
  | { readonly action: 'recalculate'; readonly updateProductData?: boolean }
