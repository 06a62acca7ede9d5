import { setLineItemChannel } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const updateCartItemChannel: OperationHandler<'updateCartItemChannel'> = async (call, params) => {
  const { lineItem, supplyChannel, distributionChannel } = params
  const draft = {
    lineItemId: lineItem.id,
    ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
    ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
  }
  return { cart: await onOwnCart(call, params, request => setLineItemChannel(call.engine, request, draft)) }
}
