import { expect, test } from 'vitest'
import { comparisonScore } from './comparison-score.ts'
import { type ProductTag, rankForComparison } from './index.ts'

function aProduct(isOnStock: boolean, ...tags: ProductTag[]) {
  return {
    tags,
    masterVariant: {
      id: 1,
      sku: '',
      images: [],
      attributes: [],
      availability: { noChannel: { isOnStock, availableQuantity: 1 } },
    },
  }
}

const SCORED: [isOnStock: boolean, tags: ProductTag[], score: number][] = [
  [false, [], 0],
  [true, [], 3],
  [false, ['popular'], 2],
  [false, ['bestseller'], 2],
  [false, ['popular', 'bestseller'], 2],
  [false, ['sale'], 1],
  [false, ['on-sale'], 1],
  [true, ['popular', 'sale', 'new'], 6],
]

test.each(SCORED)('ENT-13, PDP-16 on stock %s with the tags %j scores %i', (isOnStock, tags, score) => {
  expect(comparisonScore(aProduct(isOnStock, ...tags))).toBe(score)
})

test('PDP-16 products are ranked by score, equal ones as they came', () => {
  const [gone, first, best, second] = [aProduct(false), aProduct(true), aProduct(true, 'popular'), aProduct(true, 'new')]
  const products = [gone, first, best, second]
  expect(rankForComparison(products)).toEqual([best, first, second, gone])
  expect(rankForComparison(products)[1]).toBe(first)
})
