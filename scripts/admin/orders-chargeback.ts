import { chargeBackOrder } from '@shop/engine/payment'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readCents, readOrder } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `orders chargeback`: registers that a bank has taken money back. */
export const ordersChargeback: AdminCommand = {
  name: 'orders chargeback',
  summary: "register that the buyer's bank has taken money back",
  usage: '<order> --key bank-reference [--amount 12.50]',
  details: [
    '<order>    order number or id',
    '--key      name of the booking; the same one is registered once',
    '--amount   in the currency of the order (default: all that is held)',
  ],
  prepare(args) {
    const {
      arguments: [name],
      options,
    } = readWords(args, { arguments: ['order'], options: ['amount', 'key'] })
    const reference = readOrder(name)
    const { key } = options
    if (!key) throw new Error('--key is missing')
    const booking = { key, ...(options.amount ? { centAmount: readCents('--amount', options.amount) } : {}) }
    return async context => {
      const view = viewOf(await chargeBackOrder(context, reference, booking))
      return {
        text: `${view.orderNumber}: the chargeback is registered; held ${view.held}, payment ${view.paymentState}`,
        data: view,
      }
    }
  },
}
