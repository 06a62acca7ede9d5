/**
 * Quotient of two integers rounded to an integer, ties to the even neighbour.
 * Works in BigInt, so no product of cents and rates can lose a digit. `denominator` must be positive.
 */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  return divide(numerator, denominator, quotient => quotient % 2n === 1n)
}

/** Like `divideHalfEven`, with ties away from zero. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return divide(numerator, denominator, () => true)
}

/** Like `divideHalfEven`, with ties toward zero. */
function divideHalfDown(numerator: bigint, denominator: bigint): bigint {
  return divide(numerator, denominator, () => false)
}

function divide(numerator: bigint, denominator: bigint, tieRoundsUp: (quotient: bigint) => boolean): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive')
  const negative = numerator < 0n
  const absolute = negative ? -numerator : numerator
  const quotient = absolute / denominator
  const twiceRest = (absolute % denominator) * 2n
  const roundsUp = twiceRest > denominator || (twiceRest === denominator && tieRoundsUp(quotient))
  const rounded = roundsUp ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}

/** What becomes of a tie when an amount is rounded to whole cents (ORD-08). */
export const ROUNDING_MODES = ['HalfEven', 'HalfUp', 'HalfDown'] as const
export type RoundingMode = (typeof ROUNDING_MODES)[number]

/** The division of each rounding mode; ties go to the even neighbour, away from zero, toward zero. */
export const DIVISIONS: Readonly<Record<RoundingMode, (numerator: bigint, denominator: bigint) => bigint>> = {
  HalfEven: divideHalfEven,
  HalfUp: divideHalfUp,
  HalfDown: divideHalfDown,
}
