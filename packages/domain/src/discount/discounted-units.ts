import { requireDefined } from '../error/index.ts'
import { type CurrencyCode, divideToAmount, splitByWeights } from '../money/index.ts'

/** What a discount took off a unit, in cents. */
export interface IncludedDiscount {
  readonly discountId: string
  readonly centAmount: number
}

/** Units of a line that cost the same for the same reasons. */
export interface DiscountedUnits {
  readonly quantity: number
  /** Price of one unit now. */
  readonly centAmount: number
  readonly includedDiscounts: readonly IncludedDiscount[]
}

/** A change of the price of a unit: from cents to cents. */
export type UnitReduction = (centAmount: number) => number

/** A price less a rate in 1/10000, the result rounded half to even to an amount of the currency (rounding after each step). */
export function reduceByRate(centAmount: number, permyriad: number, currency: CurrencyCode): number {
  return divideToAmount(currency, BigInt(centAmount) * BigInt(10_000 - permyriad), 10_000n)
}

/** Units at their plain price. */
export function plainUnits(quantity: number, centAmount: number): DiscountedUnits[] {
  return quantity > 0 ? [{ quantity, centAmount, includedDiscounts: [] }] : []
}

/** What all units cost together, in cents. */
export function totalOfUnits(units: readonly DiscountedUnits[]): number {
  return units.reduce((sum, { quantity, centAmount }) => sum + quantity * centAmount, 0)
}

function withPrice(unit: DiscountedUnits, discountId: string, centAmount: number, quantity = unit.quantity): DiscountedUnits {
  const taken = unit.centAmount - centAmount
  if (taken === 0) return { ...unit, quantity }
  return { quantity, centAmount, includedDiscounts: [...unit.includedDiscounts, { discountId, centAmount: taken }] }
}

/** Every unit reduced; none rises and none falls below zero. */
export function reduceUnits(units: readonly DiscountedUnits[], discountId: string, reduce: UnitReduction): DiscountedUnits[] {
  return units.map(unit => withPrice(unit, discountId, Math.min(unit.centAmount, Math.max(0, reduce(unit.centAmount)))))
}

/** The first `count` units reduced, the others as they were. */
export function reduceSomeUnits(
  units: readonly DiscountedUnits[],
  count: number,
  discountId: string,
  reduce: UnitReduction,
): DiscountedUnits[] {
  let left = count
  return units.flatMap(unit => {
    const hit = Math.min(left, unit.quantity)
    left -= hit
    const rest = unit.quantity - hit
    return [
      ...(hit > 0 ? reduceUnits([{ ...unit, quantity: hit }], discountId, reduce) : []),
      ...(rest > 0 ? [{ ...unit, quantity: rest }] : []),
    ]
  })
}

/**
 * An amount taken off units together, in proportion to what they cost: the parts sum to the amount (rule M2), so that
 * some units may cost a step less than others: a cent, or a forint. Takes at most what the units cost.
 */
export function takeFromUnits(
  units: readonly DiscountedUnits[],
  discountId: string,
  centAmount: number,
  step = 1,
): DiscountedUnits[] {
  const total = totalOfUnits(units)
  const taken = Math.min(centAmount, total)
  if (taken <= 0) return [...units]
  const shares = splitByWeights(
    taken,
    units.map(unit => unit.quantity * unit.centAmount),
    step,
  )
  return units.flatMap((unit, index) => {
    const share = requireDefined(shares[index], `share of units ${index} in discount ${discountId}`)
    const whole = share % step === 0 ? step : 1
    const each = Math.floor(share / whole / unit.quantity) * whole
    const dearer = (share / whole) % unit.quantity
    return [
      ...(dearer > 0 ? [withPrice(unit, discountId, unit.centAmount - each - whole, dearer)] : []),
      ...(unit.quantity > dearer ? [withPrice(unit, discountId, unit.centAmount - each, unit.quantity - dearer)] : []),
    ]
  })
}

/** What one discount took off the units in all, in cents. */
export function takenBy(units: readonly DiscountedUnits[], discountId: string): number {
  return units.reduce(
    (sum, { quantity, includedDiscounts }) =>
      sum +
      quantity *
        includedDiscounts
          .filter(included => included.discountId === discountId)
          .reduce((part, { centAmount }) => part + centAmount, 0),
    0,
  )
}
