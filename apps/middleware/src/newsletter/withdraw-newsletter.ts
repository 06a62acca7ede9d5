import { withdrawNewsletter as withdraw } from '@shop/engine/newsletter'
import type { OperationHandler } from '../call/operation-call.ts'

export const withdrawNewsletter: OperationHandler<'withdrawNewsletter'> = async ({ engine }, { token }) => {
  await withdraw(engine, token)
  return { newsletter: { isWithdrawn: true } }
}
