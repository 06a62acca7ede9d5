import { isDeepStrictEqual } from 'node:util'
import { type AddressDraft, type AddressRole, addressOfDraft } from '@shop/domain/address'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'

/**
 * A cart with an address checked by the rules of its market; another address than before drops the payment (COD-11).
 * Throws `postal-code-incorrect` (CHK-22) or `address-incomplete`.
 */
export function setAddress(cart: Cart, market: Market, name: AddressRole, draft: AddressDraft): Cart {
  const address = addressOfDraft(market, draft, name)
  const field = name === 'billing' ? 'billingAddress' : 'shippingAddress'
  if (isDeepStrictEqual(cart[field], address)) return cart
  return { ...withoutPayment(cart), [field]: address }
}
