import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { mayBecome } from '../state/transition.ts'
import { PAYMENT_INTERFACES, type PaymentInterface } from './payment.ts'
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, paymentStateOf } from './payment-state.ts'
import {
  furtherState,
  mergeTransactions,
  TRANSACTION_STATES,
  TRANSACTION_TRANSITIONS,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionState,
  type TransactionType,
} from './transaction.ts'

const TOTAL = moneyOf('EUR', 100)

function aTransaction(
  type: TransactionType,
  state: TransactionState,
  centAmount = 100,
  interactionId: string = type,
): Transaction {
  return {
    id: `${type}-${interactionId}`,
    type,
    state,
    amount: moneyOf('EUR', centAmount),
    timestamp: '2026-11-21T10:00:00.000Z',
    interactionId,
  }
}

function stateOf(transactions: readonly Transaction[], paymentInterface: PaymentInterface = 'card-payment-provider') {
  return paymentStateOf({ paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } }, transactions }, TOTAL)
}

/** Reports as a provider sends them: a handful of movements, each told about several times in several states. */
const reports = fc.array(
  fc
    .record({
      type: fc.constantFrom(...TRANSACTION_TYPES),
      state: fc.constantFrom(...TRANSACTION_STATES),
      interaction: fc.constantFrom('a', 'b'),
    })
    // One movement has one amount.
    .map(({ type, state, interaction }) => aTransaction(type, state, interaction === 'a' ? 100 : 40, interaction)),
  { maxLength: 12 },
)
const interfaces = fc.constantFrom(...PAYMENT_INTERFACES)

describe('paymentStateOf', () => {
  it.each([
    ['bank-transfer', [], 'Pending'],
    ['cash-on-delivery', [], 'BalanceDue'],
    ['card-payment-provider', [], 'Pending'],
    ['card-payment-provider', [aTransaction('Authorization', 'Pending')], 'Pending'],
    ['card-payment-provider', [aTransaction('Authorization', 'Success')], 'Paid'],
    ['card-payment-provider', [aTransaction('Authorization', 'Failure')], 'Failed'],
    ['bank-transfer', [aTransaction('Charge', 'Success')], 'Paid'],
    ['bank-transfer', [aTransaction('Charge', 'Success', 60)], 'BalanceDue'],
    ['bank-transfer', [aTransaction('Charge', 'Success', 99)], 'BalanceDue'],
    ['card-payment-provider', [aTransaction('Authorization', 'Success', 99)], 'Pending'],
    ['bank-transfer', [aTransaction('Charge', 'Success', 60), aTransaction('Charge', 'Success', 40, 'rest')], 'Paid'],
    ['bank-transfer', [aTransaction('Charge', 'Success', 101)], 'CreditOwed'],
    ['bank-transfer', [aTransaction('Charge', 'Success'), aTransaction('Refund', 'Initial', 10)], 'CreditOwed'],
    ['card-payment-provider', [aTransaction('Charge', 'Success'), aTransaction('Chargeback', 'Pending')], 'Paid'],
    ['card-payment-provider', [aTransaction('Charge', 'Success'), aTransaction('Chargeback', 'Success')], 'CreditOwed'],
    ['card-payment-provider', [aTransaction('Charge', 'Success'), aTransaction('Chargeback', 'Failure')], 'Paid'],
    [
      'card-payment-provider',
      [aTransaction('Authorization', 'Success'), aTransaction('CancelAuthorization', 'Success')],
      'CreditOwed',
    ],
    ['bank-transfer', [aTransaction('CancelAuthorization', 'Success')], 'Failed'],
  ] as const)('ORD-05 by %s after %j is as expected', (paymentInterface, transactions, state) => {
    expect(stateOf(transactions, paymentInterface)).toBe(state)
  })

  it('ORD-05 P3 is the same for every order and number of the same reports', () => {
    fc.assert(
      fc.property(
        reports.chain(list =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
        ),
        interfaces,
        ([list, shuffled, repeated], paymentInterface) => {
          expect(stateOf([...shuffled, ...repeated], paymentInterface)).toBe(stateOf(list, paymentInterface))
        },
      ),
    )
  })

  it('P3 never moves back: whatever is reported next is a transition of the table, but for a chargeback that is reversed', () => {
    const isReversal = ({ type, state }: Transaction) => type === 'Chargeback' && state === 'Failure'
    const others = reports.map(list => list.filter(report => !isReversal(report)))
    fc.assert(
      fc.property(reports, others, interfaces, (before, after, paymentInterface) => {
        const from = stateOf(before, paymentInterface)
        const to = stateOf([...before, ...after], paymentInterface)
        expect(from === to || mayBecome(PAYMENT_TRANSITIONS, from, to), `${from} -> ${to}`).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('ORD-05 knows exactly the five states', () => {
    expect([...PAYMENT_STATES].sort()).toEqual(['BalanceDue', 'CreditOwed', 'Failed', 'Paid', 'Pending'])
    for (const state of ['Paid', 'CreditOwed'] as const)
      for (const earlier of ['BalanceDue', 'Pending', 'Failed'] as const)
        expect(mayBecome(PAYMENT_TRANSITIONS, state, earlier)).toBe(false)
  })
})

describe('transactions', () => {
  it('ORD-07 have five types and four states', () => {
    expect([...TRANSACTION_TYPES].sort()).toEqual(['Authorization', 'CancelAuthorization', 'Charge', 'Chargeback', 'Refund'])
    expect([...TRANSACTION_STATES].sort()).toEqual(['Failure', 'Initial', 'Pending', 'Success'])
  })

  it('ORD-07 P3 a movement ends in the furthest state reported, whatever came first', () => {
    expect(furtherState('Charge', 'Success', 'Failure')).toBe('Success')
    expect(furtherState('Charge', 'Failure', 'Success')).toBe('Success')
    expect(furtherState('Refund', 'Success', 'Failure')).toBe('Failure')
    fc.assert(
      fc.property(
        fc.constantFrom(...TRANSACTION_TYPES),
        fc.array(fc.constantFrom(...TRANSACTION_STATES), { minLength: 1 }),
        (type, states) => {
          const endOf = (list: TransactionState[]) => mergeTransactions(list.map(state => aTransaction(type, state)))[0]?.state
          expect(endOf(states)).toBe(endOf(states.toReversed()))
          expect(endOf(states)).toBe(endOf([...states, ...states].sort()))
        },
      ),
    )
  })

  it('ORD-07 no state leads back to one before it', () => {
    for (const type of TRANSACTION_TYPES) {
      const transitions = TRANSACTION_TRANSITIONS[type]
      for (const from of TRANSACTION_STATES) for (const to of transitions[from]) expect(transitions[to]).not.toContain(from)
    }
  })
})
