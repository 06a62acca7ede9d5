import { EXCESS_NAME, type Order, payableCentsOf } from '../order/index.ts'
import { mergeTransactions, paymentAmountsOf } from '../payment/index.ts'
import type { Cents } from './fiscal-document.ts'

/** How refunds begin to be named that are made together with their credit notes: of goods of a return, and of a fee. */
export const CREDITED_REFUNDS = { return: 'return/', fee: 'fee/' } as const

/** Money that went back, and what of it is to be credited. */
export interface UncreditedRefund {
  /** Of the movement. */
  readonly id: string
  readonly cents: Cents
}

/** What was credited of an order: in all, and for each refund that said nothing about its goods. */
export interface CreditedSums {
  readonly cents: Cents
  readonly byRefund: ReadonlyMap<string, Cents>
}

/**
 * Refunds that made an order cheaper and have no credit note yet, in the order in which they were made. What went back since it was too
 * much, or was credited otherwise before, changed no price: an order never comes to less than what was paid for it and kept. Money that
 * a bank took back does not count, since it is still owed.
 */
export function uncreditedRefundsOf(order: Order, credited: CreditedSums): UncreditedRefund[] {
  const names = [EXCESS_NAME, ...Object.values(CREDITED_REFUNDS)]
  const refunds = order.paymentInfo.payments
    .flatMap(({ transactions }) => mergeTransactions(transactions))
    .filter(
      ({ type, state, interactionId = '' }) =>
        type === 'Refund' && state === 'Success' && !names.some(name => interactionId.startsWith(name)),
    )
    .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
  let missing = payableCentsOf(order) - credited.cents - keptCents(order)
  return refunds.flatMap(({ id, amount }) => {
    const cents = Math.min(amount.centAmount - (credited.byRefund.get(id) ?? 0), missing)
    if (cents <= 0) return []
    missing -= cents
    return [{ id, cents }]
  })
}

function keptCents({ paymentInfo }: Order): Cents {
  return paymentInfo.payments.reduce((cents, payment) => {
    const { charged, refunded } = paymentAmountsOf(payment)
    return cents + charged - refunded
  }, 0)
}
