import { expect, test } from 'vitest'
import { cartDelayMs } from './open-cart-queue.ts'

const BROWSERS = {
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Safari on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  Chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
}

test('CART-06, CART-07 changes are collected for 300 ms, in Safari for 400 ms', () => {
  expect(Object.entries(BROWSERS).map(([name, userAgent]) => [name, cartDelayMs(userAgent)])).toEqual([
    ['Safari on a Mac', 400],
    ['Safari on an iPhone', 400],
    ['Chrome', 300],
    ['Edge', 300],
    ['Firefox', 300],
  ])
})
