import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChoosableUnits, type ChosenUnits, chooseMultiBuyUnits, choosePatternUnits } from './choose-units.ts'

/** Chosen choosable as `choosable x price`, cheapest first. */
function told(chosen: ChosenUnits): string[] {
  return [...chosen].sort(([a], [b]) => a.centAmount - b.centAmount).map(([unit, count]) => `${count} x ${unit.centAmount}`)
}

function countOf(chosen: ChosenUnits): number {
  return [...chosen.values()].reduce((sum, count) => sum + count, 0)
}

const every = [{ predicate: 'true', count: 1 }]
const units = fc.array(
  fc.record({
    line: fc.integer({ min: 0, max: 5 }),
    quantity: fc.integer({ min: 1, max: 40 }),
    centAmount: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 12 },
)
const selectionMode = fc.constantFrom('Cheapest' as const, 'MostExpensive' as const)

describe('chooseMultiBuyUnits', () => {
  it('DISC-13 chooses units by what each of them costs, also within a line', () => {
    const half = { line: 0, quantity: 1, centAmount: 50 }
    const choosable = [half, { line: 0, quantity: 1, centAmount: 100 }, { line: 1, quantity: 2, centAmount: 60 }]
    const rule = { triggerQuantity: 2, discountedQuantity: 1 }
    expect(told(chooseMultiBuyUnits(choosable, { ...rule, selectionMode: 'Cheapest' }))).toEqual(['1 x 50', '1 x 60'])
    expect(told(chooseMultiBuyUnits(choosable, { ...rule, selectionMode: 'MostExpensive' }))).toEqual(['1 x 60', '1 x 100'])
  })

  it('DISC-13 no unit that is left over would have been the better choice', () => {
    const counts = fc.record({
      triggerQuantity: fc.integer({ min: 2, max: 5 }),
      discountedQuantity: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(units, counts, selectionMode, (choosable, count, mode) => {
        const chosen = chooseMultiBuyUnits(choosable, { ...count, selectionMode: mode })
        const all = choosable.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(countOf(chosen)).toBe(Math.floor(all / count.triggerQuantity) * count.discountedQuantity)
        const left = choosable.filter(unit => (chosen.get(unit) ?? 0) < unit.quantity).map(({ centAmount }) => centAmount)
        const taken = [...chosen.keys()].map(({ centAmount }) => centAmount)
        if (left.length === 0 || taken.length === 0) return
        if (mode === 'Cheapest') expect(Math.max(...taken)).toBeLessThanOrEqual(Math.min(...left))
        else expect(Math.min(...taken)).toBeGreaterThanOrEqual(Math.max(...left))
      }),
    )
  })
})

describe('choosePatternUnits', () => {
  it('DISC-13 counts every full set once and no unit twice', () => {
    const counts = fc.record({ trigger: fc.integer({ min: 1, max: 4 }), target: fc.integer({ min: 1, max: 3 }) })
    fc.assert(
      fc.property(units, counts, selectionMode, (choosable, { trigger, target }, mode) => {
        const chosen = choosePatternUnits(
          choosable,
          {
            triggerPattern: [{ predicate: 'true', count: trigger }],
            targetPattern: [{ predicate: 'true', count: target }],
            selectionMode: mode,
          },
          () => true,
        )
        const all = choosable.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(countOf(chosen)).toBe(Math.floor(all / (trigger + target)) * target)
        for (const [unit, count] of chosen) expect(count).toBeLessThanOrEqual(unit.quantity)
      }),
    )
  })

  it('DISC-13 counts at most as often as it may', () => {
    const rule = { triggerPattern: every, targetPattern: every, selectionMode: 'Cheapest', maxOccurrence: 7 } as const
    expect(countOf(choosePatternUnits([{ line: 0, quantity: 1000, centAmount: 5 }], rule, () => true))).toBe(7)
  })

  it('DISC-13, CART-18 asks once per line and part, and looks at a quarter of a million units a few times each', () => {
    let looks = 0
    let questions = 0
    const choosable = Array.from(
      { length: 250 },
      (_, line): ChoosableUnits => ({
        line,
        get quantity() {
          looks += 1
          return 1000
        },
        centAmount: (line * 7919) % 1000,
      }),
    )
    const rule = { triggerPattern: every, targetPattern: every, selectionMode: 'Cheapest' } as const
    const chosen = choosePatternUnits(choosable, rule, () => {
      questions += 1
      return true
    })
    expect(countOf(chosen)).toBe(125_000)
    expect(questions).toBe(500)
    expect(looks).toBeLessThan(4 * 250_000)
  })
})
