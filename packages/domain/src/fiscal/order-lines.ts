import type { LineItem } from '../cart/index.ts'
import { requireDefined } from '../error/index.ts'
import { type Locale, localize } from '../market/index.ts'
import { amountStepOf, type CurrencyCode, divideHalfEven, moneyOf, splitByWeights } from '../money/index.ts'
import type { Order } from '../order/index.ts'
import { effectivePrice } from '../product/index.ts'
import { type TaxRate, taxGross } from '../tax/index.ts'
import type { Cents, FiscalLine, VatCategory } from './fiscal-document.ts'

/** A line of an order as a whole, as a document takes units of it. */
export interface WholeLine extends Omit<FiscalLine, 'id'> {
  readonly lineItemId: string
}

/** How the lines of a document are taxed. */
export interface LineTaxation {
  readonly category: VatCategory
  /** The rate that prices hold: that of the order, or the one that came into force before the supply. */
  readonly rate: TaxRate
  /** Whether the order holds its amounts at another rate, so that net and tax have to be computed again; gross stays. */
  readonly isRateChanged: boolean
}

/** All lines of an order with what each discount took off them; the amounts are those of the order (rule M4). */
export function wholeLinesOf(order: Order, taxation: LineTaxation): WholeLine[] {
  const shares = discountSharesOf(order, taxation)
  return order.lineItems.map((line, index) =>
    wholeLineOf(order, line, requireDefined(shares[index], `shares of ${line.id}`), taxation),
  )
}

/** How a line is taxed: like the order, or not at all where it is exempt for what it is. */
function taxationOfLine({ taxMode }: Order, { taxRate }: LineItem, taxation: LineTaxation): LineTaxation {
  if (taxMode === 'External' || taxRate.permyriad > 0) return taxation
  return { category: 'E', rate: taxRate, isRateChanged: false }
}

function wholeLineOf(order: Order, line: LineItem, shares: FiscalLine['shares'], ofOrder: LineTaxation): WholeLine {
  const taxation = taxationOfLine(order, line, ofOrder)
  const { currencyCode } = order.totalPrice
  const isGift = line.lineItemMode === 'GiftLineItem'
  const unitGross = isGift ? 0 : effectivePrice(line.price).centAmount
  const amounts = amountsOf(line, taxation)
  const names = included(line.discountedPricePerQuantity)
  const listNet = isGift || names.size === 0 ? amounts.net : netOf(currencyCode, unitGross * line.quantity, taxation)
  const taken = Math.max(0, listNet - amounts.net)
  const parent = order.lineItems.find(
    ({ variant }) => line.custom.parentSku !== undefined && variant.sku === line.custom.parentSku,
  )
  return {
    lineItemId: line.id,
    sku: line.variant.sku,
    name: localize(line.name, order.locale),
    ...(parent ? { note: `${localize(parent.name, order.locale)} (${parent.variant.sku})` } : {}),
    quantity: line.quantity,
    unit: line.type === 'extra_guarantee' ? 'C62' : 'H87',
    unitNetMicro: microPerUnit(amounts.net + taken, line.quantity),
    ...(order.taxMode === 'External' ? {} : { unitGross }),
    allowances: isGift ? [] : splitNamed(taken, names, order, netStepOf(currencyCode, taxation)),
    ...amounts,
    category: taxation.category,
    permyriad: taxation.category === 'S' ? taxation.rate.permyriad : 0,
    shares,
  }
}

/** Net, tax and gross of a part of an order. */
export interface Amounts {
  readonly net: Cents
  readonly tax: Cents
  readonly gross: Cents
}

/**
 * The amounts of a line, a fee or shipping: gross that of the order, net too unless the rate changed since then, or the currency is
 * one of whole amounts: there taxes of parts that were each rounded to a forint would sum to more than the tax of their sum (BR-CO-17).
 */
export function amountsOf({ taxedPrice }: Pick<LineItem, 'taxedPrice'>, taxation: LineTaxation): Amounts {
  const { totalNet, totalTax, totalGross } = taxedPrice
  const { centAmount: gross, currencyCode } = totalGross
  if (!isNetComputed(currencyCode, taxation)) return { net: totalNet.centAmount, tax: totalTax.centAmount, gross }
  const net = netOf(currencyCode, gross, taxation)
  return { net, tax: gross - net, gross }
}

/** Whether net amounts are not those of the order. */
function isNetComputed(currency: CurrencyCode, { category, isRateChanged }: LineTaxation): boolean {
  return category === 'S' && (isRateChanged || amountStepOf(currency) > 1)
}

/** The step of net amounts: of taxed ones a cent also where no one pays one, as with forints. */
function netStepOf(currency: CurrencyCode, { category }: LineTaxation): number {
  return category === 'S' ? 1 : amountStepOf(currency)
}

function netOf(currency: CurrencyCode, gross: Cents, { category, rate }: LineTaxation): Cents {
  return category === 'S' ? netInCents(gross, rate.permyriad) : taxGross(moneyOf(currency, gross), rate).totalNet.centAmount
}

/** The net part of an amount with VAT, to the cent in every currency; the rate in 1/10000. */
export function netInCents(gross: Cents, permyriad: number): Cents {
  return Number(divideHalfEven(BigInt(gross) * 10_000n, 10_000n + BigInt(permyriad)))
}

/** Net price of a unit in millionths of the currency; a cent has ten thousand of them. */
function microPerUnit(net: Cents, quantity: number): number {
  return Number(divideHalfEven(BigInt(net) * 10_000n, BigInt(quantity)))
}

/** What each discount took off the price of a line, gross, by its id. */
function included(units: LineItem['discountedPricePerQuantity']): Map<string, Cents> {
  const sums = new Map<string, Cents>()
  for (const { quantity, discountedPrice } of units)
    for (const { discount, discountedAmount } of discountedPrice.includedDiscounts)
      sums.set(discount.id, (sums.get(discount.id) ?? 0) + quantity * discountedAmount.centAmount)
  return sums
}

function splitNamed(cents: Cents, gross: ReadonlyMap<string, Cents>, order: Order, step: number): FiscalLine['allowances'] {
  if (cents === 0) return []
  const parts = splitByWeights(cents, [...gross.values()], step)
  return [...gross.keys()].flatMap((id, index) => {
    const part = parts[index] ?? 0
    return part === 0 ? [] : [{ name: discountNameOf(order, id), cents: part }]
  })
}

function discountNameOf(
  { appliedDiscounts, locale }: { readonly appliedDiscounts: Order['appliedDiscounts']; readonly locale: Locale },
  id: string,
): string {
  const discount = appliedDiscounts.find(applied => applied.id === id)
  return discount ? localize(discount.name, locale) : id
}

/**
 * What discounts on the total take off each line, as the order shared them: by gross value, each line's net by what its share takes off
 * it. Shares sum to the order's amounts, of each discount and over all.
 */
function discountSharesOf(order: Order, taxation: LineTaxation): FiscalLine['shares'][] {
  const { discountOnTotalPrice: discount, lineItems, taxMode } = order
  if (!discount) return lineItems.map(() => [])
  const { currencyCode } = order.totalPrice
  const [step, netStep] = [amountStepOf(currencyCode), netStepOf(currencyCode, taxation)]
  const isNet = taxMode === 'External'
  const isComputed = isNetComputed(currencyCode, taxation)
  const grossCents = lineItems.map(grossOf)
  const grossByDiscount = discount.includedDiscounts.map(({ discountedAmount }) => discountedAmount.centAmount)
  const gross = grossByDiscount.reduce((sum, cents) => sum + cents, 0)
  const grossShares = splitByWeights(gross, grossCents, isComputed ? step : 1)
  const ofLine = lineItems.map(line => taxationOfLine(order, line, taxation))
  const isExempt = ofLine.map(({ category }) => category === 'E')
  const netShares = grossCents.map((cents, index) => {
    const of = ofLine[index] ?? taxation
    if (of.category === 'E') return grossShares[index] ?? 0
    return netOf(currencyCode, cents, of) - netOf(currencyCode, cents - (grossShares[index] ?? 0), of)
  })
  const exempt = sumOf(grossShares.filter((_, index) => isExempt[index]))
  const whole = isComputed ? sumOf(netShares) : discount.discountedNetAmount.centAmount
  const grosses = isNet ? [] : spread(grossByDiscount, grossShares, step)
  // What is taken off what is exempt is net; the rest of the net amount falls on what is taxed.
  const taxed = netShares.map((cents, index) => (isExempt[index] ? 0 : cents))
  const byDiscount = grossByDiscount.map(
    (cents, row) => cents - sumOf((grosses[row] ?? []).filter((_, index) => isExempt[index])),
  )
  // A discount of a cent may leave every line's net amount where it was, and still be one of the order's.
  const taxedShares = grossShares.map((cents, index) => (isExempt[index] ? 0 : cents))
  const columns = exactly(sumOf(taxed) === 0 ? taxedShares : taxed, whole - exempt, netStep)
  const rows = whole === exempt ? byDiscount.map(() => 0) : splitByWeights(whole - exempt, byDiscount, netStep)
  const nets = spread(rows, columns, netStep).map((row, index) =>
    row.map((cents, column) => (isExempt[column] ? (grosses[index]?.[column] ?? 0) : cents)),
  )
  return lineItems.map((_, index) =>
    discount.includedDiscounts.flatMap(({ discount: { id } }, row) => {
      const net = nets[row]?.[index] ?? 0
      const parts = { net, gross: isNet ? net : (grosses[row]?.[index] ?? 0) }
      if (parts.net === 0 && parts.gross === 0) return []
      return [{ name: discountNameOf(order, id), ...parts, tax: parts.gross - parts.net }]
    }),
  )
}

function sumOf(cents: readonly Cents[]): Cents {
  return cents.reduce((sum, part) => sum + part, 0)
}

/** What a line costs with VAT at its country's rate, also where the order is net; a gift costs nothing. */
function grossOf({ lineItemMode, discountedPricePerQuantity: units, price, quantity }: LineItem): Cents {
  if (lineItemMode === 'GiftLineItem') return 0
  if (units.length === 0) return effectivePrice(price).centAmount * quantity
  return units.reduce((sum, part) => sum + part.quantity * part.discountedPrice.value.centAmount, 0)
}

/** Parts that sum to a whole: as they are if they do, else in proportion. */
function exactly(parts: readonly Cents[], whole: Cents, step: number): Cents[] {
  return sumOf(parts) === whole ? [...parts] : splitByWeights(whole, parts, step)
}

/** A table whose rows and columns have given sums: each row takes of what those before it left of the columns, the last all of it. */
function spread(rows: readonly Cents[], columns: readonly Cents[], step: number): Cents[][] {
  const left = [...columns]
  return rows.map(row => {
    const sum = sumOf(left)
    const parts = sum === row || sum === 0 ? [...left] : splitByWeights(row, left, step)
    for (const [index, part] of parts.entries()) left[index] = (left[index] ?? 0) - part
    return parts
  })
}
