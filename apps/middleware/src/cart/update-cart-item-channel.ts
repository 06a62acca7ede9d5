import { setLineItemChannel } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const updateCartItemChannel: OperationHandler<'updateCartItemChannel'> = async (call, params) => {
  const { lineItem, supplyChannel, distributionChannel } = params
  const cart = await setLineItemChannel(call.engine, await cartRequestOf(call, params), {
    lineItemId: lineItem.id,
    ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
    ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
  })
  return { cart }
}
