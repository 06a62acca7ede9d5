import { expect, test } from 'vitest'
import { HAZARDS, hazardsOf, signalOf } from './index.ts'

test('ENT-10 hazards of a variant come from its attribute, the worst first, and names of none are passed over', () => {
  expect(hazardsOf([{ name: 'hazards', value: ['hygiene', 'dragons', 'mains', 'heat'] }])).toEqual(['mains', 'heat', 'hygiene'])
  expect(hazardsOf([{ name: 'hazards', value: 'mains' }])).toEqual([])
  expect(hazardsOf([])).toEqual([])
})

test('ENT-10 a hazard that kills at once stands before one that does not', () => {
  const signals = HAZARDS.map(signalOf)
  expect([...new Set(signals)]).toEqual(['danger', 'warning', 'caution'])
  expect(signals).toEqual(signals.toSorted((one, other) => 'dwc'.indexOf(one[0]!) - 'dwc'.indexOf(other[0]!)))
})
