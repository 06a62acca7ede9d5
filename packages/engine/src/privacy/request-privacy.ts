import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import type { Locale } from '@shop/domain/market'
import { FRESH_SIGN_IN_MINUTES, type PrivacyRequestKind } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt, requireAttempt, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import { requireCustomer } from '../customer/change-customer.ts'
import { requireCurrentPassword } from '../customer/password.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { insertPrivacyRequest } from './privacy-request-rows.ts'

/** Mails about someone's data, per address: anyone can type it. */
const PRIVACY_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }
/** Requests per network of the caller, no matter whom they are for. */
const PRIVACY_REQUESTS: AttemptLimit = { attempts: 20, withinSeconds: 3600 }

/** Who asks without an account, or without signing in to it. */
export interface GuestPrivacyRequest {
  readonly kind: Exclude<PrivacyRequestKind, 'closing'>
  readonly email: string
  readonly locale: Locale
  readonly storeKey: string
  /** Address the call comes from. */
  readonly clientAddress: string
}

/**
 * Has a link mailed to an address, by which the reader of its mail gets a copy of their data, or has them erased. The same is done
 * for known and unknown addresses (rule A4); after three mails within an hour nothing more is sent, and the caller cannot tell.
 * Throws `CommerceError` `too-many-requests` for a network that asks again and again.
 */
export async function requestPrivacy(context: EngineContext, request: GuestPrivacyRequest): Promise<void> {
  const { clientAddress, ...draft } = request
  await requireNetworkAttempt(context, { action: 'privacy-requests', clientAddress, limit: PRIVACY_REQUESTS })
  await inTransaction(context, async db => {
    if ((await countAttempt(db, ['privacy-mails', draft.email.trim().toLowerCase()], PRIVACY_MAILS)) !== undefined) return
    await insertPrivacyRequest(context, db, draft)
  })
}

/** What a customer who is signed in asks about their own data. */
export interface OwnPrivacyRequest {
  readonly kind: PrivacyRequestKind
  readonly customerId: string
  readonly sessionId: string
  /** Needed for what takes something away, where the account has a password. */
  readonly currentPassword: string | undefined
  readonly locale: Locale
  readonly storeKey: string
}

/**
 * The same for a customer who is signed in: the mail goes to the address of the account. What takes something away needs the
 * password, or where the account has none, a session that has just begun: a borrowed one must not end an account. Throws
 * `CommerceError` `invalid-current-password`, `password-missing` where signing in again is needed, `too-many-requests`.
 */
export async function requestOwnPrivacy(
  context: EngineContext,
  hasher: PasswordHasher,
  { kind, customerId, sessionId, currentPassword, locale, storeKey }: OwnPrivacyRequest,
): Promise<void> {
  const { customer, passwordHash } = await requireCustomer(context.db, customerId)
  if (kind !== 'export') {
    if (passwordHash === undefined) await requireFreshSession(context, sessionId)
    else
      await requireCurrentPassword(
        context,
        hasher,
        { customerId, currentPassword: currentPassword ?? '' },
        'The current password is not right',
      )
  }
  await inTransaction(context, async db => {
    await requireAttempt(db, ['privacy-mails', customer.email.toLowerCase()], PRIVACY_MAILS)
    await insertPrivacyRequest(context, db, { kind, email: customer.email, locale, storeKey })
  })
}

async function requireFreshSession({ db }: EngineContext, sessionId: string): Promise<void> {
  const fresh = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<string>`now() - make_interval(mins => ${FRESH_SIGN_IN_MINUTES})`)
    .executeTakeFirst()
  if (!fresh) throw new CommerceError({ code: 'password-missing' }, 'The account has no password. Sign in again first.')
}
