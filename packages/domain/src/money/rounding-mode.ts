import { divideHalfDown, divideHalfEven, divideHalfUp } from './divide-rounded.ts'

/** What becomes of a tie when an amount is rounded to whole cents (ORD-08). */
export const ROUNDING_MODES = ['HalfEven', 'HalfUp', 'HalfDown'] as const
export type RoundingMode = (typeof ROUNDING_MODES)[number]

/** The division of each rounding mode; ties go to the even neighbour, away from zero, toward zero. */
export const DIVISIONS: Readonly<Record<RoundingMode, (numerator: bigint, denominator: bigint) => bigint>> = {
  HalfEven: divideHalfEven,
  HalfUp: divideHalfUp,
  HalfDown: divideHalfDown,
}
