import { CommerceError } from '@shop/domain/error'
import { amountToPayBy, type Order, orderDueOf } from '@shop/domain/order'
import { hasReversedChargeback, type Payment, paymentAmountsOf, type Transaction } from '@shop/domain/payment'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { orderMessage } from '../order/change-order-state.ts'
import { lockOrder, lockOrderOfPayment } from '../order/lock-order.ts'
import { type OrderReference, paymentOf, reloadOrder } from '../order/order-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { lockPayment } from '../transaction/payment-rows.ts'
import { recordTransaction, type TransactionReport } from '../transaction/record-transaction.ts'
import { arrangePayments } from './arrange-payments.ts'
import { awaitTransfer } from './due-bank-payment.ts'

/**
 * Takes reports about a payment of a locked order, that which pays it unless another is given, and lets the order follow: its
 * state of payment, its completion, and what is told about it. Known reports leave the order as it is. Throws like
 * `recordTransaction`.
 */
export async function moveMoney(
  context: EngineContext,
  db: Database,
  order: Order,
  reports: TransactionReport | readonly TransactionReport[],
  payment: Payment = paymentOf(order),
): Promise<Order> {
  const movements: Transaction[] = []
  for (const report of [reports].flat()) {
    const movement = await recordTransaction(context, db, payment, report)
    if (movement) movements.push(movement)
  }
  if (movements.length === 0) return order
  const after = await arrangePayments(context, db, await reloadOrder(db, order))
  await sendPaymentNews(db, order, after)
  for (const { id, type, state, amount } of movements) {
    const isKnown = payment.transactions.some(known => known.id === id && known.state === 'Success')
    if (type === 'Refund' && state === 'Success' && !isKnown)
      await addToOutbox(db, orderMessage('order-refunded', order, { transactionId: id, centAmount: amount.centAmount }))
  }
  return after
}

/** Tells the buyer that their payment has come, or that they have to pay again; of each payment once, and of each dispute about it. */
export async function sendPaymentNews(db: Database, before: Order, after: Order): Promise<void> {
  const payment = paymentOf(after)
  const isOther = payment.id !== paymentOf(before).id
  const details = after.paymentInfo.payments.length > 1 ? { paymentId: payment.id } : {}
  if (after.paymentState === 'Paid' && (isOther || before.paymentState !== 'Paid'))
    await addToOutbox(db, orderMessage('order-paid', after, details))
  if (orderDueOf(after).standing === 'due' && (isOther || orderDueOf(before).standing !== 'due'))
    await addToOutbox(db, orderMessage('order-unpaid', after, { ...details, ...disputeOf(payment) }))
}

/** A chargeback that was made after another one was reversed: that the order was due before, and paid since, is no longer news. */
function disputeOf(payment: Payment): { readonly transactionId?: string } {
  if (!hasReversedChargeback(payment)) return {}
  const chargeback = payment.transactions.findLast(({ type, state }) => type === 'Chargeback' && state === 'Success')
  return chargeback ? { transactionId: chargeback.id } : {}
}

/**
 * Takes reports of a payment interface about a payment, ordered or not; its order follows (rule P3). Reports may come
 * in any order and any number of times. Returns the payment. Throws `CommerceError` `resource-not-found`, or like
 * `recordTransaction`.
 */
export async function addTransaction(
  context: EngineContext,
  paymentId: string,
  reports: TransactionReport | readonly TransactionReport[],
): Promise<Payment> {
  return inTransaction(context, async db => {
    const payment = await lockPayment(db, paymentId)
    if (!payment)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'payment', id: paymentId }, 'There is no such payment')
    const order = await lockOrderOfPayment(db, paymentId)
    if (order) await moveMoney(context, db, order, reports, payment)
    else for (const report of [reports].flat()) await recordTransaction(context, db, payment, report)
    return (await lockPayment(db, paymentId)) ?? payment
  })
}

/** Money of a buyer that has arrived. */
export interface ReceivedMoney {
  /** Names the booking, such as the bank's reference: it is registered once. Without one, whatever is open is registered. */
  readonly key?: string
  /** Default: all that is open. */
  readonly centAmount?: number
}

/**
 * Registers money that has arrived by transfer or in cash: a successful Charge (PAY-18, rule P3). For an order that the provider
 * was to be paid for it is that of the transfer its buyer chose instead, or agreed with the shop once the payment had failed.
 * Repeatable. Throws `CommerceError` `resource-not-found`, `invalid-operation` for an order that only the provider was asked to
 * pay and that is not due, and for a cancelled order without an amount.
 */
export async function registerPayment(context: EngineContext, reference: OrderReference, money: ReceivedMoney): Promise<Order> {
  return inTransaction(context, async db => {
    const found = await lockOrder(db, reference)
    // Money that was booked for one payment of the order has not come again for another one.
    if (money.key !== undefined && isBooked(found, money.key)) return found
    const { order, payment } = await receivingPayment(context, db, found)
    const open = Math.max(0, amountToPayBy(payment, order).centAmount - paymentAmountsOf(payment).charged)
    if (order.orderState === 'Cancelled' && money.centAmount === undefined)
      throw new CommerceError({ code: 'invalid-operation' }, `${order.orderNumber} is Cancelled; nothing is open`)
    const centAmount = money.centAmount ?? open
    if (centAmount === 0 && money.centAmount === undefined) return order
    const interactionId = money.key ?? context.newId()
    const report = {
      eventKey: `payment-received/${payment.id}/${interactionId}`,
      interactionId,
      type: 'Charge',
      state: 'Success',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    } as const
    return moveMoney(context, db, order, report, payment)
  })
}

function isBooked({ paymentInfo }: Order, key: string): boolean {
  return paymentInfo.payments.some(({ transactions }) =>
    transactions.some(({ type, interactionId }) => type === 'Charge' && interactionId === key),
  )
}

/** The payment of a locked order that money by transfer or in cash is for, whether it pays the order now or did before. */
async function receivingPayment(
  context: EngineContext,
  db: Database,
  order: Order,
): Promise<{ readonly order: Order; readonly payment: Payment }> {
  const payer = paymentOf(order)
  if (payer.paymentMethodInfo.paymentInterface !== 'card-payment-provider') return { order, payment: payer }
  const { rows } = await sql<{ id: string }>`
    select id from payment where cart_id = ${order.cart.id} and due_order_id = ${order.id} and interface = 'bank-transfer'
    order by created_at desc limit 1`.execute(db)
  const payment = rows[0] && (await lockPayment(db, rows[0].id))
  if (payment) return { order, payment }
  if (orderDueOf(order).standing !== 'due')
    throw new CommerceError({ code: 'invalid-operation' }, `${order.orderNumber} is paid by card; the provider reports it`)
  const waiting = await awaitTransfer(context, db, order)
  return { order: waiting, payment: paymentOf(waiting) }
}
