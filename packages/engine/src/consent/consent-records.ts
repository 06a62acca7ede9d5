import type { Consent } from '@shop/domain/cookie'
import { sql } from 'kysely'
import { requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'

/** What a visitor decided about cookies. */
export interface ConsentRecord {
  /** UUID of the browser's own. */
  readonly id: string
  /** Of the question that was asked. */
  readonly version: number
  readonly choices: Consent
  readonly storeKey: string
  readonly locale: string
}

/** A record with its ISO instant. */
export interface RecordedConsent extends ConsentRecord {
  readonly decidedAt: string
}

const LIMIT = { attempts: 60, withinSeconds: 3600 }

/**
 * Keeps a decision; who sent it is counted and not kept. Throws `CommerceError` `too-many-requests` for a network that decides
 * again and again.
 */
export async function recordConsent(
  context: EngineContext,
  { id, version, choices, storeKey, locale }: ConsentRecord,
  clientAddress: string,
): Promise<void> {
  await requireNetworkAttempt(context, { action: 'consent', clientAddress, limit: LIMIT })
  await context.db
    .insertInto('consent_record')
    .values({ id, decided_at: context.now(), version, ...choices, store_key: storeKey, locale })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The decisions of one browser, newest first. */
export async function findConsentRecords(context: EngineContext, id: string): Promise<RecordedConsent[]> {
  const rows = await context.db
    .selectFrom('consent_record')
    .selectAll()
    .where('id', '=', id)
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.map(({ store_key: storeKey, decided_at: decidedAt, version, locale, preferences, statistics, marketing }) => ({
    id,
    version,
    choices: { preferences, statistics, marketing },
    storeKey,
    locale,
    decidedAt: new Date(decidedAt).toISOString(),
  }))
}

/** Deletes decisions of before an instant (ISO), at most `limit` and the oldest first. Returns how many. */
export async function deleteOldConsentRecords(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from consent_record where (id, decided_at) in (
      select id, decided_at from consent_record where decided_at < ${before}::timestamptz
      order by decided_at limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
