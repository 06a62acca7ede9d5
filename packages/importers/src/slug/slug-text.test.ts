import { expect, test } from 'vitest'
import { slugTextOf } from './slug-text.ts'

test.each([
  ['de', 'Schweißgerät über Öfen', 'schweissgeraet ueber oefen'],
  ['sv', 'Storkök på hjul', 'storkok pa hjul'],
  ['nb', 'Kjøkken på Ås', 'kjoekken paa aas'],
  ['bg', 'Сгъваем кран', 'sgavaem kran'],
  ['el', 'Οθόνη του νερού', 'othoni tou nerou'],
  ['sk', 'Dielenský žeriav', 'dielensky zeriav'],
] as const)('ROUTE-15 in %s "%s" is written %s', (language, text, ascii) => {
  expect(slugTextOf(text, language)).toBe(ascii)
})
