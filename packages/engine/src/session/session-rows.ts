import { MONTH_SECONDS, SUPPORT_SESSION_MINUTES, signInLifetimes } from '@shop/domain/session'
import { type RawBuilder, sql } from 'kysely'
import type { Session } from './session.ts'

export const SESSION_COLUMNS = [
  'id',
  'anonymous_id',
  'customer_id',
  'store_key',
  'token_expires_at',
  'expires_at',
  'support_actor',
] as const

/** A visitor's session is prolonged when less than this is left, so that reading it does not mean writing it. */
const RENEW_BELOW_DAYS = 20
/** For so long the refresh token before is taken from requests that were sent together with the one that renewed it. */
export const GRACE_SECONDS = 60

/** A visitor's session that is to be prolonged by its use. */
export const IS_AGEING = sql<boolean>`(customer_id is null and expires_at < now() + make_interval(days => ${sql.lit(RENEW_BELOW_DAYS)}))`
/** The refresh token before the current one is to be forgotten. */
export const IS_CONFIRMED = sql<boolean>`(
  previous_refresh_hash is not null and refreshed_at < now() - make_interval(secs => ${sql.lit(GRACE_SECONDS)}))`
/** Minutes after which the use of a customer's session is noted again: reading it does not mean writing it. */
const NOTE_USE_MINUTES = 15
/** The use of a customer's session is to be noted. */
export const IS_UNNOTED = sql<boolean>`(
  customer_id is not null and last_used_at < now() - make_interval(mins => ${sql.lit(NOTE_USE_MINUTES)}))`
/** Nothing has to be done to a session that is used now. */
export const IS_QUIET = sql<boolean>`not ${IS_AGEING} and not ${IS_CONFIRMED}`

export interface SessionRow {
  readonly id: string
  readonly anonymous_id: string
  readonly customer_id: string | null
  readonly store_key: string
  readonly token_expires_at: string
  readonly expires_at: string
  readonly support_actor: string | null
}

export function sessionOfRow(row: SessionRow): Session {
  return {
    id: row.id,
    anonymousId: row.anonymous_id,
    ...(row.customer_id === null ? {} : { customerId: row.customer_id }),
    storeKey: row.store_key,
    tokenExpiresAt: row.token_expires_at,
    expiresAt: row.expires_at,
    ...(row.support_actor === null ? {} : { supportActor: row.support_actor }),
  }
}

/** End of a visitor's session that begins now, and of its token, by the time of the database. */
export const VISITOR_SESSION_END = sql<string>`now() + make_interval(secs => ${sql.lit(MONTH_SECONDS)})`

/** Ends of a session that begins or is renewed now, by the time of the database; one for support is never renewed. */
export function endsOf(
  owner: 'customer' | 'visitor' | 'support',
  ttlSeconds?: number,
): Record<'token_expires_at' | 'expires_at', RawBuilder<string>> {
  const after = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`
  const lasting = owner === 'support' ? SUPPORT_SESSION_MINUTES * 60 : MONTH_SECONDS
  const { tokenSeconds, sessionSeconds } =
    owner === 'customer' ? signInLifetimes(ttlSeconds) : { tokenSeconds: lasting, sessionSeconds: lasting }
  return { token_expires_at: after(tokenSeconds), expires_at: after(sessionSeconds) }
}
