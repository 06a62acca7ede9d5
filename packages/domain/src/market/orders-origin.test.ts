import { expect, test } from 'vitest'
import { MARKETS } from './markets.ts'
import { ordersOriginOf } from './orders-origin.ts'

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
