import type { LineItem } from '@shop/domain/cart'
import type { CustomerDraft, CustomerGroupKey } from '@shop/domain/customer'
import type { LoginStrategy } from '@shop/domain/login'
import type { GroupSource, ReachableTier } from '@shop/domain/loyalty'
import type { CurrencyCode } from '@shop/domain/money'
import type { PrivacyOutcome, PrivacyRequestKind, PrivacyRequestState } from '@shop/domain/privacy'
import type { QuoteState } from '@shop/domain/quote'
import type { ApiScope } from '@shop/domain/session'
import type { ShoppingListLineItem } from '@shop/domain/shopping-list'
import type { TaxedPrice } from '@shop/domain/tax'
import type { ColumnType, Generated } from 'kysely'
import type { StoredDocument } from '../stored-document.ts'
import type { DefaultInstant, Instant, Json } from './columns.ts'

/** Who comes: customers, sessions and what they sign in with, API clients, groups, and what people ask about their data. */
export interface CustomerTables {
  api_client: { id: string; name: string; secret_hash: Uint8Array; scopes: ApiScope[]; created_at: DefaultInstant }
  api_token: { token_hash: Uint8Array; client_id: string; scopes: ApiScope[]; expires_at: Instant }
  customer: {
    id: string
    version: Generated<number>
    customer_number: Generated<string>
    email: string
    password_hash: string | null
    group_key: Generated<CustomerGroupKey | null>
    group_source: Generated<GroupSource | null>
    group_held_until: Generated<Instant | null>
    document: Json<StoredDocument>
    created_at: DefaultInstant
    last_modified_at: DefaultInstant
  }
  session: {
    id: string
    token_hash: Uint8Array
    anonymous_id: string
    customer_id: string | null
    store_key: string
    created_at: DefaultInstant
    token_expires_at: Instant
    refresh_hash: Uint8Array
    refreshed_at: Generated<Instant | null>
    previous_refresh_hash: Generated<Uint8Array | null>
    expires_at: Instant
    user_agent: string | null
    last_used_at: DefaultInstant
    support_actor: Generated<string | null>
  }
  support_link: {
    token_hash: Uint8Array
    customer_id: string
    store_key: string
    actor: string
    expires_at: Instant
    used_at: string | null
  }
  customer_device: { customer_id: string; device_hash: Uint8Array; last_seen_at: DefaultInstant }
  passkey: {
    id: string
    credential_id: string
    customer_id: string
    rp_id: string
    public_key: Uint8Array
    /** A bigint, read as text. */
    counter: ColumnType<string, number, number>
    transports: string[]
    name: string
    created_at: DefaultInstant
    last_used_at: Generated<Instant | null>
  }
  shopping_list: {
    id: string
    key: Generated<string | null>
    version: Generated<number>
    customer_id: string
    draft_id: string
    name: string
    line_items: ColumnType<readonly ShoppingListLineItem[], string, string>
    created_at: Instant
    last_modified_at: Instant
  }
  quote: {
    id: string
    version: Generated<number>
    quote_number: Generated<string>
    customer_id: string
    draft_id: string
    store_key: string
    locale: string
    state: Generated<QuoteState>
    comment: Generated<string | null>
    seller_comment: Generated<string | null>
    line_items: Json<readonly LineItem[]>
    unit_prices: ColumnType<Readonly<Record<string, number>>, string | undefined, string>
    currency: string
    shipping_cent: Generated<number | null>
    asked_shipping_cent: Generated<number | null>
    total_cent: number
    taxed_price: Json<TaxedPrice>
    valid_until: Generated<Instant | null>
    order_id: Generated<string | null>
    created_at: Instant
    last_modified_at: Instant
    reminded_at: Generated<Instant | null>
  }
  quote_document: { quote_id: string; version: number; content: Uint8Array }
  passkey_challenge: { challenge_hash: Uint8Array; customer_id: string | null; rp_id: string; expires_at: Instant }
  provider_subject: {
    provider: LoginStrategy
    subject: string
    customer_id: string
    is_proven: boolean
    linked_at: DefaultInstant
  }
  provider_deletion: { code: string; provider: LoginStrategy; outcome: 'unlinked' | 'nothing-stored'; requested_at: Instant }
  customer_network: { customer_id: string; network_hash: Uint8Array; last_seen_at: DefaultInstant }
  password_reset_token: { customer_id: string; token_hash: Uint8Array; expires_at: Instant }
  email_proof: {
    id: string
    customer_id: string | null
    email: string
    previous_email: string | null
    draft: Json<CustomerDraft> | null
    provider: LoginStrategy | null
    subject: string | null
    store_key: string
    locale: string
    token_hash: Uint8Array | null
    expires_at: Instant
    is_open: Generated<boolean>
    requested_at: DefaultInstant
  }
  attempt_count: { key_hash: Uint8Array; attempts: number; ends_at: Instant }
  loyalty_rule: {
    id: Generated<string>
    tier: ReachableTier
    currency: CurrencyCode
    net_cent: number
    valid_from: Instant
    valid_until: Instant | null
  }
  privacy_request: {
    id: string
    request_number: Generated<string>
    kind: PrivacyRequestKind
    email: string | null
    store_key: string
    locale: string
    state: Generated<PrivacyRequestState>
    outcome: PrivacyOutcome | null
    token_hash: Uint8Array | null
    token_expires_at: Instant | null
    requested_at: Instant
    confirmed_at: Instant | null
    done_at: Instant | null
  }
  privacy_export: {
    request_id: string
    content: Uint8Array
    downloads: Generated<number>
    created_at: Instant
    expires_at: Instant
  }
  privacy_hold: { email: string; reason: string; held_since: Instant }
}
