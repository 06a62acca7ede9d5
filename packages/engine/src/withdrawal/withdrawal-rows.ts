import type { WithdrawalDeclaration, WithdrawalState } from '@shop/domain/withdrawal'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { draftHashOf } from '../idempotency/draft-hash.ts'

/** Topic of the outbox under which a declaration is acknowledged by mail. */
export const WITHDRAWAL_RECEIVED_TOPIC = 'withdrawal-received'
/** Topic of the outbox under which its buyer is told that it was accepted or rejected. */
export const WITHDRAWAL_SETTLED_TOPIC = 'withdrawal-settled'

/** A withdrawal with what the shop knows of it; instants are ISO. */
export interface StoredWithdrawal {
  readonly id: string
  readonly withdrawalNumber: string
  readonly storeKey: string
  readonly locale: string
  /** The order that was named, where its e-mail address is that of the declaration. */
  readonly orderId?: string
  readonly orderNumber?: string
  /** When the last parcel of the order left the house. */
  readonly lastShippedAt?: string
  readonly content: WithdrawalDeclaration
  readonly createdAt: string
  readonly state: WithdrawalState
  readonly settledAt?: string
  /** Why it was rejected. */
  readonly reason?: string
  /** What follows where goods were named: whether some that were in the house are cancelled, and whether some come back. */
  readonly isPartCancelled: boolean
  readonly isReturned: boolean
}

/** Names what follows from a withdrawal: a cancellation of goods in the house, and a return of those that have left. */
export function withdrawalKeyOf(withdrawalId: string): string {
  return `withdrawal/${withdrawalId}`
}

interface NewWithdrawal {
  readonly id: string
  readonly draftId: string
  readonly storeKey: string
  readonly locale: string
  readonly orderId: string | undefined
  readonly content: WithdrawalDeclaration
  readonly createdAt: string
}

/** A row that was inserted, or the one that the same draft has made before: then `isNew` is false. */
export async function insertWithdrawal(
  db: Database,
  draft: NewWithdrawal,
): Promise<{ readonly withdrawalNumber: string; readonly createdAt: string; readonly isNew: boolean }> {
  const document = JSON.stringify(draft.content)
  const hash = draftHashOf(document, draft)
  const inserted = await db
    .insertInto('withdrawal')
    .values({
      id: draft.id,
      draft_id: draft.draftId,
      content_hash: hash,
      store_key: draft.storeKey,
      locale: draft.locale,
      order_id: draft.orderId ?? null,
      document,
      created_at: draft.createdAt,
    })
    .onConflict(conflict => conflict.columns(['draft_id', 'content_hash']).doNothing())
    .returning('withdrawal_number')
    .executeTakeFirst()
  if (inserted) return { withdrawalNumber: inserted.withdrawal_number, createdAt: draft.createdAt, isNew: true }
  const existing = await db
    .selectFrom('withdrawal')
    .select(['withdrawal_number', 'created_at'])
    .where('draft_id', '=', draft.draftId)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return {
    withdrawalNumber: existing.withdrawal_number,
    createdAt: new Date(existing.created_at).toISOString(),
    isNew: false,
  }
}

/** A withdrawal by its id or its number; undefined where it does not exist. */
export async function findWithdrawal(
  { db }: EngineContext,
  by: { readonly id: string } | { readonly withdrawalNumber: string },
): Promise<StoredWithdrawal | undefined> {
  const query = selection(db)
  const row = await ('id' in by
    ? query.where('withdrawal.id', '=', by.id)
    : query.where('withdrawal_number', '=', by.withdrawalNumber)
  ).executeTakeFirst()
  return row && withdrawalOfRow(row)
}

/** Withdrawals that wait for a decision, oldest first; with `isAll` all of them, newest first; or those of an order. */
export async function findWithdrawals(
  { db }: EngineContext,
  { isAll, orderId, limit }: { readonly isAll: boolean; readonly orderId?: string; readonly limit: number },
): Promise<StoredWithdrawal[]> {
  let query = selection(db).limit(limit)
  if (orderId) query = query.where('withdrawal.order_id', '=', orderId)
  const wanted = isAll
    ? query.orderBy('withdrawal.created_at', 'desc')
    : query.where('state', '=', 'Received').orderBy('withdrawal.created_at')
  return (await wanted.execute()).map(withdrawalOfRow)
}

type WithdrawalRow = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function selection(db: Database) {
  return db
    .selectFrom('withdrawal')
    .leftJoin('order', 'order.id', 'withdrawal.order_id')
    .selectAll('withdrawal')
    .select([
      'order.order_number',
      sql<Date | null>`(select max(shipped_at) from parcel where parcel.order_id = withdrawal.order_id)`.as('last_shipped_at'),
      sql<boolean>`exists (select from order_cancellation where cancel_key = 'withdrawal/' || withdrawal.id)`.as(
        'is_part_cancelled',
      ),
      sql<boolean>`exists (select from "return" where open_key = 'withdrawal/' || withdrawal.id)`.as('is_returned'),
    ])
}

function withdrawalOfRow(row: WithdrawalRow): StoredWithdrawal {
  const instantOf = (instant: string | Date) => new Date(instant).toISOString()
  return {
    id: row.id,
    withdrawalNumber: row.withdrawal_number,
    storeKey: row.store_key,
    locale: row.locale,
    ...(row.order_id === null ? {} : { orderId: row.order_id }),
    ...(row.order_number === null ? {} : { orderNumber: row.order_number }),
    ...(row.last_shipped_at === null ? {} : { lastShippedAt: instantOf(row.last_shipped_at) }),
    content: row.document,
    createdAt: instantOf(row.created_at),
    state: row.state,
    ...(row.settled_at === null ? {} : { settledAt: instantOf(row.settled_at) }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    isPartCancelled: row.is_part_cancelled,
    isReturned: row.is_returned,
  }
}

/** Deletes withdrawals of before an instant (ISO), at most `limit`, the oldest first. Returns how many. */
export async function deleteOldWithdrawals(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from withdrawal where id in (
      select id from withdrawal where created_at < ${before}::timestamptz
        and not exists (select from privacy_hold held where held.email = lower(trim(document ->> 'email')))
      order by created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
