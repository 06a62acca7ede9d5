/** Steps of a slider from one end to the other. */
export const SCALE_STEPS = 100

/** Bounds of prices in whole units. */
export interface PriceBounds {
  readonly min: number
  readonly max: number
}

/**
 * The amount at a place of the slider. Prices lie close together at the lower end, so the scale is wider there; amounts
 * have two figures that count, save at the ends.
 */
export function amountAt(place: number, { min, max }: PriceBounds): number {
  if (place <= 0) return min
  if (place >= SCALE_STEPS) return max
  const amount = min + (max - min) * (place / SCALE_STEPS) ** 2
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.min(max, Math.max(min, Math.round(amount / step) * step))
}

/** The place of an amount on the slider; the reverse of `amountAt` save for rounding. */
export function placeOf(amount: number, { min, max }: PriceBounds): number {
  if (max <= min) return 0
  const part = Math.min(1, Math.max(0, (amount - min) / (max - min)))
  return Math.round(Math.sqrt(part) * SCALE_STEPS)
}
