import { expect, test } from 'vitest'
import { isPriceDrop } from './price-drop.ts'

test.each([
  [10_000, 10_000, false],
  [10_000, 9501, false],
  [10_000, 9500, true],
  [10_000, 12_000, false],
  [99, 95, false],
  [99, 94, true],
])('NEWS-02 of %d cents before and %d now it is worth a mail: %s', (before, now, isWorth) => {
  expect(isPriceDrop(before, now)).toBe(isWorth)
})
