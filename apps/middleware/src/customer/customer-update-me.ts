import { viewOfCustomer } from '@shop/domain/customer'
import { updateCustomer } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { customerRequestOf } from './customer-request.ts'
import { profileActionsOf } from './profile-actions.ts'

export const customerUpdateMe: OperationHandler<'customerUpdateMe'> = async (call, { customer, data, actions }) => {
  const { engine, passwords } = call
  const request = await customerRequestOf(call, customer)
  const changed = await updateCustomer(engine, passwords, request, actions ?? profileActionsOf(data ?? {}))
  return { user: viewOfCustomer(changed) }
}
