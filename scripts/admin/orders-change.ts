import { cancelOrder, confirmOrder, findOrder } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders confirm`: takes an order on. */
export const ordersConfirm: AdminCommand = {
  name: 'orders confirm',
  effect: 'changes',
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

/** `orders cancel`: cancels an order that has not left the house. */
export const ordersCancel: AdminCommand = {
  name: 'orders cancel',
  effect: 'changes',
  summary: 'cancel an order that has not been shipped; its units can be sold again',
  usage: '<order>',
  details: [
    '<order>    order number or id',
    'The buyer gets an e-mail. What was paid is not refunded by this: see orders refund.',
  ],
  prepare(args) {
    const reference = readOrder(readWords(args, { arguments: ['order'] }).arguments[0])
    return async context => {
      const before = await findOrder(context, reference)
      const view = viewOf(await cancelOrder(context, reference))
      const units = before.lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
      const done =
        before.orderState === 'Cancelled'
          ? [`${view.orderNumber} was cancelled before`]
          : [`${view.orderNumber} is cancelled; ${units} ordered units are free again; the buyer is told by e-mail`]
      const open = view.held.startsWith('0.00 ')
        ? []
        : [`${view.held} are still held: npm run admin -- orders refund ${view.orderNumber}`]
      return { text: [...done, ...open].join('\n'), data: view }
    }
  },
}
