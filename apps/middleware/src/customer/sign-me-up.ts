import { viewOfCustomer } from '@shop/domain/customer'
import { countSignUp, signUp } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireOwnLocale } from './require-own-locale.ts'

export const customerSignMeUp: OperationHandler<'customerSignMeUp'> = async (call, { custom, ...params }) => {
  const { engine, passwords, market, storeKey, session, clientAddress } = call
  requireOwnLocale(market, params.locale)
  await countSignUp(engine, { clientAddress })
  const { newsletter, customerType } = custom
  const draft = { ...params, clientAddress, custom: { customerType, ...(newsletter === undefined ? {} : { newsletter }) } }
  const signedIn = await signUp(engine, passwords, { storeKey, session: await session.find() }, draft)
  session.enter(signedIn)
  return { user: { customer: viewOfCustomer(signedIn.customer), cart: signedIn.cart ?? null } }
}
