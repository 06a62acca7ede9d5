import type { ApprovalState } from '@shop/domain/company'
import type { CurrencyCode } from '@shop/domain/money'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A request as it is stored. */
export interface ApprovalRow {
  readonly id: string
  readonly companyId: string
  readonly cartId: string
  /** The buyer. */
  readonly customerId: string
  readonly storeKey: string
  readonly state: ApprovalState
  readonly currency: CurrencyCode
  readonly totalCent: number
  readonly reason: string | null
  readonly requestedAt: string
}

const COLUMNS = [
  'id',
  'company_id as companyId',
  'cart_id as cartId',
  'customer_id as customerId',
  'store_key as storeKey',
  'state',
  'currency',
  'total_cent as totalCent',
  'reason',
  'requested_at as requestedAt',
] as const

/** A request by its id; held with `lock`. */
export async function selectApproval(db: Database, id: string, lock?: 'lock'): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('approval_request')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(lock === 'lock', query => query.forUpdate())
    .executeTakeFirst()
}

/** Keeps a new request. */
export async function insertApproval(db: Database, row: Omit<ApprovalRow, 'state' | 'reason' | 'requestedAt'>): Promise<void> {
  await db
    .insertInto('approval_request')
    .values({
      ...{ id: row.id, company_id: row.companyId, cart_id: row.cartId, customer_id: row.customerId },
      ...{ store_key: row.storeKey, currency: row.currency, total_cent: row.totalCent },
    })
    .execute()
}

/** Notes that prices have risen since an order was asked for, while it is not decided about. */
export async function raiseApprovalTotal(db: Database, id: string, totalCent: number): Promise<void> {
  await db
    .updateTable('approval_request')
    .set({ total_cent: totalCent })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Ends a pending request; false, having written nothing, for one that is over. */
export async function settleApproval(
  db: Database,
  end: {
    readonly id: string
    readonly state: Exclude<ApprovalState, 'pending'>
    readonly decidedBy: string
    readonly reason?: string
    readonly totalCent?: number
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approval_request')
    .set({
      ...{ state: end.state, decided_by: end.decidedBy, reason: end.reason ?? null, decided_at: sql<string>`now()` },
      ...(end.totalCent === undefined ? {} : { total_cent: end.totalCent }),
    })
    .where('id', '=', end.id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The pending requests of a buyer, locked. */
export async function lockApprovalsOf(db: Database, customerId: string): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approval_request')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The newest requests of a company, those that wait first: all of them, or those of one buyer. */
export async function selectApprovals(
  db: Database,
  { companyId, customerId }: { readonly companyId?: string | undefined; readonly customerId: string },
  limit: number,
): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approval_request')
    .select(COLUMNS)
    .where(({ or, eb }) =>
      or([eb('customer_id', '=', customerId), ...(companyId === undefined ? [] : [eb('company_id', '=', companyId)])]),
    )
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
}
