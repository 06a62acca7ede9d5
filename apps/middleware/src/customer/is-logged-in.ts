import { roleOf } from '@shop/domain/session'
import type { OperationHandler } from '../call/operation-call.ts'

/** The stored session decides, as the scope of its token says it: a cookie alone proves nothing (AUTH-04, AUTH-05). */
export const isLoggedIn: OperationHandler<'isLoggedIn'> = async ({ session }) => {
  return { isLoggedIn: roleOf(await session.find()) === 'authenticated' }
}
