import type { Customer, PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { deleteUnprovenSubjects } from '../login/provider-subject-rows.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import { rememberNetwork } from './customer-network-rows.ts'
import { selectCustomerById } from './customer-rows.ts'
import { requirePassword } from './require-password.ts'
import { setPassword } from './set-password.ts'
import { forgetSignInAttempts } from './sign-in-attempts.ts'

export interface PasswordReset {
  readonly tokenValue: string
  readonly newPassword: string
  /** Address the call comes from, whose network is then known as one of the customer's. */
  readonly clientAddress: string
}

/**
 * Sets a new password by the token of a mail (API-20, AUTH-11). The token works once, also in parallel, and all sessions
 * of the customer end (AUTH-12, rule A3). Throws `CommerceError` `password-rejected`, which leaves the token usable, or
 * `password-token-expired` for an unknown, used, replaced or expired one.
 */
export async function resetPassword(context: EngineContext, hasher: PasswordHasher, reset: PasswordReset): Promise<Customer> {
  requirePassword(reset.newPassword)
  const tokenHash = isSessionToken(reset.tokenValue) ? hashToken(reset.tokenValue) : undefined
  const customerId = tokenHash && (await findCustomerOf(context.db, tokenHash))
  if (!tokenHash || !customerId) throw tokenExpired()
  const passwordHash = await hasher.hash(reset.newPassword)
  return inTransaction(context, async db => {
    // The customer before the token, as everywhere: whoever holds her row is alone with both.
    const found = await selectCustomerById(db, customerId, 'lock')
    const { numDeletedRows } = await db
      .deleteFrom('password_reset_token')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirstOrThrow()
    if (!found || numDeletedRows === 0n) throw tokenExpired()
    await forgetSignInAttempts(db, { email: found.customer.email, clientAddress: reset.clientAddress })
    // Whoever reads the customer's mail is not to be kept out by what others try.
    await rememberNetwork(db, customerId, reset.clientAddress)
    // The mail proved whose address it is; who came in by that address unproven was perhaps somebody else.
    await deleteUnprovenSubjects(db, customerId)
    return setPassword(db, customerId, passwordHash)
  })
}

async function findCustomerOf(db: Database, tokenHash: Uint8Array): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset_token')
    .select('customer_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row?.customer_id
}

function tokenExpired(): CommerceError {
  return new CommerceError({ code: 'password-token-expired' }, 'The link for a new password was used already or has expired.')
}
