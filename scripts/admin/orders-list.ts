import { ORDER_STATES, PAYMENT_STATES, SHIPMENT_STATES } from '@shop/domain/order'
import { RETURN_STATES } from '@shop/domain/return'
import { getCustomerByReference } from '@shop/engine/customer'
import { findOrders, ORDER_SORTS } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { readCustomer } from './customers-find.ts'
import { viewOf } from './order-view.ts'
import { readDay, readNumber, readStore, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeMinute, writeTable } from './write-table.ts'

const OPTIONS = [
  'state',
  'payment',
  'shipment',
  'return',
  'customer',
  'store',
  'text',
  'after',
  'before',
  'sort',
  'limit',
  'offset',
] as const

/** `orders list`: orders of all stores by their conditions. */
export const ordersList: AdminCommand = {
  name: 'orders list',
  effect: 'reads',
  summary: 'list orders, newest first',
  usage: OPTIONS.map(name => `[--${name} …]`).join(' '),
  details: [
    `--state    ${ORDER_STATES.join(', ')}`,
    `--payment  ${PAYMENT_STATES.join(', ')}`,
    `--shipment ${SHIPMENT_STATES.join(', ')}`,
    `--return   state of a return of it: ${RETURN_STATES.join(', ')}`,
    '--customer e-mail address or number of a customer with an account',
    '--store    key of a store, such as de',
    '--text     beginning of an order number, an item number, part of a product name',
    '--after    day from which on, such as 2026-11-21; --before: day before which',
    `--sort     ${ORDER_SORTS.map(sort => `"${sort}"`).join(', ')}`,
    '--limit    at most this many, 1 to 100 (default 20); --offset: after so many',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: OPTIONS })
    const where = {
      ...(options.state ? { orderState: readWord('--state', options.state, ORDER_STATES) } : {}),
      ...(options.payment ? { paymentState: readWord('--payment', options.payment, PAYMENT_STATES) } : {}),
      ...(options.shipment ? { shipmentState: readWord('--shipment', options.shipment, SHIPMENT_STATES) } : {}),
      ...(options.return ? { returnState: readWord('--return', options.return, RETURN_STATES) } : {}),
      ...(options.store ? { storeKey: readStore('--store', options.store) } : {}),
      ...(options.text ? { text: options.text } : {}),
      ...(options.after ? { createdAfter: readDay('--after', options.after) } : {}),
      ...(options.before ? { createdBefore: readDay('--before', options.before) } : {}),
    }
    const page = {
      ...(options.sort ? { sort: readWord('--sort', options.sort, ORDER_SORTS) } : {}),
      ...(options.limit ? { limit: readNumber('--limit', options.limit, { from: 1, to: 100 }) } : {}),
      ...(options.offset ? { offset: readNumber('--offset', options.offset, { from: 0, to: 1_000_000 }) } : {}),
    }
    const customer = options.customer === undefined ? undefined : readCustomer(options.customer)
    return async context => {
      const customerId = customer === undefined ? {} : { customerId: (await getCustomerByReference(context, customer)).id }
      const { results, total, limit, offset } = await findOrders(context, { ...where, ...customerId }, page)
      const orders = results.map(viewOf)
      const rows = orders.map(order => [
        order.orderNumber,
        writeMinute(order.createdAt),
        order.store,
        order.orderState,
        order.paymentState,
        order.shipmentState,
        writeMoney(order.total),
        writeMoney(order.held),
      ])
      const table = writeTable(['order', 'placed (UTC)', 'store', 'state', 'payment', 'shipment', 'total', 'held'], rows)
      const end = offset + orders.length
      const more = end < total ? `; those after: --offset ${end}` : ''
      const text = orders.length === 0 ? `none of ${total}` : `${table}\n${orders.length} of ${total}${more}`
      return { text: total === 0 ? 'no orders' : text, data: { orders, total, limit, offset } }
    }
  },
}
