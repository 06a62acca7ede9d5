import type { cartOperations } from '@shop/contract/cart'
import type { ParsedParamsOf } from '@shop/contract/operations'
import type { Cart } from '@shop/domain/cart'
import { marketOf, storeKeyOf } from '@shop/domain/market'
import * as carts from '@shop/engine/cart'
import {
  addLineItem,
  applyDiscountCode,
  changeLineItemQuantity,
  type LineItemDraft,
  removeDiscountCode,
  removeLineItem,
  requireOwnCart,
  setLineItemChannel,
} from '@shop/engine/cart'
import type { Owner } from '@shop/engine/session'
import type { HandlersOf } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const cartHandlers: HandlersOf<typeof cartOperations> = {
  getCart: async ({ engine, session, storeKey }, { id }) => ({
    cart: await requireOwnCart(engine, { owner: await session.owner(), storeKey, id }),
  }),
  /** Makes an owner of a visitor, who needs a session from here on. */
  createCart: async ({ engine, session, storeKey, clientAddress }, { language, lineItem: addition }) => {
    const draft = { storeKey, ...(language ? { language } : {}) }
    const lineItem = addition && lineItemDraftOf(addition)
    const add = async (owner: Owner, { id, version }: Cart, draft: LineItemDraft) => ({
      cart: await addLineItem(engine, { owner, storeKey, id, version }, draft),
    })
    const owner = await session.find()
    if (owner) {
      const cart = await carts.createCart(engine, { ...draft, owner })
      return lineItem ? add(owner, cart, lineItem) : { cart }
    }
    const { opened, cart } = await carts.openCart(engine, { ...draft, clientAddress, ...(lineItem ? { lineItem } : {}) })
    session.begin(opened)
    return lineItem && cart.lineItems.length === 0 ? add(opened.session, cart, lineItem) : { cart }
  },

  createExpressCart: async ({ engine, session, storeKey }, { language, lineItem, guaranteeSku }) => ({
    cart: await carts.createExpressCart(engine, {
      ...{ owner: await session.findOrOpen(), storeKey, lineItem: lineItemDraftOf(lineItem) },
      ...(language ? { language } : {}),
      ...(guaranteeSku ? { guaranteeSku } : {}),
    }),
  }),

  restoreCart: async (call, params) => {
    return { cart: await onOwnCart(call, params, request => carts.restoreCart(call.engine, request, params.link)) }
  },

  shareCart: async ({ engine, session, storeKey, clientAddress }, { id }) =>
    carts.shareCart(engine, { owner: await session.owner(), storeKey, id, clientAddress }),

  getSharedCart: async ({ engine }, { token }) => {
    const { lineItems, expiresAt } = await carts.getSharedCart(engine, token)
    return { lineItems: [...lineItems], expiresAt }
  },

  handOverCart: async ({ engine, session, storeKey }, { id, country }) => ({
    link: await carts.handOverCart(
      engine,
      { owner: await session.owner(), storeKey, id },
      { storeKey: storeKeyOf(marketOf(country)) },
    ),
  }),

  takeOverCart: async (call, params) => {
    return onOwnCart(call, params, request => carts.takeOverCart(call.engine, request, params.link))
  },

  getLeftBehind: async ({ engine, session, storeKey }, { id, link }) => ({
    left: await carts.findLeftBehind(engine, { owner: await session.owner(), storeKey, id }, link),
  }),

  addToCart: async (call, params) => {
    const draft = lineItemDraftOf(params)
    return { cart: await onOwnCart(call, params, request => addLineItem(call.engine, request, draft)) }
  },

  addItemsToCart: async (call, { lineItems, ...params }) => {
    return { cart: await onOwnCart(call, params, request => carts.addLineItems(call.engine, request, lineItems)) }
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

/** What a caller adds to a cart, as the engine takes it. */
function lineItemDraftOf({ product, quantity, supplyChannel, distributionChannel }: Addition): LineItemDraft {
  return {
    sku: product.sku,
    quantity,
    ...(product.parentSku ? { parentSku: product.parentSku } : {}),
    ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
    ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
  }
}

type Addition = Pick<ParsedParamsOf<'addToCart'>, 'product' | 'quantity' | 'supplyChannel' | 'distributionChannel'>
