import type { Shipment } from '../shipment/index.ts'
import { fiscalDayOf } from './series.ts'

/** What is invoiced of an order so far, and what left the house. */
interface DispatchedOrder {
  /** All shipments, in the order in which they left. */
  readonly shipments: readonly Shipment[]
  /** Ids of those that an invoice is about. */
  readonly invoiced: ReadonlySet<string>
  /** Whether nothing is to follow. */
  readonly isComplete: boolean
}

/**
 * The invoices that an order is due on a day, each with its shipments: one when the last goods have left, unless goods left in
 * different months, of which each shipment is a supply of its own. Those of a month that is over do not wait for the rest.
 */
export function invoicesDue({ shipments, invoiced, isComplete }: DispatchedOrder, today: string): Shipment[][] {
  const monthOf = ({ dispatchedAt }: Shipment) => fiscalDayOf(dispatchedAt).slice(0, 7)
  const open = shipments.filter(({ id }) => !invoiced.has(id))
  const isOneMonth = new Set(shipments.map(monthOf)).size <= 1
  if (isComplete && isOneMonth) return open.length > 0 ? [[...open]] : []
  return open.filter(shipment => isComplete || monthOf(shipment) < today.slice(0, 7)).map(shipment => [shipment])
}
