import { type Attribute, type AttributeDefinition, ENERGY_CLASSES } from '@shop/domain/product'
import { attributeSortOf, facetAttributesOf, type ListingSort, PRODUCT_SORTS } from '@shop/domain/search'
import { filterSets, idsInOrder, type OfferedProduct, productsPassing } from '@shop/domain/search/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { setStock } from '../inventory/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { findFilteredProducts, readSearchTexts, searchProductOf } from './index.ts'

const SHOP = { language: 'sk', currency: 'EUR', country: 'SK' } as const
const BRANDS = ['MSW', 'Ulsonix', "d'Or & Söhne", 'msw']
const TAGS = ['new', 'on-sale', 'bestseller', 'topRated', 'bware'] as const

const department = aCategory('workshop')
const saws = aCategory('saws', department.id)
const bandSaws = aCategory('band-saws', saws.id)
const kitchen = aCategory('kitchen')
const categories = [department, saws, bandSaws, kitchen]

const drafts = Array.from({ length: 48 }, (_, index) => {
  const draft = aProduct({
    sku: `EX${31_000_000 + index}`,
    name: `Machine ${(index * 7) % 48} l`,
    brand: BRANDS[index % BRANDS.length] as string,
    eurCent: 1000 + 750 * ((index * 5) % 24),
    ...(index % 6 === 0 ? { discountedEurCent: 900 } : {}),
    tags: TAGS.filter((_tag, place) => (index >> place) % 3 === 0),
    categoryIds: [categories[index % 4]?.id ?? ''],
    published: index % 11 !== 0,
    createdAt: new Date(Date.UTC(2026, 0, 1 + ((index * 3) % 16))).toISOString(),
  })
  const energyClass = ENERGY_CLASSES[index % 9]
  const attributes: Attribute[] = [
    ...(energyClass ? [{ name: 'energyRatingClass', value: energyClass }] : []),
    ...(index % 3 === 0 ? [] : [{ name: 'weight', value: 0.5 + ((index * 7) % 13) / 4 }]),
    ...(index % 4 === 0 ? [] : [{ name: 'heat', value: { min: -20 + (index % 7) * 10, max: 60 + (index % 5) * 40 } }]),
    ...(index % 5 === 0 ? [] : [{ name: 'tanks', value: { count: 2, value: 4 + (index % 4) * 4 } }]),
    ...(index % 2 === 0 ? [] : [{ name: 'size', value: { length: 45, width: 28 + (index % 6) * 7, height: 33 } }]),
    ...(index % 6 === 0 ? [] : [{ name: 'hasTap', value: index % 7 === 0 }]),
    ...(index % 8 === 0 ? [] : [{ name: 'socket', value: index % 3 === 0 ? '400 V' : '230 V' }]),
  ]
  return {
    ...draft,
    variants: draft.variants.map(variant => ({ ...variant, attributes: [...variant.attributes, ...attributes] })),
  }
})

const definitions = ['weight number', 'heat range', 'tanks multiple', 'size dimensions', 'hasTap boolean', 'socket text'].map(
  (line): AttributeDefinition => {
    const [name = '', type] = line.split(' ')
    return { name, type: type as AttributeDefinition['type'], label: { en: name } }
  },
)
const SORTS: readonly ListingSort[] = [
  ...PRODUCT_SORTS,
  ...['weight', 'heat', 'tanks', 'size.width', 'socket'].flatMap(name => [
    attributeSortOf(name, true),
    attributeSortOf(name, false),
  ]),
]

const { context } = await openTestShop({ products: [] })
const catalogue = aCatalogue(drafts)
const attributeDefinitions = [...catalogue.attributeDefinitions, ...definitions]
await importCatalogue(
  context,
  { ...catalogue, attributeDefinitions, stores: [], categories },
  { name: 'filtered', contentHash: 'filtered' },
)
for (const [index, { id, variants }] of drafts.entries()) {
  for (const { sku } of index % 5 === 0 ? variants : []) await setStock(context, sku, { available: 0 })
  if (index % 4 !== 0)
    await sql`insert into review_statistics (product_id, rating_1, rating_2, rating_3, rating_4, rating_5)
      values (${id}, ${index % 3}, 0, ${index % 2}, ${index % 5}, ${1 + (index % 7)})`.execute(context.db)
}

/** The products as the index would be filled with them. */
const { model } = openTestCatalogue(context)
await model.catchUp()
const ids = [...model.products.ids()]
const documents = ids.flatMap(id => searchProductOf(model, id, context.now()) ?? [])
const texts = await readSearchTexts(context, ids)
const products = documents.map(({ id, offers, variants, ...product }): OfferedProduct & { readonly name: string } => {
  const offer = offers.find(({ market }) => market === SHOP.country)
  return {
    ...product,
    productId: id,
    published: product.published && offer !== undefined,
    priceCent: offer?.priceCent ?? 0,
    stock: offer?.stock ?? 0,
    categoryPaths: product.categoryPaths.map(path => path.map(category => category.id)),
    attributes: facetAttributesOf(variants),
    name: texts.find(({ productId, language }) => productId === id && language === SHOP.language)?.name ?? '',
  }
})

const { compare } = new Intl.Collator(SHOP.language, { numeric: true })
function expectedOrder(found: readonly (typeof products)[number][], sort: ListingSort): string[] | undefined {
  const byName = () => found.toSorted((a, b) => compare(a.name, b.name)).map(({ productId }) => productId)
  if (sort === 'name-asc') return byName()
  return sort === 'name-desc' ? byName().reverse() : idsInOrder(found, sort)
}

test('CAT-05, CAT-07 the database finds and orders what counting one by one gives, for every filter and order', async () => {
  expect(products).toHaveLength(drafts.length)
  await fc.assert(
    fc.asyncProperty(filterSets(products), fc.constantFrom(...SORTS), async (filters, sort) => {
      const { ids, total } = await findFilteredProducts(context, { ...SHOP, filters, sort, limit: 100, offset: 0 })
      const found = productsPassing(products, filters)
      expect(total).toBe(found.length)
      expect([...ids].sort()).toEqual(found.map(({ productId }) => productId).sort())
      const ordered = expectedOrder(found, sort)
      if (ordered) expect(ids).toEqual(ordered)
    }),
    { numRuns: 150 },
  )
})

test('words and filters narrow together, and pages neither repeat nor leave out products', async () => {
  const query = { ...SHOP, filters: { brands: ['MSW', 'Ulsonix'] }, sort: 'relevance' } as const
  const all = await findFilteredProducts(context, { ...query, limit: 100, offset: 0 })
  const pages = await Promise.all(
    [0, 5, 10, 15, 20, 25].map(offset => findFilteredProducts(context, { ...query, limit: 5, offset })),
  )
  expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids)
  const named = await findFilteredProducts(context, { ...query, text: 'machine 7', limit: 100, offset: 0 })
  expect(named.ids.length).toBeGreaterThan(0)
  for (const id of named.ids) {
    const product = products.find(({ productId }) => productId === id)
    expect(product?.name).toMatch(/^Machine 7/)
    expect(query.filters.brands).toContain(product?.brand)
  }
})
