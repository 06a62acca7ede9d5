import { expect, test } from 'vitest'
import { skuOfLink } from './listed-skus.ts'

test('TRACK-03 the link of a product says its SKU, with any prefix, and no other link does', () => {
  expect(skuOfLink({ pathname: '/bandsaege-30000101' })).toBe('EX30000101')
  expect(skuOfLink({ pathname: '/fr/p/scie-30000101/' })).toBe('EX30000101')
  for (const pathname of ['/', '/faq/', '/c/saws/', '/30000101']) expect(skuOfLink({ pathname }), pathname).toBeUndefined()
  expect(skuOfLink(null)).toBeUndefined()
})
