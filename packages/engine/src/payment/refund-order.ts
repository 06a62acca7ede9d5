import { CommerceError } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { type Payment, refundableCents, requireRefundable } from '@shop/domain/payment'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, paymentOf } from '../order/order-rows.ts'
import type { TransactionReport } from '../transaction/record-transaction.ts'
import { moveMoney } from './move-money.ts'

/** Money that goes back to a buyer. */
export interface RefundDraft {
  /** Names the refund: it is made once. Needed to repeat a partial refund safely. */
  readonly key?: string
  /** Default: all that can be refunded. */
  readonly centAmount?: number
}

/**
 * Gives money back, in whole or in part, never more than came in (rule P2). Transfers and cash are given back outside
 * of the shop, so that their refund is done with; one by card is asked for and goes on when its provider reports.
 * Repeated, a refund with a key and one of everything change nothing. Throws `CommerceError` `resource-not-found`,
 * `refund-above-charge`, or `malformed-price` for a key that was used with another amount.
 */
export async function refundOrder(context: EngineContext, reference: OrderReference, draft: RefundDraft): Promise<Order> {
  return inTransaction(context, async db => refundLockedOrder(context, db, await lockOrder(db, reference), draft))
}

/** Same as `refundOrder` for an order that this transaction has locked. */
export async function refundLockedOrder(context: EngineContext, db: Database, order: Order, draft: RefundDraft): Promise<Order> {
  const { payments } = order.paymentInfo
  const refunds = payments.flatMap(({ transactions }) => transactions.filter(({ type }) => type === 'Refund'))
  const made = draft.key === undefined ? [] : refunds.filter(({ interactionId }) => interactionId === draft.key)
  const madeCents = made.reduce((cents, { amount }) => cents + amount.centAmount, 0)
  if (made.length > 0 && (draft.centAmount ?? madeCents) !== madeCents)
    throw new CommerceError(
      { code: 'malformed-price', expected: moneyOf(order.totalPrice.currencyCode, madeCents) },
      `The refund ${draft.key} was made over another amount`,
    )
  if (made.length > 0) return order
  const refundable = payments.reduce((cents, payment) => cents + refundableCents(payment), 0)
  if (draft.centAmount === undefined && refundable === 0 && refunds.length > 0) return order
  const centAmount = draft.centAmount ?? refundable
  requireRefundable(payments, centAmount)
  const interactionId = draft.key ?? context.newId()
  let refunded = order
  let rest = centAmount
  for (const payment of payments) {
    const part = Math.min(rest, refundableCents(payment))
    if (part === 0) continue
    rest -= part
    refunded = await moveMoney(context, db, refunded, refundOf(payment, { interactionId, centAmount: part }), payment)
  }
  return refunded
}

/**
 * Registers that what a buyer had transferred besides paying in another way was sent back by the shop's bank; the buyer is told.
 * Repeatable. Throws `CommerceError` `resource-not-found`.
 */
export async function registerRefunds(context: EngineContext, reference: OrderReference): Promise<Order> {
  return inTransaction(context, async db => {
    let order = await lockOrder(db, reference)
    for (const payment of order.paymentInfo.payments.filter(isOffline))
      for (const { id, type, state, interactionId = id, amount } of payment.transactions)
        if (type === 'Refund' && state === 'Initial')
          order = await moveMoney(
            context,
            db,
            order,
            { eventKey: `refund-sent/${id}`, interactionId, type, state: 'Success', amount },
            payment,
          )
    return order
  })
}

function isOffline({ paymentMethodInfo }: Payment): boolean {
  return paymentMethodInfo.paymentInterface !== 'card-payment-provider'
}

/** A refund of one payment. */
function refundOf(
  payment: Payment,
  { interactionId, centAmount }: { readonly interactionId: string; readonly centAmount: number },
): TransactionReport {
  const { id, amountPlanned } = payment
  return {
    eventKey: `refund-asked/${id}/${interactionId}`,
    interactionId,
    type: 'Refund',
    state: isOffline(payment) ? 'Success' : 'Initial',
    amount: { currencyCode: amountPlanned.currencyCode, centAmount },
  }
}

/**
 * Registers that a buyer's bank has taken money back. `key` names the booking and registers it once; the amount is all
 * that the shop holds unless it is given. Throws `CommerceError` `resource-not-found`, or `refund-above-charge` for
 * more than the shop holds (rule P2).
 */
export async function chargeBackOrder(
  context: EngineContext,
  reference: OrderReference,
  booking: { readonly key: string; readonly centAmount?: number },
): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const payment = paymentOf(order)
    // Also of a payment that no longer pays the order: the bank has not taken the money of another one since.
    const movements = order.paymentInfo.payments.flatMap(({ transactions }) => transactions)
    if (movements.some(({ type, interactionId }) => type === 'Chargeback' && interactionId === booking.key)) return order
    const centAmount = booking.centAmount ?? refundableCents(payment)
    requireRefundable(payment, centAmount)
    return moveMoney(context, db, order, {
      eventKey: `charged-back/${payment.id}/${booking.key}`,
      interactionId: booking.key,
      type: 'Chargeback',
      state: 'Success',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  })
}
