import type { Transport } from '@shop/contract'
import type { EngineContext } from '@shop/engine/database'
import { setStock } from '@shop/engine/proving'
import fc from 'fast-check'
import { checkHistory, type Violation } from './check-history.ts'
import type { History } from './history.ts'
import { planArbitrary, planOfSeed } from './plan-arbitrary.ts'
import { runHistory } from './run-history.ts'

/** Three SKUs that one history after another has for itself: plenty of two, few of the third. */
export interface Shelf {
  readonly stock: Readonly<Record<string, number>>
}

/** Shelves with SKUs of their own, for as many histories at the same time. */
export function shelvesOf(count: number): Shelf[] {
  return Array.from({ length: count }, (_, index) => {
    const skuAt = (place: number) => `EX4${String(index * 3 + place).padStart(7, '0')}`
    return { stock: { [skuAt(0)]: 5000, [skuAt(1)]: 900, [skuAt(2)]: 7 } }
  })
}

export interface HistoriesWanted {
  /** Ways to servers of one shop; clients take turns with them. */
  readonly transports: readonly Transport[]
  readonly engine: EngineContext
  readonly shelves: readonly Shelf[]
  readonly firstSeed: number
  readonly count: number
  /** Sees every history that passed. */
  readonly onHistory?: (history: History) => void
}

/** A history that no order of calls explains; its plan is that of the seed. */
export interface FoundViolation {
  readonly seed: number
  readonly violation: Violation
}

/** Runs and checks histories, as many at the same time as there are shelves, until one fails. */
export async function runHistories(wanted: HistoriesWanted): Promise<FoundViolation | undefined> {
  const { shelves, firstSeed, count, onHistory } = wanted
  let next = 0
  let found: FoundViolation | undefined
  async function work(shelf: Shelf): Promise<void> {
    while (next < count && !found) {
      const seed = firstSeed + next++
      const history = await runOnShelf(wanted, shelf, planOfSeed(seed))
      const violation = checkHistory(history)
      if (violation) found ??= { seed, violation }
      else onHistory?.(history)
    }
  }
  await Promise.all(shelves.map(work))
  return found
}

/** How often a smaller plan is tried before it counts as good: what goes wrong depends on chance. */
const TRIES = 10
const LONGEST_SHRINKING_MS = 30_000

/** The plan of a seed with as few clients and calls as still go wrong; undefined when it does not go wrong again. */
export async function shrinkViolation(wanted: HistoriesWanted, seed: number): Promise<Violation | undefined> {
  const [shelf] = wanted.shelves
  if (!shelf) throw new Error('There is no shelf')
  let smallest: Violation | undefined
  const property = fc.asyncProperty(planArbitrary, async plan => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const violation = checkHistory(await runOnShelf(wanted, shelf, plan))
      if (!violation) continue
      smallest = violation
      return false
    }
    return true
  })
  await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: LONGEST_SHRINKING_MS })
  return smallest
}

async function runOnShelf({ transports, engine }: HistoriesWanted, { stock }: Shelf, plan: Parameters<typeof runHistory>[1]) {
  await setStock(engine, stock)
  return runHistory({ transports, host: 'sk.localhost', stock }, plan)
}
