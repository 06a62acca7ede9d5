import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { moneyOf } from '../money/index.ts'
import { paymentAmountsOf, refundableCents, requireRefundable } from './payment-amounts.ts'
import type { Transaction, TransactionState, TransactionType } from './transaction.ts'

let count = 0

function aTransaction(type: TransactionType, centAmount: number, state: TransactionState = 'Success'): Transaction {
  count += 1
  return { id: `t${count}`, type, state, amount: moneyOf('EUR', centAmount), timestamp: '2026-11-21T10:00:00.000Z' }
}

function aPayment(...transactions: Transaction[]) {
  return { amountPlanned: moneyOf('EUR', 1000), transactions }
}

describe('paymentAmountsOf', () => {
  it('P2 adds up what has moved, each movement once', () => {
    const charge = aTransaction('Charge', 700)
    const payment = aPayment(
      aTransaction('Authorization', 1000),
      charge,
      { ...charge, state: 'Pending' },
      aTransaction('Refund', 100),
      aTransaction('Refund', 50, 'Pending'),
      aTransaction('Refund', 30, 'Failure'),
      aTransaction('Chargeback', 20),
    )
    expect(paymentAmountsOf(payment)).toEqual({
      authorised: 1000,
      charged: 700,
      refunded: 100,
      refundsUnderWay: 50,
      chargedBack: 20,
    })
    expect(refundableCents(payment)).toBe(530)
  })
})

describe('requireRefundable', () => {
  it('P2 refuses nothing, fractions and more than came in, and names what is left', () => {
    const payment = aPayment(aTransaction('Charge', 700), aTransaction('Refund', 100, 'Initial'))
    expect(() => requireRefundable(payment, 600)).not.toThrow()
    for (const cents of [0, -1, 1.5, 601, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => requireRefundable(payment, cents)).toThrow(
        expect.objectContaining({ failure: { code: 'refund-above-charge', refundable: moneyOf('EUR', 600) } }),
      )
    }
  })

  it('P2 whatever is refunded one after another never exceeds what was charged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.array(fc.integer({ min: 1, max: 400 })), (charged, wishes) => {
        let payment = aPayment(...(charged > 0 ? [aTransaction('Charge', charged)] : []))
        for (const [index, cents] of wishes.entries()) {
          try {
            requireRefundable(payment, cents)
          } catch (error) {
            expect(error).toBeInstanceOf(CommerceError)
            continue
          }
          payment = aPayment(...payment.transactions, aTransaction('Refund', cents, index % 2 ? 'Success' : 'Initial'))
        }
        const { refunded, refundsUnderWay } = paymentAmountsOf(payment)
        expect(refunded + refundsUnderWay).toBeLessThanOrEqual(charged)
      }),
    )
  })
})
