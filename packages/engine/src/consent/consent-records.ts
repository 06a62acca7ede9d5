import type { Consent } from '@shop/domain/cookie'
import { sql } from 'kysely'
import { requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { keepConsentText } from './consent-texts.ts'

/** What a visitor decided about cookies. */
interface ConsentRecord {
  /** UUID of the browser's own. */
  readonly id: string
  /** Of the question that was asked. */
  readonly version: number
  readonly choices: Consent
  readonly storeKey: string
  readonly locale: string
  /** Whether the browser said by Global Privacy Control that its owner wants no marketing. */
  readonly hasPrivacySignal: boolean
}

/** A decision to be kept, with the text of the question where it is known: that of an older version is not. */
export interface ConsentRecordDraft extends ConsentRecord {
  readonly text: string | undefined
}

/** A record with its ISO instant and the text that was shown; `textId` changes with it. */
export interface RecordedConsent extends ConsentRecord {
  readonly decidedAt: string
  readonly textId?: string
  readonly text?: string
}

const LIMIT = { attempts: 60, withinSeconds: 3600 }

/**
 * Keeps a decision, and once the text it was made by; who sent it is counted and not kept. Throws `CommerceError`
 * `too-many-requests` for a network that decides again and again.
 */
export async function recordConsent(
  context: EngineContext,
  { id, version, choices, storeKey, locale, hasPrivacySignal, text }: ConsentRecordDraft,
  clientAddress: string,
): Promise<void> {
  await requireNetworkAttempt(context, { action: 'consent', clientAddress, limit: LIMIT })
  const textId = text === undefined ? null : await keepConsentText(context.db, { locale, text })
  await context.db
    .insertInto('consent_record')
    .values({
      id,
      decided_at: context.now(),
      version,
      ...choices,
      store_key: storeKey,
      locale,
      text_id: textId,
      has_privacy_signal: hasPrivacySignal,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The decisions of one browser, newest first. */
export async function findConsentRecords({ db }: EngineContext, id: string): Promise<RecordedConsent[]> {
  const rows = await db
    .selectFrom('consent_record')
    .leftJoin('consent_text', 'consent_text.id', 'consent_record.text_id')
    .selectAll('consent_record')
    .select('consent_text.content')
    .where('consent_record.id', '=', id)
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.map(row => ({
    id,
    version: row.version,
    choices: { preferences: row.preferences, statistics: row.statistics, marketing: row.marketing },
    storeKey: row.store_key,
    locale: row.locale,
    hasPrivacySignal: row.has_privacy_signal,
    decidedAt: new Date(row.decided_at).toISOString(),
    ...(row.text_id === null || row.content === null ? {} : { textId: row.text_id, text: row.content }),
  }))
}

/**
 * Deletes decisions of before an instant (ISO), the oldest first. Returns how many. The texts stay: they are few, and say nothing of
 * anyone.
 */
export function deleteOldConsentRecords(
  { db }: EngineContext,
  { before, ...batches }: DeletionBatches & { readonly before: string },
): Promise<number> {
  return deleteByAge(db, { table: 'consent_record', age: 'decided_at', before: sql`${before}::timestamptz` }, batches)
}
