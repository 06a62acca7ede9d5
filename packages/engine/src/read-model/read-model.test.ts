import { randomUUID } from 'node:crypto'
import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { inTransaction } from '../database/context.ts'
import { openDatabase } from '../database/index.ts'
import { setStock } from '../inventory/index.ts'
import { setExpectedDelivery } from '../preorder/index.ts'
import { findProductDetails, findProducts, type ProductListQuery, setPrice } from '../product/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { Catalogue } from './catalogue.ts'
import { currentCatalogueCursor, forgetCatalogueChanges, readCatalogueChanges } from './catalogue-changes.ts'
import { RecordEncoding } from './encode-record.ts'
import type { ModelChange } from './model-change.ts'
import { readProductIds, readProducts } from './product-records.ts'
import { ReadModel } from './read-model.ts'

const { context, databaseUrl } = await openTestShop()
const catalogue = openTestCatalogue(context)
const { model } = catalogue
const german = { language: 'de', currency: 'EUR', country: 'DE' } as const

const idOf = async (sku: string) =>
  (await sql<{ id: string }>`select product_id as id from product_variant where sku = ${sku}`.execute(context.db)).rows[0]?.id ??
  ''
const press = await idOf(PRESS)

describe('what changed', () => {
  test('a change is seen in one look, and no other', async () => {
    const cursor = await currentCatalogueCursor(context)
    await setStock(context, PRESS, { available: 77 })
    const first = await readCatalogueChanges(context, cursor)
    expect(first.products).toEqual(new Map([['stock', new Set([press])]]))
    expect((await readCatalogueChanges(context, first.cursor)).products.size).toBe(0)
  })

  test('a transaction under way holds no other change up, and is not passed over when it ends', async () => {
    let cursor = await currentCatalogueCursor(context)
    await inTransaction(context, async slow => {
      await sql`update product set brand = brand || '.' where id = ${press}`.execute(slow)
      await setStock(context, SAW, { available: 78 })
      const early = await readCatalogueChanges(context, cursor)
      expect(early.products).toEqual(new Map([['stock', new Set([await idOf(SAW)])]]))
      cursor = early.cursor
    })
    expect((await readCatalogueChanges(context, cursor)).products).toEqual(new Map([['product', new Set([press])]]))
  })

  test('a reader from before what was forgotten has to read everything again', async () => {
    const cursor = await currentCatalogueCursor(context)
    await setStock(context, PRESS, { available: 79 })
    await forgetCatalogueChanges(context, { before: new Date(Date.now() + 60_000).toISOString(), limit: 10_000 })
    expect((await readCatalogueChanges(context, cursor)).isComplete).toBe(false)
    await catalogue.findProducts(german)
    expect(model.products.available(PRESS)).toBe(79)
  })
})

test('a product is the same after it was stored as bytes, which are fewer once others are known', async () => {
  const { products } = await readProducts(context, await readProductIds(context, 100))
  const encoding = new RecordEncoding()
  const stored = [...products, ...products].map(product => ({ product, bytes: encoding.encode(product) }))
  expect(products.length).toBeGreaterThan(3)
  for (const { product, bytes } of stored) expect(encoding.decode(bytes)).toEqual(product)
  const [first, again] = [stored[0], stored[products.length]]
  expect(again?.bytes.byteLength).toBeLessThan((first?.bytes.byteLength ?? 0) / 3)
})

describe('memory and database', async () => {
  const tools = aCategory('tools')
  const saws = aCategory('saws', tools.id)
  const tags = [['bestseller'], ['new', 'on-sale'], [], ['topRated']] as const
  const timed = (place: number) => [
    { id: randomUUID(), value: moneyOf('EUR', 5000 + place), country: 'DE', validFrom: '2020-01-01T00:00:00.000Z' } as const,
    { id: randomUUID(), value: moneyOf('EUR', 100), country: 'DE', validUntil: '2020-01-01T00:00:00.000Z' } as const,
    { id: randomUUID(), value: moneyOf('GBP', 7000), country: 'GB' } as const,
  ]
  const products = Array.from({ length: 12 }, (_, place) =>
    aProduct({
      sku: `EX300001${String(place).padStart(2, '0')}`,
      name: `Product ${place}`,
      brand: place < 6 ? 'Steelworks' : 'Forge & Co',
      categoryIds: [place % 2 ? tools.id : saws.id],
      tags: tags[place % tags.length] ?? [],
      published: place !== 5,
      createdAt: `2026-01-${String(1 + (place % 5)).padStart(2, '0')}T00:00:00.000Z`,
      ...(place % 3 === 0 ? { discountedEurCent: 900 } : {}),
      ...(place % 4 === 1 ? { prices: timed(place) } : {}),
    }),
  )
  // What `aProduct` makes has one attribute; these have those that pages choose by.
  for (const [place, { variants }] of products.entries()) {
    const attributes = [
      { name: 'eligibleForSelling', value: place % 3 !== 0 },
      { name: 'family', value: place % 2 ? 'press' : 'saw' },
      { name: 'power', value: 500 },
    ]
    Object.assign(variants[0] ?? {}, { attributes: place === 4 ? [] : attributes })
  }
  const isEligible = (value: boolean) => ({ name: 'eligibleForSelling', type: 'boolean', values: [value] }) as const
  const ids = products.map(({ id }) => id)
  await importCatalogue(
    context,
    { ...aCatalogue(products), stores: [], categories: [tools, saws] },
    { name: 'more', contentHash: 'more' },
  )
  for (const place of [0, 1, 2, 3]) await setStock(context, `EX3000010${place}`, { available: 0 })

  test.each<[string, Partial<ProductListQuery>]>([
    ['no condition', {}],
    ['a category with all below it', { where: { categoryIds: [tools.id] } }],
    ['one category', { where: { categoryIds: [saws.id] } }],
    ['an unknown category', { where: { categoryIds: [randomUUID()] } }],
    ['tags', { where: { tags: ['bestseller', 'topRated'] } }],
    ['tags on stock, the newest first', { where: { tags: ['new'], isOnStock: true }, sort: 'latest' }],
    ['what is sold out', { where: { isOnStock: false } }],
    ['a brand in other letters', { where: { brand: 'STEELworks' } }],
    ['ids', { where: { ids: ids.slice(2, 9) } }],
    ['an id', { where: { id: ids[7] ?? '' } }],
    ['a key', { where: { key: 'ex30000107' } }],
    ['SKUs', { where: { skus: ['EX30000105', 'EX30000106', 'EX39999999'] } }],
    ['a slug', { where: { slug: 'product-de-30000108' } }],
    ['a slug of another language', { where: { slug: 'product-sk-30000108' }, slugLanguages: ['de', 'sk'] }],
    ['a slug of another product', { where: { slug: 'other-30000108' } }],
    ['an attribute of a category', { where: { categoryIds: [saws.id], attributes: [isEligible(true)] } }],
    ['two attributes', { where: { attributes: [isEligible(true), { name: 'family', type: 'text', values: ['press', 'saw'] }] } }],
    ['either value of an attribute', { where: { attributes: [isEligible(true), isEligible(false)] } }],
    ['the second page', { limit: 5, offset: 5 }],
    ['another currency', { currency: 'CZK', country: 'CZ', language: 'cs' }],
    ['a country with prices of its own', { currency: 'GBP', country: 'GB', language: 'en' }],
    ['named, without a price', { where: { ids }, currency: 'GBP', country: 'GB', language: 'en' }],
  ])('API-23, API-39 both find the same by %s', async (_what, given) => {
    const query = { ...german, ...given }
    expect(await catalogue.findProducts(query)).toEqual(await findProducts(context, query))
    expect(await catalogue.findProductDetails(query)).toEqual(await findProductDetails(context, query))
  })

  test('API-39 words, predicates, attributes, names and prices are looked for in the database', async () => {
    for (const given of [
      { where: { text: 'Product 7' } },
      { where: { attributes: [{ name: 'power', type: 'number', values: [500] }] }, sort: 'price-up' },
      { sort: 'name-desc' },
    ] satisfies Partial<ProductListQuery>[]) {
      const query = { ...german, ...given }
      expect(await catalogue.findProducts(query)).toEqual(await findProducts(context, query))
    }
  })
})

describe('what has changed is read as it is', () => {
  const priceOf = async () =>
    (await catalogue.findProducts({ ...german, where: { skus: [SAW] } })).results[0]?.masterVariant.price

  test('SEARCH-20 a price, stock, a name, and what is deleted', async () => {
    await setPrice(context, { sku: SAW, currencyCode: 'EUR', centAmount: 4711 })
    expect((await priceOf())?.value.centAmount).toBe(4711)
    await setStock(context, SAW, { available: 3 })
    const [found] = (await catalogue.findProducts({ ...german, where: { skus: [SAW] } })).results
    expect(found?.masterVariant.availability.noChannel.availableQuantity).toBe(3)
    await sql`update product_text set name = 'Neu', description = 'Ganz neu' where product_id = ${found?.id} and language = 'de'`.execute(
      context.db,
    )
    const [details] = (await catalogue.findProductDetails({ ...german, where: { skus: [SAW] } })).results
    expect(details).toMatchObject({ name: { de: 'Neu' }, description: { de: 'Ganz neu' } })
    await sql`delete from inventory_entry where sku = ${PRESS}`.execute(context.db)
    await sql`delete from product where id = ${press}`.execute(context.db)
    expect((await catalogue.findProducts({ ...german, where: { ids: [press] } })).total).toBe(0)
  })

  test('ENT-09 a price that begins by the clock alone', async () => {
    let now = '2030-12-31T23:59:59.000Z'
    const product = aProduct({
      sku: 'EX30000088',
      prices: [{ id: randomUUID(), value: moneyOf('EUR', 7700), country: 'DE', validFrom: '2031-01-01T00:00:00.000Z' }],
    })
    await importCatalogue(context, { ...aCatalogue([product]), stores: [] }, { name: 'timed', contentHash: 'timed' })
    const later = openTestCatalogue({ ...context, now: () => now })
    // What is begun within a test ends with it.
    onTestFinished(() => later.model.stop())
    const changes: ModelChange[] = []
    later.model.subscribe(change => changes.push(change))
    const cents = async () =>
      (await later.findProducts({ ...german, where: { ids: [product.id] } })).results[0]?.masterVariant.price?.value.centAmount
    expect(await cents()).toBe(10_000)
    now = '2031-01-01T00:00:00.000Z'
    expect(await cents()).toBe(7700)
    expect(changes.at(-1)?.productIds).toEqual(new Set([product.id]))
  })

  test('listeners learn which products and lists changed, once it is visible', async () => {
    await model.catchUp()
    const seen: { change: ModelChange; available: number }[] = []
    const end = model.subscribe(change => seen.push({ change, available: model.products.available('EX30000107') }))
    await setStock(context, 'EX30000107', { available: 499 })
    await model.catchUp()
    await setStock(context, 'EX30000107', { available: 0 })
    await model.catchUp()
    end()
    await setStock(context, 'EX30000107', { available: 5 })
    await model.catchUp()
    const id = await idOf('EX30000107')
    expect(seen.map(({ change, available }) => [change.productIds, change.listedIn.size > 0, available])).toEqual([
      [new Set([id]), false, 499],
      [new Set([id]), true, 0],
    ])
  })
})

describe('what a change says of products', async () => {
  const changeBy = async (write: () => Promise<unknown>): Promise<ModelChange | undefined> => {
    await model.catchUp()
    const changes: ModelChange[] = []
    const end = model.subscribe(change => changes.push(change))
    await write()
    await model.catchUp()
    end()
    return changes[0]
  }
  const saw = await idOf(SAW)

  test.each<[string, () => Promise<unknown>, { rewritten: boolean; reworded: boolean }]>([
    ['stock', () => setStock(context, SAW, { available: 41 }), { rewritten: false, reworded: false }],
    [
      'a price',
      () => setPrice(context, { sku: SAW, currencyCode: 'EUR', centAmount: 4712 }),
      { rewritten: false, reworded: false },
    ],
    [
      'a brand',
      () => sql`update product set brand = 'Else' where id = ${saw}`.execute(context.db),
      { rewritten: false, reworded: true },
    ],
    [
      'a text',
      () => sql`update product_text set description = 'Else' where product_id = ${saw}`.execute(context.db),
      { rewritten: true, reworded: true },
    ],
    [
      'attributes',
      () => sql`update product_variant set attributes = '[]' where product_id = ${saw}`.execute(context.db),
      { rewritten: false, reworded: true },
    ],
  ])('of %s: only what is other has to be read again', async (_what, write, { rewritten, reworded }) => {
    const change = await changeBy(write)
    expect(change?.productIds).toEqual(new Set([saw]))
    expect(change?.rewrittenIds).toEqual(new Set(rewritten ? [saw] : []))
    expect(change?.rewordedIds).toEqual(new Set(reworded ? [saw] : []))
    expect(change?.reviewedIds).toEqual(new Set())
  })
})

test('nothing is read from a memory that the database cannot keep true', async () => {
  const db = openDatabase({ databaseUrl })
  const failing = new ReadModel({ ...context, db }, { onError: () => undefined, pollMs: 60_000, maxSilenceMs: 0 })
  const reading = new Catalogue({ ...context, db }, failing)
  expect((await reading.findProducts(german)).total).toBeGreaterThan(0)
  await db.destroy()
  expect(failing.isFollowing()).toBe(false)
  await expect(reading.findProducts(german)).rejects.toThrow()
  await failing.stop()
})

test('PDP-27 a product knows those that differ from it in one thing, as the market sells them, until one becomes another', async () => {
  const home = aCategory('sibling-presses')
  const sketches = [
    { sku: 'EX30002001', power: 500 },
    { sku: 'EX30002002', power: 800 },
    { sku: 'EX30002003', power: 1200 },
  ]
  const drafts = sketches.map(({ sku, power }) => {
    const draft = aProduct({ sku, name: `Toggle press – ${power} W`, categoryIds: [home.id] })
    Object.assign(draft.variants[0] ?? {}, { attributes: [{ name: 'power', value: power }] })
    return { ...draft, family: 'toggle-press' }
  })
  await importCatalogue(
    context,
    { ...aCatalogue(drafts), stores: [], categories: [home] },
    { name: 'siblings', contentHash: 'siblings' },
  )
  await setStock(context, 'EX30002002', { available: 0 })
  const siblingsOf = async (sku: string) =>
    (await catalogue.findProductDetails({ ...german, where: { skus: [sku] } })).results[0]?.siblings
  const row = (...powers: [string, number, boolean][]) => [
    {
      attribute: 'power',
      members: powers.map(([sku, value, isOnStock]) => ({ sku, value, isOnStock, slug: `product-de-${sku.slice(2)}` })),
    },
  ]
  const [small, middle, large] = [
    ['EX30002001', 500, true],
    ['EX30002002', 800, false],
    ['EX30002003', 1200, true],
  ] as [string, number, boolean][]
  expect(await siblingsOf('EX30002001')).toEqual(row(small!, middle!, large!))
  await setStock(context, 'EX30002002', { available: 3 })
  expect((await siblingsOf('EX30002001'))?.[0]?.members[1]?.isOnStock).toBe(true)
  await sql`update product set published = false where id = ${drafts[2]?.id}`.execute(context.db)
  expect((await siblingsOf('EX30002001'))?.[0]?.members.map(({ sku }) => sku)).toEqual(['EX30002001', 'EX30002002'])
  await sql`update product_variant set attributes = jsonb_set(attributes, '{0,value}', '900')
    where sku = 'EX30002002'`.execute(context.db)
  expect((await siblingsOf('EX30002002'))?.[0]?.members.map(({ value }) => value)).toEqual([500, 900])
  await sql`update product set brand = 'Another' where id = ${drafts[1]?.id}`.execute(context.db)
  expect(await siblingsOf('EX30002001')).toBeUndefined()
})

test('PDP-14 the day on which more of an item is expected is known by memory and database alike, until it is taken back', async () => {
  const availabilityOf = async (find: typeof findProductDetails) =>
    (await find(context, { ...german, where: { skus: [SAW] } })).results[0]?.masterVariant.availability.noChannel
  const inMemory: typeof findProductDetails = (_context, query) => catalogue.findProductDetails(query)
  await setExpectedDelivery(context, SAW, '2031-05-06')
  expect(await availabilityOf(inMemory)).toMatchObject({ expectedDelivery: '2031-05-06' })
  expect(await availabilityOf(findProductDetails)).toEqual(await availabilityOf(inMemory))
  await setExpectedDelivery(context, SAW, undefined)
  expect(await availabilityOf(inMemory)).not.toHaveProperty('expectedDelivery')
  await expect(setExpectedDelivery(context, 'EX99999999', '2031-05-06')).rejects.toMatchObject({
    failure: { code: 'resource-not-found' },
  })
})
