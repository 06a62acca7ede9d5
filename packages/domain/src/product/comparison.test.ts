import { expect, test } from 'vitest'
import { compareAttributes, comparisonOf, comparisonScore } from './comparison.ts'
import { type ProductTag, rankForComparison } from './index.ts'
import { aProductOf, aVariant } from './product-details.fixtures.ts'

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

const names = ['power', 'voltage', 'capacity', 'timer', 'controls', 'material', 'colour']
const product = aProductOf([aVariant(1, Object.fromEntries(names.map(name => [name, 'x'])))], names)
const others = [1, 2, 3, 4, 5, 6].map(number => ({ ...product, id: `other-${number}` }))

test('PDP-17 five products are compared: the one of the page, then the best four others', () => {
  const ranked = [others[0]!, product, ...others.slice(1)]
  expect(comparisonOf(product, ranked)?.products.map(({ id }) => id)).toEqual([
    'product',
    'other-1',
    'other-2',
    'other-3',
    'other-4',
  ])
})

test('PDP-18 they are compared by the first five technical attributes the product has', () => {
  expect(comparisonOf(product, others)?.attributes.map(({ name }) => name)).toEqual(names.slice(0, 5))
  const without = { ...product, masterVariant: aVariant(1, { voltage: '230 V', colour: 'red', power: { en: 'no figure' } }) }
  expect(comparisonOf(without, others)?.attributes.map(({ name }) => name)).toEqual(['voltage', 'colour'])
})

test('PDP-17 a product alone, without attributes or next to what no one sells is not compared', () => {
  const { price: _price, ...unsold } = product.masterVariant
  expect(comparisonOf(product, [product])).toBeUndefined()
  expect(comparisonOf(product, [{ ...product, id: 'unsold', masterVariant: unsold }])).toBeUndefined()
  expect(comparisonOf({ ...product, attributeDefinitions: [] }, others)).toBeUndefined()
})

test('PDP-18 products that were chosen are compared by every attribute that one of them has, and what differs is known', () => {
  const press = aProductOf(
    [aVariant(1, { power: 500, voltage: '230 V', colour: 'red' })],
    ['power', 'voltage', 'colour', 'timer'],
  )
  const saw = aProductOf([aVariant(1, { power: 700, voltage: '230 V', teeth: 24 })], ['teeth', 'power', 'voltage'])
  const rows = compareAttributes([press, saw]).map(({ definition, values, isSame }) => [definition.name, values, isSame])
  expect(rows).toEqual([
    ['power', [500, 700], false],
    ['voltage', ['230 V', '230 V'], true],
    ['colour', ['red', undefined], false],
    ['teeth', [undefined, 24], false],
  ])
})
