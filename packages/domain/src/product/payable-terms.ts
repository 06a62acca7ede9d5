import { amountStepOf, type Money, moneyOf, nearestAmount } from '../money/index.ts'
import type { PriceTerms } from './product.ts'

/**
 * Terms of a price whose amounts can be paid: whole forints, at least one. A reduction that is none after rounding is left
 * out. Applied where prices come in, so that everything reckoned from them is exact (rule M1).
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
