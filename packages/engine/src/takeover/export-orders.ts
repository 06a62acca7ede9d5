import { type Address, isEmail } from '@shop/domain/address'
import { localize } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import { type EarlierOrderLine, type ImportedOrder, MAX_EARLIER_LINES } from '@shop/domain/takeover'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { fromOrders, ORDER_COLUMNS, orderOfRow } from '../order/order-rows.ts'

const PAGE = 100

/** An order as another shop keeps it. */
export interface ExportedOrder {
  readonly order: ImportedOrder
  /** Whether it was placed in this shop and not in the one before. */
  readonly isOwn: boolean
  readonly shippingAddress?: Address
  readonly billingAddress?: Address
}

/**
 * Orders of the shop system before, then those of this shop, each in the order of their numbers. One whose buyer was erased is missing:
 * no one could be shown it.
 */
export async function* exportOrders(context: EngineContext): AsyncGenerator<ExportedOrder> {
  for await (const order of earlierOrders(context)) yield { order, isOwn: false }
  for await (const order of ownOrders(context)) {
    const { shippingAddress, billingAddress } = order
    if (isEmail(order.customerEmail)) yield { order: historyOf(order), isOwn: true, shippingAddress, billingAddress }
  }
}

async function* earlierOrders({ db }: EngineContext): AsyncGenerator<ImportedOrder> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ order_number: string; order: ImportedOrder }>`
      select order_number, document || jsonb_build_object('orderNumber', order_number, 'email', email, 'placedAt',
        to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as order
      from earlier_order where order_number > ${last} order by order_number limit ${PAGE}`.execute(db)
    for (const { order } of rows) yield order
    if (rows.length < PAGE) return
    last = rows.at(-1)?.order_number ?? ''
  }
}

async function* ownOrders({ db }: EngineContext): AsyncGenerator<Order> {
  for (let last = ''; ; ) {
    const rows = await fromOrders(db)
      .select(ORDER_COLUMNS)
      .where('order_number', '>', last)
      .orderBy('order_number')
      .limit(PAGE)
      .execute()
    const orders = rows.map(orderOfRow)
    yield* orders
    if (orders.length < PAGE) return
    last = orders.at(-1)?.orderNumber ?? ''
  }
}

/** What is left of an order of this shop in another one: who bought what, and what it came to. */
function historyOf(order: Order): ImportedOrder {
  const { orderNumber, customerEmail, createdAt, totalPrice, orderState, lineItems, customLineItems, locale } = order
  const goods = lineItems.map(
    (line): EarlierOrderLine => ({
      ...{ name: localize(line.name, locale), foreignSku: line.variant.sku },
      ...{ quantity: line.quantity, totalPrice: line.totalPrice },
    }),
  )
  const others = customLineItems.map(
    (line): EarlierOrderLine => ({
      ...{ name: localize(line.name, locale), foreignSku: line.slug },
      ...{ quantity: line.quantity, totalPrice: line.totalPrice },
    }),
  )
  const lines = [...goods, ...others].slice(0, MAX_EARLIER_LINES)
  return { orderNumber, email: customerEmail, placedAt: createdAt, totalPrice, isCancelled: orderState === 'Cancelled', lines }
}
