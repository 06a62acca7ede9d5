import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type AttemptKey, type AttemptLimit, forgetAttempts, requireAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { requireCustomer } from './require-customer.ts'

/**
 * Wrong current passwords of one customer. Only the customer's own sessions can make such a try, so others use none of
 * these up, and a session in wrong hands gets no more by changing networks.
 */
const PASSWORD_ATTEMPTS: AttemptLimit = { attempts: 10, withinSeconds: 900 }

/** A customer who is signed in and shows that it is really her. */
export interface CurrentPassword {
  readonly customerId: string
  readonly currentPassword: string
}

/**
 * Checks the password of a customer who is signed in, before what a borrowed session must not do. Returns its hash, to be
 * compared again under a lock. Throws `CommerceError` `invalid-current-password` with the given message,
 * `password-missing` where she has none because she signs in by a provider, or `too-many-requests`.
 */
export async function requireCurrentPassword(
  context: EngineContext,
  hasher: PasswordHasher,
  { customerId, currentPassword }: CurrentPassword,
  message: string,
): Promise<string> {
  const { passwordHash } = await requireCustomer(context.db, customerId)
  if (passwordHash === undefined)
    throw new CommerceError({ code: 'password-missing' }, 'The account has no password yet. Choose one by a reset mail first.')
  const key: AttemptKey = ['change-password', customerId]
  await requireAttempt(context.db, key, PASSWORD_ATTEMPTS)
  if (!(await hasher.verify(currentPassword, passwordHash)))
    throw new CommerceError({ code: 'invalid-current-password' }, message)
  await forgetAttempts(context.db, key)
  return passwordHash
}
