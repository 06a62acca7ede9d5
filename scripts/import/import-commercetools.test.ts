import { readFileSync } from 'node:fs'
import { findProductDetails } from '@shop/engine/product'
import { contentOfCatalogue, fingerprintsOfTables } from '@shop/engine/proving'
import { expect, test } from 'vitest'
import { openTestImport } from './import.fixtures.ts'

const AS_COMMERCETOOLS = ['--format', 'commercetools', '--language', 'de'] as const

const CSV = [
  'productType;key;variantId;sku;name.de;name.en-GB;slug.de;description.de;categories;prices;images;tax;brand;power;finish.de;finish.en;state',
  'saw;band-saw;1;BS-1;Bandsäge;Band saw;bandsaege;<b>Gut</b>;saws;"EUR 19990|14990;CZ-CZK 499000;USD 21000;DE-EUR 18990 tier1";https://cdn.example.com/a.jpg;standard;Forge;1200;matt;mat;',
  ';;2;BS-2;;;;;;EUR 29990;;;;1500;;;',
  'saw;hand-saw;1;HS-1;Handsäge;;;;Werkzeug>Sägen;CZ-EUR 10;;;;;;;',
].join('\n')

test('the CSV export of commercetools becomes products in several languages, with prices of markets and groups', async () => {
  const shop = await openTestImport()
  const path = shop.file('products.csv', CSV)
  const { code, text } = await shop.run([...AS_COMMERCETOOLS, path])
  expect(text).toContain('3 rows, 2 created, 0 updated, 0 unchanged, 0 rows refused, 2 values left out')
  expect(code).toBe(0)
  const query = { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'band-saw' } } as const
  const [saw] = (await findProductDetails(shop.context, query)).results
  expect(saw).toMatchObject({
    slug: { de: 'bandsaege-60000001' },
    description: { de: 'Gut' },
    brand: 'Forge',
    family: 'saw',
    categories: [{ key: 'saws' }],
    masterVariant: {
      price: { value: { centAmount: 19990 }, discounted: { value: { centAmount: 14990 } } },
      attributes: expect.arrayContaining([{ name: 'power', value: '1200' }]),
    },
    variants: [{ price: { value: { centAmount: 29990 } } }],
  })
  expect((await shop.pictures('band-saw'))[0]).toMatchObject([{ url: 'https://cdn.example.com/a.jpg' }])
  const tier1 = (await findProductDetails(shop.context, { ...query, customerGroupKey: 'tier1' })).results[0]
  expect(tier1?.masterVariant.price?.value.centAmount).toBe(18990)
  const czech = (await findProductDetails(shop.context, { ...query, language: 'en', currency: 'CZK', country: 'CZ' })).results[0]
  expect(czech).toMatchObject({ name: { en: 'Band saw' }, masterVariant: { price: { value: { centAmount: 499_000 } } } })
  expect((await shop.report(path)).map(row => [row['Import line'], row['Import column'], row['Import value']])).toEqual([
    ['2', 'prices', 'USD 21000'],
    ['4', 'prices', 'CZ-EUR 10'],
    ['1', 'tax', '1 row has a value'],
  ])
  const before = await fingerprintsOfTables(shop.context)
  const again = await shop.run([...AS_COMMERCETOOLS, path])
  expect(again.text).toContain('0 created, 0 updated, 2 unchanged')
  expect(before).toMatchObject(await fingerprintsOfTables(shop.context))
})

const draft = (key: string, changes: object = {}) => ({
  key,
  name: { de: `Säge ${key}`, 'en-US': `Saw ${key}`, ja: '鋸' },
  slug: { de: `saege-${key}` },
  productType: { typeId: 'product-type', key: 'Saw' },
  categories: [{ typeId: 'category', key: 'saws' }],
  publish: true,
  masterVariant: {
    sku: `SKU-${key}`,
    prices: [
      { value: { type: 'centPrecision', currencyCode: 'EUR', centAmount: 1999 }, country: 'DE' },
      { value: { currencyCode: 'USD', centAmount: 2500 } },
    ],
    images: [{ url: 'https://cdn.example.com/x.jpg', dimensions: { w: 1, h: 1 } }],
    attributes: [
      { name: 'power', value: 1200 },
      { name: 'cordless', value: true },
      { name: 'finish', value: { key: 'matt', label: { de: 'Matt', en: 'Mat' } } },
      { name: 'note', value: { de: 'Neu', en: 'New' } },
      { name: 'sizes', value: ['S', 'M'] },
      { name: 'nested', value: { a: { b: 1 } } },
    ],
  },
  variants: [],
  ...changes,
})

test('categories, drafts and stock of commercetools are imported from JSON one after the other', async () => {
  const shop = await openTestImport()
  const categories = shop.file(
    'categories.json',
    JSON.stringify({
      type: 'category',
      resources: [
        { key: 'tools', name: { de: 'Werkzeug', en: 'Tools' }, slug: { de: 'werkzeug', en: 'tools' }, orderHint: '0.1' },
        { key: 'saws', name: { de: 'Sägen' }, slug: { de: 'saegen' }, parent: { typeId: 'category', key: 'tools' } },
        { key: 'lost', name: { de: 'Weg' }, slug: { de: 'weg' }, parent: { typeId: 'category', key: 'nowhere' } },
      ],
    }),
  )
  const made = await shop.run([...AS_COMMERCETOOLS, categories])
  expect(made.text).toContain('3 rows, 2 created, 0 updated, 0 unchanged, 1 rows refused')
  const products = shop.file('products.ndjson', ['a', 'b'].map(key => JSON.stringify(draft(key))).join('\n'))
  expect((await shop.run([...AS_COMMERCETOOLS, products])).text).toContain('2 created')
  const stock = shop.file(
    'stock.json',
    JSON.stringify([
      { sku: 'SKU-a', quantityOnStock: 7 },
      { sku: 'SKU-z', quantityOnStock: 7 },
    ]),
  )
  const stocked = await shop.run([...AS_COMMERCETOOLS, stock])
  expect(stocked.text).toContain('1 created, 0 updated, 0 unchanged, 1 rows refused')
  const query = { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'a' } } as const
  const [saw] = (await findProductDetails(shop.context, query)).results
  expect(saw).toMatchObject({
    name: { de: 'Säge a' },
    slug: { de: 'saege-a-60000001' },
    categories: [{ key: 'saws' }],
    masterVariant: {
      price: { value: { centAmount: 1999 } },
      availability: { noChannel: { availableQuantity: 7 } },
      attributes: expect.arrayContaining([
        { name: 'power', value: 1200 },
        { name: 'cordless', value: true },
        { name: 'finish', value: 'matt' },
        { name: 'sizes', value: ['S', 'M'] },
      ]),
    },
    attributeDefinitions: expect.arrayContaining([
      { name: 'finish', type: 'enum', label: { de: 'finish' }, values: { matt: { de: 'Matt' } } },
    ]),
  })
  const before = await fingerprintsOfTables(shop.context)
  for (const path of [categories, products, stock]) await shop.run([...AS_COMMERCETOOLS, path])
  expect(before).toMatchObject(await fingerprintsOfTables(shop.context))
  // What a later file says of a category is taken over, its slug stays.
  const renamed = shop.file(
    'renamed.json',
    JSON.stringify([{ key: 'saws', name: { de: 'Alle Sägen', en: 'Saws' }, slug: { de: 'alle-saegen' } }]),
  )
  expect((await shop.run([...AS_COMMERCETOOLS, renamed])).text).toContain('1 updated')
  const slugs = await shop.context.db.selectFrom('category_slug').select(['language', 'slug']).orderBy('language').execute()
  expect(slugs).toEqual(
    expect.arrayContaining([
      { language: 'de', slug: 'saegen' },
      { language: 'en', slug: 'saws' },
    ]),
  )
})

test('the report on a JSON file holds its resources and can be imported when they are corrected', async () => {
  const shop = await openTestImport()
  const wrong = draft('c', { masterVariant: { sku: 'C', prices: [{ value: { currencyCode: 'EUR', centAmount: 'viel' } }] } })
  const path = shop.file('drafts.json', JSON.stringify([draft('a'), wrong, { key: 'd' }, draft('a')]))
  const { code } = await shop.run([...AS_COMMERCETOOLS, path])
  expect(code).toBe(2)
  const report = await shop.report(path)
  expect(report.map(row => [row['Import result'], row['Import column'], row['Import product']])).toEqual([
    ['left out', 'SKU-a prices\nSKU-a nested', 'a'],
    ['refused', 'C prices', 'c'],
    ['refused', '', ''],
    ['refused', 'product', 'a'],
  ])
  const corrected = shop.file('corrected.csv', readFileSync(`${path}.report.csv`, 'utf8').replaceAll('""viel""', '500'))
  const second = await shop.run([...AS_COMMERCETOOLS, corrected])
  expect(second.text).toContain('1 created, 0 updated, 1 unchanged, 2 rows refused')
})

test('JSON with characters no database keeps, broken JSON and incomplete files never end an import halfway through a row', async () => {
  const shop = await openTestImport()
  const path = shop.file(
    'odd.ndjson',
    [
      JSON.stringify(draft('a', { name: { de: 'x\u0000y' } })),
      JSON.stringify(draft('b', { name: { de: '\uD800' } })),
      '{"key":1,}',
      JSON.stringify(draft('e')),
    ].join('\n'),
  )
  const { text, code } = await shop.run([...AS_COMMERCETOOLS, path])
  expect(text).toContain('4 rows, 1 created, 0 updated, 0 unchanged, 3 rows refused')
  expect(code).toBe(2)
  const cut = await shop.run([...AS_COMMERCETOOLS, shop.file('cut.json', `[${JSON.stringify(draft('f'))},{"key":"g"`)])
  expect(cut.code).toBe(1)
  expect(cut.lines[1]).toContain('it is not complete')
  expect(JSON.stringify(await contentOfCatalogue(shop.context))).not.toContain('\\u0000')
})
