import { type Cart, emptyCart, type LineItem, recalculateCart } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import type { Market } from '../market/market.ts'
import { amountStepOf, divideToAmount, type Money, moneyOf } from '../money/index.ts'
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

/** What all units of a line cost, gross, after the discounts on lines; also in a cart that is shown without tax. */
export function lineCents({ price, quantity, discountedPricePerQuantity: units }: AskedLine): number {
  if (units.length === 0) return effectivePrice(price).centAmount * quantity
  return units.reduce((sum, unit) => sum + unit.quantity * unit.discountedPrice.value.centAmount, 0)
}

type AskedLine = Pick<LineItem, 'price' | 'quantity' | 'discountedPricePerQuantity'>

/** What a unit of a line of a quote cost in the cart that asked for it, gross, with all discounts; never more than it cost there. */
export function askedUnitPrice(line: AskedLine): Money {
  const { currencyCode } = line.price.value
  if (line.discountedPricePerQuantity.length === 0) return effectivePrice(line.price)
  const step = amountStepOf(currencyCode)
  return moneyOf(currencyCode, Math.floor(lineCents(line) / line.quantity / step) * step)
}

/** What the shop offers a unit of a line for, gross; what it cost in the cart where nothing else was offered. */
export function quotedUnitPrice(line: AskedLine & Pick<LineItem, 'id'>, unitPrices: Quote['unitPrices']): Money {
  const offered = unitPrices[line.id]
  return offered === undefined ? askedUnitPrice(line) : moneyOf(line.price.value.currencyCode, offered)
}

/** The gross amount of a net one at a rate, rounded once to an amount of the currency; both in minor units. */
export function grossOfNet({ currencyCode, centAmount }: Money, { permyriad }: TaxRate): number {
  return divideToAmount(currencyCode, BigInt(centAmount) * BigInt(10_000 + permyriad), 10_000n)
}

/** What the shop offers: gross prices of a unit by SKU, in minor units; what is not named costs what it did in the cart. */
export interface QuoteAnswer {
  readonly prices: ReadonlyMap<string, number>
  readonly shippingCent?: number | undefined
}

/**
 * Prices of units by the id of the line: those of an answer, and for the rest what they cost in the cart, or cost everyone now
 * (`regularNow`, gross minor units by SKU) where that is less. Throws `CommerceError` `invalid-input` for a SKU that was not asked for.
 */
export function quotedLines(
  lines: readonly LineItem[],
  prices: QuoteAnswer['prices'],
  regularNow: ReadonlyMap<string, number> = new Map(),
): Record<string, number> {
  for (const sku of prices.keys()) {
    if (!lines.some(({ variant }) => variant.sku === sku))
      throw new CommerceError({ code: 'invalid-input', field: 'price' }, `${sku} is not in the quote`)
  }
  return Object.fromEntries(
    lines.map(line => {
      const { sku } = line.variant
      const asked = askedUnitPrice(line).centAmount
      return [line.id, prices.get(sku) ?? Math.min(asked, regularNow.get(sku) ?? asked)] as const
    }),
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
