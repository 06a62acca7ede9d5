import { CommerceError } from '../error/index.ts'
import { type Money, moneyOf } from '../money/index.ts'
import type { Payment } from './payment.ts'
import { mergeTransactions, type Transaction, type TransactionState, type TransactionType } from './transaction.ts'

/** What the movements of a payment add up to, in cents of its currency. */
export interface PaymentAmounts {
  /** Reserved and not released again. */
  readonly authorised: number
  readonly charged: number
  readonly refunded: number
  /** Refunds that are asked for or under way. */
  readonly refundsUnderWay: number
  readonly chargedBack: number
}

/** Sums of a payment's movements, whatever the order and number of reports about them. */
export function paymentAmountsOf({ transactions }: Pick<Payment, 'transactions'>): PaymentAmounts {
  const movements = mergeTransactions(transactions)
  const sum = (type: TransactionType, ...states: Transaction['state'][]) =>
    movements
      .filter(movement => movement.type === type && states.includes(movement.state))
      .reduce((cents, { amount }) => cents + amount.centAmount, 0)
  return {
    authorised: Math.max(0, sum('Authorization', 'Success') - sum('CancelAuthorization', 'Success')),
    charged: sum('Charge', 'Success'),
    refunded: sum('Refund', 'Success'),
    refundsUnderWay: sum('Refund', 'Initial', 'Pending'),
    chargedBack: sum('Chargeback', 'Success'),
  }
}

/** When charges came to `total`, an ISO instant; undefined while they have not. */
export function paidInFullAt({ transactions }: Pick<Payment, 'transactions'>, total: Money): string | undefined {
  const charges = mergeTransactions(transactions)
    .filter(({ type, state }) => type === 'Charge' && state === 'Success')
    .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
  let charged = 0
  for (const { amount, timestamp } of charges) {
    charged += amount.centAmount
    if (charged >= total.centAmount) return timestamp
  }
  return undefined
}

/** Cents of a payment that can still be given back: what came in and neither went nor is going back (rule P2). */
export function refundableCents(payment: Pick<Payment, 'transactions'>): number {
  const { charged, refunded, refundsUnderWay, chargedBack } = paymentAmountsOf(payment)
  return Math.max(0, charged - refunded - refundsUnderWay - chargedBack)
}

/**
 * Cents that are reserved and still to be taken: none once a capture has failed and was not asked for again, or where they are
 * being released.
 */
export function reservedCents(payment: Pick<Payment, 'transactions'>): number {
  return hasFailedCapture(payment) ? 0 : releasableCents(payment)
}

/** Cents that are reserved, not taken, and not being released yet. */
export function releasableCents(payment: Pick<Payment, 'transactions'>): number {
  const { authorised, charged } = paymentAmountsOf(payment)
  const isReleased = hasMovement(payment, 'CancelAuthorization Initial', 'CancelAuthorization Pending')
  return isReleased ? 0 : Math.max(0, authorised - charged)
}

/** Cents that the shop has of a payment or is sure to get: what it can give back, and what is reserved. */
export function heldCents(payment: Pick<Payment, 'transactions'>): number {
  return refundableCents(payment) + reservedCents(payment)
}

/** Whether something of a payment came to nothing, was taken back or was released, and nothing of it is under way. */
export function hasFailed(payment: Pick<Payment, 'transactions'>): boolean {
  const isUnderWay = hasMovement(payment, 'Authorization Initial', 'Authorization Pending', 'Charge Initial', 'Charge Pending')
  if (isUnderWay) return false
  return hasMovement(
    payment,
    'Authorization Failure',
    'Charge Failure',
    'Chargeback Success',
    'CancelAuthorization Initial',
    'CancelAuthorization Pending',
    'CancelAuthorization Success',
  )
}

/** Whether a chargeback was reversed: the money is the shop's again, as if the buyer's bank had never taken it back. */
export function hasReversedChargeback(payment: Pick<Payment, 'transactions'>): boolean {
  return hasMovement(payment, 'Chargeback Failure')
}

function hasFailedCapture(payment: Pick<Payment, 'transactions'>): boolean {
  return hasMovement(payment, 'Charge Failure') && !hasMovement(payment, 'Charge Initial', 'Charge Pending')
}

function hasMovement(
  { transactions }: Pick<Payment, 'transactions'>,
  ...kinds: `${TransactionType} ${TransactionState}`[]
): boolean {
  return mergeTransactions(transactions).some(({ type, state }) => kinds.includes(`${type} ${state}`))
}

type RefundablePayment = Pick<Payment, 'transactions' | 'amountPlanned'>

/** Refuses to give back nothing or more than came in by the payments of an order (rule P2). Throws `CommerceError` `refund-above-charge`. */
export function requireRefundable(payments: RefundablePayment | readonly RefundablePayment[], centAmount: number): void {
  const [first, ...others] = [payments].flat()
  if (!first) throw new Error('There is no payment to refund')
  const refundable = [first, ...others].reduce((cents, payment) => cents + refundableCents(payment), 0)
  if (!Number.isSafeInteger(centAmount) || centAmount < 1 || centAmount > refundable)
    throw new CommerceError(
      { code: 'refund-above-charge', refundable: moneyOf(first.amountPlanned.currencyCode, refundable) },
      `${centAmount} cents cannot be refunded; ${refundable} can`,
    )
}
