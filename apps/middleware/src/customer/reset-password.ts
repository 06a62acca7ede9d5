import { viewOfCustomer } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { countPasswordReset, requestPasswordReset, resetPassword } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireOwnLocale } from './require-own-locale.ts'

export const customerResetPassword: OperationHandler<'customerResetPassword'> = async (call, params) => {
  const { engine, passwords, market, storeKey, clientAddress } = call
  await countPasswordReset(engine, { clientAddress })
  if ('email' in params) {
    requireOwnLocale(market, params.locale)
    await requestPasswordReset(engine, { ...params, storeKey })
    return { customer: null }
  }
  const { tokenValue, newPassword } = params
  if (params.storeKey !== undefined && params.storeKey !== storeKey)
    throw new CommerceError({ code: 'invalid-input', field: 'storeKey' }, `The store of this host is ${storeKey}`)
  const customer = await resetPassword(engine, passwords, { tokenValue, newPassword, clientAddress })
  return { customer: viewOfCustomer(customer) }
}
