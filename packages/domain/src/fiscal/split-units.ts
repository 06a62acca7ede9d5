import { amountStepOf, type CurrencyCode, splitByWeights } from '../money/index.ts'
import type { Cents, FiscalLine } from './fiscal-document.ts'

/** Units of a line that leave or come back: so many, after so many that did before. */
export interface UnitRange {
  readonly from: number
  readonly quantity: number
}

type Units = Pick<FiscalLine, 'quantity' | 'allowances' | 'net' | 'tax' | 'gross' | 'shares'>

/**
 * What some units of a line cost. Its amounts are shared over its units once and handed out in their order, so that parts of a line
 * sum to it cent by cent, in whatever portions they come; one that is computed again for each would not.
 */
export function splitUnits<Line extends Units>(line: Line, { from, quantity }: UnitRange, currency: CurrencyCode): Line {
  if (quantity < 1 || from < 0 || from + quantity > line.quantity)
    throw new RangeError(`Units ${from + 1} to ${from + quantity} of ${line.quantity}`)
  if (quantity === line.quantity) return line
  const step = amountStepOf(currency)
  const part = (cents: Cents) => {
    const units = splitByWeights(
      cents,
      Array.from({ length: line.quantity }, () => 1),
      step,
    )
    return units.slice(from, from + quantity).reduce((sum, unit) => sum + unit, 0)
  }
  const net = part(line.net)
  const gross = part(line.gross)
  const list = part(line.net + line.allowances.reduce((sum, { cents }) => sum + cents, 0))
  return {
    ...line,
    quantity,
    net,
    gross,
    tax: gross - net,
    allowances: shareOut(list - net, line.allowances, step),
    shares: line.shares.map(share => {
      const parts = { net: part(share.net), gross: part(share.gross) }
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
