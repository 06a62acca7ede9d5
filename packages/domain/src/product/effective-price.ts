import type { Money } from '../money/index.ts'
import type { Price } from './product.ts'

/** The amount a piece costs now: the discounted value while its discount is active, else the plain one (DISC-16). */
export function effectivePrice(price: Price): Money {
  return price.discounted?.isActive ? price.discounted.value : price.value
}

/** Whole per cent saved against the plain price, 0 without an active reduction. */
export function savedPercent(price: Price): number {
  const now = effectivePrice(price).centAmount
  const before = price.value.centAmount
  return before > now ? Math.floor(((before - now) * 100) / before) : 0
}
