import { viewOfCustomer } from '@shop/domain/customer'
import { signIn } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'

export const customerSignMeIn: OperationHandler<'customerSignMeIn'> = async (call, params) => {
  const { engine, passwords, storeKey, session, clientAddress } = call
  const signedIn = await signIn(engine, passwords, { storeKey, session: await session.find() }, { ...params, clientAddress })
  session.enter(signedIn)
  return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
}
