import {
  type Customer,
  MIN_PASSWORD_LENGTH,
  type PasswordHasher,
  type PasswordProblem,
  passwordProblem,
} from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type AttemptKey, type AttemptLimit, forgetAttempts, requireAttempt } from '../attempt/count-attempt.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { endSessionsOfCustomer } from '../session/end-session.ts'
import { requireCustomer } from './change-customer.ts'
import { type CustomerRow, customerOfRow } from './customer-rows.ts'
import { closeEmailChanges } from './email-proof-rows.ts'

const MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  'letter-and-number': 'Password must include one letter and one number',
  'too-short': `Password must have at least ${MIN_PASSWORD_LENGTH} characters`,
  'too-common': 'Password is too easy to guess',
}

/** Refuses a new password that breaks a rule (AUTH-09). Throws `CommerceError` `password-rejected`. */
export function requirePassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new CommerceError({ code: 'password-rejected', problem }, MESSAGES[problem])
}

/**
 * Wrong current passwords of one customer. Only the customer's own sessions can make such a try, so others use none of
 * these up, and a session in wrong hands gets no more by changing networks.
 */
const PASSWORD_ATTEMPTS: AttemptLimit = { attempts: 10, withinSeconds: 900 }

/** A customer who is signed in and shows that it is really them. */
export interface CurrentPassword {
  readonly customerId: string
  readonly currentPassword: string
}

/**
 * Checks the password of a customer who is signed in, before what a borrowed session must not do. Returns its hash, to be
 * compared again under a lock. Throws `CommerceError` `invalid-current-password` with the given message,
 * `password-missing` where they have none because they sign in by a provider, or `too-many-requests`.
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

/**
 * Writes a new password, the version one higher. All sessions of the customer end and a reset token is worth nothing
 * any more, nor is the link to another address (rules A2, A3). Takes part in the transaction of `db`, which must hold the customer's row.
 */
export async function setPassword(db: Database, customerId: string, passwordHash: string): Promise<Customer> {
  const row: CustomerRow = await db
    .updateTable('customer')
    .set(eb => ({ password_hash: passwordHash, version: eb('version', '+', 1), last_modified_at: sql`now()` }))
    .where('id', '=', customerId)
    .returning(['id', 'version', 'customer_number', 'email', 'group_key', 'document'])
    .executeTakeFirstOrThrow()
  await endSessionsOfCustomer(db, customerId)
  await closeEmailChanges(db, customerId)
  await db.deleteFrom('password_reset_token').where('customer_id', '=', customerId).execute()
  return customerOfRow(row)
}
