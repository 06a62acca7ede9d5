import * as customers from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { billingAnswerOf } from './address-book-answer.ts'
import { customerRequestOf } from './customer-request.ts'
import { orFail } from './or-fail.ts'

export const addBillingAddress: OperationHandler<'addBillingAddress'> = async (call, { customer, address }) => {
  const request = await customerRequestOf(call, customer)
  const saved = customers.addSavedAddress(call.engine, request, 'billing', address)
  return billingAnswerOf(await orFail('Failed to add address', saved))
}
