import { type Cart, emptyCart, type LineItem, recalculateCart } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import type { Market } from '../market/market.ts'
import { divideToAmount, type Money, moneyOf } from '../money/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { TaxRate } from '../tax/index.ts'
import type { Quote } from './quote.ts'

/** What of a cart is quoted: goods with their guarantees, and no gifts. */
export function quotableLines({ lineItems }: Pick<Cart, 'lineItems'>): LineItem[] {
  return lineItems.filter(line => line.lineItemMode === 'Standard')
}

/** What a unit of a line costs everyone, gross, as it was when the quote was asked for. */
export function regularUnitPrice({ price }: Pick<LineItem, 'price'>): Money {
  return effectivePrice(price)
}

/** What the shop offers a unit of a line for, gross; the regular price where nothing was offered. */
export function quotedUnitPrice(line: LineItem, unitPrices: Quote['unitPrices']): Money {
  const regular = regularUnitPrice(line)
  return moneyOf(regular.currencyCode, unitPrices[line.id] ?? regular.centAmount)
}

/** The gross amount of a net one at a rate, rounded once to an amount of the currency; both in minor units. */
export function grossOfNet({ currencyCode, centAmount }: Money, { permyriad }: TaxRate): number {
  return divideToAmount(currencyCode, BigInt(centAmount) * BigInt(10_000 + permyriad), 10_000n)
}

/** What the shop offers: gross prices of a unit by SKU, in minor units; what is not named keeps its regular price. */
export interface QuoteAnswer {
  readonly prices: ReadonlyMap<string, number>
  readonly shippingCent?: number | undefined
}

/** Prices of units by the id of the line. Throws `CommerceError` `invalid-input` for a SKU that was not asked for. */
export function quotedLines(lines: readonly LineItem[], prices: QuoteAnswer['prices']): Record<string, number> {
  for (const sku of prices.keys()) {
    if (!lines.some(({ variant }) => variant.sku === sku))
      throw new CommerceError({ code: 'invalid-input', field: 'price' }, `${sku} is not in the quote`)
  }
  return Object.fromEntries(
    lines.map(line => [line.id, prices.get(line.variant.sku) ?? regularUnitPrice(line).centAmount] as const),
  )
}

type Quoted = Pick<Quote, 'id' | 'version' | 'quoteNumber' | 'lineItems' | 'unitPrices' | 'shippingPrice' | 'validUntil'>

/** A cart with exactly what was quoted, priced by the rules of every cart at a rate (SHIP-03, rule M1). */
export function cartOfQuote(quote: Quoted, draft: Parameters<typeof emptyCart>[1], market: Market, taxRate: TaxRate): Cart {
  const { id, quoteNumber, version, shippingPrice, validUntil = draft.now } = quote
  const lineItems = quote.lineItems.map(
    (line, place): LineItem => ({
      ...line,
      orderHint: place + 1,
      price: { id: line.price.id, value: quotedUnitPrice(line, quote.unitPrices) },
      priceMode: 'ExternalPrice',
      discountedPricePerQuantity: [],
    }),
  )
  const cart = {
    ...emptyCart(market, draft),
    lineItems,
    quote: { id, quoteNumber, version, validUntil, ...(shippingPrice ? { shippingPrice } : {}) },
  }
  return recalculateCart(cart, market, taxRate)
}

/** The same goods at regular prices, without a discount: what a quote is compared with. */
export function withoutQuote(
  lines: readonly LineItem[],
  draft: Parameters<typeof emptyCart>[1],
  market: Market,
  taxRate: TaxRate,
): Cart {
  return recalculateCart({ ...emptyCart(market, draft), lineItems: [...lines] }, market, taxRate)
}
