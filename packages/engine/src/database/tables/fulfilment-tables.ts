import type { PictureType, ReturnReason, ReturnResolution, ReturnState } from '@shop/domain/return'
import type { Generated } from 'kysely'
import type { DefaultInstant, Instant } from './columns.ts'

/** What follows an order: parcels, shipments, returns and documents. */
export interface FulfilmentTables {
  parcel: {
    order_id: string
    tracking_number: string
    carrier: string | null
    shipped_at: DefaultInstant
    shipment_id: string | null
    lost_at: Instant | null
  }
  shipment: {
    id: string
    order_id: string
    position: number
    dispatched_at: Instant
    delivered_at: Instant | null
  }
  return: {
    id: string
    return_number: Generated<string>
    order_id: string
    open_key: string
    state: ReturnState
    reason: ReturnReason
    wish: ReturnResolution
    comment: string | null
    note: string | null
    requested_at: Instant
    send_until: Instant | null
    lost_parcel: string | null
    refund_cent: number | null
    replacement_tracking_number: string | null
    replacement_carrier: string | null
  }
  return_line: {
    return_id: string
    line_item_id: string
    position: number
    sku: string
    quantity: number
    received: Generated<number>
    accepted: Generated<number>
    restocked: Generated<number>
    reduction_cent: Generated<number>
  }
  return_event: { return_id: string; state: ReturnState; at: Instant }
  return_picture: { return_id: string; position: number; media_type: PictureType; content: Uint8Array }
  return_label: { return_id: string; content: Uint8Array }
  return_stock_movement: {
    return_id: string
    sku: string
    kind: 'restock' | 'replacement'
    quantity: number
    created_at: Instant
  }
  fiscal_counter: { series: string; last_number: number; last_date: string; last_hash: Uint8Array }
  fiscal_document: {
    id: string
    series: string
    number: number
    document_number: string
    kind: 'invoice' | 'creditNote'
    issue_key: string
    order_id: string
    invoice_id: string | null
    issue_date: string
    content: string
    hash: Uint8Array
    issued_at: Instant
  }
  fiscal_document_shipment: { shipment_id: string; document_id: string }
  fiscal_file: { document_id: string; form: 'cii' | 'pdf'; content: Uint8Array; sha256: Uint8Array; created_at: DefaultInstant }
  shipment_line: { shipment_id: string; line_item_id: string; quantity: number }
}
