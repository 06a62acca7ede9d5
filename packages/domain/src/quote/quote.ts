import type { LineItem } from '../cart/index.ts'
import { CommerceError, type QuoteObstacle } from '../error/index.ts'
import type { Locale } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { TaxedPrice } from '../tax/index.ts'

/**
 * Life of a quote, from the request of its buyer on. `Submitted` waits for the shop, `Pending` for the buyer; `Rejected` is what
 * the shop does not make an offer for, `Declined` what the buyer does not want, `Withdrawn` what the shop took back. `Accepted` is
 * an order.
 */
export const QUOTE_STATES = ['Submitted', 'Pending', 'Accepted', 'Declined', 'Rejected', 'Withdrawn'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** What shop and buyer do to a quote. */
export const QUOTE_ACTIONS = ['answer', 'reject', 'withdraw', 'decline', 'renegotiate', 'order'] as const
export type QuoteAction = (typeof QUOTE_ACTIONS)[number]

/** Which action leads where from which states. An answer that replaces another one is an answer too. */
const STEPS: { readonly [Action in QuoteAction]: { readonly from: readonly QuoteState[]; readonly to: QuoteState } } = {
  answer: { from: ['Submitted', 'Pending'], to: 'Pending' },
  reject: { from: ['Submitted'], to: 'Rejected' },
  withdraw: { from: ['Pending'], to: 'Withdrawn' },
  decline: { from: ['Pending'], to: 'Declined' },
  renegotiate: { from: ['Pending'], to: 'Submitted' },
  order: { from: ['Pending'], to: 'Accepted' },
}

/** The state after an action. Throws `CommerceError` `invalid-operation` where it cannot be done. */
export function quoteStateAfter(state: QuoteState, action: QuoteAction): QuoteState {
  const { from, to } = STEPS[action]
  if (from.includes(state)) return to
  throw new CommerceError({ code: 'invalid-operation' }, `A quote that is ${state} cannot take: ${action}`)
}

/** Longest comment of a buyer or the shop, in characters. */
export const MAX_QUOTE_COMMENT = 1000
/** Requests of a customer that wait for the shop at once. */
export const MAX_OPEN_QUOTES = 20

/** A comment as it is kept: its line breaks alike and without characters that no one types; undefined for an empty one. */
export function cleanQuoteComment(typed = ''): string | undefined {
  const text = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return text === '' ? undefined : text
}

/** A quote as its list shows it; instants are ISO. */
export interface QuoteSummary {
  readonly id: string
  /** What people call it, such as `QU100001`. */
  readonly quoteNumber: string
  readonly version: number
  readonly state: QuoteState
  readonly createdAt: string
  readonly lastModifiedAt: string
  /** Instant from which it cannot be accepted any more; missing while there is no answer. */
  readonly validUntil?: string
  /** What all of it costs, gross, delivered; as in the cart while there is no answer. */
  readonly totalPrice: Money
}

/** A quote: what was in the cart, at what it cost there and at what the shop offers. */
export interface Quote extends QuoteSummary {
  readonly storeKey: string
  readonly locale: Locale
  /** What the buyer wrote last. */
  readonly comment?: string
  /** What the shop answered. */
  readonly sellerComment?: string
  /** At regular prices, and with what a unit cost in the cart when the quote was asked for. */
  readonly lineItems: readonly LineItem[]
  /** Gross prices of a unit by the id of the line; empty while there is no answer. */
  readonly unitPrices: Readonly<Record<string, number>>
  /** Gross; that of the cart while there is no answer. Missing where delivery costs what it costs everyone. */
  readonly shippingPrice?: Money
  readonly taxedPrice: TaxedPrice
  /** The order that was made of it. */
  readonly orderNumber?: string
}

/** Why a quote cannot be accepted or ordered at an instant (ISO); undefined where it can. */
export function quoteObstacle(
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil?: string | undefined },
  now: string,
): QuoteObstacle | undefined {
  switch (state) {
    case 'Submitted':
      return 'unanswered'
    case 'Accepted':
      return 'ordered'
    case 'Declined':
      return 'declined'
    case 'Rejected':
    case 'Withdrawn':
      return 'withdrawn'
    case 'Pending':
      return validUntil === undefined || validUntil <= now ? 'expired' : undefined
  }
}
