import type { Order, OrderState, PaymentState, ShipmentState } from '@shop/domain/order'
import type { ReturnState } from '@shop/domain/return'
import { type RawBuilder, sql } from 'kysely'
import type { LineProducts } from '../cart/line-products.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { gatherReads } from '../database/gather-reads.ts'
import { prepareStatement } from '../database/prepared-statement.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { searchQueryOf } from '../product/search-words.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { readOrderDocument } from './order-document.ts'
import { fromOrders, ORDER_COLUMNS, type OrderReference, orderNotFound, orderOfRow, selectOrder } from './order-rows.ts'

/** Orders of a list (ORD-12, API-36). */
export const ORDER_SORTS = ['createdAt desc', 'createdAt asc', 'totalPrice desc', 'totalPrice asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Conditions on orders; all given ones must be met. */
export interface OrderConditions {
  readonly id?: string
  readonly orderNumber?: string
  /** Every word must begin the order number, an item number or a word of a product's name. */
  readonly text?: string
  readonly orderState?: OrderState
  readonly paymentState?: PaymentState
  readonly shipmentState?: ShipmentState
  /** That of any of its returns. */
  readonly returnState?: ReturnState
  readonly storeKey?: string
  readonly customerId?: string
  /** ISO instants; after or at the first, before the second. */
  readonly createdAfter?: string
  readonly createdBefore?: string
}

export interface OrderPageOptions {
  /** Default `createdAt desc`. */
  readonly sort?: OrderSort
  /** Default 20. */
  readonly limit?: number
  readonly offset?: number
}

/** A page of orders and the number of all that meet the conditions. */
export interface PagedOrders {
  readonly results: Order[]
  readonly total: number
  readonly count: number
  readonly limit: number
  readonly offset: number
}

/** A page of the orders that `scope` lets through and that meet the conditions; equal ones are ordered by number. */
export async function selectOrderPage(
  db: Database,
  scope: RawBuilder<boolean>,
  where: OrderConditions,
  options: OrderPageOptions,
): Promise<PagedOrders> {
  const { sort = 'createdAt desc', limit = 20, offset = 0 } = options
  const [field, direction] = sort.split(' ') as ['createdAt' | 'totalPrice', 'asc' | 'desc']
  const conditions = sql<boolean>`${sql.join([scope, ...conditionsOf(where)], sql` and `)}`
  const found = fromOrders(db).where(conditions)
  const rows = await found
    .select(ORDER_COLUMNS)
    .orderBy(field === 'createdAt' ? 'order.created_at' : 'order.total_cent', direction)
    .orderBy('order.order_number', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const isWholeList = offset === 0 && rows.length < limit
  const total = isWholeList
    ? rows.length
    : // Each has its cart and its payment, and nothing is asked of them: to look for these took ten times as long.
      (
        await db
          .selectFrom('order')
          .where(conditions)
          .select(eb => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total
  return { results: rows.map(orderOfRow), total, count: rows.length, limit, offset }
}

function conditionsOf(where: OrderConditions): RawBuilder<boolean>[] {
  const isEqual = {
    id: where.id,
    order_number: where.orderNumber,
    order_state: where.orderState,
    payment_state: where.paymentState,
    shipment_state: where.shipmentState,
    customer_id: where.customerId,
    store_key: where.storeKey,
  }
  const of = (column: string) => sql.ref(`order.${column}`)
  return [
    ...Object.entries(isEqual)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql<boolean>`${of(column)} = ${value}`),
    ...(where.text === undefined ? [] : [matches(where.text)]),
    ...(where.returnState === undefined
      ? []
      : [sql<boolean>`exists (select from "return" where order_id = "order".id and state = ${where.returnState})`]),
    ...(where.createdAfter === undefined ? [] : [sql<boolean>`${of('created_at')} >= ${where.createdAfter}`]),
    ...(where.createdBefore === undefined ? [] : [sql<boolean>`${of('created_at')} < ${where.createdBefore}`]),
  ]
}

/** A text without words finds nothing. */
function matches(text: string): RawBuilder<boolean> {
  const query = searchQueryOf(text)
  return query === undefined ? sql<boolean>`false` : sql<boolean>`"order".search @@ ${query}::tsquery`
}

/** Orders of everybody, for the shop's own people: asks for no owner, so it must never answer a shopper (rule A1). */
export async function findOrders(
  context: EngineContext,
  where: OrderConditions,
  options: OrderPageOptions = {},
): Promise<PagedOrders> {
  return selectOrderPage(context.db, sql<boolean>`true`, where, options)
}

/** One order of any owner, for the shop's own people (rule A1). Throws `CommerceError` `resource-not-found`. */
export async function findOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  const order = await selectOrder(context.db, reference)
  if (!order) throw orderNotFound(reference)
  return order
}

export interface OrderQuery extends OrderPageOptions {
  readonly owner: Owner
  readonly where?: Pick<OrderConditions, 'id' | 'orderNumber'>
  readonly sort?: 'createdAt desc' | 'createdAt asc'
}

/** The owner's orders; others' orders are as if they did not exist (API-26, ORD-02, ORD-12, rule A1). */
export async function getOrders(context: EngineContext, query: OrderQuery): Promise<PagedOrders> {
  return selectOrderPage(context.db, ownedBy('order', query.owner), query.where ?? {}, query)
}

export interface OrderSearch
  extends OrderPageOptions,
    Pick<OrderConditions, 'text' | 'orderState' | 'createdAfter' | 'createdBefore'> {
  readonly owner: Owner
}

/** The owner's orders by number, item number, product name, state and day; no one else's (API-36, rule A1). */
export async function searchOrders(context: EngineContext, search: OrderSearch): Promise<PagedOrders> {
  return selectOrderPage(context.db, ownedBy('order', search.owner), search, search)
}

interface MessageRow {
  readonly id: string
  readonly document: StoredDocument
  readonly products: LineProducts
  readonly preorders: Order['preorders'] | null
}

const ordersForMessages = prepareStatement<MessageRow>(
  at => sql`
    select "order".id, "order".document, cart.line_products as products, preorders_of("order".id) as preorders
    from "order" join cart on cart.id = "order".cart_id
    where "order".id = any(${at(1)}::uuid[])`,
)

const readOrderForMessage = gatherReads(
  async (db, ids) => new Map((await ordersForMessages(db, [ids])).map(row => [row.id, row] as const)),
)

/**
 * The content of an order as it was placed, with what of it has not come yet, for telling its buyer about it. Asks for no owner, so it must never answer
 * a request (rule A1); undefined when there is no such order. Orders that are asked for in the same moment are read at once.
 */
export async function findOrderForMessage(context: EngineContext, orderId: string): Promise<Order | undefined> {
  const row = await readOrderForMessage(context.db, orderId)
  if (!row) return undefined
  const order = readOrderDocument(row.document, row.products)
  return row.preorders ? { ...order, preorders: row.preorders } : order
}
