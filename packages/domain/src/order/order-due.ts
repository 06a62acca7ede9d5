import { type Money, moneyOf } from '../money/index.ts'
import {
  hasFailed,
  heldCents,
  type Payment,
  paymentAmountsOf,
  refundableCents,
  releasableCents,
  reservedCents,
} from '../payment/index.ts'
import { type Order, payableCentsOf } from './order.ts'

/** What is due is decided from the state, the total and all payments of an order; the first payment is the one that pays it. */
export type OrderWithPayments = Pick<Order, 'orderState' | 'totalPrice' | 'paymentInfo' | 'cancellations'>

/**
 * Whether an order has to be paid again. `due`: a payment failed or was taken back, and nothing has come instead. `open`: it is
 * not paid, but nothing has failed of what it waits for, as with a transfer that is on its way.
 */
export interface OrderDue {
  readonly standing: 'due' | 'open' | 'paid' | 'cancelled'
  /** What is missing of the total, less what is not delivered any more; nothing for an order that is cancelled. */
  readonly amount: Money
}

/** What an order still has to be paid, and whether its buyer may pay it again (ORD-05, PAY-17). */
export function orderDueOf(order: OrderWithPayments): OrderDue {
  const { orderState, totalPrice } = order
  const amountOf = (centAmount: number) => moneyOf(totalPrice.currencyCode, centAmount)
  if (orderState === 'Cancelled') return { standing: 'cancelled', amount: amountOf(0) }
  const amount = amountOf(missingCents(order))
  if (amount.centAmount === 0) return { standing: 'paid', amount }
  return { standing: hasFailed(payerOf(order)) ? 'due' : 'open', amount }
}

/** Whether an order waits for a bank transfer, before it is sent or on account after it; over how much, `orderDueOf` says (PAY-18). */
export function isAwaitingTransfer(order: OrderWithPayments): boolean {
  const { paymentInterface } = payerOf(order).paymentMethodInfo
  const isByTransfer = paymentInterface === 'bank-transfer' || paymentInterface === 'on-account'
  return isByTransfer && orderDueOf(order).standing === 'open'
}

/**
 * Whether the buyer may pay by the provider what is missing: an order that is due, and one that waits for a transfer that they
 * chose in place of a payment that failed, or that stands for what they choose after an approval. A transfer cannot be seen coming, so it binds no one until it is there (PAY-17).
 */
export function isPayableByProvider(order: OrderWithPayments): boolean {
  return (
    orderDueOf(order).standing === 'due' || (isAwaitingTransfer(order) && (othersOf(order).length > 0 || isChosenLater(order)))
  )
}

/** Whether someone else approved an order, whose buyer had no way to pay to choose from then. */
export function isChosenLater(order: OrderWithPayments): boolean {
  return payerOf(order).custom?.isChosenLater === true
}

/** What the shop refunds of its own accord is not due again; what went back since it was too much never paid the order. */
function missingCents(order: OrderWithPayments): number {
  return Math.max(0, payableCentsOf(order) - paidCents(order) - reservedCents(payerOf(order)))
}

/** Cents that came for an order, by any of its payments. */
function paidCents({ paymentInfo }: OrderWithPayments): number {
  return paymentInfo.payments.reduce((cents, payment) => {
    const { charged, chargedBack } = paymentAmountsOf(payment)
    return cents + charged - chargedBack - excessGivenBack(payment)
  }, 0)
}

/** Whether money that is reserved for an order is still to be taken. What was reserved for goods that are cancelled never is. */
export function isCaptureAwaited(order: OrderWithPayments): boolean {
  return order.paymentInfo.payments.some(payment => reservedCents(payment) > 0) && paidCents(order) < payableCentsOf(order)
}

/** How movements of money begin to be named that give back what is too much. */
export const EXCESS_NAME = 'excess/'

function excessGivenBack({ transactions }: Payment): number {
  return transactions
    .filter(
      ({ type, state, interactionId = '' }) => type === 'Refund' && state !== 'Failure' && interactionId.startsWith(EXCESS_NAME),
    )
    .reduce((cents, { amount }) => cents + amount.centAmount, 0)
}

/** The payment that should pay the order: the one that does, unless another one holds what is missing and it does not. */
export function payingPaymentOf(order: OrderWithPayments): Payment {
  const payer = payerOf(order)
  if (order.orderState === 'Cancelled' || isHeldInFull(payer) || holdsRest(order, payer)) return payer
  const suffices = (payment: Payment) => {
    const rest = order.paymentInfo.payments.filter(({ id }) => id !== payment.id)
    const kept = rest.reduce((cents, other) => cents + refundableCents(other), 0)
    return isHeldInFull(payment) && heldCents(payment) + kept >= payableCentsOf(order)
  }
  return othersOf(order).find(suffices) ?? payer
}

/** Money that an order has too much of since it was paid more than once, and how it goes back. */
export interface Excess {
  readonly payment: Payment
  readonly type: 'Refund' | 'CancelAuthorization'
  readonly centAmount: number
}

/**
 * What has to go back to the buyer: of the payments that do not pay the order all that is above its total (rule P2), and of the one
 * that does what was paid for goods that are cancelled. What came first is kept, such as a part of the total that was transferred
 * before the rest was paid by card, and paid again in another tab.
 */
export function excessOf(order: OrderWithPayments): Excess[] {
  const others = excessOfOthers(order)
  if (order.orderState === 'Cancelled' || !order.cancellations) return others
  const payer = payerOf(order)
  const goingBack = others.reduce((cents, { type, centAmount }) => (type === 'Refund' ? cents + centAmount : cents), 0)
  const centAmount = Math.min(refundableCents(payer), paidCents(order) - goingBack - payableCentsOf(order))
  return centAmount > 0 ? [...others, { payment: payer, type: 'Refund', centAmount }] : others
}

function excessOfOthers(order: OrderWithPayments): Excess[] {
  let room = order.orderState === 'Cancelled' ? 0 : payableCentsOf(order) - heldCents(payerOf(order))
  return othersOf(order)
    .toReversed()
    .toSorted(byFirstCharge)
    .flatMap(payment => {
      const reserved = releasableCents(payment)
      const charged = refundableCents(payment)
      const kept = Math.min(charged, Math.max(0, room))
      room -= kept
      return [
        ...(reserved > 0 ? [{ payment, type: 'CancelAuthorization' as const, centAmount: reserved }] : []),
        ...(charged > kept ? [{ payment, type: 'Refund' as const, centAmount: charged - kept }] : []),
      ]
    })
}

function byFirstCharge(one: Payment, other: Payment): number {
  const [first, second] = [firstChargeOf(one), firstChargeOf(other)]
  return first === second ? 0 : first < second ? -1 : 1
}

/** The instant at which money came by a payment; after all others where none did. */
function firstChargeOf({ transactions }: Payment): number {
  const charges = transactions.filter(({ type, state }) => type === 'Charge' && state === 'Success')
  return Math.min(...charges.map(({ timestamp }) => Date.parse(timestamp)))
}

function isHeldInFull(payment: Payment): boolean {
  return payment.amountPlanned.centAmount > 0 && heldCents(payment) === payment.amountPlanned.centAmount
}

/** Whether a payment holds what an order comes to without the goods that are cancelled. */
function holdsRest(order: OrderWithPayments, payment: Payment): boolean {
  return order.cancellations !== undefined && heldCents(payment) >= payableCentsOf(order)
}

function payerOf({ paymentInfo }: OrderWithPayments): Payment {
  const [payment] = paymentInfo.payments
  if (!payment) throw new Error('An order without payment')
  return payment
}

function othersOf({ paymentInfo }: OrderWithPayments): readonly Payment[] {
  return paymentInfo.payments.slice(1)
}
