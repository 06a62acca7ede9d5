/**
 * Splits an integer amount in proportion to weights by largest remainder: the parts always sum to the whole (rule M2).
 * Ties go to the earlier weight. Weights are non-negative integers, at least one of them positive. An amount in steps, such
 * as whole forints, is split into parts in the same steps.
 */
export function splitByWeights(centAmount: number, weights: readonly number[], step = 1): number[] {
  if (step > 1 && centAmount % step === 0) return splitByWeights(centAmount / step, weights).map(part => part * step + 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) throw new RangeError('At least one weight must be positive')
  const sign = centAmount < 0 ? -1 : 1
  const whole = BigInt(Math.abs(centAmount))
  const parts = weights.map((weight, index) => {
    const product = whole * BigInt(weight)
    return { index, floor: product / BigInt(total), rest: product % BigInt(total) }
  })
  const missing = Number(whole - parts.reduce((sum, part) => sum + part.floor, 0n))
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  const roundedUp = new Set(byRest.slice(0, missing))
  return parts.map(part => (Number(part.floor) + (roundedUp.has(part) ? 1 : 0)) * sign + 0)
}

/** Adds to a running sum per key; a key that is not in it yet starts at zero, since nothing has been counted for it. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount)
}
