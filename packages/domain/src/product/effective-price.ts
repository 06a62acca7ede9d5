import type { Money } from '../money/index.ts'
import type { Price } from './product.ts'

/** The amount a piece costs now: the discounted value while its discount is active, else the plain one (DISC-16). */
export function effectivePrice(price: Price): Money {
  return price.discounted?.isActive ? price.discounted.value : price.value
}

/**
 * The amount that may be struck through beside the price: the lowest of the 30 days before an active reduction, where
 * it is above what a piece costs now. Undefined: the price is shown without any comparison.
 */
export function priorPrice(price: Price): Money | undefined {
  const { lowestPriorPrice, discounted } = price
  if (!discounted?.isActive || !lowestPriorPrice) return undefined
  return lowestPriorPrice.centAmount > discounted.value.centAmount ? lowestPriorPrice : undefined
}

/** Whole per cent saved against the prior price, 0 without one; never rounded up. */
export function savedPercent(price: Price): number {
  const before = priorPrice(price)?.centAmount
  if (before === undefined) return 0
  return Math.floor(((before - effectivePrice(price).centAmount) * 100) / before)
}
