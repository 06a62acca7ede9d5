import type { SupportCase } from '@shop/domain/support-case'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { draftHashOf } from '../idempotency/draft-hash.ts'

/** Topic of the outbox under which a case is to be passed on to customer care. */
export const SUPPORT_CASE_TOPIC = 'support-case'
/** Topic of the outbox under which a new case is confirmed by mail. */
export const SUPPORT_CASE_MAIL_TOPIC = 'support-case-confirmation'

/** What is counted per address: mails with a copy of a question. */
export const CASE_MAILS_ACTION = 'support-case-mails'

/** Tries to pass a case on, each after about twice the time of the one before: two thirds of a day. */
export const MAX_CASE_DELIVERIES = 15

/** A case with what the shop knows of it; instants are ISO. */
export interface StoredSupportCase {
  readonly id: string
  readonly caseNumber: string
  readonly storeKey: string
  readonly locale: string
  /** Page that the question was asked on. */
  readonly currentUrl?: string
  readonly content: SupportCase
  readonly createdAt: string
  /** Tries to pass it on that failed. */
  readonly attempts: number
  readonly failedAt?: string
  readonly deliveredAt?: string
}

interface NewCase {
  readonly id: string
  readonly draftId: string
  readonly storeKey: string
  readonly locale: string
  readonly currentUrl: string | undefined
  readonly content: SupportCase
  readonly createdAt: string
}

/** Inserts a case; `isNew` is false where the same draft has made one already, whose number it then is. */
export async function insertSupportCase(db: Database, draft: NewCase): Promise<{ caseNumber: string; isNew: boolean }> {
  const document = JSON.stringify(draft.content)
  const hash = draftHashOf(document, draft)
  const inserted = await db
    .insertInto('support_case')
    .values({
      id: draft.id,
      draft_id: draft.draftId,
      content_hash: hash,
      store_key: draft.storeKey,
      locale: draft.locale,
      current_url: draft.currentUrl ?? null,
      document,
      created_at: draft.createdAt,
    })
    .onConflict(conflict => conflict.columns(['draft_id', 'content_hash']).doNothing())
    .returning('case_number')
    .executeTakeFirst()
  if (inserted) return { caseNumber: inserted.case_number, isNew: true }
  const existing = await db
    .selectFrom('support_case')
    .select('case_number')
    .where('draft_id', '=', draft.draftId)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { caseNumber: existing.case_number, isNew: false }
}

/** A case by its id or its number; undefined where it does not exist, or no longer does. */
export async function findSupportCase(
  { db }: EngineContext,
  by: { readonly id: string } | { readonly caseNumber: string },
): Promise<StoredSupportCase | undefined> {
  const query = db.selectFrom('support_case').selectAll()
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('case_number', '=', by.caseNumber)
  ).executeTakeFirst()
  return row && caseOfRow(row)
}

/** The cases that have not been passed on although that was tried, oldest first; with `isAll` all that are kept, newest first. */
export async function findSupportCases(
  { db }: EngineContext,
  { isAll, limit }: { readonly isAll: boolean; readonly limit: number },
): Promise<StoredSupportCase[]> {
  const query = db.selectFrom('support_case').selectAll().limit(limit)
  const wanted = isAll
    ? query.orderBy('created_at', 'desc')
    : query.where('delivered_at', 'is', null).where('attempts', '>', 0).orderBy('created_at')
  return (await wanted.execute()).map(caseOfRow)
}

type CaseRow = Awaited<ReturnType<typeof rowOf>>

function rowOf(db: Database) {
  return db.selectFrom('support_case').selectAll().executeTakeFirstOrThrow()
}

function caseOfRow(row: CaseRow): StoredSupportCase {
  const instantOf = (text: string) => new Date(text).toISOString()
  return {
    id: row.id,
    caseNumber: row.case_number,
    storeKey: row.store_key,
    locale: row.locale,
    ...(row.current_url === null ? {} : { currentUrl: row.current_url }),
    content: row.document,
    createdAt: instantOf(row.created_at),
    attempts: row.attempts,
    ...(row.failed_at === null ? {} : { failedAt: instantOf(row.failed_at) }),
    ...(row.delivered_at === null ? {} : { deliveredAt: instantOf(row.delivered_at) }),
  }
}

/** Notes that customer care has a case. */
export async function markSupportCaseDelivered({ db, now }: EngineContext, id: string): Promise<void> {
  await db.updateTable('support_case').set({ delivered_at: now() }).where('id', '=', id).execute()
}

/** Notes that a case could not be passed on. */
export async function markSupportCaseFailed({ db, now }: EngineContext, id: string): Promise<void> {
  await db.updateTable('support_case').set({ failed_at: now(), attempts: sql`attempts + 1` }).where('id', '=', id).execute()
}

/**
 * Deletes cases of before an instant (ISO) that customer care has, and all of before another, at most `limit` and the oldest
 * first. Returns how many.
 */
export async function deleteOldSupportCases(
  { db }: EngineContext,
  { deliveredBefore, before, limit }: { readonly deliveredBefore: string; readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from support_case where id in (
      select id from support_case
      where (created_at < ${deliveredBefore}::timestamptz and delivered_at is not null or created_at < ${before}::timestamptz)
        and not exists (select from privacy_hold held where held.email = lower(trim(document ->> 'customerEmail')))
      order by created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
