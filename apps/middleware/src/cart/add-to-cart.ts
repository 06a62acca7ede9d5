import { addLineItem } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const addToCart: OperationHandler<'addToCart'> = async (call, params) => {
  const { product, quantity, supplyChannel, distributionChannel } = params
  const draft = {
    sku: product.sku,
    quantity,
    ...(product.parentSku ? { parentSku: product.parentSku } : {}),
    ...(supplyChannel ? { supplyChannelId: supplyChannel.id } : {}),
    ...(distributionChannel ? { distributionChannelId: distributionChannel.id } : {}),
  }
  return { cart: await onOwnCart(call, params, request => addLineItem(call.engine, request, draft)) }
}
