import { expect, test } from 'vitest'
import { aSlovakAddress } from './address.fixtures.ts'
import { correctAddress } from './index.ts'

test('ADDR-15 a correction keeps all that it does not name, and is refused by the rules of its country', () => {
  const address = { ...aSlovakAddress(), id: 'a1', custom: { vatNumber: 'SK2020202020', isVatValidated: true } }
  expect(correctAddress(address, { city: 'Nitra' })).toEqual({ ...address, city: 'Nitra' })
  expect(() => correctAddress(address, { postalCode: 'x' })).toThrow(/postalCode/)
  expect(() => correctAddress(address, { streetName: '' })).toThrow(/streetName/)
})
