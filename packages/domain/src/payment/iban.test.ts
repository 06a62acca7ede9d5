import { expect, test } from 'vitest'
import { isBic, isIban } from './iban.ts'

test('an account number is one with right check digits alone', () => {
  expect(isIban('DE02120300000000202051')).toBe(true)
  expect(isIban('GB82WEST12345698765432')).toBe(true)
  for (const wrong of ['DE03120300000000202051', 'DE0212030000000020205', 'de02120300000000202051', 'DE02 1203 0000', ''])
    expect(isIban(wrong), wrong).toBe(false)
})

test('a BIC has eight or eleven characters with a country in the middle', () => {
  for (const right of ['BYLADEM1001', 'DEMOSKX0']) expect(isBic(right), right).toBe(true)
  for (const wrong of ['BYLADEM10', '12345678', 'byladem1001', '']) expect(isBic(wrong), wrong).toBe(false)
})
