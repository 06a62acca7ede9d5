import * as customers from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { shippingAnswerOf } from './address-book-answer.ts'
import { customerRequestOf } from './customer-request.ts'
import { orFail } from './or-fail.ts'
import { requireAddressId } from './require-address-id.ts'

export const setDefaultShippingAddress: OperationHandler<'setDefaultShippingAddress'> = async (call, { customer, address }) => {
  const request = await customerRequestOf(call, customer)
  const id = requireAddressId(address, 'Address ID is required to set default Shipping address.')
  const saved = customers.setDefaultSavedAddress(call.engine, request, 'shipping', id)
  return shippingAnswerOf(await orFail('Failed to set default address', saved))
}
