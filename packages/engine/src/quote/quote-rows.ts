import { CommerceError } from '@shop/domain/error'
import type { Locale, Market } from '@shop/domain/market'
import { isCurrencyCode, type Money, moneyOf, nearestAmount } from '@shop/domain/money'
import { QUOTE_STATES, type Quote, type QuoteState, type QuoteSummary } from '@shop/domain/quote'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { priceOf } from '../product/price-rows.ts'

/** Topic of the outbox under which a buyer is told about a quote. */
export const QUOTE_TOPIC = 'quote-news'
/** What a mail to the buyer says about a quote. */
export const QUOTE_NEWS = ['received', 'answered', 'rejected', 'withdrawn', 'ending'] as const
export type QuoteNews = (typeof QUOTE_NEWS)[number]

/** A quote with whom it is for. */
export interface StoredQuote extends Quote {
  readonly customerId: string
  readonly email: string
  /** What delivery cost in the cart that asked for it, gross. */
  readonly askedShippingPrice?: Money
}

type QuoteRow = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function selection(db: Database) {
  return db
    .selectFrom('quote')
    .innerJoin('customer', 'customer.id', 'quote.customer_id')
    .leftJoin('order', 'order.id', 'quote.order_id')
    .selectAll('quote')
    .select(['customer.email', 'order.order_number'])
}

/** Which quote: by its id, its number, or the form of a customer that it was asked for with. */
type QuoteKey =
  | { readonly id: string }
  | { readonly quoteNumber: string }
  | { readonly customerId: string; readonly draftId: string }

/** A quote of anyone, for the shop's own work; undefined where it does not exist. With `lock` no one else changes it until the transaction ends. */
export async function selectQuote(db: Database, key: QuoteKey, lock?: 'lock'): Promise<StoredQuote | undefined> {
  const all = selection(db)
  const one =
    'id' in key
      ? all.where('quote.id', '=', key.id)
      : 'quoteNumber' in key
        ? all.where('quote_number', '=', key.quoteNumber)
        : all.where('quote.customer_id', '=', key.customerId).where('draft_id', '=', key.draftId)
  const row = await (lock ? one.forUpdate('quote') : one).executeTakeFirst()
  return row && quoteOfRow(row)
}

/** A quote by its id or number, for the shop's own work: it asks for no owner (rule A1). */
export async function findQuote({ db }: EngineContext, key: QuoteKey): Promise<StoredQuote | undefined> {
  return selectQuote(db, key)
}

/** Quotes that wait for the shop, the oldest first; with `isAll` all of them, the newest first. */
export async function findQuotes(
  { db }: EngineContext,
  { isAll, limit }: { readonly isAll: boolean; readonly limit: number },
): Promise<StoredQuote[]> {
  const all = selection(db).limit(limit)
  const rows = isAll
    ? all.orderBy('quote.created_at', 'desc').orderBy('quote.id')
    : all.where('state', '=', 'Submitted').orderBy('quote.created_at').orderBy('quote.id')
  return (await rows.execute()).map(quoteOfRow)
}

/** Most quotes that a list of a customer shows. */
const MAX_LISTED = 100

/** The quotes of a customer in a store, the newest first. */
export async function getQuotes(
  { db }: EngineContext,
  { customerId, storeKey }: { readonly customerId: string; readonly storeKey: string },
): Promise<QuoteSummary[]> {
  const rows = await selection(db)
    .where('quote.customer_id', '=', customerId)
    .where('quote.store_key', '=', storeKey)
    .orderBy('quote.created_at', 'desc')
    .orderBy('quote.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(quoteOfRow).map(summaryOf)
}

/** A quote of a customer in a store, locked if asked for. Throws `CommerceError` `resource-not-found`. */
export async function requireQuote(
  db: Database,
  { id, customerId, storeKey }: { readonly customerId: string; readonly storeKey: string; readonly id: string },
  lock?: 'lock',
): Promise<StoredQuote> {
  const found = await selectQuote(db, { id }, lock)
  if (found?.customerId !== customerId || found.storeKey !== storeKey)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'quote', id }, `There is no quote ${id}`)
  return found
}

/** What a unit of the goods of a quote costs its customer now without discounts of a cart, in gross cents by SKU. */
export async function selectRegularPrices(
  db: Database,
  { customerId, lineItems }: StoredQuote,
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<ReadonlyMap<string, number>> {
  // What a guarantee costs follows from its product, which may cost something else here.
  const skus = lineItems.filter(({ type }) => type !== 'extra_guarantee').map(({ variant }) => variant.sku)
  const customerGroup = sql`(select group_key from customer where id = ${customerId})`
  const { rows } = await sql<{ sku: string; cents: number }>`
    select asked.sku, price.effective_cent as cents from (select distinct unnest(${skus}::text[])) asked (sku)
    cross join lateral ${priceOf(sql`asked.sku`, { ...market, customerGroup, now: sql`${now}::timestamptz` })} price`.execute(db)
  return new Map(rows.map(({ sku, cents }) => [sku, nearestAmount(market.currency, cents)]))
}

/** A quote without whom it is for. */
export function withoutOwner({ customerId: _customer, email: _email, askedShippingPrice: _asked, ...quote }: StoredQuote): Quote {
  return quote
}

function summaryOf({ id, quoteNumber, version, state, createdAt, lastModifiedAt, validUntil, totalPrice }: Quote): QuoteSummary {
  return { id, quoteNumber, version, state, createdAt, lastModifiedAt, totalPrice, ...(validUntil ? { validUntil } : {}) }
}

function quoteOfRow(row: QuoteRow): StoredQuote {
  const { currency } = row
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is not a currency of the shop`)
  return {
    id: row.id,
    quoteNumber: row.quote_number,
    version: row.version,
    customerId: row.customer_id,
    email: row.email,
    storeKey: row.store_key,
    // Written by this shop alone, from a session's locale.
    locale: row.locale as Locale,
    state: QUOTE_STATES.find(state => state === row.state) as QuoteState,
    ...(row.comment === null ? {} : { comment: row.comment }),
    ...(row.seller_comment === null ? {} : { sellerComment: row.seller_comment }),
    lineItems: row.line_items,
    unitPrices: row.unit_prices,
    ...(row.shipping_cent === null ? {} : { shippingPrice: moneyOf(currency, row.shipping_cent) }),
    ...(row.asked_shipping_cent === null ? {} : { askedShippingPrice: moneyOf(currency, row.asked_shipping_cent) }),
    totalPrice: moneyOf(currency, row.total_cent),
    taxedPrice: row.taxed_price,
    ...(row.valid_until === null ? {} : { validUntil: row.valid_until }),
    ...(row.order_number === null ? {} : { orderNumber: row.order_number }),
    createdAt: row.created_at,
    lastModifiedAt: row.last_modified_at,
  }
}

/** Has the buyer told about a quote, once the transaction of `db` is there. */
export async function notifyBuyer(context: EngineContext, db: Database, quoteId: string, news: QuoteNews): Promise<void> {
  const messageId = context.newId()
  await addToOutbox(db, {
    topic: QUOTE_TOPIC,
    payload: { messageId, quoteId, news },
    dedupKey: `${QUOTE_TOPIC}/${messageId}`,
  })
}
