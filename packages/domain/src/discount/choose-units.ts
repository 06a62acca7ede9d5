import type { PatternComponent, SelectionMode } from './cart-discount.ts'

/** Pieces of one line that a discount may choose from. */
export interface ChoosableUnits {
  /** Which line they belong to. */
  readonly line: number
  readonly quantity: number
  /** What the line's cheapest piece costs, in cents; decides who is chosen. */
  readonly centAmount: number
}

/** How often a pattern counts in one cart at most; a bound on the work, above every honest cart. */
const MAX_PATTERN_OCCURRENCES = 100

/** How many pieces of each line are chosen, by line. */
export type ChosenUnits = ReadonlyMap<number, number>

function inOrderOfChoice(units: readonly ChoosableUnits[], mode: SelectionMode): ChoosableUnits[] {
  const sign = mode === 'Cheapest' ? 1 : -1
  return [...units].sort((a, b) => sign * (a.centAmount - b.centAmount) || a.line - b.line)
}

function takeUnits(units: readonly ChoosableUnits[], count: number, mode: SelectionMode, used: Map<number, number>): ChosenUnits {
  const chosen = new Map<number, number>()
  let left = count
  for (const { line, quantity } of inOrderOfChoice(units, mode)) {
    const taken = Math.min(left, quantity - (used.get(line) ?? 0))
    if (taken <= 0) continue
    chosen.set(line, taken)
    used.set(line, (used.get(line) ?? 0) + taken)
    left -= taken
  }
  return left === 0 ? chosen : new Map()
}

/** Of every `triggerQuantity` pieces the `discountedQuantity` cheapest or dearest, at most `maxOccurrence` times. */
export function chooseMultiBuyUnits(
  units: readonly ChoosableUnits[],
  rule: {
    readonly triggerQuantity: number
    readonly discountedQuantity: number
    readonly maxOccurrence?: number
    readonly selectionMode: SelectionMode
  },
): ChosenUnits {
  const pieces = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const times = Math.min(Math.floor(pieces / rule.triggerQuantity), rule.maxOccurrence ?? Number.MAX_SAFE_INTEGER)
  return takeUnits(units, times * rule.discountedQuantity, rule.selectionMode, new Map())
}

/**
 * For every full set of trigger pieces the target pieces; a piece counts once, as trigger or as target. Triggers are
 * chosen the other way round, so that the shopper loses no cheap piece to a trigger.
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
  const otherMode = rule.selectionMode === 'Cheapest' ? 'MostExpensive' : 'Cheapest'
  const chosen = new Map<number, number>()
  let used = new Map<number, number>()
  const limit =
    rule.targetPattern.length === 0 ? 0 : Math.min(rule.maxOccurrence ?? MAX_PATTERN_OCCURRENCES, MAX_PATTERN_OCCURRENCES)
  for (let times = 0; times < limit; times++) {
    const tried = new Map(used)
    const isTriggered = rule.triggerPattern.every(({ predicate, count }) => {
      const matching = units.filter(({ line }) => meets(line, predicate))
      return takeUnits(matching, count, otherMode, tried).size > 0
    })
    if (!isTriggered) break
    const targets = rule.targetPattern.map(({ predicate, count }) => {
      const matching = units.filter(({ line }) => meets(line, predicate))
      return takeUnits(matching, count, rule.selectionMode, tried)
    })
    if (targets.some(target => target.size === 0)) break
    for (const target of targets) for (const [line, count] of target) chosen.set(line, (chosen.get(line) ?? 0) + count)
    used = tried
  }
  return chosen
}
