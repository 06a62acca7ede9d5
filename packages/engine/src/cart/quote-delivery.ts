import { type Cart, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { requireMarket } from '../store/require-market.ts'
import { cartPricingOf } from './cart-pricing.ts'
import { type CartRequest, requireActive, requireFound } from './cart-request.ts'
import { priceNow } from './change-cart.ts'
import { type CartContext, loadCart } from './load-cart.ts'

/**
 * The owner's cart as it would be when a private buyer had it delivered to an address, at the prices, delivery costs and taxes of
 * now: what a wallet shows before it hands on the whole address (PAY-19). Nothing is stored. The postal code is not judged: wallets
 * shorten it before their owner agrees. Throws `CommerceError` `address-incomplete` for another country than the market's,
 * `resource-not-found` or `invalid-operation`.
 */
export async function quoteDelivery(
  context: CartContext,
  request: Omit<CartRequest, 'version'>,
  shippingAddress: { readonly country: string },
): Promise<Cart> {
  const market = requireMarket(request.storeKey)
  if (shippingAddress.country !== market.country)
    throw new CommerceError(
      { code: 'address-incomplete', address: 'shipping', field: 'country' },
      `The store ${request.storeKey} does not deliver to ${shippingAddress.country}`,
    )
  const loaded = requireFound(await loadCart(context, context.db, request, { market, now: context.now() }), request)
  requireActive(loaded.cart)
  const pricing = cartPricingOf(context, loaded, market)
  return priceNow(asPrivate(loaded.cart), { offers: loaded.offers, pricing })
}

/** A cart without the addresses it has, and with tax: a wallet knows no VAT number. */
function asPrivate(cart: Cart): Cart {
  const { billingAddress: _billing, shippingAddress: _shipping, ...rest } = withoutPayment(cart)
  const { pendingVat: _pending, ...custom } = rest.custom
  return { ...rest, custom, taxMode: 'Platform' }
}
