import type { Cart, emptyCart, LineItem } from '../cart/index.ts'
import type { Market } from '../market/market.ts'
import { amountStepOf, type Money, moneyOf, splitByWeights } from '../money/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { TaxRate } from '../tax/index.ts'
import { cartOfQuote, grossOfNet, lineCents, quotableLines } from './quote-lines.ts'

/** What a quote is asked for: the goods of a cart at exactly what they cost there, and their delivery. */
export interface AskedGoods {
  readonly lineItems: LineItem[]
  /** Gross, after discounts; missing where nothing is delivered. */
  readonly shippingPrice?: Money
}

/** Most lines of a quote, as of a cart. */
const MAX_LINES = 250

/**
 * The goods of a cart as a quote keeps them: each line says what a unit of it costs, gross, with volume, personal and code discounts,
 * and with its share of those on the total. A line whose units do not all cost the same amount becomes two, so that the quote starts
 * at the total of the cart; in a cart that is too long for that they all cost the lower amount. `newId` names the second ones;
 * `taxRate` is that of the market.
 */
export function askedGoods(cart: Cart, taxRate: TaxRate, newId: () => string): AskedGoods {
  const lines = quotableLines(cart)
  const { currencyCode } = cart.totalPrice
  const step = amountStepOf(currencyCode)
  const gross = lines.map(lineCents)
  const onTotal = (cart.discountOnTotalPrice?.includedDiscounts ?? []).reduce(
    (sum, { discountedAmount }) => sum + discountedAmount.centAmount,
    0,
  )
  const shares = onTotal === 0 ? [] : splitByWeights(onTotal, gross, step)
  const totals = gross.map((cents, index) => cents - (shares[index] ?? 0))
  const isUneven = (line: LineItem, index: number) => (totals[index] ?? 0) % (line.quantity * step) !== 0
  const maySplit = lines.length + lines.filter(isUneven).length <= MAX_LINES
  const lineItems = lines.flatMap((line, index) => {
    const total = totals[index] ?? 0
    const low = Math.floor(total / line.quantity / step) * step
    const dear = maySplit ? (total - low * line.quantity) / step : 0
    return dear === 0
      ? [askedLine(line, line.quantity, low)]
      : [askedLine({ ...line, id: newId() }, dear, low + step), askedLine(line, line.quantity - dear, low)]
  })
  const shippingPrice = shippingPriceOf(cart, taxRate)
  return { lineItems, ...(shippingPrice ? { shippingPrice } : {}) }
}

/** What is asked for as a cart, which costs what the cart did that asks. */
export function cartOfAsked(goods: AskedGoods, draft: Parameters<typeof emptyCart>[1], market: Market, taxRate: TaxRate): Cart {
  return cartOfQuote({ id: draft.id, quoteNumber: '', version: 1, unitPrices: {}, ...goods }, draft, market, taxRate)
}

function askedLine(line: LineItem, quantity: number, unitCent: number): LineItem {
  const { currencyCode, centAmount } = effectivePrice(line.price)
  const discountedPrice = { value: moneyOf(currencyCode, unitCent), includedDiscounts: [] }
  return { ...line, quantity, discountedPricePerQuantity: unitCent === centAmount ? [] : [{ quantity, discountedPrice }] }
}

/** What delivery of a cart costs, gross, also where the cart is shown without tax. */
function shippingPriceOf({ shippingInfo, taxMode }: Cart, taxRate: TaxRate): Money | undefined {
  if (!shippingInfo) return undefined
  const paid = shippingInfo.discountedPrice?.value ?? shippingInfo.price
  return taxMode === 'External' ? moneyOf(paid.currencyCode, grossOfNet(paid, taxRate)) : paid
}
