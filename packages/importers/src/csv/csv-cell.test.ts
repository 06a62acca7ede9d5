import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1', "'+49 30 1"],
  ['-3', "'-3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ["'=1", "''=1"],
  ["'0012", "'0012"],
  ['Säge', 'Säge'],
  ['a=1', 'a=1'],
  ['', ''],
])('%j is written as %j', (cell, escaped) => {
  expect(escapeFormula(cell)).toBe(escaped)
})

test('every cell is read as it was, and none that is written begins a formula', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n]{0,4}a?$/))
  fc.assert(
    fc.property(cell, text => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})
