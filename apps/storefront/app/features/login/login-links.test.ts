import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { createHrefs } from '../../href/hrefs.ts'
import { returnPathOf } from './login-links.ts'

const german = createHrefs(marketOf('DE'), 'de')
const dutch = createHrefs(marketOf('BE'), 'nl')
const pathOf = (query: string, hrefs = german) => returnPathOf(new URLSearchParams(query), hrefs)

test('ROUTE-18 a login leads back to the page the shopper came from', () => {
  expect(pathOf('returnTo=%2Fsearch%3Fquery%3D30%26page%3D2')).toBe('/search?query=30&page=2')
  expect(pathOf('returnTo=%2Fnl%2Fcheckout%2Fcart', dutch)).toBe('/nl/checkout/cart')
})

test('ROUTE-36 without such a page it leads home, in the language of the shopper', () => {
  expect(pathOf('')).toBe('/')
  expect(pathOf('', dutch)).toBe('/nl/')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('ROUTE-18 a login never leads to another site: %s', target => {
  expect(pathOf(new URLSearchParams({ returnTo: target }).toString())).toBe('/')
})
