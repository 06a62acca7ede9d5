import { addLineItem } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const addToCart: OperationHandler<'addToCart'> = async (call, params) => {
  const { product, quantity, supplyChannel, distributionChannel } = params
  const cart = await addLineItem(call.engine, await cartRequestOf(call, params), {
    sku: product.sku,
    quantity,
    ...(product.parentSku ? { parentSku: product.parentSku } : {}),
    ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
    ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
  })
  return { cart }
}
