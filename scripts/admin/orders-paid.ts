import { registerPayment } from '@shop/engine/payment'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readCents, readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders paid`: registers money that arrived by transfer or in cash. */
export const ordersPaid: AdminCommand = {
  name: 'orders paid',
  summary: 'register money that has arrived by bank transfer or in cash',
  usage: '<order> [--amount 12.50] [--key bank-reference]',
  details: [
    '<order>    order number or id',
    '--amount   in the currency of the order (default: all that is open)',
    '--key      name of the booking; the same one is registered once',
  ],
  prepare(args) {
    const {
      arguments: [name],
      options,
    } = readWords(args, { arguments: ['order'], options: ['amount', 'key'] })
    const reference = readOrder(name)
    const money = {
      ...(options.amount ? { centAmount: readCents('--amount', options.amount) } : {}),
      ...(options.key ? { key: options.key } : {}),
    }
    return async context => {
      const view = viewOf(await registerPayment(context, reference, money))
      return {
        text: `${view.orderNumber}: ${view.paid} of ${view.total} have arrived; payment is ${view.paymentState}`,
        data: view,
      }
    }
  },
}
