import { CHARGE_CODES, type ChargeCode } from '../fiscal/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import { requireTransition, type Transitions } from '../state/transition.ts'
import { type StoreSwitches, WITHDRAWAL_DAYS } from '../store/index.ts'

/**
 * Life of a return. `Closed` is one that ended without money or goods since nothing of it was accepted; what is `Refunded` or
 * `Replaced` has ended too.
 */
export const RETURN_STATES = [
  'Requested',
  'Approved',
  'Rejected',
  'Received',
  'Inspected',
  'Refunded',
  'Replaced',
  'Closed',
  'Cancelled',
  'Expired',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** States of a return that may follow each. Units of an approved one can come in several parcels: it stays `Received` then. */
export const RETURN_TRANSITIONS: Transitions<ReturnState> = {
  Requested: ['Approved', 'Rejected', 'Cancelled'],
  Approved: ['Received', 'Cancelled', 'Expired'],
  // What was thought lost in the post may come after all.
  Expired: ['Received'],
  Received: ['Inspected'],
  Inspected: ['Refunded', 'Replaced', 'Closed'],
  Rejected: [],
  Refunded: [],
  Replaced: [],
  Closed: [],
  Cancelled: [],
}

/** Why goods come back. The last two are never typed: a declared withdrawal that was accepted, and a parcel that never arrived. */
export const RETURN_REASONS = [
  'changedMind',
  'defective',
  'damagedInTransit',
  'wrongItem',
  'notAsDescribed',
  'withdrawal',
  'parcelLost',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** The reasons a customer chooses from. */
export const REQUESTABLE_REASONS = RETURN_REASONS.filter(reason => reason !== 'withdrawal' && reason !== 'parcelLost')

/** What the customer would like to have for the goods. */
export const RETURN_RESOLUTIONS = ['refund', 'replacement'] as const
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number]

/** Days in which the goods of an approved return are to be sent. */
const RETURN_SEND_DAYS = 14

/** Units of a line of an order that come back, and what became of them. */
export interface ReturnLine {
  readonly lineItemId: string
  readonly sku: string
  /** Units that were announced. */
  readonly quantity: number
  /** Units that have come. */
  readonly received: number
  /** Units the shop takes back; those that came and are not accepted go back to the customer. */
  readonly accepted: number
  /** Accepted units that can be sold again as new. */
  readonly restocked: number
  /** Cents with VAT that the accepted units have lost in value. */
  readonly reductionCents: number
}

/** When a return came into a state; an ISO instant. */
export interface ReturnEvent {
  readonly state: ReturnState
  readonly at: string
}

/** Goods of an order on their way back. Instants are ISO. */
export interface Return {
  readonly id: string
  readonly returnNumber: string
  readonly orderId: string
  readonly orderNumber: string
  /** Of its order, and of the values that its goods have lost. */
  readonly currency: CurrencyCode
  readonly state: ReturnState
  readonly reason: ReturnReason
  readonly wish: ReturnResolution
  readonly comment?: string
  readonly lines: readonly ReturnLine[]
  /** In the order in which they took place. */
  readonly events: readonly ReturnEvent[]
  readonly pictures: number
  /** Until when the goods are to be sent. */
  readonly sendUntil?: string
  /** Why it was rejected, or what was found when the goods were inspected; in the customer's language. */
  readonly note?: string
  readonly refund?: Money
  /** The parcel that a replacement left with. */
  readonly replacement?: { readonly trackingNumber?: string; readonly carrier?: string }
  /** The parcel that is lost. */
  readonly lostParcel?: string
}

/** Refuses a state that may not follow; staying is allowed. Throws `CommerceError` `invalid-operation`. */
export function requireReturnState({ returnNumber, state }: Pick<Return, 'returnNumber' | 'state'>, to: ReturnState): void {
  requireTransition(`Return ${returnNumber}`, RETURN_TRANSITIONS, state, to)
}

/** Whether the customer can still call a return off: its goods have not come. */
export function isCancellable({ state }: Pick<Return, 'state'>): boolean {
  return RETURN_TRANSITIONS[state].includes('Cancelled')
}

const DAY_MS = 24 * 60 * 60_000

/** Until when the goods of a return are to be sent that is approved at an instant. */
export function sendUntilOf(approvedAt: string): string {
  return new Date(Date.parse(approvedAt) + RETURN_SEND_DAYS * DAY_MS).toISOString()
}

/** Whether the fee of cash on delivery goes back, as the owner decided for a market. */
export type CodFeePolicy = Pick<StoreSwitches, 'codFeeOnWithdrawal' | 'codFeeOnReturn'>

/**
 * Which fees go back with goods that come back as a whole. What was paid for delivery does not where a customer changed their mind after
 * the days of withdrawal, counted from the delivery where that is known (Directive 2011/83/EU, art. 13 (1)). The fee of cash on delivery
 * goes back as the owner decided, and with goods that were wrong or never came in any case.
 */
export function refundedFeesOf(
  {
    reason,
    requestedAt,
    deliveredAt,
  }: Pick<Return, 'reason'> & {
    readonly requestedAt: string
    readonly deliveredAt: string | undefined
  },
  policy: CodFeePolicy,
): readonly ChargeCode[] {
  const isInTime = deliveredAt === undefined || Date.parse(requestedAt) <= Date.parse(deliveredAt) + WITHDRAWAL_DAYS * DAY_MS
  if (reason === 'withdrawal' || (reason === 'changedMind' && isInTime)) return policy.codFeeOnWithdrawal ? CHARGE_CODES : ['FC']
  if (reason === 'changedMind') return policy.codFeeOnReturn ? ['AEK'] : []
  return CHARGE_CODES
}
