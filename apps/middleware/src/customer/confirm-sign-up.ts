import { viewOfCustomer } from '@shop/domain/customer'
import { confirmSignUp } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'

export const customerConfirmSignUp: OperationHandler<'customerConfirmSignUp'> = async (call, params) => {
  const { engine, passwords, storeKey, session } = call
  const signedIn = await confirmSignUp(engine, passwords, { storeKey, session: await session.find() }, params)
  session.enter(signedIn)
  return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
}
