import { viewOfCustomer } from '@shop/domain/customer'
import { confirmEmailChange } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireSignedIn } from './require-signed-in.ts'

export const customerConfirmEmailChange: OperationHandler<'customerConfirmEmailChange'> = async (call, { token }) => {
  const { engine, storeKey, session } = call
  const signedIn = await requireSignedIn(call)
  const { customerId } = signedIn
  const changed = await confirmEmailChange(engine, { storeKey, session: signedIn }, { customerId, token })
  session.enter(changed)
  return { user: viewOfCustomer(changed.customer) }
}
