import type { Cart } from '@shop/domain/cart'
import type { Order, OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'

interface OrderRow {
  readonly document: Order
  readonly version: number
  readonly order_state: OrderState
  readonly payment_state: PaymentState
  readonly shipment_state: ShipmentState
}

/** The frozen content with the states of now. */
function orderOfRow(row: OrderRow): Order {
  return {
    ...row.document,
    version: row.version,
    orderState: row.order_state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
  }
}

const COLUMNS = ['document', 'version', 'order_state', 'payment_state', 'shipment_state'] as const

/** The order of a cart, if it has one. */
export async function selectOrderOfCart(db: Database, cartId: string, owner: Owner): Promise<Order | undefined> {
  const row = await db
    .selectFrom('order')
    .select(COLUMNS)
    .where('cart_id', '=', cartId)
    .where(ownedBy('order', owner))
    .executeTakeFirst()
  return row && orderOfRow(row)
}

export interface OrderConditions {
  readonly id?: string
  readonly orderNumber?: string
}

/** A page of an owner's orders and the number of all that meet the conditions. */
export async function selectOrders(
  db: Database,
  owner: Owner,
  where: OrderConditions,
  page: { readonly direction: 'asc' | 'desc'; readonly limit: number; readonly offset: number },
): Promise<{ orders: Order[]; total: number }> {
  let found = db.selectFrom('order').where(ownedBy('order', owner))
  if (where.id !== undefined) found = found.where('id', '=', where.id)
  if (where.orderNumber !== undefined) found = found.where('order_number', '=', where.orderNumber)
  const rows = await found
    .select(COLUMNS)
    .orderBy('created_at', page.direction)
    .orderBy('order_number', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const isWholeList = page.offset === 0 && rows.length < page.limit
  const total = isWholeList
    ? rows.length
    : (await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  return { orders: rows.map(orderOfRow), total }
}

/** Makes a customer the owner of the orders that a visitor placed; their content stays what it was. */
export async function giveOrders(db: Database, anonymousId: string, customerId: string): Promise<void> {
  await sql`
    update "order" set customer_id = ${customerId},
      document = document || jsonb_build_object('customerId', ${customerId}::text)
    where anonymous_id = ${anonymousId} and customer_id is null`.execute(db)
}

/** The current payment of a cart. */
export async function selectPaymentOfCart(db: Database, cartId: string): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('document')
    .where('cart_id', '=', cartId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
  return row?.document
}

/** Pieces of a SKU that an order takes. */
export interface StockDemand {
  readonly sku: string
  readonly quantity: number
}

/** Locks stock entries in the order of their SKUs, so that no two orders can wait for each other, and tells what is there. */
export async function lockStock(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; available: number }>`
    select sku, available from inventory_entry where sku = any(${skus}::text[]) order by sku for update`.execute(db)
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

/** Moves pieces from available to sold and draws the next running number; throws when a SKU does not have enough. */
export async function takeStock(db: Database, demands: readonly StockDemand[]): Promise<number> {
  const { rows } = await sql<{ taken: number; sequence: number }>`
    with demand as (
      select sku, quantity from jsonb_to_recordset(${JSON.stringify(demands)}::jsonb) as demand (sku text, quantity integer)
    ), taken as (
      update inventory_entry set available = available - demand.quantity, sold = sold + demand.quantity
      from demand where demand.sku = inventory_entry.sku and available >= demand.quantity
      returning inventory_entry.sku)
    select (select count(*) from taken) as taken, nextval('order_number_sequence') as sequence`.execute(db)
  const [row] = rows
  if (row?.taken !== demands.length) throw new Error('Locked stock was not enough')
  return row.sequence
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
      update cart set version = ${cart.version}, state = ${cart.cartState}, document = ${JSON.stringify(cart)}::jsonb,
        last_modified_at = ${cart.lastModifiedAt}
      where id = ${cart.id} and version = ${cart.version - 1} and state = 'Active'
      returning id
    ), placed as (
      insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, customer_id,
        order_state, payment_state, shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at)
      select ${order.id}, ${order.orderNumber}, ${order.version}, ordered.id, ${payment.id}, ${order.store.key},
        ${order.anonymousId ?? null}, ${order.customerId ?? null}, ${order.orderState}, ${order.paymentState},
        ${order.shipmentState}, ${order.totalPrice.currencyCode}, ${order.totalPrice.centAmount},
        ${order.taxedPrice.totalNet.centAmount}, ${order.taxedPrice.totalTax.centAmount},
        ${JSON.stringify(order)}::jsonb, ${order.createdAt}
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
