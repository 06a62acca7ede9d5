import type { ReminderKind } from '@shop/domain/mail-preference'
import type { CurrencyCode } from '@shop/domain/money'
import type { SubscriptionState } from '@shop/domain/newsletter'
import type { SupportCase } from '@shop/domain/support-case'
import type { Generated } from 'kysely'
import type { DefaultInstant, Instant, Json } from './columns.ts'

/** What people agreed to and asked for: consents, newsletter, kinds of mails, questions to customer care. */
export interface MailTables {
  consent_record: {
    id: string
    decided_at: Instant
    version: number
    preferences: boolean
    statistics: boolean
    marketing: boolean
    store_key: string
    locale: string
    text_id: string | null
    has_privacy_signal: Generated<boolean>
  }
  consent_text: { id: string; locale: string; content: string }
  support_case: {
    id: string
    case_number: Generated<string>
    draft_id: string
    content_hash: Uint8Array
    store_key: string
    locale: string
    current_url: string | null
    document: Json<SupportCase>
    created_at: Instant
    attempts: Generated<number>
    failed_at: Generated<Instant | null>
    delivered_at: Generated<Instant | null>
  }
  newsletter_subscription: {
    id: string
    email: string
    store_key: string
    locale: string
    state: SubscriptionState
    source: 'double-opt-in' | 'account'
    consent_version: number
    consent_text_id: string | null
    requested_at: DefaultInstant
    confirmed_at: Instant | null
    withdrawn_at: Instant | null
    token_hash: Uint8Array | null
    token_expires_at: Instant | null
    withdrawal_hash: Uint8Array | null
    reminded_at: Generated<Instant | null>
  }
  mail_recipient: { id: string; email: string; store_key: string; locale: string; created_at: DefaultInstant }
  mail_preference: {
    recipient_id: string
    kind: ReminderKind
    is_wanted: boolean
    decided_at: DefaultInstant
    consent_text_id: string | null
  }
  stock_alert: {
    id: string
    recipient_id: string
    sku: string
    state: 'pending' | 'waiting' | 'told' | 'gone' | 'ended'
    requested_at: DefaultInstant
    confirmed_at: Instant | null
    told_at: Instant | null
    gone_since: Generated<Instant | null>
  }
  cart_reminder: { cart_id: string; recipient_id: string; claimed_at: DefaultInstant; sent_at: Instant | null }
  price_watch: {
    recipient_id: string
    sku: string
    currency: CurrencyCode
    reference_cent: number
    noted_at: DefaultInstant
    told_at: Instant | null
  }
  price_drop_notice: { recipient_id: string; message_id: string; claimed_at: DefaultInstant; sent_at: Generated<Instant | null> }
  review_invitation: { order_id: string; recipient_id: string; claimed_at: DefaultInstant; sent_at: Generated<Instant | null> }
}
