import { CommerceError } from '@shop/domain/error'
import type { Order, OrderProgress, OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { LineProducts } from '../cart/line-products.ts'
import { giveCreditBack } from '../credit/credit-rows.ts'
import type { Database } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner, TokenHolder } from '../session/session.ts'
import { paymentDocument, readPaymentDocument } from '../transaction/payment-rows.ts'
import { readOrderDocument } from './order-document.ts'

/** Names an order by its generated id or its number. */
export type OrderReference = { readonly id: string } | { readonly orderNumber: string }

/** The refusal of an order that is not there. */
export function orderNotFound(reference: OrderReference): CommerceError {
  const name = 'id' in reference ? reference.id : reference.orderNumber
  return new CommerceError({ code: 'resource-not-found', typeId: 'order', id: name }, `There is no order ${name}`)
}

interface OrderRow {
  readonly document: StoredDocument
  /** Products of the lines, of the row of its cart. */
  readonly products: LineProducts
  readonly version: number
  readonly order_state: OrderState
  readonly payment_state: PaymentState
  readonly shipment_state: ShipmentState
  readonly payment: StoredDocument
  /** Missing where no other moved any money. */
  readonly other_payments: readonly StoredDocument[] | null
}

/** The frozen content with the states and the movements of money of now. */
export function orderOfRow(row: OrderRow): Order {
  return {
    ...readOrderDocument(row.document, row.products),
    version: row.version,
    orderState: row.order_state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
    paymentInfo: { payments: [row.payment, ...(row.other_payments ?? [])].map(document => readPaymentDocument(document)) },
  }
}

/** The payment that pays an order; others were made before it or instead of it. */
export function paymentOf(order: Order): Payment {
  const [payment] = order.paymentInfo.payments
  if (!payment) throw new Error(`Order ${order.orderNumber} has no payment`)
  return payment
}

/** Orders with their payments and carts; read them with `ORDER_COLUMNS` and `orderOfRow`. */
export function fromOrders(db: Database) {
  return db
    .selectFrom('order')
    .innerJoin('payment', 'payment.id', 'order.payment_id')
    .innerJoin('cart', 'cart.id', 'order.cart_id')
}

/** Everything `orderOfRow` needs. */
export const ORDER_COLUMNS = [
  'order.document',
  sql<LineProducts>`cart.line_products`.as('products'),
  'order.version',
  'order.order_state',
  'order.payment_state',
  'order.shipment_state',
  paymentDocument.as('payment'),
  // The newest first. A payment of the cart that a change superseded is not one of the order.
  sql<StoredDocument[] | null>`(
    select jsonb_agg(${paymentDocument} order by payment.created_at desc) from payment
    where payment.cart_id = "order".cart_id and payment.superseded_at is null and payment.id <> "order".payment_id
      and exists (select from payment_transaction moved where moved.payment_id = payment.id))`.as('other_payments'),
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
  await giveCreditBack(db, { ...order, ...progress })
  return { ...order, ...progress, version }
}
