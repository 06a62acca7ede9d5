import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { requireCustomer } from './change-customer.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { type CurrentPassword, requireCurrentPassword, requirePassword, setPassword } from './password.ts'

export interface PasswordChange extends CurrentPassword {
  /** Address the call comes from, whose network is then known as one of the customer's. */
  readonly clientAddress: string
  /** The version the caller knows (ACC-06). */
  readonly version: number
  readonly newPassword: string
}

/** What is specified for a change that failed (ACC-08). */
const FAILED = 'Password change failed'

/**
 * Changes a password: all sessions of the customer end, and the customer is signed in with a new one (API-19, ACC-07). Throws
 * `CommerceError` `invalid-current-password` (ACC-08), `password-missing`, `password-rejected`,
 * `concurrent-modification`, `too-many-requests`, or `resource-not-found` when the customer is gone (ACC-09).
 */
export async function changePassword(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  change: PasswordChange,
): Promise<SignedIn> {
  const { customerId, version } = change
  const passwordHash = await requireCurrentPassword(context, hasher, change, FAILED)
  requirePassword(change.newPassword)
  const newHash = await hasher.hash(change.newPassword)
  return inTransaction(context, async db => {
    const current = await requireCustomer(db, customerId, 'lock')
    if (current.passwordHash !== passwordHash) throw new CommerceError({ code: 'invalid-current-password' }, FAILED)
    if (current.customer.version !== version)
      throw new CommerceError(
        { code: 'concurrent-modification', currentVersion: current.customer.version },
        `Object ${customerId} has a different version than expected. Expected: ${version} - Actual: ${current.customer.version}.`,
      )
    const customer = await setPassword(db, customerId, newHash)
    return enterAsCustomer(context, db, customer, { ...entrance, clientAddress: change.clientAddress })
  })
}
