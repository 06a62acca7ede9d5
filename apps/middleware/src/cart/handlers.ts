import type { cartOperations } from '@shop/contract/cart'
import * as carts from '@shop/engine/cart'
import {
  addLineItem,
  applyDiscountCode,
  changeLineItemQuantity,
  removeDiscountCode,
  removeLineItem,
  requireOwnCart,
  setLineItemChannel,
} from '@shop/engine/cart'
import type { HandlersOf } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const cartHandlers: HandlersOf<typeof cartOperations> = {
  getCart: async ({ engine, session, storeKey }, { id }) => ({
    cart: await requireOwnCart(engine, { owner: await session.owner(), storeKey, id }),
  }),
  /** Makes an owner of a visitor, who needs a session from here on. */
  createCart: async ({ engine, session, storeKey, clientAddress }, { language }) => {
    const draft = { storeKey, ...(language ? { language } : {}) }
    const owner = await session.find()
    if (owner) return { cart: await carts.createCart(engine, { ...draft, owner }) }
    const { opened, cart } = await carts.openCart(engine, { ...draft, clientAddress })
    session.begin(opened)
    return { cart }
  },

  restoreCart: async (call, params) => {
    return { cart: await onOwnCart(call, params, request => carts.restoreCart(call.engine, request, params.link)) }
  },

  addToCart: async (call, params) => {
    const { product, quantity, supplyChannel, distributionChannel } = params
    const draft = {
      sku: product.sku,
      quantity,
      ...(product.parentSku ? { parentSku: product.parentSku } : {}),
      ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
      ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
    }
    return { cart: await onOwnCart(call, params, request => addLineItem(call.engine, request, draft)) }
  },

  removeFromCart: async (call, params) => {
    const draft = { lineItemId: params.lineItem.id }
    return { cart: await onOwnCart(call, params, request => removeLineItem(call.engine, request, draft)) }
  },

  updateCartQuantity: async (call, params) => {
    const draft = { lineItemId: params.lineItem.id, quantity: params.quantity }
    return { cart: await onOwnCart(call, params, request => changeLineItemQuantity(call.engine, request, draft)) }
  },

  applyCartCoupon: async (call, params) => {
    const { code } = params
    return { cart: await onOwnCart(call, params, request => applyDiscountCode(call.engine, request, { code })) }
  },

  removeCartCoupon: async (call, params) => {
    const draft = { discountCodeId: params.discountCode.id }
    return { cart: await onOwnCart(call, params, request => removeDiscountCode(call.engine, request, draft)) }
  },

  updateCartItemChannel: async (call, params) => {
    const { lineItem, supplyChannel, distributionChannel } = params
    const draft = {
      lineItemId: lineItem.id,
      ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
      ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
    }
    return { cart: await onOwnCart(call, params, request => setLineItemChannel(call.engine, request, draft)) }
  },

  updateCart: async (call, params) => {
    return { cart: await onOwnCart(call, params, request => carts.updateCart(call.engine, request, params.actions)) }
  },

  quoteDelivery: async ({ engine, session, storeKey }, { id, shippingAddress }) => ({
    cart: await carts.quoteDelivery(engine, { owner: await session.owner(), storeKey, id }, shippingAddress),
  }),

  deleteCart: async (call, params) => {
    await onOwnCart(call, params, request => carts.deleteCart(call.engine, request))
    return null
  },
}
