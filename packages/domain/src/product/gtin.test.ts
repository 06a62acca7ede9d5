import { expect, test } from 'vitest'
import { isGtin13 } from './sku.ts'

test.each([
  ['4059865915659', true],
  ['4006381333931', true],
  ['4059865915658', false],
  ['405986591565', false],
  ['40598659156590', false],
  ['405986591565X', false],
  ['', false],
])('ENT-10 whether %j is an article number of 13 digits: %s', (text, expected) => {
  expect(isGtin13(text)).toBe(expected)
})
