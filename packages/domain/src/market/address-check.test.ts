import { expect, test } from 'vitest'
import { readCheckedMarkets, withAddressCheck } from './address-check.ts'
import { marketOf } from './find-market.ts'

test('ADDR-21, MKT-28 the look-up is switched on for the countries of the settings alone', () => {
  const checked = readCheckedMarkets(' fi, DE ')
  expect(['FI', 'DE', 'AT'].map(country => withAddressCheck(marketOf(country as 'FI'), checked).mapsAddressCheck)).toEqual([
    true,
    true,
    false,
  ])
  expect(withAddressCheck(marketOf('FI'), undefined)).toBe(marketOf('FI'))
  expect([...readCheckedMarkets()]).toEqual([])
  expect(() => readCheckedMarkets('DE,XX')).toThrow('ADDRESS_CHECK_MARKETS has no such market: XX')
})
