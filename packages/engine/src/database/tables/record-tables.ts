import type { AuditAction } from '@shop/domain/audit'
import type { PageKind, WebVital } from '@shop/domain/monitoring'
import type { Generated } from 'kysely'
import type { DefaultInstant, Instant, Json } from './columns.ts'

/** What the shop notes of itself: audit log, messages to be sent, visits, measurements. */
export interface RecordTables {
  audit_line: {
    id: Generated<number>
    at: DefaultInstant
    actor: string
    system_user_name: string | null
    command: string
    noun: string
    subject: string | null
    action: AuditAction
    fields: string[] | null
    before: Json<Readonly<Record<string, unknown>>> | null
    after: Json<Readonly<Record<string, unknown>>> | null
  }
  audit_seal: { position: number; line_id: number; hash: Uint8Array }
  signing_key: { name: string; key: Uint8Array; created_at: DefaultInstant }
  outbox: {
    id: Generated<number>
    topic: string
    payload: Json<unknown>
    dedup_key: string
    created_at: DefaultInstant
    relayed_at: Generated<Instant | null>
  }
  tracking_event: {
    id: string
    type: string
    occurred_at: Instant
    locale: string
    browser_id: string
    customer_id: string | null
    sku: string | null
    properties: Json<Readonly<Record<string, unknown>>>
  }
  tracking_forward: {
    position: Generated<number>
    id: string
    kind: 'event' | 'customer'
    type: string | null
    occurred_at: Instant
    browser_id: string
    registered: string | null
    properties: Json<Readonly<Record<string, unknown>>>
    attempts: Generated<number>
    due_at: Instant
  }
  tracking_cart: { cart_id: string; browser_id: string; is_forwarded: boolean }
  web_vital: { day: string; country: string; page: PageKind; vital: WebVital; bucket: number; count: number }
  browser_error: {
    day: string
    error_key: string
    country: string
    page: PageKind
    type: string
    message: string
    frames: string
    count: number
  }
}
