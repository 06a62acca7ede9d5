import { LANGUAGES } from '@shop/domain/market'
import { isProductSlug, isSku, lineItemTypeOf, type ProductDraft } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { buildMoreProducts } from './build-more-products.ts'
import { buildProducts } from './build-products.ts'
import { readSource } from './read-source.ts'
import { isOrdinary, orderProducts } from './select-products.ts'
import { indexOf } from './source-index.ts'
import { MAX_VARIATIONS, variationSkuOf } from './vary-product.ts'

const COUNT = 2000
const source = await readSource()
const catalogue = buildProducts(source)
const series = buildMoreProducts(source, COUNT)
const { products, stock } = series.draftsOf(0, COUNT)
const all = [...catalogue, ...products]
const skusOf = (drafts: readonly ProductDraft[]) => drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku))

/** How many of some products have each tag. */
function sharesOf(drafts: readonly ProductDraft[]): Map<string, number> {
  const tags = Map.groupBy(
    drafts.flatMap(product => product.tags),
    tag => tag,
  )
  return new Map([...tags].map(([tag, { length }]) => [tag, length / drafts.length]))
}

test('as many products as asked for, each of its own, with stock for all its colours', () => {
  expect(products).toHaveLength(COUNT)
  expect(products.map(({ id }) => id)).toEqual(series.ids)
  for (const pick of [
    (product: ProductDraft) => product.id,
    (product: ProductDraft) => product.key,
    (product: ProductDraft) => product.europeanArticleNumber,
  ])
    expect(new Set(all.map(pick)).size).toBe(all.length)
  const models = new Set(catalogue.map(({ model }) => model))
  expect(new Set(products.map(({ model }) => model)).size).toBe(COUNT)
  expect(products.filter(({ model }) => models.has(model))).toEqual([])
  expect(stock.map(({ sku }) => sku)).toEqual(skusOf(products))
  const prices = all.flatMap(({ variants }) => variants.flatMap(variant => variant.prices.map(({ id }) => id)))
  expect(new Set(prices).size).toBe(prices.length)
})

test('ENT-14 item numbers have their form and count as ordinary products, up to the last that can be made', () => {
  const last = [0, 7].map(colour => variationSkuOf(MAX_VARIATIONS - 1, colour))
  expect(last).toEqual(['EX31999999', 'EX38999999'])
  for (const sku of [...skusOf(products), ...last]) {
    expect(isSku(sku), sku).toBe(true)
    expect(lineItemTypeOf(sku)).toBe('standard_product')
    expect(sku).toMatch(/^EX3[1-9]/)
  }
  expect(new Set(skusOf(all)).size).toBe(skusOf(all).length)
  const mostColours = Math.max(...[...indexOf(source).products.values()].map(({ product }) => product.variants?.length ?? 0))
  expect(mostColours).toBeLessThanOrEqual(8)
})

test('ROUTE-15, MKT-07 no two names and no two addresses of a language are alike, and no text has a gap', () => {
  for (const language of LANGUAGES) {
    const slugs = all.map(({ slug }) => slug[language] ?? '')
    expect(slugs.filter(slug => !isProductSlug(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(all.length)
    const generated = products.map(({ name }) => name[language] ?? '')
    expect(generated).toEqual(series.namesIn(language))
    const names = new Set([...generated, ...catalogue.map(({ name }) => name[language])])
    expect(names.size).toBe(COUNT + new Set(catalogue.map(({ name }) => name[language])).size)
    for (const { name, description, metaTitle, metaDescription, metaKeywords } of products)
      for (const text of [name, description, metaTitle, metaDescription, metaKeywords]) {
        expect(text[language]?.trim()).toBeTruthy()
        expect(text[language]).not.toMatch(/[{}]|undefined|NaN|Infinity/)
      }
  }
})

test('the same number makes the same products, and a smaller one the first of them', () => {
  const again = buildMoreProducts(source, 300)
  expect(again.draftsOf(0, 300)).toEqual({
    products: products.slice(0, 300),
    stock: buildMoreProducts(source, 300).draftsOf(0, 300).stock,
  })
  expect(again.draftsOf(120, 150).products).toEqual(products.slice(120, 150))
  expect(again.ids).toEqual(series.ids.slice(0, 300))
  expect(again.namesIn('bg')).toEqual(series.namesIn('bg').slice(0, 300))
})

test('what products refer to is there: categories, pictures, accessories, parents', () => {
  const categories = new Set(catalogue.flatMap(({ categoryIds }) => categoryIds))
  const ids = new Set(catalogue.map(({ id }) => id))
  let references = 0
  for (const { categoryIds, variants, key } of products) {
    expect(categoryIds.length > 0 && categoryIds.every(id => categories.has(id)), key).toBe(true)
    for (const { images, attributes } of variants) {
      expect(images.length, key).toBeGreaterThan(0)
      for (const { name, value } of attributes) {
        if (name !== 'relatedAccessories' && name !== 'parentProductsForAccessory') continue
        for (const { id } of value as { id: string }[]) {
          references++
          expect(ids.has(id), key).toBe(true)
        }
      }
    }
  }
  expect(references).toBeGreaterThan(0)
})

test('tags are as frequent as among the ordinary products, and a reduction always is one in every currency', () => {
  const ordinary = new Set(
    orderProducts(source)
      .filter(isOrdinary)
      .map(({ product }) => product.sku.toLowerCase()),
  )
  const wanted = sharesOf(catalogue.filter(({ key }) => ordinary.has(key)))
  const round = products.slice(0, ordinary.size)
  expect(sharesOf(round)).toEqual(
    new Map(
      sharesOf(round)
        .keys()
        .map(tag => [tag, wanted.get(tag) ?? 0]),
    ),
  )
  expect(sharesOf(round).size).toBe(wanted.size)
  for (const { key, tags, variants } of products) {
    const prices = variants.at(0)?.prices ?? []
    expect(
      prices.every(({ discounted }) => tags.includes('on-sale') === (discounted !== undefined)),
      key,
    ).toBe(true)
    for (const { value, discounted } of prices) {
      expect(value.centAmount).toBeGreaterThan(0)
      if (discounted) expect(discounted.value.centAmount, key).toBeLessThan(value.centAmount)
    }
  }
  const euro = new Set(products.map(({ variants }) => variants[0]?.prices[0]?.value.centAmount))
  expect(euro.size).toBeGreaterThan(100)
})

test('nothing is lighter packed than unpacked, and what is heavy travels on a pallet', () => {
  for (const { key, variants, isFreight } of products) {
    const values = new Map(variants[0]?.attributes.map(({ name, value }) => [name, value]))
    const [net, gross] = [values.get('weight'), values.get('shippingWeight')]
    if (typeof net === 'number' && typeof gross === 'number') expect(gross, key).toBeGreaterThanOrEqual(net)
    if (typeof gross === 'number') expect(isFreight, key).toBe(gross > 31.5)
  }
})
