import type { paymentOperations } from '@shop/contract/payment'
import * as payments from '@shop/engine/payment'
import type { HandlersOf } from '../call/operation-call.ts'
import { onOwnCart } from '../cart/on-own-cart.ts'
import { createOrderBankPayment, getOrderPayment, startOrderPayment } from './order-payment.ts'
import { finishPayment, getProviderMethods, startPayment } from './provider-payment.ts'

export const paymentHandlers: HandlersOf<typeof paymentOperations> = {
  getProviderMethods,
  startPayment,
  finishPayment,
  getOrderPayment,
  startOrderPayment,
  createOrderBankPayment,

  createBankPayment: async (call, params) => {
    return onOwnCart(call, params, request => payments.createBankPayment(call.engine, request, params.draft))
  },

  createAccountPayment: async (call, params) => {
    return onOwnCart(call, params, request => payments.createAccountPayment(call.engine, request, params.draft))
  },

  createCodPayment: async (call, params) => {
    return onOwnCart(call, params, request => payments.createCodPayment(call.engine, request, params.draft))
  },
}
