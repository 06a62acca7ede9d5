import type { ProductDraft } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { buildReviews } from './build-reviews.ts'
import { readSource } from './read-source.ts'
import { countProducts, orderProducts, selectProducts } from './select-products.ts'

const source = await readSource()
const families = new Set(source.families.map(({ key }) => key))
const all = countProducts(source)

function keysOf(products: readonly ProductDraft[]): string[] {
  return products.flatMap(({ key, categoryIds }) => (categoryIds.length > 0 ? [key] : []))
}

test.each([1, 2, 30, 71, 72, 200, all - 1, all])('the first %i products are a shop whose references are all there', count => {
  const selected = selectProducts(source, count)
  const { products, categories, stock } = buildCatalogue(selected)
  expect(countProducts(selected)).toBe(count)
  expect(keysOf(products)).toHaveLength(count)
  const productIds = new Set(products.map(({ id }) => id))
  const categoryIds = new Set(categories.map(({ id }) => id))
  const used = new Set(products.flatMap(product => product.categoryIds))
  for (const product of products) {
    expect(product.categoryIds.every(id => categoryIds.has(id))).toBe(true)
    for (const { name, value } of product.variants.flatMap(({ attributes }) => attributes))
      if (name === 'relatedAccessories' || name === 'parentProductsForAccessory')
        for (const { id } of value as { id: string }[]) expect(productIds.has(id), product.key).toBe(true)
  }
  for (const { id, parentId, relatedCategoryIds = [] } of categories) {
    expect(parentId === undefined || categoryIds.has(parentId)).toBe(true)
    expect(relatedCategoryIds.flat().every(related => categoryIds.has(related))).toBe(true)
    expect(used.has(id) || categories.some(below => below.parentId === id)).toBe(true)
  }
  const skus = new Set(stock.map(({ sku }) => sku))
  expect(skus).toEqual(
    new Set(products.flatMap(({ variants, categoryIds: own }) => (own.length > 0 ? variants.map(({ sku }) => sku) : []))),
  )
  expect(buildReviews(selected).every(({ sku }) => skus.has(sku))).toBe(true)
})

test('the products of a smaller shop are the first of a larger one, and every family is in it as soon as it can be', () => {
  const order = orderProducts(source)
  expect(order).toHaveLength(all)
  expect(new Set(order.slice(0, families.size).map(({ family }) => family.key))).toEqual(families)
  for (const count of [1, 30, 72]) {
    const smaller = new Set(keysOf(buildCatalogue(selectProducts(source, count)).products))
    const larger = new Set(keysOf(buildCatalogue(selectProducts(source, count * 2)).products))
    expect([...smaller].filter(key => !larger.has(key))).toEqual([])
  }
  expect(order[0]?.product.parents).toBeUndefined()
})

test('all of the products are the whole catalogue', () => {
  const whole = buildCatalogue(source)
  expect(buildCatalogue(selectProducts(source, all)).products).toEqual(whole.products)
})
