import { requireDefined } from '../error/index.ts'
import { splitByWeights } from '../money/index.ts'
import type { AbsoluteApplicationMode } from './cart-discount.ts'

/**
 * Shares an amount over lines that cost `totals` (cents): in proportion to them, or evenly with what a line cannot take
 * going to the others, in steps of the currency. Shares sum to the amount, or to all totals where that is less; no share is more than its total.
 */
export function shareAmount(
  centAmount: number,
  totals: readonly number[],
  mode: Exclude<AbsoluteApplicationMode, 'IndividualApplication'>,
  step = 1,
): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0)
  const amount = Math.min(centAmount, whole)
  if (amount <= 0) return totals.map(() => 0)
  if (mode === 'ProportionateDistribution') return splitByWeights(amount, totals, step)
  const shares = totals.map(() => 0)
  let left = amount
  while (left > 0) {
    const room = totals.map((total, index) => total - shareOf(shares, index))
    const parts = splitByWeights(
      left,
      room.map(free => (free > 0 ? 1 : 0)),
      step,
    )
    for (const [index, part] of parts.entries()) {
      const given = Math.min(part, shareOf(room, index))
      shares[index] = shareOf(shares, index) + given
      left -= given
    }
  }
  return shares
}

function shareOf(amounts: readonly number[], index: number): number {
  return requireDefined(amounts[index], `share of line ${index}`)
}
