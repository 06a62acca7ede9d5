import { expect, test } from 'vitest'
import { shopSystemPageOf } from './shop-system-url.ts'

test.each([
  ['/products/band-saw', { kind: 'product', key: 'band-saw' }],
  ['/products/Band-Saw/?variant=41', { kind: 'product', key: 'band-saw' }],
  ['/en-gb/products/s%C3%A4ge', { kind: 'product', key: 'säge', language: 'en' }],
  ['/collections/saws', { kind: 'collection', key: 'saws' }],
  ['/collections/saws/products/band-saw', { kind: 'product', key: 'band-saw' }],
  ['/collections/all', { kind: 'catalogue', key: '' }],
  ['/products', undefined],
  ['/products/a/b', undefined],
  ['/p/band-saw', undefined],
  ['/products/%ff', undefined],
])('API-37 %s of Shopify means %j', (path, page) => {
  expect(shopSystemPageOf(path)).toEqual(page)
})
