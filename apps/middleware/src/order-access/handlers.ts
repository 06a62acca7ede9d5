import type { orderAccessOperations } from '@shop/contract/order-access'
import { openUnitsOf } from '@shop/domain/cancellation'
import { CommerceError } from '@shop/domain/error'
import { isPayableByProvider, parcelUrlOf } from '@shop/domain/order'
import { getOrders, signOrderLink } from '@shop/engine/order'
import {
  cancelAccessibleOrder,
  confirmOrderCode,
  findAccessibleOrder,
  findAccessibleOrders,
  findOrderFile,
  findOrderRecords,
  openOrderLink,
  requestOrderCode,
  requireOrderAccess,
  signOrderViewLink,
} from '@shop/engine/order-access'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

export const orderAccessHandlers: HandlersOf<typeof orderAccessOperations> = {
  requestOrderCode: async ({ engine, market, storeKey, clientAddress }, params) => {
    requireOwnLocale(market, params.locale)
    return requestOrderCode(engine, { ...params, storeKey, clientAddress })
  },

  confirmOrderCode: async ({ engine, clientAddress }, params) => {
    return { access: (await confirmOrderCode(engine, { ...params, clientAddress })) ?? null }
  },

  openOrderLink: async ({ engine, ordersTokenSecret }, { token }) => {
    return { access: await openOrderLink(engine, { token, ...(ordersTokenSecret ? { secret: ordersTokenSecret } : {}) }) }
  },

  getOrderLink: async ({ engine, session }, { orderNumber }) => {
    const { results } = await getOrders(engine, { owner: await session.owner(), where: { orderNumber }, limit: 1 })
    const [order] = results
    if (!order)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'order', id: orderNumber }, 'You have no such order')
    return { token: await signOrderViewLink(engine, order.id) }
  },

  getAccessibleOrders: async ({ engine }, { accessToken, text, orderState, ...page }) => {
    const access = await requireOrderAccess(engine, accessToken)
    const where = { ...(text === undefined ? {} : { text }), ...(orderState ? { orderState } : {}) }
    return { orders: await findAccessibleOrders(engine, access, where, page) }
  },

  getAccessibleOrder: async ({ engine, content }, { accessToken, orderNumber }) => {
    const order = await findAccessibleOrder(engine, await requireOrderAccess(engine, accessToken), orderNumber)
    const { shipments, documents, changes, delays, withdrawals } = await findOrderRecords(engine, order)
    return {
      order,
      cancellable: [...openUnitsOf(order, shipments)].map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
      shipments: shipments.map(({ id: _id, parcels, ...shipment }) => {
        return {
          ...shipment,
          parcels: parcels.map(parcel => ({ ...parcel, ...urlOf(parcelUrlOf(parcel, content.carrierPages)) })),
        }
      }),
      changes,
      delays,
      withdrawals,
      documents,
      ...(isPayableByProvider(order) ? { payLink: await signOrderLink(engine, order.id) } : {}),
    }
  },

  cancelAccessibleOrder: async ({ engine }, { accessToken, orderNumber, part }) => {
    return { order: await cancelAccessibleOrder(engine, await requireOrderAccess(engine, accessToken), orderNumber, part) }
  },

  getOrderDocument: async ({ engine }, { accessToken, ...wanted }) => {
    const file = await findOrderFile(engine, await requireOrderAccess(engine, accessToken), wanted)
    if (!file)
      throw new CommerceError(
        { code: 'resource-not-found', typeId: 'document', id: wanted.documentNumber },
        'The order has no such document',
      )
    return { file: { content: Buffer.from(file).toString('base64') } }
  },
}

function urlOf(url: string | undefined): { readonly url?: string } {
  return url === undefined ? {} : { url }
}
