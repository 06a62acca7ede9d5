import { expect, test } from 'vitest'
import { bestCommon } from './best-common.ts'

const best = (answers: readonly string[], limit = 4) =>
  bestCommon(
    answers.map(answer => [...answer].map(id => ({ id }))),
    limit,
  )
    .map(({ id }) => id)
    .join('')

test.each([
  ['nothing for no answer', [], ''],
  ['one answer as it is', ['abcd'], 'abcd'],
  ['what most lines agree on first', ['abcd', 'xydz', 'qrsd'], 'daxq'],
  ['of what is as common, what stands first', ['ab', 'ba', 'ca'], 'abc'],
  ['the first line before the second where all is equal', ['ab', 'cd'], 'acbd'],
])('CART-29 the best common answers are %s', (_what, answers, expected) => {
  expect(best(answers)).toBe(expected)
})

test('CART-29 no more are taken than are shown', () => {
  expect(best(['abcd', 'efgh'], 4)).toHaveLength(4)
})
