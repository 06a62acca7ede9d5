import { postalLines } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { findPeople, getCustomerByReference } from '@shop/engine/customer'
import { findOrders } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readNumber } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { type Fact, writeFacts, writeMinute, writeTable } from './write-table.ts'

const MAX_ORDERS = 20

/** What a customer is named by in every command about one. */
export const CUSTOMER_WORD = '<customer>  e-mail address, or customer number such as C100001'

/** A customer by e-mail address or customer number. Throws for any other text. */
export function readCustomer(text = ''): string {
  if (!/^C\d+$/.test(text) && !/^[^\s@]+@[^\s@]+$/.test(text))
    throw new Error(`${text} is neither an e-mail address nor a customer number such as C100001`)
  return text
}

/** `customers find`: who someone is that writes or calls. */
export const customersFind: AdminCommand = {
  name: 'customers find',
  effect: 'reads-people',
  summary: 'find customers, and the orders of guests',
  usage: '<text> [--limit 20]',
  details: [
    '<text>   e-mail address, customer number, order number, or parts of a name in quotation marks',
    '--limit  at most this many of each, 1 to 200 (default 20)',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['text'], options: ['limit'] })
    const [text = ''] = found
    if (text.trim().length < 2) throw new Error(`<text> ${text} is too short`)
    const limit = options.limit === undefined ? MAX_ORDERS : readNumber('--limit', options.limit, { from: 1, to: 200 })
    return async context => {
      const { customers, guestOrders } = await findPeople(context, text, limit)
      const rows = customers.map(({ customerNumber, email, firstName, lastName, customerType, locale }) => {
        return [customerNumber, email, `${firstName} ${lastName}`, customerType, locale]
      })
      const parts = [
        customers.length > 0 ? writeTable(['number', 'e-mail', 'name', 'type', 'locale'], rows) : 'no customers',
        ...(guestOrders.length > 0 ? [`orders of guests: ${guestOrders.join(', ')}`] : []),
      ]
      return {
        text: parts.join('\n\n'),
        data: { customers, guestOrders },
        shown: { noun: 'customer', subjects: customers.map(({ id }) => id) },
      }
    }
  },
}

/** `customers show`: everything that is asked about on the telephone. */
export const customersShow: AdminCommand = {
  name: 'customers show',
  effect: 'reads-people',
  summary: 'show a customer with addresses and newest orders',
  usage: '<customer>',
  details: [CUSTOMER_WORD],
  prepare(args) {
    const name = readCustomer(readWords(args, { arguments: ['customer'] }).arguments[0])
    return async context => {
      const customer = await getCustomerByReference(context, name)
      const { results, total } = await findOrders(context, { customerId: customer.id }, { limit: MAX_ORDERS })
      const orders = results.map(viewOf)
      return {
        text: [factsOf(customer), addressesOf(customer), ordersOf(orders, total)].join('\n\n'),
        data: { customer, orders, total },
        shown: { noun: 'customer', subjects: [customer.id] },
      }
    }
  },
}

function factsOf({ id, ...customer }: Customer): string {
  const group = customer.customerGroupAssignments[0]?.customerGroup.key
  const facts: readonly Fact[] = [
    ['customer', `${customer.customerNumber} (${id})`],
    ['name', `${customer.firstName} ${customer.lastName}`],
    ['e-mail', customer.email],
    ['type', customer.vatId ? `${customer.customerType}, VAT ${customer.vatId}` : customer.customerType],
    ['locale', customer.locale],
    ['group', group ?? 'none'],
  ]
  return writeFacts(facts)
}

function addressesOf({ addresses, ...customer }: Customer): string {
  if (addresses.length === 0) return 'no addresses'
  const rows = addresses.map(address => {
    const uses = [
      ...(customer.shippingAddressIds.includes(address.id) ? ['delivery'] : []),
      ...(customer.billingAddressIds.includes(address.id) ? ['bill'] : []),
    ]
    return [address.id, uses.join(', '), [...postalLines(address), address.country].join(', ')]
  })
  return writeTable(['address', 'for', 'lines'], rows)
}

function ordersOf(orders: readonly ReturnType<typeof viewOf>[], total: number): string {
  if (total === 0) return 'no orders'
  const rows = orders.map(order => [
    ...[order.orderNumber, writeMinute(order.createdAt), order.store],
    ...[order.orderState, order.paymentState, order.shipmentState, writeMoney(order.total)],
  ])
  return `${writeTable(['order', 'placed (UTC)', 'store', 'state', 'payment', 'shipment', 'total'], rows)}\n${orders.length} of ${total}`
}
