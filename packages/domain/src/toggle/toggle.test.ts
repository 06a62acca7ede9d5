import fc from 'fast-check'
import { expect, test } from 'vitest'
import { togglesOf } from './index.ts'

const of = (query: string) => togglesOf(new URLSearchParams(query))

test('PDP-12 without being named, bloomreach-api, the cap of quantities and the web form are on', () => {
  expect(of('')).toEqual({ 'bloomreach-api': true, 'quantity-cap': true, webform: true })
})

test('MKT-30 parameters with the prefix override known toggles, and nothing else does', () => {
  expect(of('toggle-webform=false&toggle-bloomreach-api=false')).toEqual({
    ...of(''),
    'bloomreach-api': false,
    webform: false,
  })
  for (const query of ['webform=true', 'toggle-webform=1', 'toggle-webform=TRUE', 'toggle-webform', 'Toggle-webform=true'])
    expect(of(query), query).toEqual(of(''))
  expect(of('toggle-webform=true&toggle-webform=false').webform).toBe(false)
})

test('PDP-12 a URL can switch the cap of quantities off', () => {
  expect(of('toggle-quantity-cap=false')['quantity-cap']).toBe(false)
})

test('MKT-30 whatever a URL holds, the toggles stay the known ones', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'free-goods'))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.constantFrom('true', 'false', ''))), pairs => {
      const unknown = pairs.filter(([key]) => !Object.hasOwn(of(''), key))
      expect(togglesOf(unknown.map(([key, value]) => [`toggle-${key}`, value]))).toEqual(of(''))
    }),
  )
})
