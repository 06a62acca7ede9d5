import { CommerceError } from '@shop/domain/error'
import { Unavailable } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from '../cart/on-own-cart.ts'

/** A defect here has a code of its own, so that a shopper is told about her order and not about the shop (PAY-16). */
export const createMyOrderFromCart: OperationHandler<'createMyOrderFromCart'> = async (call, params) => {
  try {
    return { order: await onOwnCart(call, params, request => createOrderFromCart(call.engine, request)) }
  } catch (error) {
    if (error instanceof CommerceError || error instanceof Unavailable) throw error
    throw new CommerceError({ code: 'order-not-created' }, 'The order could not be created', { cause: error })
  }
}
