import { confirmOrder } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders confirm`: takes an order on. */
export const ordersConfirm: AdminCommand = {
  name: 'orders confirm',
  summary: 'take an order on',
  usage: '<order>',
  details: ['<order>    order number or id'],
  prepare(args) {
    const reference = readOrder(readWords(args, { arguments: ['order'] }).arguments[0])
    return async context => {
      const order = await confirmOrder(context, reference)
      return { text: `${order.orderNumber} is ${order.orderState}`, data: viewOf(order) }
    }
  },
}
