import type { AuditAction } from '@shop/domain/audit'
import type { CartState } from '@shop/domain/cart'
import type { CategoryTree } from '@shop/domain/category'
import type { ApprovalState, AssociateRole } from '@shop/domain/company'
import type { CustomerDraft, CustomerGroupKey } from '@shop/domain/customer'
import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import type { LoginStrategy } from '@shop/domain/login'
import type { GroupSource, ReachableTier } from '@shop/domain/loyalty'
import type { ReminderKind } from '@shop/domain/mail-preference'
import type { CurrencyCode } from '@shop/domain/money'
import type { PageKind, WebVital } from '@shop/domain/monitoring'
import type { SubscriptionState } from '@shop/domain/newsletter'
import type { OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type {
  AttemptFailure,
  AttemptState,
  PaymentInterface,
  ProviderMethod,
  TransactionState,
  TransactionType,
} from '@shop/domain/payment'
import type { PrivacyOutcome, PrivacyRequestKind, PrivacyRequestState } from '@shop/domain/privacy'
import type { AttributeDefinition } from '@shop/domain/product'
import type { RecommendationKind } from '@shop/domain/recommendation'
import type { PictureType, ReturnReason, ReturnResolution, ReturnState } from '@shop/domain/return'
import type { ReviewSource, ReviewState, ReviewTranslations } from '@shop/domain/review'
import type { ApiScope } from '@shop/domain/session'
import type { ShoppingListLineItem } from '@shop/domain/shopping-list'
import type { Store } from '@shop/domain/store'
import type { SupportCase } from '@shop/domain/support-case'
import type { WithdrawalDeclaration, WithdrawalState } from '@shop/domain/withdrawal'
import type { ColumnType, Generated } from 'kysely'
import type { StoredDocument } from './stored-document.ts'

/** A `timestamptz`: read and written as an ISO instant. */
type Instant = string
type DefaultInstant = ColumnType<Instant, Instant | undefined, Instant>

/** A `jsonb`: read as its value, written as JSON text, since the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>

/**
 * The tables, column by column, as the migrations make them. One list for all nouns, longer than other files: Kysely takes
 * it as one type, and a migration is compared with one place.
 */
export interface Tables {
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
  store: { id: string; key: string; version: Generated<number>; country: string; document: Json<Omit<Store, 'version'>> }
  import_run: { name: string; content_hash: string; imported_at: DefaultInstant }
  import_progress: { id: string; entries: number; document: Json<unknown>; updated_at: Instant }
  imported_variant: { foreign_sku: string; sku: string }
  category: {
    id: string
    key: string
    version: Generated<number>
    tree: Generated<CategoryTree>
    parent_id: string | null
    order_hint: string
    icon: string
    image_url: string | null
    document: Json<unknown>
    custom: ColumnType<unknown, string | undefined, string>
  }
  category_slug: { category_id: string; language: string; slug: string }
  api_client: { id: string; name: string; secret_hash: Uint8Array; scopes: ApiScope[]; created_at: DefaultInstant }
  api_token: { token_hash: Uint8Array; client_id: string; scopes: ApiScope[]; expires_at: Instant }
  attribute_definition: { name: string; document: Json<AttributeDefinition> }
  product: {
    id: string
    key: string
    version: Generated<number>
    published: boolean
    created_at: Instant
    brand: string
    model: string
    family: string
    tags: string[]
    is_freight: boolean
    european_article_number: string
    content_hash: string
    updated_at: Instant
  }
  price_record: {
    id: Generated<number>
    sku: string
    currency: string
    country: string | null
    customer_group: CustomerGroupKey | null
    valid_from: Instant | null
    valid_until: Instant | null
    value_cent: number | null
    discounted_cent: number | null
    is_discount_active: boolean
    discount_valid_from: Instant | null
    discount_valid_until: Instant | null
    in_force_from: Instant
    recorded_at: DefaultInstant
  }
  inventory_entry: {
    id: string
    sku: string
    loaded: number
    available: number
    reserved: Generated<number>
    sold: Generated<number>
  }
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
    version: Generated<number>
    customer_id: string
    draft_id: string
    name: string
    line_items: ColumnType<readonly ShoppingListLineItem[], string, string>
    created_at: Instant
    last_modified_at: Instant
  }
  passkey_challenge: { challenge_hash: Uint8Array; customer_id: string | null; rp_id: string; expires_at: Instant }
  provider_subject: {
    provider: LoginStrategy
    subject: string
    customer_id: string
    is_proven: boolean
    linked_at: DefaultInstant
  }
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
  loyalty_rule: {
    id: Generated<string>
    tier: ReachableTier
    currency: CurrencyCode
    net_cent: number
    valid_from: Instant
    valid_until: Instant | null
  }
  order_code: {
    id: string
    order_id: string | null
    store_key: string
    locale: string
    attempts_left: number
    expires_at: string
    used_at: string | null
  }
  withdrawal: {
    id: string
    withdrawal_number: Generated<string>
    draft_id: string
    content_hash: Uint8Array
    store_key: string
    locale: string
    order_id: string | null
    document: Json<WithdrawalDeclaration>
    created_at: Instant
    state: Generated<WithdrawalState>
    settled_at: Generated<Instant | null>
    reason: Generated<string | null>
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
  }
  mail_recipient: { id: string; email: string; store_key: string; locale: string; created_at: DefaultInstant }
  mail_preference: {
    recipient_id: string
    kind: ReminderKind
    is_wanted: boolean
    decided_at: DefaultInstant
    consent_text_id: string | null
  }
  company: {
    id: string
    version: Generated<number>
    store_key: string
    name: string
    vat_number: string | null
    created_at: DefaultInstant
    last_modified_at: DefaultInstant
  }
  associate: {
    customer_id: string
    company_id: string
    roles: AssociateRole[]
    approval_limit_cent: number | null
    joined_at: DefaultInstant
  }
  company_invitation: {
    id: string
    company_id: string
    email: string
    locale: string
    roles: AssociateRole[]
    approval_limit_cent: number | null
    invited_at: DefaultInstant
    expires_at: Instant
  }
  approval_request: {
    id: string
    company_id: string
    cart_id: string
    customer_id: string
    store_key: string
    state: Generated<ApprovalState>
    currency: CurrencyCode
    total_cent: number
    reason: string | null
    decided_by: string | null
    requested_at: DefaultInstant
    decided_at: Instant | null
  }
  stock_alert: {
    id: string
    recipient_id: string
    sku: string
    state: 'pending' | 'waiting' | 'told' | 'ended'
    requested_at: DefaultInstant
    confirmed_at: Instant | null
    told_at: Instant | null
  }
  cart_reminder: { cart_id: string; recipient_id: string; claimed_at: DefaultInstant; sent_at: Instant | null }
  address_check: { session_id: string; checked_at: DefaultInstant }
  cart: {
    id: string
    version: number
    store_key: string
    anonymous_id: string | null
    customer_id: string | null
    state: CartState
    currency: string
    total_cent: number
    net_cent: number
    tax_cent: number
    document: Json<StoredDocument>
    line_products: Json<object>
    created_at: Instant
    last_modified_at: Instant
    /** An xid8 as decimal text. */
    catalogue_version: string | null
  }
  payment: {
    id: string
    version: Generated<number>
    cart_id: string
    cart_version: number
    interface: PaymentInterface
    currency: string
    amount_cent: number
    document: Json<StoredDocument>
    created_at: Instant
    superseded_at: Instant | null
    due_order_id: string | null
  }
  payment_transaction: {
    id: string
    payment_id: string
    type: TransactionType
    state: TransactionState
    amount_cent: number
    interaction_id: string
    created_at: Instant
    provider_reference: string | null
    asked_at: Instant | null
  }
  checkout_attempt: {
    id: string
    cart_id: string
    cart_version: number
    store_key: string
    method: ProviderMethod
    currency: CurrencyCode
    amount_cent: number
    state: Generated<AttemptState>
    reason: AttemptFailure | null
    psp_reference: string | null
    session_id: string | null
    request: ColumnType<unknown, string | null, string | null>
    next_step: ColumnType<unknown, string | null, string | null>
    order_id: string | null
    due_order_id: string | null
    created_at: Instant
    settled_at: Instant | null
    held_until: Instant
    asked_at: Instant | null
  }
  payment_notification: {
    id: Generated<string>
    event_key: string
    event_code: string
    merchant_reference: string
    item: ColumnType<unknown, string, string>
    received_at: Instant
    processed_at: Instant | null
    outcome: string | null
    tries: Generated<number>
    next_try_at: DefaultInstant
  }
  payment_event: { event_key: string; transaction_id: string; state: TransactionState; received_at: Instant }
  order: {
    id: string
    order_number: string
    version: number
    cart_id: string
    payment_id: string
    store_key: string
    anonymous_id: string | null
    customer_id: string | null
    order_state: OrderState
    payment_state: PaymentState
    shipment_state: ShipmentState
    currency: string
    total_cent: number
    net_cent: number
    tax_cent: number
    document: Json<StoredDocument>
    created_at: Instant
    search: Generated<string>
  }
  stock_movement: {
    order_id: string
    sku: string
    quantity: number
    kind: Generated<'sale' | 'return'>
    created_at: Instant
  }
  signing_key: { name: string; key: Uint8Array; created_at: DefaultInstant }
  idempotency_key: {
    caller: string
    key: string
    request_hash: Uint8Array
    answer: ColumnType<unknown, string | null, string | null>
    claim: string
    claimed_at: DefaultInstant
    created_at: DefaultInstant
  }
  redirect: { country: string; source: string; target: string; final_target: string; code: number }
  review: {
    id: string
    version: Generated<number>
    sku: string
    product_id: string
    rating: number
    title: string
    text: string
    author_name: string
    locale: string
    state: ReviewState
    included_in_statistics: Generated<boolean>
    answer: string | null
    translations: Json<ReviewTranslations>
    source: ReviewSource
    order_id: string | null
    customer_id: string | null
    buyer_hash: Uint8Array | null
    content_hash: string | null
    created_at: Instant
    review_created_at: Instant
  }
  review_statistics: {
    product_id: string
    rating_1: Generated<number>
    rating_2: Generated<number>
    rating_3: Generated<number>
    rating_4: Generated<number>
    rating_5: Generated<number>
  }
  cart_discount: {
    id: string
    key: string
    version: Generated<number>
    is_active: boolean
    requires_discount_code: boolean
    stores: string[]
    sort_order: number
    gift_sku: string | null
    volume_discount_group: string | null
    cohort_tier: string | null
    document: Json<CartDiscountDraft>
  }
  discount_code: {
    id: string
    code: string
    normalized_code: string
    version: Generated<number>
    max_applications: number | null
    max_applications_per_customer: number | null
    applications: Generated<number>
    document: Json<DiscountCodeDraft>
  }
  discount_code_discount: { discount_code_id: string; cart_discount_id: string }
  discount_code_use: {
    discount_code_id: string
    order_id: string
    customer_id: string | null
    email: string
    used_at: Instant
    released_at: Instant | null
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
  recommendation: { product_id: string; kind: RecommendationKind; product_ids: string[] }
  recommendation_run: { is_only: Generated<boolean>; begun_at: Instant }
  extra_guarantee: {
    sku: string
    relative_price_rate: number
    enabled_on_market: string[]
    excluded_skus: string[]
    excluded_brands: string[]
    excluded_relations: string[]
  }
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
  order_delay: { order_id: string; until: string; told_at: Instant }
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
