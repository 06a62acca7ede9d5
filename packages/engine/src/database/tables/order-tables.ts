import type { CartState, SharedCartLine } from '@shop/domain/cart'
import type { CurrencyCode } from '@shop/domain/money'
import type { ChangedState, OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type {
  AttemptFailure,
  AttemptState,
  PaymentInterface,
  ProviderMethod,
  TransactionState,
  TransactionType,
} from '@shop/domain/payment'
import type { WithdrawalDeclaration, WithdrawalState } from '@shop/domain/withdrawal'
import type { ColumnType, Generated } from 'kysely'
import type { StoredDocument } from '../stored-document.ts'
import type { DefaultInstant, Instant, Json } from './columns.ts'

/** What is bought: carts, payments, orders and withdrawals from them. */
export interface OrderTables {
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
  address_check: { session_id: string; checked_at: DefaultInstant }
  shared_cart: {
    token_hash: Uint8Array
    line_items: ColumnType<readonly SharedCartLine[], string, never>
    created_at: Instant
    expires_at: Instant
  }
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
    /** The hour of that, or an earlier one: by it carts are looked for, since most changes leave it as it is. */
    last_modified_hour: Generated<Instant>
    /** An xid8 as decimal text. */
    catalogue_version: string | null
    /** Of one purchase, besides the active one. */
    is_express: Generated<boolean>
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
  idempotency_key: {
    caller: string
    key: string
    request_hash: Uint8Array
    answer: ColumnType<unknown, string | null, string | null>
    claim: string
    claimed_at: DefaultInstant
    created_at: DefaultInstant
  }
  order_cancellation: { id: string; order_id: string; cancel_key: string; amount_cent: number; cancelled_at: Instant }
  order_cancellation_line: { cancellation_id: string; line_item_id: string; sku: string; quantity: number }
  order_state_change: { order_id: string; state: ChangedState; changed_at: Instant }
  order_delay: { order_id: string; until: string; told_at: Instant }
  preorder: { order_id: string; sku: string; quantity: number; expected: string; created_at: Instant }
}
