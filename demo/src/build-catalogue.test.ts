import { LANGUAGES, LOCALES, type LocalizedString, MARKETS } from '@shop/domain/market'
import { EXTRA_GUARANTEE_SKUS, isProductSlug, isSku, isVirtualSku } from '@shop/domain/product'
import { expect, test } from 'vitest'
import shown from '../../apps/storefront/app/catalogue/demo-excerpt.json'
import { ibanRemainder } from './bank-account.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { buildExcerpt } from './build-excerpt.ts'
import { buildReviews } from './build-reviews.ts'
import { readSource } from './read-source.ts'

const source = await readSource()
const catalogue = buildCatalogue(source)
const { categories, stores, stock, attributeDefinitions, extraGuarantees } = catalogue
const isVirtual = ({ variants }: (typeof catalogue.products)[number]) => variants.every(({ sku }) => isVirtualSku(sku))
const products = catalogue.products.filter(product => !isVirtual(product))
const guarantees = catalogue.products.filter(isVirtual)

function requireAllLanguages(text: LocalizedString, what: string): void {
  const missing = LANGUAGES.filter(language => !text[language]?.trim())
  expect(missing, what).toEqual([])
}

test('the demo shop has 600 products in 60 families, each variant with stock and pictures, each product in a category', () => {
  expect(products.length).toBeGreaterThanOrEqual(600)
  expect(new Set(products.map(({ family }) => family)).size).toBeGreaterThanOrEqual(60)
  expect(stock.map(({ sku }) => sku).sort()).toEqual(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).sort())
  const categoryIds = new Set(categories.map(({ id }) => id))
  for (const { variants, categoryIds: own } of products) {
    expect(variants.every(({ sku, images }) => isSku(sku) && images.length > 0)).toBe(true)
    expect(own.length > 0 && own.every(id => categoryIds.has(id))).toBe(true)
  }
})

test('a set is shown whole and piece by piece, the piece from two sides where all are alike', () => {
  const labelsOf = (key: string) =>
    products.find(({ variants }) => variants.some(({ sku }) => sku === key))?.variants[0]?.images.map(({ label }) => label)
  expect(labelsOf('EX18530001')).toEqual(['front', 'front', 'front'])
  expect(labelsOf('EX18560001')).toEqual(['front', 'front', 'side'])
})

test('MKT-07 every text of the demo shop is there in all 21 languages, without a gap to fill', () => {
  for (const product of products) {
    const texts = [product.name, product.slug, product.description, product.familyDescription, product.metaTitle]
    for (const text of [
      ...texts,
      product.metaDescription,
      product.metaKeywords,
      ...product.highlights,
      ...product.deliveryPackage.map(part => part.name),
    ]) {
      requireAllLanguages(text, product.key)
      expect(Object.values(text).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
    }
    expect(product.highlights.length).toBeGreaterThan(0)
  }
  for (const { key, name, slug, description, metaTitle, metaDescription } of categories) {
    for (const text of [name, slug, description, metaTitle, metaDescription]) requireAllLanguages(text, key)
  }
  for (const { name, label, unit, values } of attributeDefinitions) {
    for (const text of [label, ...(unit ? [unit] : []), ...Object.values(values ?? {})]) requireAllLanguages(text, name)
  }
})

test('EG-01, EG-02, EG-07 four guarantees are sold in every market, named in every language, priced by rate', () => {
  const skus = guarantees.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(skus).toEqual([...EXTRA_GUARANTEE_SKUS])
  expect(extraGuarantees?.map(({ sku, relativePriceRate }) => [sku, relativePriceRate])).toEqual([
    ['4100010', 500],
    ['4100020', 800],
    ['4100030', 1100],
    ['4100040', 1400],
  ])
  expect(extraGuarantees?.every(({ enabledOnMarket }) => enabledOnMarket.length === LOCALES.length)).toBe(true)
  const currencies = new Set(MARKETS.map(({ currency }) => currency))
  for (const { key, name, description, categoryIds, variants } of guarantees) {
    for (const text of [name, description]) requireAllLanguages(text, key)
    expect(categoryIds).toEqual([])
    for (const { prices } of variants) expect(new Set(prices.map(({ value }) => value.currencyCode))).toEqual(currencies)
  }
})

test('DISC-06 products name the group of volume discounts that count for them, and every tier has its group', () => {
  const groups = products.flatMap(({ variants }) =>
    variants.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'volumeDiscountGroup')),
  )
  expect(groups.length).toBeGreaterThan(20)
  expect(new Set(groups.map(({ value }) => value))).toEqual(new Set(['standard']))
})

test('ROUTE-15 addresses have their form and are unique in every language', () => {
  for (const language of LANGUAGES) {
    const slugs = products.map(({ slug }) => slug[language] ?? '')
    expect(slugs.filter(slug => !isProductSlug(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(products.length)
    const categorySlugs = categories.map(({ slug }) => slug[language] ?? '')
    expect(categorySlugs.filter(slug => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(new Set(categorySlugs).size).toBe(categories.length)
  }
})

test('MKT-13 every product has a price in the currency of every market, a reduced one below the one before', () => {
  const currencies = new Set(MARKETS.map(({ currency }) => currency))
  for (const { variants } of products) {
    for (const { prices } of variants) {
      expect(new Set(prices.map(({ value }) => value.currencyCode))).toEqual(currencies)
      for (const { value, discounted } of prices) {
        expect(value.centAmount).toBeGreaterThan(0)
        if (discounted) expect(discounted.value.centAmount).toBeLessThan(value.centAmount)
      }
    }
  }
})

test('products tagged on-sale are the ones with a reduction', () => {
  for (const { tags, variants, key } of products) {
    const isReduced = variants.some(({ prices }) => prices.some(({ discounted }) => discounted?.isActive))
    expect(tags.includes('on-sale'), key).toBe(isReduced)
  }
})

test('MKT-16, COD-10 every market has one store with its languages, a fee title and an account with right check digits', () => {
  expect(stores.map(({ country }) => country)).toEqual(MARKETS.map(({ country }) => country))
  for (const { custom, languages, name, country } of stores) {
    expect(Object.keys(custom.codFeeTitle).sort()).toEqual([...languages].sort())
    expect(Object.keys(name).sort()).toEqual([...languages].sort())
    const iban = custom.bankDetails?.iban ?? ''
    expect(iban.slice(0, 2)).toBe(country)
    expect(ibanRemainder(`${iban.slice(4)}${iban.slice(0, 4)}`), iban).toBe(1)
  }
})

test('the same source makes the same shop', async () => {
  expect(buildCatalogue(await readSource())).toEqual(catalogue)
})

test('CAT-12, COMP-01 industries have products, and every product leads to others that go well with it', () => {
  const hasProducts = (categoryId: string) => products.some(({ categoryIds }) => categoryIds.includes(categoryId))
  const industries = categories.filter(({ tree }) => tree === 'industry')
  expect(industries).toHaveLength(8)
  expect(industries.filter(({ id }) => !hasProducts(id))).toEqual([])
  for (const { key, categoryIds } of products) {
    const home = categories.find(({ id }) => id === categoryIds.at(-1))
    expect(home?.tree, key).toBeUndefined()
    const ids = [...(home?.relatedCategoryIds?.[0] ?? [])]
    // A related category has products itself or in one below it.
    expect(ids.flatMap(id => [id, ...idsBelow(id)]).some(hasProducts), key).toBe(true)
  }
})

function idsBelow(id: string): string[] {
  return categories.filter(({ parentId }) => parentId === id).flatMap(category => [category.id, ...idsBelow(category.id)])
}

test('ENT-08 a product is looked for by its category, department, other names, brand and model, in the words of the language', () => {
  const bainMarie = products.find(({ model }) => model === 'RCBM-3')
  expect(bainMarie?.metaKeywords).toMatchObject({
    de: expect.stringMatching(/^Bain-Maries, Speisenwärmer, Gastronomie, .*Saucenwärmer.*, Royal Catering, RCBM-3$/),
    bg: expect.stringMatching(/^Бен мари, Топъл показ, Ресторантско оборудване, .*мармит.*, Royal Catering, RCBM-3$/),
    el: expect.stringMatching(/^Μπεν μαρί, Διατήρηση ζεστού φαγητού, Εξοπλισμός εστίασης, .*, Royal Catering, RCBM-3$/),
    hu: expect.stringMatching(/^Vízfürdős melegentartók, Ételmelegítők, Vendéglátás, .*, Royal Catering, RCBM-3$/),
  })
  for (const { key, metaKeywords } of products) {
    for (const words of Object.values(metaKeywords)) {
      const each = words.split(', ').map(word => word.toLowerCase())
      expect(new Set(each).size, `${key}: ${words}`).toBe(each.length)
    }
    expect(
      Object.entries(metaKeywords).filter(([language, words]) => language !== 'en' && words === metaKeywords.en),
      key,
    ).toEqual([])
  }
})

test('ENT-10 products carry what the catalogue says of them in general', () => {
  const names = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ attributes }) => attributes.map(({ name }) => name))),
  )
  for (const name of [
    'volumeDiscountGroup',
    'netLength',
    'netWidth',
    'netHeight',
    'netWeight',
    'grossWeight',
    'numberOf360Images',
  ])
    expect(names).toContain(name)
})

test('the gallery of components shows products, categories and reviews as they are; scripts/gallery/write-excerpt.ts takes them over', () => {
  expect(shown).toEqual(JSON.parse(JSON.stringify(buildExcerpt(catalogue, buildReviews(source)))))
})
