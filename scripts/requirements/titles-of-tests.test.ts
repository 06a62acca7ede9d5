import { expect, test } from 'vitest'
import { idsOfTitle } from './titles-of-tests.ts'

test.each([
  ['COD-05 refuses a cart with freight items', ['COD-05']],
  ['COD-01..04 limits cash on delivery', ['COD-01', 'COD-02', 'COD-03', 'COD-04']],
  ['COD-01..COD-03 limits cash on delivery', ['COD-01', 'COD-02', 'COD-03']],
  ['CART-14, CART-15 merges carts', ['CART-14', 'CART-15']],
  ['CART-14, 15 and PAY-03: merges carts', ['CART-14', 'CART-15', 'PAY-03']],
  ['API-09..10, API-12 answers', ['API-09', 'API-10', 'API-12']],
  ['refuses what COD-05 forbids', []],
  ['COD-05a is not an id', []],
])('%s', (title, ids) => {
  expect(idsOfTitle(title)).toEqual(ids)
})
