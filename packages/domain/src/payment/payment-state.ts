import type { Money } from '../money/index.ts'
import type { Transitions } from '../state/transition.ts'
import type { Payment, PaymentInterface } from './payment.ts'
import { paymentAmountsOf } from './payment-amounts.ts'
import { mergeTransactions } from './transaction.ts'

/** How an order stands with its money (ORD-05). `CreditOwed`: money has to go or has gone back to the buyer. */
export const PAYMENT_STATES = ['BalanceDue', 'Pending', 'Failed', 'Paid', 'CreditOwed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * States of payment that may follow each: what is paid is never unpaid again, what goes back stays gone (rule P3). A chargeback
 * that is reversed is the one exception (`hasReversedChargeback`).
 */
export const PAYMENT_TRANSITIONS: Transitions<PaymentState> = {
  BalanceDue: ['Pending', 'Failed', 'Paid', 'CreditOwed'],
  Pending: ['BalanceDue', 'Failed', 'Paid', 'CreditOwed'],
  Failed: ['BalanceDue', 'Pending', 'Paid', 'CreditOwed'],
  Paid: ['CreditOwed'],
  CreditOwed: [],
}

/** State of a payment of which nothing is known yet: cash is due on delivery, everything else is on its way (PAY-18). */
const BEFORE_ANY_MOVEMENT: Readonly<Record<PaymentInterface, PaymentState>> = {
  'bank-transfer': 'Pending',
  'on-account': 'Pending',
  'cash-on-delivery': 'BalanceDue',
  'card-payment-provider': 'Pending',
}

/**
 * The state of a payment over `total`, from the set of its movements alone: neither their order nor repeated reports
 * count (rule P3). Money that is reserved counts as paid, as the page tells it (PAY-18).
 */
export function paymentStateOf(payment: Pick<Payment, 'paymentMethodInfo' | 'transactions'>, total: Money): PaymentState {
  const movements = mergeTransactions(payment.transactions)
  const { charged, authorised, chargedBack } = paymentAmountsOf(payment)
  const has = (...kinds: string[]) => movements.some(({ type, state }) => kinds.includes(`${type} ${state}`))
  const isReleased = has('CancelAuthorization Success') && has('Authorization Success')
  const goesBack = has('Refund Initial', 'Refund Pending', 'Refund Success', 'Refund Failure') || chargedBack > 0 || isReleased
  if (goesBack || charged > total.centAmount) return 'CreditOwed'
  if (charged >= total.centAmount || (authorised > 0 && authorised >= total.centAmount)) return 'Paid'
  if (charged > 0) return 'BalanceDue'
  if (has('Charge Initial', 'Charge Pending', 'Authorization Initial', 'Authorization Pending')) return 'Pending'
  if (has('Charge Failure', 'Authorization Failure', 'CancelAuthorization Success')) return 'Failed'
  return BEFORE_ANY_MOVEMENT[payment.paymentMethodInfo.paymentInterface]
}
