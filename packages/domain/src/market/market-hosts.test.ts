import { expect, test } from 'vitest'
import { isOwnHost, MARKETS, marketOf, marketOfHost, ordersOriginOf, originOf } from './index.ts'

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

test.each([
  ['shop.de', 'DE'],
  ['a.b.co.uk', 'GB'],
  ['CO.UK.', 'GB'],
  ['fr.localhost:1', 'FR'],
  ['xde', 'SK'],
  ['fr.example', 'SK'],
  ['..', 'SK'],
  ['', 'SK'],
])('MKT-03, MKT-05 %s is a host of %s', (host, country) => {
  expect(marketOfHost(host).country).toBe(country)
})

test.each(['de.localhost:99999', 'xde.localhost', 'evil.example', 'anvil.de.evil.example', 'de.localhost/x', ''])(
  'MKT-05 %s is no host of the shop',
  host => {
    expect(isOwnHost(host)).toBe(false)
  },
)

const [market] = MARKETS.filter(({ country }) => country === 'DE')

test.each([
  ['de.localhost:3000', 'http://orders.de.localhost:3100'],
  ['DE.localhost', 'http://orders.de.localhost:3100'],
  ['127.0.0.1:3000', 'http://orders.de.localhost:3100'],
  ['www.anvil.de', 'https://orders.anvil.de'],
  ['anvil.de:443', 'https://orders.anvil.de'],
  ['evil.example', 'https://orders.anvil.de'],
  ['localhost.evil.example', 'https://orders.anvil.de'],
])('ROUTE-30 under %s the orders site of Germany is %s', (host, origin) => {
  expect(market && ordersOriginOf(market, host, 3100)).toBe(origin)
})
