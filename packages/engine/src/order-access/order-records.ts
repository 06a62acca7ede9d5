import type { FiscalDocument } from '@shop/domain/fiscal'
import { hasShipped, type Order, type OrderHistory } from '@shop/domain/order'
import type { Shipment } from '@shop/domain/shipment'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { findDocument, findFile } from '../fiscal/fiscal-rows.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { findAccessibleOrder, type OrderAccess } from './order-access.ts'

/** What is known of an order besides itself: what became of it, what left the house, and what was issued. */
export interface OrderRecords extends Required<Pick<OrderHistory, 'changes' | 'delays' | 'withdrawals'>> {
  readonly shipments: readonly Shipment[]
  /** Invoices and credit notes whose files are there, in the order in which they were issued. */
  readonly documents: readonly (Pick<FiscalDocument, 'number' | 'kind' | 'issueDate'> & { readonly grossCents: number })[]
}

/** The records of an order that the caller may see. */
export async function findOrderRecords(
  context: EngineContext,
  { id, shipmentState }: Pick<Order, 'id' | 'shipmentState'>,
): Promise<OrderRecords> {
  const [shipments, history, { rows }] = await Promise.all([
    hasShipped(shipmentState) ? findShipments(context, id) : [],
    findHistory(context, id),
    sql<{ content: string }>`
      select content from fiscal_document where order_id = ${id}
        and exists (select from fiscal_file where document_id = fiscal_document.id and form = 'pdf')
      order by issued_at, series, fiscal_document.number`.execute(context.db),
  ])
  const documents = rows.map(({ content }) => {
    const { number, kind, issueDate, totals } = JSON.parse(content) as FiscalDocument
    return { number, kind, issueDate, grossCents: totals.gross }
  })
  return { ...history, shipments, documents }
}

type History = Pick<OrderRecords, 'changes' | 'delays' | 'withdrawals'>

async function findHistory({ db }: Pick<EngineContext, 'db'>, orderId: string): Promise<History> {
  const instant = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await sql<History>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('state', state, 'changedAt', ${instant('changed_at')}) order by changed_at), '[]')
        from order_state_change where order_id = ${orderId}) as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('until', until, 'toldAt', ${instant('told_at')}) order by told_at), '[]')
        from order_delay where order_id = ${orderId}) as delays,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('withdrawalNumber', withdrawal_number, 'state', state,
          'createdAt', ${instant('created_at')}, 'settledAt', ${instant('settled_at')})) order by created_at), '[]')
        from withdrawal where order_id = ${orderId}) as withdrawals`.execute(db)
  return rows[0] ?? { changes: [], delays: [], withdrawals: [] }
}

/**
 * The file of a document of an order that the access shows, as it was kept; undefined where the order has no such document, or no
 * file of it yet. Throws `CommerceError` `resource-not-found` for an order that the access does not show.
 */
export async function findOrderFile(
  context: EngineContext,
  access: OrderAccess,
  wanted: { readonly orderNumber: string; readonly documentNumber: string; readonly form: 'pdf' | 'cii' },
): Promise<Uint8Array | undefined> {
  const order = await findAccessibleOrder(context, access, wanted.orderNumber)
  const issued = await findDocument(context, { number: wanted.documentNumber })
  return issued?.orderId === order.id ? findFile(context, issued.id, wanted.form) : undefined
}
