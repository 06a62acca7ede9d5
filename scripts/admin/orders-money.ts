import { CHARGE_CODES } from '@shop/domain/fiscal'
import { refundFee } from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import { captureOrder, chargeBackOrder, refundOrder, registerPayment, registerRefunds } from '@shop/engine/payment'
import type { AdminCommand } from './command.ts'
import { viewOf } from './order-view.ts'
import { readCents, readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'

/** `orders paid`: registers money that arrived by transfer or in cash. */
export const ordersPaid: AdminCommand = {
  name: 'orders paid',
  effect: 'changes',
  summary: 'register money that has arrived by bank transfer or in cash',
  usage: '<order> [--amount 12.50] [--key bank-reference]',
  details: [
    '<order>    order number or id',
    '--amount   in the currency of the order (default: all that is open)',
    '--key      name of the booking; the same one is registered once',
    'An order whose payment by the provider failed is paid by transfer then.',
  ],
  prepare(args) {
    const { reference, booking } = readBooking(args)
    return async context => {
      const view = viewOf(await registerPayment(context, reference, booking))
      return {
        text: `${view.orderNumber}: ${writeMoney(view.paid)} of ${writeMoney(view.total)} have arrived; payment is ${view.paymentState}`,
        data: view,
      }
    }
  },
}

/** `orders refund`: gives money back, in whole or in part. */
export const ordersRefund: AdminCommand = {
  name: 'orders refund',
  effect: 'changes',
  summary: 'give money back, never more than came in; what was invoiced is credited',
  usage: '<order> [--amount 12.50] [--key scratch-1] [--fee FC]',
  details: [
    '<order>    order number or id',
    '--amount   in the currency of the order (default: all that is held)',
    '--key      name of the refund; the same one is made once, so that a part can be refunded again safely',
    '--fee      instead of both: FC for delivery, AEK for cash on delivery, as invoiced; with its credit note, once',
    'An amount that was invoiced gets a credit note by the worker: as a reduction of the price, and where nothing is left as a',
    'correction of the whole invoice. Goods that come back are refunded by returns refund; those that were credited by documents credit',
    'before get no second one.',
    'By transfer and in cash this registers the refund; the money is sent by your bank. By card the provider sends it.',
  ],
  prepare(args) {
    const { reference, booking, fee: code } = readBooking(args, ['fee'])
    if (code !== undefined) {
      if (booking.centAmount !== undefined || booking.key !== undefined) throw new Error('--fee excludes --amount and --key')
      const fee = readWord('--fee', code, CHARGE_CODES)
      return async context => {
        const { order, creditNote } = await refundFee(context, reference, fee)
        const view = viewOf(order)
        const done = creditNote ? `the fee goes back, credited by ${creditNote.document.number}` : 'the fee went back before'
        return { text: `${view.orderNumber}: ${done}; ${sumsOf(view)}`, data: view }
      }
    }
    return async context => {
      const before = await findOrder(context, reference)
      const after = await refundOrder(context, reference, booking)
      const view = viewOf(after)
      const done = after.version === before.version ? 'nothing was refunded: it was done before' : 'the refund is made'
      return { text: `${view.orderNumber}: ${done}; ${sumsOf(view)}`, data: view }
    }
  },
}

function sumsOf({ refunded, paid, held, paymentState }: ReturnType<typeof viewOf>): string {
  return `refunded ${writeMoney(refunded)} of ${writeMoney(paid)}, held ${writeMoney(held)}, payment ${paymentState}`
}

/** `orders refunded`: registers that money was sent back which a buyer had transferred besides paying in another way. */
export const ordersRefunded: AdminCommand = {
  name: 'orders refunded',
  effect: 'changes',
  summary: 'register that a transfer for an order which was paid in another way was sent back',
  usage: '<order>',
  details: [
    '<order>    order number or id',
    'Which orders wait for it is listed by `payments problems`. The buyer gets an e-mail.',
  ],
  prepare(args) {
    const {
      arguments: [name],
    } = readWords(args, { arguments: ['order'] })
    const reference = readOrder(name)
    return async context => {
      const before = await findOrder(context, reference)
      const after = await registerRefunds(context, reference)
      const view = viewOf(after)
      const done = after.version === before.version ? 'nothing was to be sent back' : 'what was sent back is registered'
      return {
        text: `${view.orderNumber}: ${done}; refunded ${writeMoney(view.refunded)} of ${writeMoney(view.paid)}`,
        data: view,
      }
    }
  },
}

/** `orders capture`: has the payment provider take money that it has reserved. */
export const ordersCapture: AdminCommand = {
  name: 'orders capture',
  effect: 'changes',
  summary: 'take money that the payment provider has reserved, before the goods are shipped or after a capture that failed',
  usage: '<order> [--amount 12.50]',
  details: [
    '<order>    order number or id',
    '--amount   in the currency of the order (default: all that is reserved and not taken)',
    'What is reserved is taken by itself when all goods have been shipped.',
  ],
  prepare(args) {
    const {
      arguments: [name],
      options,
    } = readWords(args, { arguments: ['order'], options: ['amount'] })
    const reference = readOrder(name)
    const wish = options.amount ? { centAmount: readCents('--amount', options.amount) } : {}
    return async context => {
      const view = viewOf(await captureOrder(context, reference, wish))
      return {
        text: `${view.orderNumber}: the payment provider is asked to take it; reserved ${writeMoney(view.reserved)}`,
        data: view,
      }
    }
  },
}

/** `orders chargeback`: registers that a bank has taken money back. */
export const ordersChargeback: AdminCommand = {
  name: 'orders chargeback',
  effect: 'changes',
  summary: "register that the buyer's bank has taken money back",
  usage: '<order> --key bank-reference [--amount 12.50]',
  details: [
    '<order>    order number or id',
    '--key      name of the booking; the same one is registered once',
    '--amount   in the currency of the order (default: all that is held)',
  ],
  prepare(args) {
    const { reference, booking } = readBooking(args)
    const { key } = booking
    if (!key) throw new Error('--key is missing')
    return async context => {
      const view = viewOf(await chargeBackOrder(context, reference, { ...booking, key }))
      return {
        text: `${view.orderNumber}: the chargeback is registered; held ${writeMoney(view.held)}, payment ${view.paymentState}`,
        data: view,
      }
    }
  },
}

/** The order, the amount in cents and the name of what is booked on it, and the fee, as far as they are given. */
function readBooking(args: readonly string[], more: readonly 'fee'[] = []) {
  const {
    arguments: [name],
    options,
  } = readWords(args, { arguments: ['order'], options: ['amount', 'key', ...more] })
  const booking: { readonly centAmount?: number; readonly key?: string } = {
    ...(options.amount ? { centAmount: readCents('--amount', options.amount) } : {}),
    ...(options.key ? { key: options.key } : {}),
  }
  return { reference: readOrder(name), booking, fee: options.fee }
}
