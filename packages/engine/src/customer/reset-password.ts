import type { Customer, PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import type { Locale } from '@shop/domain/market'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt } from '../attempt/count-attempt.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { hashToken, isSessionToken, newSessionToken } from '../session/session-token.ts'
import { selectCustomerById } from './customer-rows.ts'
import { deletePasskeysOf } from './delete-passkeys-of.ts'
import { requirePassword, setPassword } from './password.ts'
import { deleteUnprovenSubjects } from './provider-subject-rows.ts'
import { forgetSignInAttempts, rememberNetwork } from './sign-in-attempts.ts'

/** Topic of the outbox under which a customer's wish for a new password is told. */
export const PASSWORD_RESET_TOPIC = 'password-reset-requested'

/** Mails with a link for a new password, per account. */
const RESET_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }

/**
 * Asks for a mail with a link for a new password (AUTH-10). For an unknown address the same is done and nothing told, and
 * so it is after three mails within an hour: the caller cannot tell (AUTH-12, rule A4). The token is made when the mail
 * is sent, so that it is never stored as it is.
 */
export async function requestPasswordReset(
  context: EngineContext,
  request: { readonly email: string; readonly locale: Locale; readonly storeKey: string },
): Promise<void> {
  const email = request.email.trim().toLowerCase()
  const id = context.newId()
  const told = { resetId: id, locale: request.locale, storeKey: request.storeKey }
  await inTransaction(context, async db => {
    const isTooOften = (await countAttempt(db, ['reset-password', email], RESET_MAILS)) !== undefined
    await sql`
      insert into outbox (topic, payload, dedup_key)
      select ${PASSWORD_RESET_TOPIC}, ${JSON.stringify(told)}::jsonb || jsonb_build_object('customerId', customer.id),
        ${`${PASSWORD_RESET_TOPIC}/${id}`}
      from customer where lower(email) = ${email} and not ${isTooOften}::boolean`.execute(db)
  })
}

/** How long a link for a new password can be used, in minutes (rule A3). */
export const RESET_TOKEN_MINUTES = 60

/**
 * Makes the token a customer gets by mail; one the customer got before is worth nothing from now on (rule A3). Only its hash is
 * stored, and for how many `minutes` it works. Undefined when there is no such customer. Asks for no owner, so it must never answer a request.
 */
export async function issueResetToken(
  context: EngineContext,
  customerId: string,
  minutes = RESET_TOKEN_MINUTES,
): Promise<{ readonly customer: Customer; readonly token: string } | undefined> {
  const found = await selectCustomerById(context.db, customerId)
  if (!found) return undefined
  const token = newSessionToken(context)
  await sql`
    insert into password_reset_token (customer_id, token_hash, expires_at)
    select id, ${hashToken(token)}, now() + make_interval(mins => ${minutes}) from customer where id = ${customerId}
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    context.db,
  )
  return { customer: found.customer, token }
}

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
    // The customer before the token, as everywhere: the one who holds their row is alone with both.
    const found = await selectCustomerById(db, customerId, 'lock')
    const { numDeletedRows } = await db
      .deleteFrom('password_reset_token')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirstOrThrow()
    if (!found || numDeletedRows === 0n) throw tokenExpired()
    await forgetSignInAttempts(db, { email: found.customer.email, clientAddress: reset.clientAddress })
    // Anyone who reads the customer's mail is not to be kept out by what others try.
    await rememberNetwork(db, customerId, reset.clientAddress)
    // The mail proved whose address it is; who came in by that address unproven was perhaps someone else.
    await deleteUnprovenSubjects(db, customerId)
    await deletePasskeysOf(db, customerId)
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
