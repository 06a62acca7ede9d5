import { ERASED_EMAIL } from '@shop/domain/privacy'
import { sql } from 'kysely'
import type { Person } from './person.ts'
import { isEmail, isOfCustomer, isOneOf, type PersonalTable } from './personal-table.ts'

const isRecipient = ({ email }: Person) =>
  sql<boolean>`recipient_id in (select recipient.id from mail_recipient recipient where recipient.email = ${email})`

/** What people said, asked for and did on pages: questions, withdrawals, mails, reviews, visits. In the order of an erasure; see `PERSONAL_TABLES`. */
export const SAID_TABLES: readonly PersonalTable[] = [
  {
    table: 'support_case',
    kind: 'support-case',
    personal: 'draft_id content_hash current_url document',
    other: 'id case_number store_key locale created_at attempts failed_at delivered_at',
    rowsOf: person => isEmail(sql`document ->> 'customerEmail'`, person),
    erasure: { how: 'delete' },
    exported: 'case_number store_key locale current_url document created_at delivered_at',
    age: 'created_at',
  },
  {
    table: 'withdrawal',
    kind: 'withdrawal',
    personal: 'draft_id content_hash document reason',
    other: 'id withdrawal_number store_key locale order_id created_at state settled_at',
    rowsOf: person => sql<boolean>`(${isEmail(sql`document ->> 'email'`, person)} or ${isOneOf('order_id', person.orderIds)})`,
    // That a contract ended, and which goods of it, is proof; who declared it is known by the invoice. Without an order the rest is
    // what someone typed.
    erasure: {
      how: 'anonymise',
      set: sql`document = document || jsonb_build_object('contactName', '–', 'orderNumber', '–', 'email', ${ERASED_EMAIL}::text) ||
          case when order_id is null and document ? 'goods' then '{"goods": "–"}'::jsonb else '{}'::jsonb end,
        draft_id = gen_random_uuid(), content_hash = sha256(gen_random_uuid()::text::bytea), reason = null`,
    },
    exported: 'withdrawal_number store_key locale document created_at state settled_at reason',
    age: 'created_at',
  },
  {
    table: 'newsletter_subscription',
    kind: 'newsletter',
    personal: 'email token_hash withdrawal_hash',
    other:
      'id store_key locale state source consent_version requested_at confirmed_at withdrawn_at token_expires_at consent_text_id reminded_at',
    rowsOf: person => sql<boolean>`email = ${person.email}`,
    erasure: { how: 'delete' },
    exported: 'email store_key locale state source consent_version requested_at confirmed_at withdrawn_at reminded_at',
  },
  {
    table: 'review_invitation',
    kind: 'newsletter',
    personal: 'order_id recipient_id',
    other: 'claimed_at sent_at',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'order_id claimed_at sent_at',
  },
  {
    table: 'price_watch',
    kind: 'newsletter',
    personal: 'recipient_id',
    other: 'sku currency reference_cent noted_at told_at',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'sku currency reference_cent noted_at told_at',
  },
  {
    table: 'price_drop_notice',
    kind: 'newsletter',
    personal: 'recipient_id message_id',
    other: 'claimed_at sent_at',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'claimed_at sent_at',
  },
  {
    table: 'cart_reminder',
    kind: 'cart',
    personal: 'cart_id recipient_id',
    other: 'claimed_at sent_at',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'cart_id claimed_at sent_at',
  },
  {
    table: 'stock_alert',
    kind: 'newsletter',
    personal: 'id recipient_id',
    other: 'sku state requested_at confirmed_at told_at gone_since',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'sku state requested_at confirmed_at told_at gone_since',
  },
  {
    table: 'mail_preference',
    kind: 'newsletter',
    personal: 'recipient_id',
    other: 'kind is_wanted decided_at consent_text_id',
    rowsOf: isRecipient,
    erasure: { how: 'delete' },
    exported: 'kind is_wanted decided_at',
  },
  {
    table: 'mail_recipient',
    kind: 'newsletter',
    personal: 'id email',
    other: 'store_key locale created_at',
    rowsOf: person => sql<boolean>`email = ${person.email}`,
    erasure: { how: 'delete' },
    exported: 'email store_key locale created_at',
  },
  {
    table: 'email_proof',
    kind: 'email-proof',
    personal: 'customer_id email previous_email draft token_hash provider subject',
    other: 'id store_key locale expires_at is_open requested_at',
    rowsOf: person =>
      sql<boolean>`(${isEmail(sql`email`, person)} or ${isEmail(sql`previous_email`, person)} or ${isOfCustomer('customer_id', person)})`,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    exported: 'email previous_email store_key locale requested_at',
    age: 'requested_at',
  },
  {
    table: 'review',
    kind: 'review',
    personal: 'author_name customer_id buyer_hash content_hash order_id title text answer translations',
    other: 'id version sku product_id rating locale state included_in_statistics source created_at review_created_at',
    rowsOf: person => sql<boolean>`(${isOfCustomer('customer_id', person)} or ${isOneOf('order_id', person.orderIds)})`,
    // What was published about a product stays, without who said it; what was not, never is.
    erasure: {
      how: 'anonymise',
      set: sql`author_name = '–', customer_id = null, content_hash = null,
        buyer_hash = case when buyer_hash is null then null else sha256(gen_random_uuid()::text::bytea) end,
        state = case when state = 'pending' then 'rejected' else state end,
        title = case when state = 'approved' then title else '' end, text = case when state = 'approved' then text else '' end,
        answer = case when state = 'approved' then answer end,
        translations = case when state = 'approved' then translations else '{"title": {}, "text": {}, "answer": {}}' end`,
    },
    closing: { how: 'anonymise', set: sql`customer_id = null` },
    exported: 'sku rating title text author_name locale state answer created_at',
  },
  {
    table: 'discount_code_use',
    kind: 'order',
    personal: 'customer_id email',
    other: 'discount_code_id order_id used_at released_at',
    rowsOf: person => sql<boolean>`(${isOfCustomer('customer_id', person)} or ${isOneOf('order_id', person.orderIds)})`,
    erasure: { how: 'anonymise', set: sql`customer_id = null, email = order_id::text` },
    closing: { how: 'anonymise', set: sql`customer_id = null` },
    exported: 'order_id email used_at released_at',
  },
  {
    table: 'tracking_event',
    kind: 'visit',
    personal: 'browser_id customer_id properties',
    other: 'id type occurred_at locale sku',
    rowsOf: person => sql<boolean>`(${isOfCustomer('customer_id', person)} or ${isOneOf('browser_id', person.browserIds)})`,
    erasure: { how: 'delete' },
    closing: { how: 'anonymise', set: sql`customer_id = null` },
    exported: 'type occurred_at locale browser_id sku properties',
    age: 'occurred_at',
  },
  {
    table: 'tracking_forward',
    kind: 'visit-forward',
    personal: 'browser_id registered properties',
    other: 'position id kind type occurred_at attempts due_at',
    rowsOf: person =>
      sql<boolean>`(registered = ${person.customerId ?? null}::text or ${isOneOf('browser_id', person.browserIds)})`,
    erasure: { how: 'delete' },
    closing: { how: 'delete' },
    age: 'occurred_at',
  },
  {
    table: 'tracking_cart',
    kind: 'visit',
    personal: 'browser_id',
    other: 'cart_id is_forwarded',
    rowsOf: person => isOneOf('cart_id', person.cartIds),
    erasure: { how: 'delete' },
  },
]
