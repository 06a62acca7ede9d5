import * as customers from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { billingAnswerOf } from './address-book-answer.ts'
import { customerRequestOf } from './customer-request.ts'
import { orFail } from './or-fail.ts'
import { requireAddressId } from './require-address-id.ts'

export const updateBillingAddress: OperationHandler<'updateBillingAddress'> = async (call, { customer, address }) => {
  const request = await customerRequestOf(call, customer)
  const id = requireAddressId(address, 'Updated address must include an "id" field.')
  const { id: _id, ...draft } = address
  const saved = customers.updateSavedAddress(call.engine, request, 'billing', { id, draft })
  return billingAnswerOf(await orFail('Failed to update address', saved))
}
