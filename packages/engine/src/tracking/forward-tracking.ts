import type { TrackingEventType } from '@shop/domain/tracking'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** What a service outside is to be told next. */
export type TrackingForward = ForwardedEvent | ForwardedCustomer

interface Forwarded {
  readonly id: string
  /** ISO instant. */
  readonly occurredAt: string
  readonly browserId: string
  readonly registered: string | null
  readonly properties: Readonly<Record<string, unknown>>
}

interface ForwardedEvent extends Forwarded {
  readonly kind: 'event'
  readonly type: TrackingEventType
}

interface ForwardedCustomer extends Forwarded {
  readonly kind: 'customer'
}

/** First wait after a try, in seconds; each further one is twice as long, an hour at most. */
const FIRST_WAIT_SECONDS = 30

/**
 * The oldest of what is to be told, at most `limit`. Nothing of it is handed out again before its wait is over, so that what a
 * worker that ended had in hand is told by another one: at least once, and twice where the answer was lost.
 */
export async function claimTrackingForwards(
  { db, now }: EngineContext,
  { limit }: { readonly limit: number },
): Promise<TrackingForward[]> {
  const { rows } = await sql<TrackingForward & { position: string; occurredAt: Date | string }>`
    update tracking_forward claimed set
      attempts = attempts + 1,
      due_at = ${now()}::timestamptz
        + least(interval '1 hour', make_interval(secs => ${FIRST_WAIT_SECONDS}) * power(2, least(attempts, 10)))
    where position in (
      select position from tracking_forward where due_at <= ${now()}::timestamptz
      order by due_at, position limit ${limit} for update skip locked)
    returning position, id, kind, type, occurred_at as "occurredAt", browser_id as "browserId", registered, properties`.execute(
    db,
  )
  return rows
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({ position: _position, ...row }) => ({ ...row, occurredAt: new Date(row.occurredAt).toISOString() }))
}

/** Forgets what has been told. */
export async function deleteTrackingForwards({ db }: EngineContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from tracking_forward where id = any(${ids}::uuid[])`.execute(db)
}

/** Drops what waits to be forwarded about a browser, whose owner has taken the consent back (TRACK-15). */
export async function dropTrackingForwards({ db }: Pick<EngineContext, 'db'>, browserId: string): Promise<void> {
  await sql`delete from tracking_forward where browser_id = ${browserId}`.execute(db)
}

/** Gives up what could not be told since an instant (ISO), at most `limit`. Returns how many. */
export async function deleteOldTrackingForwards(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from tracking_forward where position in (
      select position from (select position, occurred_at from tracking_forward order by position limit ${limit}) oldest
      where occurred_at < ${before}::timestamptz)`.execute(db)
  return Number(numAffectedRows)
}
