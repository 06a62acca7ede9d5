import { expect, test } from 'vitest'
import { isWithoutEcho } from './echo.ts'

const session = 'a=1; vsf-commercetools-token=x'

test.each([
  ['GET', '/checkout/cart', session, true],
  ['GET', '/search?query=a', undefined, true],
  ['GET', '/search?query=a', 'vsf-locale=de-DE', true],
  ['POST', '/api/new-ct/addToCart', session, true],
  ['GET', '/login?returnTo=/x', session, false],
  ['POST', '/checkout/addresses', session, false],
] as const)('%s %s with %s may be compressed: %s', (method, url, cookie, expected) => {
  expect(isWithoutEcho({ method, url, headers: cookie ? { cookie } : {} })).toBe(expected)
})
