import type { orderOperations } from '@shop/contract/order'
import { CommerceError } from '@shop/domain/error'
import { parcelUrlOf } from '@shop/domain/order'
import { Unavailable } from '@shop/engine/database'
import * as orders from '@shop/engine/order'
import { createOrderFromCart } from '@shop/engine/order'
import { findEarlierOrders } from '@shop/engine/takeover'
import type { HandlersOf } from '../call/operation-call.ts'
import { onOwnCart } from '../cart/on-own-cart.ts'
import { requireSignedIn } from '../customer/customer-request.ts'
import { Refusal } from '../error/wire-error.ts'

const DEFAULT_LIMIT = 20

export const orderHandlers: HandlersOf<typeof orderOperations> = {
  /** A defect here has a code of its own, so that the shopper's message is about the order and not about the shop (PAY-16). */
  createMyOrderFromCart: async (call, params) => {
    try {
      return { order: await onOwnCart(call, params, request => createOrderFromCart(call.engine, request)) }
    } catch (error) {
      if (error instanceof CommerceError || error instanceof Unavailable || error instanceof Refusal) throw error
      throw new CommerceError({ code: 'order-not-created' }, 'The order could not be created', { cause: error })
    }
  },

  getOrders: async ({ engine, session }, params) => {
    return { me: { orders: await orders.getOrders(engine, { owner: await session.owner(), ...params }) } }
  },

  getEarlierOrders: async (call, { limit = DEFAULT_LIMIT, offset = 0 }) => {
    const { customerId } = await requireSignedIn(call)
    return { earlierOrders: await findEarlierOrders(call.engine, { customerId, limit, offset }) }
  },

  getOrderStatus: async ({ engine, clientAddress, content }, params) => {
    const status = await orders.findOrderStatus(engine, { ...params, clientAddress })
    const parcels = status?.parcels.map(parcel => ({ ...parcel, url: parcelUrlOf(parcel, content.carrierPages) })) ?? []
    return { orderStatus: status && { ...status, parcels } }
  },

  searchOrders: async ({ engine, session }, params) => {
    return { me: { orders: await orders.searchOrders(engine, { owner: await session.owner(), ...params }) } }
  },
}
