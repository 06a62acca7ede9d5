/** Choices that a seed repeats. */
export interface SeededRandom {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number
  /** True in `permille` of 1000 cases. */
  chance(permille: number): boolean
  /** One of several; throws when the list is empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** A small generator (mulberry32): good enough to choose, never for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  function below(count: number): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return {
    below,
    chance: permille => below(1000) < permille,
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
