import { isDeepStrictEqual } from 'node:util'
import { type Address, type AddressDraft, type AddressRole, addressOfDraft } from '@shop/domain/address'
import { type Cart, withoutPayment } from '@shop/domain/cart'
import type { Market } from '@shop/domain/market'
import { withoutVatResult, withVatOf } from '@shop/domain/vat'

/**
 * A cart with an address checked by the rules of its market; another address than before drops the payment (COD-11),
 * and prices are gross again unless the billing address keeps its validated VAT number (VAT-13, VAT-16). Throws
 * `postal-code-incorrect` (CHK-22) or `address-incomplete`.
 */
export function setAddress(cart: Cart, market: Market, name: AddressRole, draft: AddressDraft): Cart {
  const given = addressOfDraft(market, draft, name)
  return name === 'billing' ? withBillingAddress(cart, market, given) : withShippingAddress(cart, withoutVatResult(given))
}

function withBillingAddress(cart: Cart, market: Market, given: Address): Cart {
  const { pendingVat, ...custom } = cart.custom
  const billingAddress = withVatOf(market, given, cart.billingAddress, pendingVat)
  if (!pendingVat && isDeepStrictEqual(cart.billingAddress, billingAddress)) return cart
  const taxMode = billingAddress.custom?.isVatValidated ? cart.taxMode : 'Platform'
  return { ...withoutPayment({ ...cart, custom }), billingAddress, taxMode }
}

function withShippingAddress(cart: Cart, shippingAddress: Address): Cart {
  return isDeepStrictEqual(cart.shippingAddress, shippingAddress) ? cart : { ...withoutPayment(cart), shippingAddress }
}
