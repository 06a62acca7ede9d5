import {
  type DatedSeller,
  type Finding,
  type FiscalDraft,
  findingsOf,
  fiscalDayOf,
  invoiceOf,
  invoicesDue,
  sellerOn,
} from '@shop/domain/fiscal'
import type { Order } from '@shop/domain/order'
import type { Store } from '@shop/domain/store'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, selectOrder } from '../order/order-rows.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import type { IssuedDocument } from './fiscal-rows.ts'
import { issueDocument } from './issue-document.ts'

/**
 * Issues the next invoice that an order is due by what has left the house; undefined where none is. One transaction per document:
 * the order is locked first and the counter last, so that two workers at once issue one. `changes` are those of the seller.
 * Throws `CommerceError` `resource-not-found`, and like `issueDocument`.
 */
export async function issueInvoice(
  context: EngineContext,
  reference: OrderReference,
  changes: readonly DatedSeller[],
): Promise<IssuedDocument | undefined> {
  return inTransaction(context, async db => issueNextInvoice(context, db, await lockOrder(db, reference), changes))
}

/**
 * Same as `issueInvoice` for an order that this transaction has locked. With `isEarly` what has left is invoiced although the rest of
 * the order is still to follow in the same month: goods cannot be credited before they are invoiced.
 */
export async function issueNextInvoice(
  context: EngineContext,
  db: Database,
  order: Order,
  changes: readonly DatedSeller[],
  isEarly = false,
): Promise<IssuedDocument | undefined> {
  const draft = await nextInvoiceOf(context, db, order, changes, isEarly)
  const [first] = draft?.evidence.shipments ?? []
  return draft && issueDocument(context, db, { draft, key: `invoice/${first}`, orderId: order.id })
}

/** The next invoice that an order is due, not issued yet. */
async function nextInvoiceOf(
  context: EngineContext,
  db: Database,
  order: Order,
  changes: readonly DatedSeller[],
  isEarly = false,
): Promise<FiscalDraft | undefined> {
  const shipments = await findShipments({ db }, order.id)
  const invoiced = await selectInvoiced(db, order.id)
  const issueDate = fiscalDayOf(context.now())
  const isComplete = isEarly || order.shipmentState === 'Shipped'
  const [due] = invoicesDue({ shipments, invoiced: invoiced.shipments, isComplete }, issueDate)
  if (!due) return undefined
  const bankDetails = await selectBankDetails(db, order.store.key)
  return invoiceOf(order, {
    seller: sellerOn(issueDate, changes),
    issueDate,
    shipments: due,
    before: shipments.filter(({ id }) => invoiced.shipments.has(id)),
    invoicedBefore: invoiced.cents,
    ...(bankDetails ? { bankDetails } : {}),
  })
}

/** An order that is due an invoice, and the rules that keep it from one. */
export interface MissingInvoice {
  readonly orderNumber: string
  /** ISO instant of the last shipment that is not invoiced. */
  readonly dispatchedAt: string
  readonly problems: readonly Finding[]
}

/** Orders all of whose goods have left without an invoice, the oldest first: what the worker has not come to, or cannot issue. */
export async function findMissingInvoices(
  context: EngineContext,
  changes: readonly DatedSeller[],
  limit: number,
): Promise<MissingInvoice[]> {
  const { rows } = await sql<{ order_id: string; dispatched_at: string }>`
    select order_id, max(dispatched_at) as dispatched_at from shipment join "order" on "order".id = order_id
    where shipment_state = 'Shipped' and not exists (select from fiscal_document_shipment where shipment_id = shipment.id)
    group by order_id order by dispatched_at limit ${limit}`.execute(context.db)
  const missing: MissingInvoice[] = []
  for (const { order_id: id, dispatched_at: dispatchedAt } of rows) {
    const order = await selectOrder(context.db, { id })
    const draft = order && (await nextInvoiceOf(context, context.db, order, changes))
    if (draft) missing.push({ orderNumber: order.orderNumber, dispatchedAt, problems: findingsOf(draft) })
  }
  return missing
}

/** What was invoiced of an order: which shipments, and what these invoices came to. */
async function selectInvoiced(db: Database, orderId: string): Promise<{ shipments: ReadonlySet<string>; cents: number }> {
  const { rows } = await sql<{ shipments: string[]; cents: number }>`
    select coalesce(array_agg(shipment_id::text) filter (where shipment_id is not null), '{}') as shipments,
      coalesce((select sum((content::jsonb #>> '{totals,gross}')::bigint) from fiscal_document
        where order_id = ${orderId} and kind = 'invoice'), 0)::bigint as cents
    from fiscal_document left join fiscal_document_shipment on document_id = fiscal_document.id
    where order_id = ${orderId} and kind = 'invoice'`.execute(db)
  const [row] = rows
  return { shipments: new Set(row?.shipments), cents: row?.cents ?? 0 }
}

async function selectBankDetails(db: Database, storeKey: string): Promise<Store['custom']['bankDetails']> {
  const row = await db.selectFrom('store').select('document').where('key', '=', storeKey).executeTakeFirst()
  return row?.document.custom.bankDetails
}

/**
 * Ids of orders of which goods left in a month that is over and were not invoiced: those that were sent in part, and those whose
 * message was lost. At most `limit`.
 */
export async function findOrdersToInvoice(context: EngineContext, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from shipment
    where not exists (select from fiscal_document_shipment where shipment_id = shipment.id)
      and date_trunc('month', dispatched_at at time zone 'Europe/Berlin')
        < date_trunc('month', ${context.now()}::timestamptz at time zone 'Europe/Berlin')
    order by order_id limit ${limit}`.execute(context.db)
  return rows.map(row => row.order_id)
}
