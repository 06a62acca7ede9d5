import * as orders from '@shop/engine/order'
import type { OperationHandler } from '../call/operation-call.ts'

export const getOrders: OperationHandler<'getOrders'> = async ({ engine, session }, params) => {
  return { me: { orders: await orders.getOrders(engine, { owner: await session.owner(), ...params }) } }
}
