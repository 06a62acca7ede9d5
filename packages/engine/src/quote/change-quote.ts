import { CommerceError } from '@shop/domain/error'
import { moneyOf, nearestAmount } from '@shop/domain/money'
import {
  cartOfQuote,
  type Quote,
  type QuoteAction,
  type QuoteAnswer,
  quotedLines,
  quoteObstacle,
  quoteStateAfter,
} from '@shop/domain/quote'
import { taxRateOn } from '@shop/domain/tax'
import type { Updateable } from 'kysely'
import { type Database, dayOf, type EngineContext, inTransaction } from '../database/context.ts'
import type { Tables } from '../database/tables.ts'
import { requireMarket } from '../store/require-market.ts'
import { requireQuoteComment } from './create-quote-request.ts'
import {
  notifyBuyer,
  type QuoteNews,
  requireQuote,
  type StoredQuote,
  selectQuote,
  selectRegularPrices,
  withoutOwner,
} from './quote-rows.ts'

/** What the shop offers. */
export interface NewAnswer extends QuoteAnswer {
  /** ISO instant from which the offer does not hold any more. */
  readonly validUntil: string
  readonly comment?: string | undefined
}

/** Longest time an offer may hold: prices of goods are not known for longer. */
const MAX_VALID_DAYS = 366

/**
 * The shop answers a quote with its prices, or replaces its answer while that is open; the buyer is told by mail. What it names no
 * price for costs what it did in the cart, or less where its price has fallen since; delivery too. Throws
 * `CommerceError` `resource-not-found`, `invalid-operation` where the quote waits for no answer, or `invalid-input` for prices of
 * goods that were not asked for, amounts below 0 or an end that is over or more than a year away.
 */
export async function answerQuote(context: EngineContext, quoteNumber: string, answer: NewAnswer): Promise<StoredQuote> {
  const now = context.now()
  const { validUntil } = answer
  const latest = new Date(Date.parse(now) + MAX_VALID_DAYS * 86_400_000).toISOString()
  if (validUntil <= now || validUntil > latest)
    throw new CommerceError({ code: 'invalid-input', field: 'validUntil' }, 'An offer ends in the future, within a year')
  if ([...answer.prices.values(), answer.shippingCent ?? 0].some(cents => !Number.isSafeInteger(cents) || cents < 0))
    throw new CommerceError({ code: 'invalid-input', field: 'price' }, 'Prices are not below 0')
  const comment = requireQuoteComment(answer.comment)
  return bySeller(
    context,
    quoteNumber,
    'answer',
    async (quote, db) => {
      const market = requireMarket(quote.storeKey)
      const regularNow = await selectRegularPrices(db, quote, { market, now })
      const unitPrices = quotedLines(quote.lineItems, answer.prices, regularNow)
      const shippingCent = answer.shippingCent ?? quote.askedShippingPrice?.centAmount
      if ([...Object.values(unitPrices), shippingCent ?? 0].some(cents => nearestAmount(market.currency, cents) !== cents))
        throw new CommerceError({ code: 'invalid-input', field: 'price' }, `Prices are amounts of ${market.currency}`)
      const shippingPrice = shippingCent === undefined ? {} : { shippingPrice: moneyOf(market.currency, shippingCent) }
      const { shippingPrice: _before, ...asked } = quote
      const draft = { id: quote.id, locale: quote.locale, now }
      const offered = { ...asked, ...shippingPrice, unitPrices, validUntil }
      // It has what the answer before said; the worker writes the new one.
      await db.deleteFrom('quote_document').where('quote_id', '=', quote.id).execute()
      const { totalPrice, taxedPrice } = cartOfQuote(offered, draft, market, taxRateOn(market.country, dayOf(context)))
      return {
        unit_prices: JSON.stringify(unitPrices),
        shipping_cent: shippingCent ?? null,
        total_cent: totalPrice.centAmount,
        taxed_price: JSON.stringify(taxedPrice),
        valid_until: validUntil,
        seller_comment: comment ?? null,
        reminded_at: null,
      }
    },
    'answered',
  )
}

/** The shop makes no offer, and says why. Throws as `answerQuote` does. */
export async function rejectQuote(context: EngineContext, quoteNumber: string, comment: string): Promise<StoredQuote> {
  const text = requireQuoteComment(comment) ?? null
  return bySeller(context, quoteNumber, 'reject', () => ({ seller_comment: text }), 'rejected')
}

/** The shop takes its offer back, and says why; a cart that was made of it cannot be ordered any more. Throws as `answerQuote` does. */
export async function withdrawQuote(context: EngineContext, quoteNumber: string, comment: string): Promise<StoredQuote> {
  const text = requireQuoteComment(comment) ?? null
  return bySeller(context, quoteNumber, 'withdraw', () => ({ seller_comment: text }), 'withdrawn')
}

/** A quote of the customer, at the version they saw. */
export interface QuoteRequest {
  readonly customerId: string
  readonly storeKey: string
  readonly id: string
  readonly version: number
}

/** The buyer does not want what was offered. Throws `CommerceError` `resource-not-found`, `concurrent-modification` or `invalid-operation`. */
export async function declineQuote(context: EngineContext, request: QuoteRequest): Promise<Quote> {
  return byBuyer(context, request, 'decline', {})
}

/** The buyer asks for another offer for the same goods. Throws as `declineQuote` does, `invalid-input` without a comment, `quote-not-acceptable` after its end. */
export async function renegotiateQuote(context: EngineContext, request: QuoteRequest, typed: string): Promise<Quote> {
  const comment = requireQuoteComment(typed)
  if (comment === undefined) throw new CommerceError({ code: 'invalid-input', field: 'comment' }, 'What is to change is missing')
  return byBuyer(context, request, 'renegotiate', { comment }, 'received')
}

type Changes = Updateable<Tables['quote']>

async function byBuyer(
  context: EngineContext,
  request: QuoteRequest,
  action: QuoteAction,
  changes: Changes,
  news?: QuoteNews,
): Promise<Quote> {
  return inTransaction(context, async db => {
    const quote = await requireQuote(db, request, 'lock')
    if (quote.version !== request.version)
      throw new CommerceError(
        { code: 'concurrent-modification', currentVersion: quote.version },
        `Quote ${quote.quoteNumber} has version ${quote.version} and not ${request.version}`,
      )
    const reason = action === 'renegotiate' ? quoteObstacle(quote, context.now()) : undefined
    if (reason === 'expired')
      throw new CommerceError({ code: 'quote-not-acceptable', reason }, `Quote ${quote.quoteNumber} has ended`)
    return withoutOwner(await save(context, db, quote, { action, changes, news }))
  })
}

async function bySeller(
  context: EngineContext,
  quoteNumber: string,
  action: QuoteAction,
  changesOf: (quote: StoredQuote, db: Database) => Changes | Promise<Changes>,
  news: QuoteNews,
): Promise<StoredQuote> {
  return inTransaction(context, async db => {
    const quote = await selectQuote(db, { quoteNumber }, 'lock')
    if (!quote)
      throw new CommerceError(
        { code: 'resource-not-found', typeId: 'quote', id: quoteNumber },
        `There is no quote ${quoteNumber}`,
      )
    quoteStateAfter(quote.state, action)
    return save(context, db, quote, { action, changes: await changesOf(quote, db), news })
  })
}

interface Step {
  readonly action: QuoteAction
  readonly changes: Changes
  readonly news: QuoteNews | undefined
}

/** Writes a step of a locked quote over the version that was read. */
async function save(
  context: EngineContext,
  db: Database,
  quote: StoredQuote,
  { action, changes, news }: Step,
): Promise<StoredQuote> {
  const { numUpdatedRows } = await db
    .updateTable('quote')
    .set({
      ...changes,
      state: quoteStateAfter(quote.state, action),
      version: quote.version + 1,
      last_modified_at: context.now(),
    })
    .where('id', '=', quote.id)
    .where('version', '=', quote.version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Quote ${quote.quoteNumber} changed under its lock`)
  if (news) await notifyBuyer(context, db, quote.id, news)
  const saved = await selectQuote(db, { id: quote.id })
  if (!saved) throw new Error(`The quote ${quote.id} is gone`)
  return saved
}
