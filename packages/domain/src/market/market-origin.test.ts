import { expect, test } from 'vitest'
import { isOwnHost, MARKETS, marketOf, marketOfHost, originOf } from './index.ts'

test('MKT-03 the origins of a market, in production and on a local machine, are served and lead back to it', () => {
  expect(originOf(marketOf('GB'))).toBe('https://anvil.co.uk')
  expect(originOf(marketOf('SK'), 3000)).toBe('http://sk.localhost:3000')
  for (const market of MARKETS) {
    for (const origin of [originOf(market), originOf(market, 3000)]) {
      const { host } = new URL(origin)
      expect(isOwnHost(host)).toBe(true)
      expect(marketOfHost(host)).toBe(market)
    }
  }
})
