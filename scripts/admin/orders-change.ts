import { cancelledUnitsOf } from '@shop/domain/order'
import { cancelOrderPart } from '@shop/engine/cancellation'
import { cancelOrder, confirmOrder, findOrder } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readUnits } from './orders-ship.ts'
import { readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'

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
  summary: 'cancel an order, or what of it has not been shipped; its units can be sold again',
  usage: '<order> [--line EX30010001:2,…|open] [--key name]',
  details: [
    '<order>    order number or id',
    '--line     items that are cancelled with their quantities, separated by commas, or open for all that has not been shipped',
    '           (default the whole order, of which nothing may have been shipped)',
    '--key      name of the cancellation of a part; the same one is made once',
    'The buyer gets an e-mail. What was paid for a part goes back by itself, by transfer as payments problems lists; for a whole',
    'order it is not refunded by this: see orders refund.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['order'], options: ['line', 'key'] })
    const reference = readOrder(words.arguments[0])
    const { line, key } = words.options
    if (key && !line) throw new Error('--key needs --line')
    const wanted = line === undefined || line === 'open' ? undefined : line.split(',').map(readUnits)
    return async context => {
      if (line !== undefined) {
        const draft = { key: `shop/${key ?? context.newId()}`, ...(wanted ? { units: wanted } : {}) }
        const earlier = await findOrder(context, reference)
        const after = await cancelOrderPart(context, reference, draft)
        const cancelled = (after.cancellations ?? []).slice(earlier.cancellations?.length ?? 0)
        const cents = cancelled.reduce((sum, { amount }) => sum + amount.centAmount, 0)
        const done =
          after.orderState === 'Cancelled'
            ? `${after.orderNumber} is cancelled as a whole`
            : cancelled.length === 0
              ? `nothing of ${after.orderNumber} was cancelled: it was done before`
              : `units of ${after.orderNumber} over ${writeMoney({ ...after.totalPrice, centAmount: cents })} are cancelled; the buyer is told by e-mail`
        return { text: `${done}; its goods are ${after.shipmentState}`, data: { ...viewOf(after), cancelled } }
      }
      const before = await findOrder(context, reference)
      const view = viewOf(await cancelOrder(context, reference))
      const units = before.lineItems.reduce((sum, { id, quantity }) => sum + quantity - cancelledUnitsOf(before, id), 0)
      const done =
        before.orderState === 'Cancelled'
          ? [`${view.orderNumber} was cancelled before`]
          : [`${view.orderNumber} is cancelled; ${units} ordered units are free again; the buyer is told by e-mail`]
      const open =
        view.held.centAmount === 0
          ? []
          : [`${writeMoney(view.held)} are still held: npm run admin -- orders refund ${view.orderNumber}`]
      return { text: [...done, ...open].join('\n'), data: view }
    }
  },
}
