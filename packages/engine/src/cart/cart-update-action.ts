import type { AddressDraft } from '@shop/domain/address'
import type { CartCustomFields } from '@shop/domain/cart'
import type { ShippingMethodKey } from '@shop/domain/shipping'

/** What `updateCart` can do to a cart (API-38). */
export type CartUpdateAction =
  | { readonly action: 'setCustomerEmail'; readonly email: string }
  | { readonly action: 'setBillingAddress'; readonly address: AddressDraft }
  | { readonly action: 'setShippingAddress'; readonly address: AddressDraft }
  | {
      readonly action: 'setCustomType'
      readonly fields: Pick<CartCustomFields, 'customerAgreedToSendEmail' | 'utmSource'>
    }
  /** The method must be offered for the cart; the first one offered is taken all the same (CART-16). */
  | { readonly action: 'setShippingMethod'; readonly shippingMethod: { readonly key: ShippingMethodKey } }
  /** Takes over today's prices and taxes; with `updateProductData` also names, pictures and attributes. */
  | { readonly action: 'recalculate'; readonly updateProductData?: boolean }
