import { isOrderNumber } from '../order/index.ts'
import { requireTransition, type Transitions } from '../state/transition.ts'
import { WITHDRAWAL_DAYS } from '../store/index.ts'

/** What became of a declared withdrawal: the shop takes it, or says why not. */
export const WITHDRAWAL_STATES = ['Received', 'Accepted', 'Rejected'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** States that may follow each; a rejection that was wrong is taken back by accepting. */
const WITHDRAWAL_TRANSITIONS: Transitions<WithdrawalState> = {
  Received: ['Accepted', 'Rejected'],
  Accepted: [],
  Rejected: ['Accepted'],
}

const DAY_MS = 24 * 60 * 60_000

/** Throws `CommerceError` `invalid-operation` for a state that cannot follow; staying is allowed. */
export function requireWithdrawalState(withdrawalNumber: string, from: WithdrawalState, to: WithdrawalState): void {
  requireTransition(`Withdrawal ${withdrawalNumber}`, WITHDRAWAL_TRANSITIONS, from, to)
}

/**
 * The number of the order that a buyer names, however it was typed: in small letters, with spaces, or as digits alone, as a bank
 * transfer has it. Undefined where the contract is named in other words.
 */
export function withdrawnOrderNumberOf(typed: string): string | undefined {
  const text = typed.replaceAll(/[\s#.]/g, '').toUpperCase()
  const number = /^\d+$/.test(text) ? `NS${text}` : (text.match(/NS\d{6,14}(?!\d)/)?.[0] ?? '')
  return isOrderNumber(number) ? number : undefined
}

/**
 * Whether a declaration is in time whatever day the goods came on: they have not all left the house, or left so lately that they
 * cannot have been there for longer. Otherwise the day of receipt decides, which the owner has to look up. Instants are ISO.
 */
export function isSurelyInTime(declaredAt: string, lastShippedAt: string | undefined): boolean {
  return lastShippedAt === undefined || Date.parse(declaredAt) <= Date.parse(lastShippedAt) + WITHDRAWAL_DAYS * DAY_MS
}
