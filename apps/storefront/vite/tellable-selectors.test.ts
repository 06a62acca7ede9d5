import { expect, test } from 'vitest'
import { costlySelectors } from './tellable-selectors.ts'

test.each([
  ':has(> #main) > :not(#main)',
  String.raw`.not-group-has-shown\:hidden:not(:is(:where(.group):has([data-shown]) *))`,
  '.page:has(input:checked) > *',
  '.page:has(.a, .b:not(.c)) :first-child',
])('a selector that makes styles of the whole page with each change is refused: %s', selector => {
  expect(costlySelectors(`.a{color:red}@media print{.b,${selector}{display:none}}`)).toEqual([`.b,${selector}`])
})

test.each([
  'body:has(.buy-bar)',
  '.choice label:has(~ label input:checked)',
  ':root:has(:is(.section, #form):target) .below-fold',
  '.form:not(:has([value="company"]:checked)) .business-fields',
  String.raw`main:has([data-newsletter]) + .\[main\:has\(\[data-newsletter\]\)\+\&\]\:hidden`,
])('a selector that names what it holds for stays: %s', selector => {
  expect(costlySelectors(`${selector}{color:red}.a *{color:red}`)).toEqual([])
})
