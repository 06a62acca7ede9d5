import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'
import { aProductOf, aVariant } from './product-details.fixtures.ts'

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

test('PDP-17 a product alone, without attributes or beside what nobody sells is not compared', () => {
  const { price: _price, ...unsold } = product.masterVariant
  expect(comparisonOf(product, [product])).toBeUndefined()
  expect(comparisonOf(product, [{ ...product, id: 'unsold', masterVariant: unsold }])).toBeUndefined()
  expect(comparisonOf({ ...product, attributeDefinitions: [] }, others)).toBeUndefined()
})
