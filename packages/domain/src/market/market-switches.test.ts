import { expect, test } from 'vitest'
import { marketOf } from './find-market.ts'
import { readCountries, switchedMarket } from './market-switches.ts'

const GERMANY = marketOf('DE')

test('ADDR-21, LIVE-08, MKT-28 the settings switch a market, and leave the others as they are', () => {
  const chosen = readCountries('ADDRESS_CHECK_MARKETS', ' fi, DE ')
  expect(switchedMarket(GERMANY, { checkedMarkets: chosen })).toEqual({ ...GERMANY, mapsAddressCheck: true })
  expect(switchedMarket(GERMANY, { quietMarkets: chosen })).toEqual({ ...GERMANY, liveUpdates: false })
  expect(switchedMarket(marketOf('AT'), { checkedMarkets: chosen, quietMarkets: chosen })).toBe(marketOf('AT'))
  expect(switchedMarket(GERMANY, {})).toBe(GERMANY)
  expect([...readCountries('ADDRESS_CHECK_MARKETS')]).toEqual([])
  expect(() => readCountries('ADDRESS_CHECK_MARKETS', 'DE,XX')).toThrow('ADDRESS_CHECK_MARKETS has no such market: XX')
})
