import { addTo } from '../money/index.ts'
import type { PatternComponent, SelectionMode } from './cart-discount.ts'

/** Units of one line that cost the same, from which a discount may choose. */
export interface ChoosableUnits {
  /** Which line they belong to; of equal prices the earlier one in the list is chosen. */
  readonly line: number
  readonly quantity: number
  /** What a unit costs, in cents; decides who is chosen. */
  readonly centAmount: number
}

/** How many units are chosen of which; those of which none is chosen are missing. */
export type ChosenUnits = ReadonlyMap<ChoosableUnits, number>

function inOrderOfChoice(units: readonly ChoosableUnits[], mode: SelectionMode): ChoosableUnits[] {
  const sign = mode === 'Cheapest' ? 1 : -1
  return [...units].sort((a, b) => sign * (a.centAmount - b.centAmount))
}

/** Units in order of choice, taken from the front; remembers where it stopped, so that all of them are passed once. */
interface Queue {
  readonly units: readonly ChoosableUnits[]
  next: number
}

/** Takes `count` units off a queue; undefined where there are not as many. `used` is shared by queues of the same units. */
function takeUnits(queue: Queue, count: number, used: Map<ChoosableUnits, number>): ChosenUnits | undefined {
  const chosen = new Map<ChoosableUnits, number>()
  let left = count
  while (left > 0) {
    const unit = queue.units[queue.next]
    if (!unit) return undefined
    // Units that no set has used yet are not in the map: zero is meant.
    const taken = Math.min(left, unit.quantity - (used.get(unit) ?? 0))
    if (taken === 0) {
      queue.next += 1
      continue
    }
    addTo(used, unit, taken)
    chosen.set(unit, taken)
    left -= taken
  }
  return chosen
}

/** Of every `triggerQuantity` units the `discountedQuantity` cheapest or dearest, at most `maxOccurrence` times. */
export function chooseMultiBuyUnits(
  units: readonly ChoosableUnits[],
  rule: {
    readonly triggerQuantity: number
    readonly discountedQuantity: number
    readonly maxOccurrence?: number
    readonly selectionMode: SelectionMode
  },
): ChosenUnits {
  const totalQuantity = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const times = Math.min(Math.floor(totalQuantity / rule.triggerQuantity), rule.maxOccurrence ?? Number.MAX_SAFE_INTEGER)
  const queue = { units: inOrderOfChoice(units, rule.selectionMode), next: 0 }
  return takeUnits(queue, times * rule.discountedQuantity, new Map()) ?? new Map()
}

/**
 * For every full set of trigger units the target units; a unit counts once, as trigger or as target. Triggers are
 * chosen the other way round, so that the shopper loses no cheap unit to a trigger. `meets` is asked once per part of
 * the pattern and line, and the work grows with the units, not with their square.
 */
export function choosePatternUnits(
  units: readonly ChoosableUnits[],
  rule: {
    readonly triggerPattern: readonly PatternComponent[]
    readonly targetPattern: readonly PatternComponent[]
    readonly maxOccurrence?: number
    readonly selectionMode: SelectionMode
  },
  meets: (line: number, predicate: string) => boolean,
): ChosenUnits {
  const queuesOf = (components: readonly PatternComponent[], mode: SelectionMode) =>
    components.map(({ predicate, count }) => {
      const lines = new Set([...new Set(units.map(({ line }) => line))].filter(line => meets(line, predicate)))
      const matching = units.filter(({ line }) => lines.has(line))
      return { count, queue: { units: inOrderOfChoice(matching, mode), next: 0 } }
    })
  const triggers = queuesOf(rule.triggerPattern, rule.selectionMode === 'Cheapest' ? 'MostExpensive' : 'Cheapest')
  const targets = queuesOf(rule.targetPattern, rule.selectionMode)
  const chosen = new Map<ChoosableUnits, number>()
  // Every set uses up a unit, so there are never more sets than units; without parts there is no set.
  const totalQuantity = targets.length === 0 ? 0 : units.reduce((sum, { quantity }) => sum + quantity, 0)
  const used = new Map<ChoosableUnits, number>()
  for (let times = 0; times < Math.min(rule.maxOccurrence ?? totalQuantity, totalQuantity); times++) {
    if (!triggers.every(({ queue, count }) => takeUnits(queue, count, used))) break
    const taken = targets.map(({ queue, count }) => takeUnits(queue, count, used))
    if (!taken.every(part => part !== undefined)) break
    for (const part of taken) for (const [unit, count] of part) addTo(chosen, unit, count)
  }
  return chosen
}
