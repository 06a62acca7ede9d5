import type { CurrencyCode } from '@shop/domain/money'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** An order on account that was not paid in time. */
export interface OverdueOrder {
  readonly orderNumber: string
  readonly companyId: string
  readonly companyName: string
  readonly storeKey: string
  readonly currency: CurrencyCode
  /** Cents that are missing of its total. */
  readonly openCent: number
  /** Its earliest invoice that is due and not paid. */
  readonly invoiceNumber: string
  /** YYYY-MM-DD. */
  readonly dueDate: string
}

/** Orders on account an invoice of which was due before a day (YYYY-MM-DD) and is not paid, the longest overdue first. At most `limit`. */
export async function findOverdueOrders({ db }: EngineContext, today: string, limit: number): Promise<OverdueOrder[]> {
  const { rows } = await sql<OverdueOrder>`
    select placed.order_number as "orderNumber", company.id as "companyId", company.name as "companyName",
      company.store_key as "storeKey", placed.currency, reservation.open_cent as "openCent",
      invoice.document_number as "invoiceNumber", invoice.due_date as "dueDate"
    from credit_reservation reservation
    join company on company.id = reservation.company_id
    join "order" placed on placed.id = reservation.order_id
    cross join lateral (
      select document_number, due_date from (
        select document_number, content::jsonb #>> '{payment,dueDate}' as due_date,
          sum((content::jsonb #>> '{totals,gross}')::bigint) over (order by issued_at, id) as invoiced_cent
        from fiscal_document where order_id = placed.id and kind = 'invoice') issued
      -- Money that came in pays the earlier invoices first.
      where due_date < ${today} and invoiced_cent > placed.total_cent - reservation.open_cent
      order by due_date limit 1) invoice
    where reservation.open_cent > 0
    order by invoice.due_date, placed.order_number limit ${limit}`.execute(db)
  return rows
}
