import { readFileSync } from 'node:fs'
import { loadProductDocuments, searchProducts } from '@shop/engine/product-search'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport, SHOPIFY_HEADER } from './import.fixtures.ts'

const AS_COMMERCETOOLS = ['--format', 'commercetools', '--language', 'de'] as const
const FORMULAS = ['=cmd|calc', '+49 30', '-10', '@SUM(A1)', "'=quoted", "'0012"]

test('cells of a report do not run in a table program, and are what they were when the report is imported', async () => {
  const shop = await openTestImport()
  const rows = FORMULAS.map((text, index) => `saw-${index},${text},${text},,,,${text},TRUE,,,S-${index},,,falsch,,,,,,,`)
  const path = shop.file('formulas.csv', [SHOPIFY_HEADER, ...rows, '=broken"'].join('\n'))
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain(
    `0 created, 0 updated, 0 unchanged, ${FORMULAS.length + 1} rows refused`,
  )
  const written = (await shop.report(path)).flatMap(row => Object.values(row))
  expect(written.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(written).toEqual(
    expect.arrayContaining(["'=cmd|calc", "'+49 30", "'-10", "'@SUM(A1)", "''=quoted", "'0012", '\'=broken"']),
  )
  // A report of a report is the same: no quote is added each time.
  const second = shop.file('second.csv', readFileSync(`${path}.report.csv`, 'utf8'))
  await shop.run([...AS_SHOPIFY, second])
  const again = await shop.report(second)
  expect(again.map(row => row.Title)).toEqual((await shop.report(path)).map(row => row.Title))
  const corrected = shop.file('corrected.csv', readFileSync(`${second}.report.csv`, 'utf8').replaceAll('falsch', '10.00'))
  const third = await shop.run([...AS_SHOPIFY, corrected])
  expect(third.text).toContain(`${FORMULAS.length} created`)
  const { productIds } = await searchProducts(shop.context, { limit: 20, offset: 0, sort: [{ by: 'key', isDescending: false }] })
  const products = await loadProductDocuments(shop.context, productIds, {})
  expect(products).toMatchObject(FORMULAS.map(de => ({ name: { de }, description: { de }, metaKeywords: { de } })))
})

test('what a column does not know is in the report with row and reason, and everything else of the file goes in', async () => {
  const shop = await openTestImport()
  const rows = [
    'good,Gut,,,,,,TRUE,,,G-1,,,10.00',
    'maybe,Vielleicht,,,,,,maybe,,,M-1,,,10.00',
    `long,${'x'.repeat(5000)},,,,,,TRUE,,,L-1,,,10.00`,
    'gift,Gutschein,,,,,,TRUE,,,C-1,,,10.00,,,,,,,active,TRUE',
    'bell,Glo\u0007cke,,,,,,TRUE,,,B-1,,,10.00',
  ]
  const path = shop.file('values.csv', [`${SHOPIFY_HEADER},Gift Card`, ...rows].join('\n'))
  const { code, text } = await shop.run([...AS_SHOPIFY, path])
  expect(code).toBe(2)
  expect(text).toContain('5 rows, 1 created, 0 updated, 0 unchanged, 4 rows refused')
  expect(
    (await shop.report(path)).map(row => [row['Import line'], row['Import column'], row['Import reason']?.slice(0, 28)]),
  ).toEqual([
    ['3', 'Published', 'the value is not one of TRUE'],
    ['4', 'Title', 'the text has 5000 characters'],
    ['5', 'Gift Card', 'this shop sells no gift card'],
    ['6', 'Title', 'the text has a control chara'],
  ])
})

test('a CSV of categories of commercetools becomes categories, and its corrected report does', async () => {
  const shop = await openTestImport()
  const path = shop.file(
    'categories.csv',
    [
      'key;externalId;name.de;name.en;slug.de;description.de;parent.key;orderHint;metaTitle.de;assets',
      'saws;7;Sägen;Saws;saegen;<p>Alle Sägen</p>;tools;0.2;Sägen kaufen;',
      'tools;;Werkzeug;Tools;werkzeug;;;0.1;;',
      'drills;;Bohrer;;bohrer;;tools;zuletzt',
      'lost;;Weg;;weg;;nowhere',
    ].join('\n'),
  )
  const { code, text } = await shop.run([...AS_COMMERCETOOLS, path])
  expect(text).toContain('4 rows, 2 created, 0 updated, 0 unchanged, 2 rows refused')
  expect(code).toBe(2)
  expect((await shop.report(path)).map(row => [row['Import line'], row['Import column'], row['Import value']])).toEqual([
    ['4', 'orderHint', 'zuletzt'],
    ['5', 'parent', 'nowhere'],
  ])
  const corrected = readFileSync(`${path}.report.csv`, 'utf8').replaceAll('zuletzt', '0.3').replaceAll('nowhere', 'drills')
  expect((await shop.run([...AS_COMMERCETOOLS, shop.file('corrected.csv', corrected)])).text).toContain('2 created')
  const { db } = shop.context
  const categories = await db
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['category.key', 'parent.key as parent', 'category.order_hint', 'category.document'])
    .orderBy('category.key')
    .execute()
  expect(categories.map(({ key, parent, order_hint }) => [key, parent, order_hint])).toEqual([
    ['drills', 'tools', '0.3'],
    ['lost', 'drills', '0.99'],
    ['saws', 'tools', '0.2'],
    ['tools', null, '0.1'],
  ])
  expect(categories[2]?.document).toMatchObject({
    name: { de: 'Sägen', en: 'Saws' },
    slug: { de: 'saegen', en: 'saws' },
    description: { de: 'Alle Sägen' },
    metaTitle: { de: 'Sägen kaufen' },
  })
  expect(await db.selectFrom('product').select('key').execute()).toEqual([])
  expect((await shop.run([...AS_COMMERCETOOLS, path])).text).toContain('0 created, 0 updated, 2 unchanged')
})

test('API-44, MKT-12 a product of a file in German alone is there for programs', async () => {
  const shop = await openTestImport()
  await shop.run([...AS_SHOPIFY, shop.file('german.csv', `${SHOPIFY_HEADER}\nsaw,Säge,Sägt,,,,,TRUE,,,S-1,,,10.00`)])
  const found = await searchProducts(shop.context, { limit: 500, offset: 0 })
  expect(found.total).toBe(1)
  const [saw] = await loadProductDocuments(shop.context, found.productIds, {})
  expect(saw).toMatchObject({ key: 'saw', name: { de: 'Säge' }, description: { de: 'Sägt' } })
})
