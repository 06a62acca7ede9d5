import { changePassword } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireSignedIn } from './require-signed-in.ts'

export const customerChangeMyPassword: OperationHandler<'customerChangeMyPassword'> = async (call, params) => {
  const { engine, passwords, storeKey, session, clientAddress } = call
  const signedIn = await requireSignedIn(call)
  const change = { ...params, customerId: signedIn.customerId, clientAddress }
  const changed = await changePassword(engine, passwords, { storeKey, session: signedIn }, change)
  session.enter(changed)
  return { user: { email: changed.customer.email } }
}
