import { aCart, aLine } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { answerJson } from './answer-json.ts'

const cart = aCart('SK', [{ quantity: 2 }, { centAmount: 500 }])
const [line] = cart.lineItems
const textOf = (body: unknown) => String(answerJson(body))

test.each([
  ['a cart', { data: { cart } }],
  ['a cart behind a payment', { data: { payment: { id: 'one' }, cart } }],
  ['a cart without lines', { data: { cart: { ...cart, lineItems: [] } } }],
  ['an order', { data: { order: { ...cart, locale: 'Ελληνικά' } } }],
  ['an empty order before a cart', { data: { order: { lineItems: [] }, cart } }],
  ['another text called lines', { data: { cart: { lineItems: 'Me' } } }],
  ['other lists called lines', { data: { cart: { lineItems: ['one', null] }, order: { lineItems: [null] } } }],
  ['no cart', { data: { cart: null } }],
  ['nothing', { data: null }],
  ['an error', { statusCode: 400, message: 'no', errors: [{ code: 'InvalidInput', message: 'no' }] }],
  ['a cart next to something else', { data: { cart }, communicate: { text: 'Ďakujeme' } }],
  ['fields that are undefined', { data: { cart: { ...cart, customerEmail: undefined, custom: { utmSource: undefined } } } }],
  [
    'a text like the field',
    { data: { cart: { ...cart, customerEmail: '"lineItems":[] \\"lineItems\\":[]', lineItems: [line] } } },
  ],
])('API-02 an answer with %s is the JSON of its body, also when its lines were sent before', (_what, body) => {
  expect(textOf(body)).toBe(JSON.stringify(body))
  expect(textOf(body)).toBe(JSON.stringify(body))
})

test('API-02 a line that has changed is not sent as it was', () => {
  expect(textOf({ data: { cart } })).toContain('"quantity":2')
  const changed = { ...cart, lineItems: [aLine(marketOf('SK'), { quantity: 7 }), ...cart.lineItems.slice(1)] }
  expect(textOf({ data: { cart: changed } })).toBe(JSON.stringify({ data: { cart: changed } }))
})
