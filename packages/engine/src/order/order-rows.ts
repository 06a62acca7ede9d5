import { CommerceError } from '@shop/domain/error'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import {
  changedStatesOf,
  type Order,
  type OrderCancellation,
  type OrderPreorder,
  type OrderProgress,
  type OrderState,
  type PaymentState,
  type ShipmentState,
} from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { returnInfoOf } from '@shop/domain/return'
import { sql } from 'kysely'
import type { LineProducts } from '../cart/line-products.ts'
import { giveCreditBack } from '../credit/credit-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
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
  readonly currency: string
  /** Missing where nothing comes back. */
  readonly returns: Parameters<typeof returnInfoOf>[0] | null
  /** Missing where nothing was cancelled. */
  readonly cancellations: readonly (Omit<OrderCancellation, 'amount'> & { readonly centAmount: number })[] | null
  /** Missing where nothing is waited for. */
  readonly preorders: readonly OrderPreorder[] | null
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
    ...(row.returns ? { returnInfo: returnInfoOf(row.returns) } : {}),
    ...(row.cancellations ? { cancellations: row.cancellations.map(each => cancellationOf(each, row.currency)) } : {}),
    ...(row.preorders ? { preorders: row.preorders } : {}),
    paymentInfo: { payments: [row.payment, ...(row.other_payments ?? [])].map(document => readPaymentDocument(document)) },
  }
}

function cancellationOf(
  { centAmount, ...cancellation }: NonNullable<OrderRow['cancellations']>[number],
  currency: string,
): OrderCancellation {
  return { ...cancellation, amount: moneyOf(currency as CurrencyCode, centAmount) }
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
  'order.currency',
  sql<OrderRow['returns']>`(
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', back.id, 'returnNumber', back.return_number, 'state', back.state,
        'comment', back.comment, 'lostParcel', back.lost_parcel,
        'lines', (select jsonb_agg(jsonb_build_object('lineItemId', line_item_id, 'sku', sku, 'quantity', quantity,
            'received', received, 'accepted', accepted, 'restocked', restocked) order by position)
          from return_line where return_id = back.id),
        'events', (select jsonb_agg(jsonb_build_object('state', state,
            'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by at)
          from return_event where return_id = back.id))) order by back.requested_at, back.return_number)
    from "return" back where back.order_id = "order".id)`.as('returns'),
  sql<OrderRow['cancellations']>`(
    select jsonb_agg(jsonb_build_object('id', cancelled.id, 'centAmount', cancelled.amount_cent,
        'cancelledAt', to_char(cancelled.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'lines', (select jsonb_agg(jsonb_build_object('lineItemId', line_item_id, 'quantity', quantity) order by line_item_id)
          from order_cancellation_line where cancellation_id = cancelled.id)) order by cancelled.cancelled_at, cancelled.id)
    from order_cancellation cancelled where cancelled.order_id = "order".id)`.as('cancellations'),
  sql<OrderRow['preorders']>`preorders_of("order".id)`.as('preorders'),
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

/** Writes the states of a locked order, version + 1, with the time at which they changed, and returns it with them. */
export async function saveProgress(
  { now }: Pick<EngineContext, 'now'>,
  db: Database,
  order: Order,
  progress: OrderProgress,
): Promise<Order> {
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
  const changes = changedStatesOf(order, progress).map(state => ({ order_id: order.id, state, changed_at: now() }))
  if (changes.length > 0) await db.insertInto('order_state_change').values(changes).execute()
  await giveCreditBack(db, { ...order, ...progress })
  return { ...order, ...progress, version }
}
