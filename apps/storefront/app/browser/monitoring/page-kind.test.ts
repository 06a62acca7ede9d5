import { expect, test } from 'vitest'
import { pageKindOf } from './page-kind.ts'

test.each([
  ['home', undefined, 'home'],
  ['de-home', undefined, 'home'],
  ['catalogue', { page: 'product' }, 'product'],
  ['fr-catalogue', { page: 'category' }, 'category'],
  ['catalogue', { page: 'departments' }, 'category'],
  ['catalogue', { page: 'content' }, 'content'],
  ['catalogue', null, 'other'],
  ['search', undefined, 'search'],
  ['checkout-cart', undefined, 'cart'],
  ['nl-checkout-addresses', undefined, 'checkout'],
  ['checkout-thank-you', undefined, 'checkout'],
  ['account-profile', undefined, 'account'],
  ['login', undefined, 'account'],
  ['contact', undefined, 'other'],
] as const)('TRACK-14 what the route %s shows with %o is of the kind %s', (id, loaderData, kind) => {
  expect(pageKindOf({ id, loaderData })).toBe(kind)
})

test('TRACK-14 without a route a page is of no known kind', () => {
  expect(pageKindOf(undefined)).toBe('other')
})
