import type { Money } from '../money/index.ts'
import { mayBecome, type Transitions } from '../state/transition.ts'

/** Kinds of money movements (ORD-07). */
export const TRANSACTION_TYPES = ['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback'] as const
export type TransactionType = (typeof TRANSACTION_TYPES)[number]

/** How far a movement of money is (ORD-07). */
export const TRANSACTION_STATES = ['Initial', 'Pending', 'Success', 'Failure'] as const
export type TransactionState = (typeof TRANSACTION_STATES)[number]

/** One movement of money of a payment. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly amount: Money
  /** ISO instant at which it became known. */
  readonly timestamp: string
  /** What the payment interface calls it; reports with the same one are about the same movement. */
  readonly interactionId?: string
}

/** Money that moved stays moved: a failure that is reported late does not undo it (rule P3). */
const ONCE_DONE_DONE: Transitions<TransactionState> = {
  Initial: ['Pending', 'Failure', 'Success'],
  Pending: ['Failure', 'Success'],
  Failure: ['Success'],
  Success: [],
}

/**
 * A refund may come back after it was sent, when the buyer's account is gone; then it has to be made again. A chargeback may be
 * reversed; one that is made a second time is another movement.
 */
const MAY_COME_BACK: Transitions<TransactionState> = {
  Initial: ['Pending', 'Success', 'Failure'],
  Pending: ['Success', 'Failure'],
  Success: ['Failure'],
  Failure: [],
}

/** States that may follow each state of a movement; for each type they stand in one line, so that reports may come in any order. */
export const TRANSACTION_TRANSITIONS: Readonly<Record<TransactionType, Transitions<TransactionState>>> = {
  Authorization: ONCE_DONE_DONE,
  CancelAuthorization: ONCE_DONE_DONE,
  Charge: ONCE_DONE_DONE,
  Refund: MAY_COME_BACK,
  Chargeback: MAY_COME_BACK,
}

/** The state of a movement after a report: the further of the two (rule P3). */
export function furtherState(type: TransactionType, known: TransactionState, reported: TransactionState): TransactionState {
  return mayBecome(TRANSACTION_TRANSITIONS[type], known, reported) ? reported : known
}

/** The movements behind reports about them: one per type and interaction, in its furthest state, in order of first appearance. */
export function mergeTransactions(reports: readonly Transaction[]): Transaction[] {
  const merged = new Map<string, Transaction>()
  for (const report of reports) {
    const key = `${report.type} ${report.interactionId ?? report.id}`
    const known = merged.get(key)
    merged.set(key, known ? { ...known, state: furtherState(report.type, known.state, report.state) } : report)
  }
  return [...merged.values()]
}
