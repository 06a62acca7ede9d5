import { amountOf, closenessOf, isNeighbour, type WantedAmount } from '../index/wanted-amount.ts'
import type { Clause } from './clause.ts'

/**
 * Near the size that was typed: what all other words find, with the nearest amounts that such things have. `amounts` are theirs, as
 * terms in the index.
 */
export function nearSizesQuery(
  others: Clause,
  wanted: WantedAmount,
  amounts: readonly string[],
): { readonly query: Clause; readonly values: readonly number[] } | undefined {
  const near = amounts.flatMap(amount => {
    const { value, unit } = amountOf(amount) ?? {}
    return value !== undefined && unit === wanted.unit && isNeighbour(value, wanted) ? [{ amount, value }] : []
  })
  const below = near.filter(({ value }) => value < wanted.value).sort((a, b) => b.value - a.value)
  const above = near.filter(({ value }) => value > wanted.value).sort((a, b) => a.value - b.value)
  const nearest = [...below.slice(0, 1), ...above.slice(0, 1)]
  if (nearest.length === 0) return undefined
  const queries = nearest.map(({ amount, value }) => ({
    bool: { must: [others], filter: [{ term: { amounts: { value: amount } } }], boost: closenessOf(value, wanted) },
  }))
  return { query: { dis_max: { queries } }, values: nearest.map(({ value }) => value) }
}
