import { isEmail } from '@shop/domain/address'
import { type Cart, shippingMethodsOfGoods } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Market } from '@shop/domain/market'
import type { ShippingMethodKey } from '@shop/domain/shipping'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import type { CartUpdateAction } from './cart-update-action.ts'
import { type CartSituation, changeCart } from './change-cart.ts'
import { refreshLines } from './refresh-lines.ts'
import { setAddress } from './set-address.ts'

/**
 * Applies actions to a cart in their order, all or none (API-38). Without effect the version stays. Throws
 * `CommerceError` of the actions, `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function updateCart(
  context: EngineContext,
  request: CartRequest,
  actions: readonly CartUpdateAction[],
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: situation => ({
      cart: actions.reduce((cart, action) => applyAction(cart, situation, action), situation.cart),
    }),
  })
}

function applyAction(cart: Cart, situation: CartSituation, action: CartUpdateAction): Cart {
  switch (action.action) {
    case 'setCustomerEmail':
      if (!isEmail(action.email)) throw new CommerceError({ code: 'invalid-input', field: 'email' }, 'Not an e-mail address')
      return { ...cart, customerEmail: action.email }
    case 'setBillingAddress':
      return setAddress(cart, situation.market, 'billing', action.address)
    case 'setShippingAddress':
      return setAddress(cart, situation.market, 'shipping', action.address)
    case 'setCustomType':
      return { ...cart, custom: { ...cart.custom, ...givenFieldsOf(action.fields) } }
    case 'setShippingMethod':
      return requireOffered(cart, situation.market, action.shippingMethod.key)
    case 'recalculate':
      return refreshLines(cart, situation, action.updateProductData ?? false)
  }
}

/** Refuses a method that is not offered for the goods of a cart. */
function requireOffered(cart: Cart, market: Market, key: ShippingMethodKey): Cart {
  if (!shippingMethodsOfGoods(cart.lineItems, market).some(method => method.key === key))
    throw new CommerceError({ code: 'shipping-method-does-not-match-cart', key }, `The cart cannot travel by ${key}`)
  return cart
}

function givenFieldsOf<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}
