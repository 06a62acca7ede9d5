import { amountStepOf, type CurrencyCode, divideHalfEven, splitByWeights } from '../money/index.ts'
import type { Cents, FiscalLine } from './fiscal-document.ts'

/** Units of a line that leave or come back: so many, after so many that did before. */
export interface UnitRange {
  readonly from: number
  readonly quantity: number
}

type Units = Pick<FiscalLine, 'category' | 'quantity' | 'unitNetMicro' | 'allowances' | 'net' | 'tax' | 'gross' | 'shares'>

/** What the price of a unit times their number may differ from what they cost, in cents (PEPPOL-EN16931-R120). */
const LINE_TOLERANCE = 2

/** Whether units cost, before allowances, what their price says. */
export function isPriceOf(unitNetMicro: number, quantity: number, listNet: Cents): boolean {
  return Math.abs((quantity * unitNetMicro) / 10_000 - listNet) <= LINE_TOLERANCE
}

/**
 * What some units of a line cost. Its amounts are shared over its units once and handed out in their order, so that parts of a line
 * sum to it cent by cent, in whatever portions they come; one that is computed again for each would not. Where that moves some of them
 * too far from the price of the line, as with whole forints or many units, the price is theirs.
 */
export function splitUnits<Line extends Units>(line: Line, { from, quantity }: UnitRange, currency: CurrencyCode): Line {
  if (quantity < 1 || from < 0 || from + quantity > line.quantity)
    throw new RangeError(`Units ${from + 1} to ${from + quantity} of ${line.quantity}`)
  if (quantity === line.quantity) return line
  const step = amountStepOf(currency)
  const firstOf = (cents: Cents, units: number, by: number) => {
    const parts = splitByWeights(
      cents,
      Array.from({ length: line.quantity }, () => 1),
      by,
    )
    return parts.slice(0, units).reduce((sum, part) => sum + part, 0)
  }
  const part = (cents: Cents, by = step) => firstOf(cents, from + quantity, by) - firstOf(cents, from, by)
  // Of whole forints the tax has to follow what units cost, however many of them had one more.
  const isExact = step > 1 && line.category === 'S'
  const netPart = (net: Cents, gross: Cents) => {
    if (!isExact || gross === 0) return part(net, isExact ? 1 : step)
    const until = (units: number) => Number(divideHalfEven(BigInt(net) * BigInt(firstOf(gross, units, step)), BigInt(gross)))
    return until(from + quantity) - until(from)
  }
  const net = netPart(line.net, line.gross)
  const gross = part(line.gross)
  const taken = line.allowances.reduce((sum, { cents }) => sum + cents, 0)
  const list = taken === 0 ? net : Math.max(net, part(line.net + taken, isExact ? 1 : step))
  return {
    ...line,
    quantity,
    unitNetMicro: isPriceOf(line.unitNetMicro, quantity, list)
      ? line.unitNetMicro
      : Number(divideHalfEven(BigInt(list) * 10_000n, BigInt(quantity))),
    net,
    gross,
    tax: gross - net,
    allowances: shareOut(list - net, line.allowances, isExact ? 1 : step),
    shares: line.shares.map(share => {
      const parts = { net: netPart(share.net, share.gross), gross: part(share.gross) }
      return { ...share, ...parts, tax: parts.gross - parts.net }
    }),
  }
}

function shareOut(cents: Cents, allowances: FiscalLine['allowances'], step: number): FiscalLine['allowances'] {
  if (cents === 0) return []
  const parts = splitByWeights(
    cents,
    allowances.map(allowance => allowance.cents),
    step,
  )
  return allowances.flatMap(({ name }, index) => {
    const part = parts[index] ?? 0
    return part === 0 ? [] : [{ name, cents: part }]
  })
}
