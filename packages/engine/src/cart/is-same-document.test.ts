import { expect, test } from 'vitest'
import { isSameDocument } from './is-same-document.ts'

const line = { id: 'a', quantity: 2, name: { sk: 'Lis' }, tags: ['new', 'top'] }

test.each<[string, unknown, unknown, boolean]>([
  ['the same fields in another order', line, { tags: ['new', 'top'], name: { sk: 'Lis' }, quantity: 2, id: 'a' }, true],
  ['a field that is undefined and one that is missing', { ...line, company: undefined }, line, true],
  ['the same the other way round', line, { ...line, company: undefined }, true],
  ['another number', line, { ...line, quantity: 3 }, false],
  ['a field more', line, { ...line, company: '' }, false],
  ['a field less', { ...line, company: '' }, line, false],
  ['another order of a list', line, { ...line, tags: ['top', 'new'] }, false],
  ['a longer list', line, { ...line, tags: ['new', 'top', 'sale'] }, false],
  ['null and an object', null, {}, false],
  ['a list and an object', [], {}, false],
  ['a number and its text', 1, '1', false],
])('C1 %s', (_what, one, other, isSame) => {
  expect(isSameDocument(one, other)).toBe(isSame)
})
