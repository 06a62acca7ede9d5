import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type AttemptKey, type AttemptLimit, forgetAttempts, requireAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { requireCustomer } from './require-customer.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'

/**
 * Wrong current passwords of one customer. Only the customer's own sessions can make such a try, so others use none of
 * these up, and a session in wrong hands gets no more by changing networks.
 */
const PASSWORD_ATTEMPTS: AttemptLimit = { attempts: 10, withinSeconds: 900 }

export interface PasswordChange {
  readonly customerId: string
  /** The version the caller knows (ACC-06). */
  readonly version: number
  readonly currentPassword: string
  readonly newPassword: string
  readonly clientAddress: string
}

/**
 * Changes a password: all sessions of the customer end, and she is signed in with a new one (API-19, ACC-07). Throws
 * `CommerceError` `password-change-failed` for a wrong current password (ACC-08), `password-rejected`,
 * `concurrent-modification`, `too-many-requests`, or `resource-not-found` when the customer is gone (ACC-09).
 */
export async function changePassword(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  change: PasswordChange,
): Promise<SignedIn> {
  const { customerId, version } = change
  const { passwordHash } = await requireCustomer(context.db, customerId)
  const key: AttemptKey = ['change-password', customerId]
  await requireAttempt(context.db, key, PASSWORD_ATTEMPTS)
  if (!(await hasher.verify(change.currentPassword, passwordHash))) throw changeFailed()
  await forgetAttempts(context.db, key)
  requirePassword(change.newPassword)
  const newHash = await hasher.hash(change.newPassword)
  return inTransaction(context, async db => {
    const current = await requireCustomer(db, customerId, 'lock')
    if (current.passwordHash !== passwordHash) throw changeFailed()
    if (current.customer.version !== version)
      throw new CommerceError(
        { code: 'concurrent-modification', currentVersion: current.customer.version },
        `Object ${customerId} has a different version than expected. Expected: ${version} - Actual: ${current.customer.version}.`,
      )
    const customer = await setPassword(db, customerId, newHash)
    return enterAsCustomer(context, db, customer, { ...entrance, clientAddress: change.clientAddress })
  })
}

function changeFailed(): CommerceError {
  return new CommerceError({ code: 'password-change-failed' }, 'Password change failed')
}
