import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Order, OrderProgress, OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { sql } from 'kysely'
import { writeCartDocument } from '../cart/cart-document.ts'
import type { Database } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import type { StockDemand } from '../inventory/stock-rows.ts'
import { searchWordsOf } from '../product/search-words.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner, TokenHolder } from '../session/session.ts'
import { paymentDocument, readPaymentDocument } from '../transaction/payment-rows.ts'
import { readOrderDocument, writeOrderDocument } from './order-document.ts'

/** Names an order by its generated id or its number. */
export type OrderReference = { readonly id: string } | { readonly orderNumber: string }

/** The refusal of an order that is not there. */
export function orderNotFound(reference: OrderReference): CommerceError {
  const name = 'id' in reference ? reference.id : reference.orderNumber
  return new CommerceError({ code: 'resource-not-found', typeId: 'order', id: name }, `There is no order ${name}`)
}

interface OrderRow {
  readonly document: StoredDocument
  readonly version: number
  readonly order_state: OrderState
  readonly payment_state: PaymentState
  readonly shipment_state: ShipmentState
  readonly payment: StoredDocument
}

/** The frozen content with the states and the movements of money of now. */
export function orderOfRow(row: OrderRow): Order {
  return {
    ...readOrderDocument(row.document),
    version: row.version,
    orderState: row.order_state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
    paymentInfo: { payments: [readPaymentDocument(row.payment)] },
  }
}

/** The payment of an order. */
export function paymentOf(order: Order): Payment {
  const [payment] = order.paymentInfo.payments
  if (!payment) throw new Error(`Order ${order.orderNumber} has no payment`)
  return payment
}

/** Orders with their payments; read them with `ORDER_COLUMNS` and `orderOfRow`. */
export function fromOrders(db: Database) {
  return db.selectFrom('order').innerJoin('payment', 'payment.id', 'order.payment_id')
}

/** Everything `orderOfRow` needs. */
export const ORDER_COLUMNS = [
  'order.document',
  'order.version',
  'order.order_state',
  'order.payment_state',
  'order.shipment_state',
  paymentDocument.as('payment'),
] as const

/** The order of a cart, if it has one. */
export async function selectOrderOfCart(db: Database, cartId: string, owner: Owner | TokenHolder): Promise<Order | undefined> {
  const row = await fromOrders(db)
    .select(ORDER_COLUMNS)
    .where('order.cart_id', '=', cartId)
    .where(ownedBy('order', owner))
    .executeTakeFirst()
  return row && orderOfRow(row)
}

/** An order; the caller has checked the owner. */
export async function selectOrder(db: Database, reference: OrderReference): Promise<Order | undefined> {
  const named =
    'id' in reference
      ? fromOrders(db).where('order.id', '=', reference.id)
      : fromOrders(db).where('order.order_number', '=', reference.orderNumber)
  const row = await named.select(ORDER_COLUMNS).executeTakeFirst()
  return row && orderOfRow(row)
}

/** A locked order as it is now, after its payment moved. */
export async function reloadOrder(db: Database, { id }: Order): Promise<Order> {
  const order = await selectOrder(db, { id })
  if (!order) throw new Error('A locked order is gone')
  return order
}

/**
 * Makes a customer the owner of the orders that a visitor placed with the customer's e-mail address; their content stays
 * what it was. A browser may be shared: orders with another address belong to someone else, who has them by mail.
 */
export async function giveOrders(
  db: Database,
  anonymousId: string,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await sql`
    update "order" set customer_id = ${id},
      document = document || jsonb_build_object('customerId', ${id}::text)
    where anonymous_id = ${anonymousId} and customer_id is null
      and lower(trim(document ->> 'customerEmail')) = lower(trim(${email}))`.execute(db)
}

/** Writes the states of a locked order, version + 1, and returns it with them. */
export async function saveProgress(db: Database, order: Order, progress: OrderProgress): Promise<Order> {
  const version = order.version + 1
  const { numUpdatedRows } = await db
    .updateTable('order')
    .set({
      version,
      order_state: progress.orderState,
      payment_state: progress.paymentState,
      shipment_state: progress.shipmentState,
    })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error('A locked order changed')
  return { ...order, ...progress, version }
}

/** Writes the order, its stock movements, the ordered cart and what has to be told about it, in one statement. */
export async function insertOrder(
  db: Database,
  order: Order,
  payment: Payment,
  cart: Cart,
  demands: readonly StockDemand[],
): Promise<void> {
  const told = { orderId: order.id, orderNumber: order.orderNumber, storeKey: order.store.key }
  const { rows } = await sql`
    with ordered as (
      update cart set version = ${cart.version}, state = ${cart.cartState}, document = ${writeCartDocument(cart)}::jsonb,
        last_modified_at = ${cart.lastModifiedAt}
      where id = ${cart.id} and version = ${cart.version - 1} and state = 'Active'
      returning id
    ), placed as (
      insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, customer_id,
        order_state, payment_state, shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at, search)
      select ${order.id}, ${order.orderNumber}, ${order.version}, ordered.id, ${payment.id}, ${order.store.key},
        ${order.anonymousId ?? null}, ${order.customerId ?? null}, ${order.orderState}, ${order.paymentState},
        ${order.shipmentState}, ${order.totalPrice.currencyCode}, ${order.totalPrice.centAmount},
        ${order.taxedPrice.totalNet.centAmount}, ${order.taxedPrice.totalTax.centAmount},
        ${writeOrderDocument(order)}::jsonb, ${order.createdAt}, array_to_tsvector(${searchWordsOfOrder(order)}::text[])
      from ordered
      returning id, created_at
    ), moved as (
      insert into stock_movement (order_id, sku, quantity, created_at)
      select placed.id, demand.sku, demand.quantity, placed.created_at
      from placed, jsonb_to_recordset(${JSON.stringify(demands)}::jsonb) as demand (sku text, quantity integer)
    ), told as (
      insert into outbox (topic, payload, dedup_key)
      select 'order-created', ${JSON.stringify(told)}::jsonb, 'order-created/' || placed.id from placed
    )
    select id from placed`.execute(db)
  if (rows.length !== 1) throw new Error('A locked cart was not ordered')
}

/** Words under which its owner finds an order: its number, and number and name of what is in it, in every language (API-36). */
function searchWordsOfOrder(order: Order): string[] {
  const lines = order.lineItems.flatMap(({ variant, name }) => [variant.sku, ...Object.values(name)])
  return searchWordsOf([order.orderNumber, order.orderNumber.replace(/^NS0*/, ''), ...lines].join(' | '))
}
