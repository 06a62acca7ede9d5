import * as orders from '@shop/engine/order'
import type { OperationHandler } from '../call/operation-call.ts'

export const searchOrders: OperationHandler<'searchOrders'> = async ({ engine, session }, params) => {
  return { me: { orders: await orders.searchOrders(engine, { owner: await session.owner(), ...params }) } }
}
