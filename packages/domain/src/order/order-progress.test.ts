import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { moneyOf } from '../money/index.ts'
import type { Payment, Transaction, TransactionType } from '../payment/index.ts'
import { mayBecome } from '../state/transition.ts'
import { hasShipped, ORDER_STATES, ORDER_TRANSITIONS, type OrderState, SHIPMENT_STATES, SHIPMENT_TRANSITIONS } from './order.ts'
import { cancel, confirm, followPayment, moveShipment, type OrderInProgress, type OrderProgress } from './order-progress.ts'

const TOTAL = moneyOf('EUR', 100)

function aPayment(...movements: [TransactionType, number?][]): Payment {
  const transactions = movements.map(([type, centAmount = 100], index): Transaction => {
    return { id: `t${index}`, type, state: 'Success', amount: moneyOf('EUR', centAmount), timestamp: '2026-11-21T10:00:00.000Z' }
  })
  const paymentMethodInfo = { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } }
  return { id: 'payment', version: 1, paymentMethodInfo, amountPlanned: TOTAL, transactions }
}

function anOrder(changes: Partial<OrderProgress> = {}, payment = aPayment()): OrderInProgress {
  return {
    orderNumber: 'NS00000001',
    orderState: 'Open',
    paymentState: 'Pending',
    shipmentState: 'Pending',
    totalPrice: TOTAL,
    paymentInfo: { payments: [payment] },
    ...changes,
  }
}

const refused = expect.objectContaining({ failure: { code: 'invalid-operation' } })

describe('the states of an order', () => {
  it('ORD-04 are Open, Confirmed, Complete and Cancelled, and the last two are final', () => {
    expect([...ORDER_STATES].sort()).toEqual(['Cancelled', 'Complete', 'Confirmed', 'Open'])
    expect([ORDER_TRANSITIONS.Complete, ORDER_TRANSITIONS.Cancelled]).toEqual([[], []])
    expect(confirm(anOrder())).toMatchObject({ orderState: 'Confirmed' })
    expect(confirm(anOrder({ orderState: 'Confirmed' }))).toMatchObject({ orderState: 'Confirmed' })
    for (const orderState of ['Complete', 'Cancelled'] as const) expect(() => confirm(anOrder({ orderState }))).toThrow(refused)
  })

  it('ORD-06 are Delayed, Backorder, Partial, Pending, Ready and Shipped, and goods do not come back into the house', () => {
    expect([...SHIPMENT_STATES].sort()).toEqual(['Backorder', 'Delayed', 'Partial', 'Pending', 'Ready', 'Shipped'])
    expect(SHIPMENT_TRANSITIONS.Shipped).toEqual([])
    for (const from of SHIPMENT_STATES)
      for (const to of SHIPMENT_TRANSITIONS[from]) expect(hasShipped(from) && !hasShipped(to), `${from} -> ${to}`).toBe(false)
    expect(() => moveShipment(anOrder({ shipmentState: 'Shipped' }), 'Ready')).toThrow(refused)
    expect(() => moveShipment(anOrder({ orderState: 'Cancelled', paymentState: 'Failed' }), 'Ready')).toThrow(refused)
  })

  it('ORD-04 an order is complete once it is both shipped and paid, whichever comes last', () => {
    const paid = { paymentState: 'Paid' } as const
    expect(moveShipment(anOrder(paid, aPayment(['Charge'])), 'Shipped')).toEqual({
      orderState: 'Complete',
      paymentState: 'Paid',
      shipmentState: 'Shipped',
    })
    expect(moveShipment(anOrder(), 'Shipped')).toMatchObject({ orderState: 'Open', paymentState: 'Pending' })
    expect(followPayment(anOrder({ shipmentState: 'Shipped' }, aPayment(['Charge'])))).toMatchObject({ orderState: 'Complete' })
  })

  it('ORD-04 a cancelled order owes what was paid, and is owed nothing', () => {
    expect(cancel(anOrder())).toEqual({ orderState: 'Cancelled', paymentState: 'Failed', shipmentState: 'Pending' })
    expect(cancel(anOrder({ paymentState: 'Paid' }, aPayment(['Charge'])))).toMatchObject({ paymentState: 'CreditOwed' })
    expect(cancel(anOrder({ paymentState: 'Paid' }, aPayment(['Authorization'])))).toMatchObject({ paymentState: 'CreditOwed' })
    const late = anOrder({ orderState: 'Cancelled', paymentState: 'Failed' }, aPayment(['Charge']))
    expect(followPayment(late)).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  })

  it.each(['Shipped', 'Partial'] as const)('ORD-04 an order that is %s is not cancelled any more', shipmentState => {
    expect(() => cancel(anOrder({ shipmentState }))).toThrow(refused)
  })

  it('ORD-04, ORD-05, ORD-06 P3 no sequence of steps and movements of money makes a transition that is not in the tables', () => {
    type Step = 'confirm' | 'cancel' | (typeof SHIPMENT_STATES)[number] | TransactionType
    const steps = fc.constantFrom<Step>(
      'confirm',
      'cancel',
      ...SHIPMENT_STATES,
      'Charge',
      'Authorization',
      'Refund',
      'Chargeback',
    )
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 15 }), sequence => {
        let order = anOrder()
        const orderStates: OrderState[] = ['Open']
        for (const step of sequence) {
          const before = order
          try {
            order = { ...order, ...apply(step) }
          } catch (error) {
            expect(error).toBeInstanceOf(CommerceError)
            continue
          }
          if (before.orderState !== order.orderState) orderStates.push(order.orderState)
        }
        for (const [index, to] of orderStates.entries()) {
          const from = orderStates[index - 1]
          if (from) expect(mayBecome(ORDER_TRANSITIONS, from, to)).toBe(true)
        }
        expect(order.orderState === 'Cancelled' && hasShipped(order.shipmentState)).toBe(false)

        function apply(step: Step): Partial<OrderInProgress> {
          if (step === 'confirm') return confirm(order)
          if (step === 'cancel') return cancel(order)
          const shipment = SHIPMENT_STATES.find(state => state === step)
          if (shipment) return moveShipment(order, shipment)
          const [payment] = order.paymentInfo.payments as [Payment]
          const moved = aPayment(...payment.transactions.map(({ type }): [TransactionType] => [type]), [step as TransactionType])
          // Money is a fact: what it leads to is never refused.
          const next = { ...order, paymentInfo: { payments: [moved] } }
          let progress: OrderProgress | undefined
          expect(() => {
            progress = followPayment(next)
          }).not.toThrow()
          return { ...next, ...progress }
        }
      }),
      { numRuns: 500 },
    )
  })
})
