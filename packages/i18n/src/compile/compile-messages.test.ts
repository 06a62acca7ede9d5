import { expect, test } from 'vitest'
import { compileMessage } from './compile-messages.ts'

test('text stays text; arguments are named with their kind', () => {
  expect(compileMessage('en', 'a', 'In stock')).toEqual({ nodes: 'In stock', args: {} })
  expect(compileMessage('en', 'a', 'Free from {amount}')).toEqual({
    nodes: ['Free from ', ['amount']],
    args: { amount: 'string' },
  })
  expect(compileMessage('en', 'a', '{count, plural, one {# item} other {# items}}').args).toEqual({ count: 'number' })
})

test('what looks like a tag is text', () => {
  expect(compileMessage('en', 'a', 'Less <b>is</b> more').nodes).toBe('Less <b>is</b> more')
})

test.each([
  ['pl', '{count, plural, one {# sztuka} few {# sztuki} other {# sztuki}}', 'many'],
  ['cs', '{count, plural, one {# kus} few {# kusy} other {# kusů}}', 'many'],
  ['sl', '{count, plural, one {# kos} few {# kosi} other {# kosov}}', 'two'],
  ['en', '{count, plural, =1 {an item} other {# items}}', 'one'],
])('a plural form that %s has must be there', (language, text, form) => {
  expect(() => compileMessage(language, 'cart.itemCount', text)).toThrow(
    `${language} cart.itemCount: the plural form "${form}" is missing`,
  )
})

test.each(['{amount', '{count, plural, one {a}}', '{amount, number}', '{day, date, short}'])(
  'what cannot be compiled is refused with language and key (%s)',
  text => {
    expect(() => compileMessage('de', 'cart.title', text)).toThrow(/^de cart\.title: /)
  },
)
