import { isEmail } from '@shop/domain/address'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import { type EarlierOrderLine, type ImportedOrder, MAX_EARLIER_LINES } from '@shop/domain/takeover'
import { parseInstant } from '../text/text-values.ts'

/** A line of an order as a file has it; undefined is what is no amount. */
export interface ForeignLine {
  readonly name: string
  readonly sku: string
  /** As it is in the file. */
  readonly quantity: string
  readonly unitCents?: number | undefined
  readonly totalCents?: number | undefined
}

/** What a file says of an order. */
interface ForeignOrder {
  readonly orderNumber: string
  readonly email: string
  readonly placedAt: string
  readonly currency: string
  readonly totalCents: number | undefined
  readonly isCancelled: boolean
  readonly lines: readonly ForeignLine[]
}

/** A part of an order that is wrong, and what to do. */
export interface OrderProblem {
  readonly part: 'orderNumber' | 'email' | 'placedAt' | 'currency' | 'total' | 'lines'
  /** Place of the line. */
  readonly line?: number
  readonly reason: string
}

/** The order as history, or everything that is wrong with it. */
export function orderOfForeign(given: ForeignOrder): ImportedOrder | readonly OrderProblem[] {
  const problems: OrderProblem[] = []
  const { orderNumber, email, currency, totalCents, isCancelled } = given
  if (orderNumber === '' || orderNumber.length > 100)
    problems.push({ part: 'orderNumber', reason: 'an order needs its number, of at most 100 characters' })
  if (!isEmail(email))
    problems.push({ part: 'email', reason: 'an order needs the e-mail address of its buyer, by whom it is found; fill it in' })
  const placedAt = parseInstant(instantForm(given.placedAt))
  if (placedAt === undefined)
    problems.push({ part: 'placedAt', reason: 'an order needs the time it was placed at, such as 2026-03-18T08:00:00Z' })
  if (!isCurrency(currency))
    problems.push({ part: 'currency', reason: `an order needs a currency of ${Object.keys(CURRENCIES).join(', ')}; fill it in` })
  if (totalCents === undefined) problems.push({ part: 'total', reason: 'an order needs its total, such as 19.90' })
  if (given.lines.length > MAX_EARLIER_LINES)
    problems.push({ part: 'lines', reason: `an order has at most ${MAX_EARLIER_LINES} lines` })
  if (!isCurrency(currency) || placedAt === undefined || totalCents === undefined) return problems
  const lines = given.lines.flatMap((line, index): EarlierOrderLine[] => {
    const read = lineOf(line, currency)
    if (typeof read !== 'string') return [read]
    problems.push({ part: 'lines', line: index, reason: read })
    return []
  })
  if (problems.length > 0) return problems
  return { orderNumber, email, placedAt, totalPrice: moneyOf(currency, totalCents), isCancelled, lines }
}

function lineOf(line: ForeignLine, currency: CurrencyCode): EarlierOrderLine | string {
  const { name, sku, unitCents, totalCents } = line
  const quantity = /^\d{1,6}$/.test(line.quantity) ? Number(line.quantity) : Number.NaN
  if (!(quantity > 0)) return 'a line needs a quantity such as 2'
  const total = totalCents ?? (unitCents === undefined ? undefined : unitCents * quantity)
  if (total === undefined || !Number.isSafeInteger(total)) return 'a line needs a price such as 19.90'
  return { name: (name || sku).slice(0, 500), foreignSku: sku.slice(0, 255), quantity, totalPrice: moneyOf(currency, total) }
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

/** Shopify writes `2026-03-18 08:00:00 +0100`. */
function instantForm(text: string): string {
  return text.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2}):?(\d{2})$/, '$1T$2$3:$4')
}
