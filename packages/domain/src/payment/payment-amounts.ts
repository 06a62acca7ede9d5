import { CommerceError } from '../error/index.ts'
import { type Money, moneyOf } from '../money/index.ts'
import type { Payment } from './payment.ts'
import { mergeTransactions, type Transaction, type TransactionType } from './transaction.ts'

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

/** The day (YYYY-MM-DD) on which charges came to `total`; undefined while they have not. */
export function dayPaidInFull({ transactions }: Pick<Payment, 'transactions'>, total: Money): string | undefined {
  const charges = mergeTransactions(transactions)
    .filter(({ type, state }) => type === 'Charge' && state === 'Success')
    .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
  let charged = 0
  for (const { amount, timestamp } of charges) {
    charged += amount.centAmount
    if (charged >= total.centAmount) return timestamp.slice(0, 10)
  }
  return undefined
}

/** Cents of a payment that can still be given back: what came in and neither went nor is going back (rule P2). */
export function refundableCents(payment: Pick<Payment, 'transactions'>): number {
  const { charged, refunded, refundsUnderWay, chargedBack } = paymentAmountsOf(payment)
  return Math.max(0, charged - refunded - refundsUnderWay - chargedBack)
}

/** Refuses to give back nothing or more than came in (rule P2). Throws `CommerceError` `refund-above-charge`. */
export function requireRefundable(payment: Pick<Payment, 'transactions' | 'amountPlanned'>, centAmount: number): void {
  const refundable = refundableCents(payment)
  if (!Number.isSafeInteger(centAmount) || centAmount < 1 || centAmount > refundable)
    throw new CommerceError(
      { code: 'refund-above-charge', refundable: moneyOf(payment.amountPlanned.currencyCode, refundable) },
      `${centAmount} cents cannot be refunded; ${refundable} can`,
    )
}
