import { expect, test } from 'vitest'
import { restockDate } from './restock-date.ts'

test.each([
  ['2026-11-21', '2027-02-21'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-29', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-01T23:59:59.000Z', '2027-01-01'],
])('PDP-14 three months after %s is %s', (day, expected) => {
  expect(restockDate(day)).toBe(expected)
})
