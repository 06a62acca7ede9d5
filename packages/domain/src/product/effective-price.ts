import { amountStepOf, type Money, moneyOf, nearestAmount } from '../money/index.ts'
import type { Price, PriceTerms } from './product.ts'

/** The amount a unit costs now: the discounted value while its discount is active, else the plain one (DISC-16). */
export function effectivePrice(price: Price): Money {
  return price.discounted?.isActive ? price.discounted.value : price.value
}

/**
 * The amount that may be struck through next to the price: the lowest of the 30 days before an active reduction, where
 * it is above what a unit costs now. Undefined: the price is shown without any comparison.
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

/**
 * Terms of a price whose amounts can be paid: whole forints, at least one. A reduction that rounding makes void is left
 * out. Applied where prices come in, so that everything calculated from them is exact (rule M1).
 */
export function payableTermsOf<Terms extends PriceTerms>(terms: Terms): Terms {
  const { discounted, ...rest } = terms
  const value = payable(terms.value)
  const reduced = discounted && payable(discounted.value)
  if (!discounted || !reduced || reduced.centAmount >= value.centAmount) return { ...rest, value } as Terms
  return { ...rest, value, discounted: { ...discounted, value: reduced } } as Terms
}

function payable({ currencyCode, centAmount }: Money): Money {
  return moneyOf(currencyCode, Math.max(amountStepOf(currencyCode), nearestAmount(currencyCode, centAmount)))
}
