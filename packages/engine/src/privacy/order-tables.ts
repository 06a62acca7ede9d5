import { ERASED_EMAIL } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { isEmail, isOfCustomer, isOneOf, type PersonalTable } from './personal-table.ts'

const KEPT_FOR_BOOKS = 'part of what an invoice is about, until its retention ends'

/** Carts, orders and what follows them. In the order of an erasure; see `PERSONAL_TABLES`. */
export const ORDER_TABLES: readonly PersonalTable[] = [
  {
    table: 'payment_notification',
    kind: 'payment-notice',
    personal: 'item',
    other: 'id event_key event_code merchant_reference received_at processed_at outcome tries next_try_at',
    rowsOf: person => sql<boolean>`merchant_reference = any(${person.paymentIds}::text[]) and processed_at is not null`,
    erasure: { how: 'anonymise', set: sql`item = '{}'` },
    age: 'received_at',
  },
  {
    table: 'checkout_attempt',
    kind: 'order',
    personal: 'request next_step session_id',
    other:
      'id cart_id cart_version store_key method currency amount_cent state reason psp_reference order_id created_at settled_at held_until asked_at due_order_id',
    rowsOf: person => isOneOf('cart_id', person.cartIds),
    erasure: { how: 'anonymise', set: sql`request = null, next_step = null, session_id = null` },
    exported: 'method currency amount_cent state reason created_at settled_at',
  },
  {
    table: 'idempotency_key',
    kind: 'session',
    personal: 'caller key request_hash answer',
    other: 'claim claimed_at created_at',
    rowsOf: person => sql<boolean>`(${isOneOf('caller', person.anonymousIds)} or ${isOfCustomer('caller', person)})`,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
  },
  {
    table: 'order',
    kind: 'order',
    personal: 'anonymous_id customer_id document',
    other:
      'id order_number version cart_id payment_id store_key order_state payment_state shipment_state currency total_cent net_cent tax_cent created_at search',
    rowsOf: person => isOneOf('id', person.orderIds),
    erasure: {
      how: 'anonymise',
      set: sql`document = document_without_person(document, ${ERASED_EMAIL}::text), anonymous_id = null, customer_id = null`,
    },
    closing: { how: 'anonymise', set: sql`customer_id = null, document = document - 'customerId'` },
    exported: 'order_number store_key order_state payment_state shipment_state document created_at',
  },
  {
    table: 'earlier_order',
    kind: 'order',
    personal: 'customer_id email document',
    other: 'order_number placed_at',
    rowsOf: person => sql<boolean>`(${isOfCustomer('customer_id', person)} or ${isEmail(sql`email`, person)})`,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    exported: 'order_number placed_at document',
  },
  {
    table: 'order_code',
    kind: 'email-proof',
    personal: '',
    other: 'id order_id store_key locale attempts_left expires_at used_at',
    rowsOf: person => isOneOf('order_id', person.orderIds),
    erasure: { how: 'delete' },
    age: 'expires_at',
  },
  {
    table: 'return_picture',
    kind: 'return-picture',
    personal: 'content',
    other: 'return_id position media_type',
    rowsOf: person => sql<boolean>`return_id in (select id from "return" where ${isOneOf('order_id', person.orderIds)})`,
    erasure: { how: 'delete' },
  },
  {
    table: 'return_label',
    kind: 'order',
    personal: 'content',
    other: 'return_id',
    rowsOf: person => sql<boolean>`return_id in (select id from "return" where ${isOneOf('order_id', person.orderIds)})`,
    erasure: { how: 'delete' },
  },
  {
    table: 'return',
    kind: 'order',
    personal: 'comment note',
    other:
      'id return_number order_id open_key state reason wish requested_at send_until lost_parcel refund_cent replacement_tracking_number replacement_carrier',
    rowsOf: person => isOneOf('order_id', person.orderIds),
    erasure: { how: 'anonymise', set: sql`comment = null, note = null` },
    exported: 'return_number state reason wish comment note requested_at refund_cent',
  },
  {
    table: 'shipment',
    kind: 'order',
    personal: '',
    other: 'id order_id position dispatched_at delivered_at',
    rowsOf: person => isOneOf('order_id', person.orderIds),
    erasure: { how: 'keep', why: KEPT_FOR_BOOKS },
    exported: 'order_id position dispatched_at delivered_at',
  },
  {
    table: 'parcel',
    kind: 'order',
    personal: 'tracking_number',
    other: 'order_id carrier shipped_at shipment_id lost_at',
    rowsOf: person => isOneOf('order_id', person.orderIds),
    // That goods have left for another country is proven by it.
    erasure: { how: 'keep', why: KEPT_FOR_BOOKS },
    exported: 'order_id carrier tracking_number shipped_at',
  },
  {
    table: 'payment',
    kind: 'order',
    personal: 'document',
    other: 'id version cart_id cart_version interface currency amount_cent created_at superseded_at due_order_id',
    rowsOf: person => isOneOf('id', person.paymentIds),
    erasure: { how: 'keep', why: KEPT_FOR_BOOKS },
    exported: 'interface currency amount_cent document created_at',
  },
  {
    table: 'fiscal_document',
    kind: 'invoice',
    personal: 'content',
    other: 'id series number document_number kind issue_key order_id invoice_id issue_date hash issued_at',
    rowsOf: person => isOneOf('order_id', person.orderIds),
    erasure: { how: 'keep', why: 'invoices are kept as the law of taxes wants it, unchanged' },
    exported: 'document_number kind issue_date content',
    age: 'issued_at',
  },
  {
    table: 'fiscal_file',
    kind: 'invoice',
    personal: 'content',
    other: 'document_id form sha256 created_at',
    rowsOf: person => sql<boolean>`document_id in (select id from fiscal_document where ${isOneOf('order_id', person.orderIds)})`,
    erasure: { how: 'keep', why: 'invoices are kept as the law of taxes wants it, unchanged' },
    age: 'created_at',
  },
  {
    table: 'cart',
    kind: 'cart',
    personal: 'anonymous_id customer_id document',
    other:
      'id version store_key state currency total_cent net_cent tax_cent created_at last_modified_at last_modified_hour catalogue_version line_products is_express',
    rowsOf: person => sql<boolean>`(${isOneOf('id', person.cartIds)} and state = 'Ordered')`,
    // An order is what was in its cart; who has ordered is not needed for that.
    erasure: {
      how: 'anonymise',
      set: sql`document = (document_without_person(document::jsonb, ${ERASED_EMAIL}::text) ||
          jsonb_build_object('anonymousId', id))::json, anonymous_id = id, customer_id = null`,
    },
    closing: {
      how: 'anonymise',
      set: sql`customer_id = null, anonymous_id = coalesce(anonymous_id, id), document = (document::jsonb - 'customerId' ||
        jsonb_build_object('anonymousId', coalesce(anonymous_id, id)))::json`,
    },
  },
  {
    table: 'cart',
    kind: 'cart',
    personal: 'anonymous_id customer_id document',
    other:
      'id version store_key state currency total_cent net_cent tax_cent created_at last_modified_at last_modified_hour catalogue_version line_products is_express',
    rowsOf: person => sql<boolean>`(${isOneOf('id', person.cartIds)} and state <> 'Ordered')`,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    exported: 'store_key state document created_at last_modified_at',
    age: 'last_modified_at',
  },
]
