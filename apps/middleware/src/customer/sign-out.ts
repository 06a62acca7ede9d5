import { roleOf } from '@shop/domain/session'
import { endSession } from '@shop/engine/session'
import type { OperationHandler } from '../call/operation-call.ts'

/** Ends the session of a customer and clears its cookies (AUTH-03). A visitor keeps hers: her cart hangs on it. */
export const customerSignOut: OperationHandler<'customerSignOut'> = async ({ engine, session }) => {
  const found = await session.find()
  if (found && roleOf(found) === 'anonymous') return null
  if (found) await endSession(engine, found)
  session.leave()
  return null
}
