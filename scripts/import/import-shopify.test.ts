import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findPictureProgress } from '@shop/engine/imported-picture'
import { findProductDetails, findProducts, setPrice } from '@shop/engine/product'
import { contentOfCatalogue, fingerprintsOfTables } from '@shop/engine/proving'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport, SHOPIFY_HEADER } from './import.fixtures.ts'

const SAWS = [
  SHOPIFY_HEADER,
  'band-saw,Bandsäge,"<p>Sägt <b>alles</b> &amp; mehr.</p><ul><li>leise</li></ul><script>alert(1)</script>",Forge,Werkzeug > Sägen,Sägen,"holz, metall",TRUE,Größe,Klein,BS-1,12500,4,199.90,249.90,4006381333931,https://cdn.example.com/saw.jpg?v=1,1,Vorne,,active',
  'band-saw,,,,,,,,,Groß,BS-2,,0,299,,,https://cdn.example.com/saw-2.jpg,2,,https://cdn.example.com/big.jpg,',
  'band-saw,,,,,,,,,,,,,,,,http://cdn.example.com/unsafe.jpg,3,,,',
  'vice,Schraubstock,,Forge,,Zwingen,,TRUE,Title,Default Title,EX30010099,,,49.00,,12345,,,,,draft',
].join('\n')

test('a Shopify export becomes products with texts, variants, prices, stock, pictures and categories', async () => {
  const shop = await openTestImport()
  const { code, text } = await shop.run([...AS_SHOPIFY, shop.file('saws.csv', SAWS)])
  expect(text).toContain('4 rows, 2 created, 0 updated, 0 unchanged, 0 rows refused, 1 values left out')
  expect(code).toBe(0)
  const query = { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'band-saw' } } as const
  const [saw] = (await findProductDetails(shop.context, query)).results
  expect(saw).toMatchObject({
    name: { de: 'Bandsäge' },
    slug: { de: 'band-saw-60000001' },
    description: { de: 'Sägt alles & mehr.\n\n– leise' },
    brand: 'Forge',
    metaKeywords: { de: 'holz, metall' },
    europeanArticleNumber: '4006381333931',
    soldIn: expect.arrayContaining(['DE', 'AT']),
    masterVariant: {
      sku: 'EX60000001',
      // No page shows them from where they are.
      images: [],
      price: { value: { centAmount: 24990 }, discounted: { value: { centAmount: 19990 }, isActive: true } },
      availability: { noChannel: { availableQuantity: 4 } },
      attributes: expect.arrayContaining([
        { name: 'groesse', value: 'Klein' },
        { name: 'grossWeight', value: 12.5 },
      ]),
    },
    variants: [
      {
        sku: 'EX60000002',
        price: { value: { centAmount: 29900 } },
        images: [],
      },
    ],
  })
  expect(await shop.pictures('band-saw')).toMatchObject([
    [{ url: 'https://cdn.example.com/saw.jpg?v=1', label: 'Vorne', widths: [] }, { url: 'https://cdn.example.com/saw-2.jpg' }],
    [{ url: 'https://cdn.example.com/big.jpg' }, {}, {}],
  ])
  expect(text).toContain(
    'pictures: 0 of 3 copied, 3 are copied while the shop runs; how far it is: npm run admin -- pictures list',
  )
  expect(await findPictureProgress(shop.context)).toEqual({ copied: 0, waiting: 3, failed: 0 })
  expect(saw?.soldIn).not.toContain('CZ')
  // A hidden product is there and not shown; its number has the form of ours and stays.
  const hidden = await shop.context.db.selectFrom('product').select('published').where('key', '=', 'vice').execute()
  expect(hidden).toEqual([{ published: false }])
  expect(await shop.context.db.selectFrom('imported_variant').selectAll().orderBy('sku').execute()).toEqual([
    { foreign_sku: 'BS-1', sku: 'EX60000001' },
    { foreign_sku: 'BS-2', sku: 'EX60000002' },
  ])
  const names = await shop.context.db.selectFrom('category').select(['key', 'document']).orderBy('key').execute()
  expect(names.map(({ document }) => (document as { name: Record<string, string> }).name.de)).toEqual(
    expect.arrayContaining(['Weitere Produkte', 'Werkzeug', 'Sägen', 'Zwingen']),
  )
  expect(await shop.report(`${shop.file('saws.csv', SAWS)}`)).toMatchObject([
    {
      'Import result': 'left out',
      'Import line': '4',
      'Import column': 'Image Src',
      'Import value': 'http://cdn.example.com/unsafe.jpg',
    },
  ])
})

test('a dry run writes nothing; the same file twice changes nothing; a price set by hand comes back with a new version', async () => {
  const shop = await openTestImport()
  const path = shop.file('saws.csv', SAWS)
  const empty = await fingerprintsOfTables(shop.context)
  const dry = await shop.run([...AS_SHOPIFY, '--dry-run', path])
  expect(dry.text).toContain('2 would be created')
  expect(await fingerprintsOfTables(shop.context)).toEqual(empty)
  await shop.run([...AS_SHOPIFY, path])
  const first = await fingerprintsOfTables(shop.context)
  const again = await shop.run([...AS_SHOPIFY, path])
  expect(again.text).toContain('0 created, 0 updated, 2 unchanged')
  const { import_progress: _, ...unchanged } = await fingerprintsOfTables(shop.context)
  expect(first).toMatchObject(unchanged)
  await setPrice(shop.context, { sku: 'EX60000002', currencyCode: 'EUR', centAmount: 31_000 })
  const back = await shop.run([...AS_SHOPIFY, path])
  expect(back.text).toContain('0 created, 1 updated, 1 unchanged')
  const versions = await shop.context.db.selectFrom('product').select('version').where('key', '=', 'band-saw').execute()
  expect(versions).toEqual([{ version: 3 }])
  const records = await shop.context.db
    .selectFrom('price_record')
    .select('value_cent')
    .where('sku', '=', 'EX60000002')
    .orderBy('id')
    .execute()
  expect(records.map(({ value_cent }) => value_cent)).toEqual([29_900, 31_000, 29_900])
})

test('stock of variants that have one stays, and is overwritten on demand with what is sold kept', async () => {
  const shop = await openTestImport()
  const path = shop.file('saws.csv', SAWS)
  await shop.run([...AS_SHOPIFY, path])
  await shop.context.db.updateTable('inventory_entry').set({ available: 1, sold: 3 }).where('sku', '=', 'EX60000001').execute()
  await shop.run([...AS_SHOPIFY, path])
  const stock = () =>
    shop.context.db
      .selectFrom('inventory_entry')
      .select(['available', 'sold', 'loaded'])
      .where('sku', '=', 'EX60000001')
      .execute()
  expect(await stock()).toEqual([{ available: 1, sold: 3, loaded: 4 }])
  const { text } = await shop.run([...AS_SHOPIFY, '--stock', path])
  expect(text).toContain('1 updated')
  expect(await stock()).toEqual([{ available: 4, sold: 3, loaded: 7 }])
})

test('broken rows are reported as they were, good rows of the same file go in, and the corrected report can be imported', async () => {
  const shop = await openTestImport()
  const broken = [
    `${SHOPIFY_HEADER},Wholesale,Colour (product.metafields.shopify.color-pattern)`,
    'saw,Säge,"<p>Gut, sehr gut</p>",Forge,,Sägen,,TRUE,Größe,Klein,S-1,,,10.00,,,https://cdn.example.com/1.jpg,1,,,active,5,blau',
    'saw,,,,,,,,,Groß,S-2,,,zwölf,,,,,,,,7,rot',
    'drill,Bohrer,,Forge,,,,TRUE,,,D-1,,viele,5.00,,,,,,,active,,',
    'file,Feile,"offen,Forge',
    'hammer,Hammer,,Forge,,,,TRUE,,,S-1,,,9.00,,,,,,,active,,',
    'hoe,Hacke,,Forge,,,,TRUE,,,H-1,,,9.00,,,,,,,active,,,zu,viel',
    'rake,Rechen,,Forge,,,,TRUE,,,R-1,,,9.00,,,,,,,active,,',
  ].join('\r\n')
  const path = shop.file('broken.csv', broken)
  const { code, text } = await shop.run([...AS_SHOPIFY, path])
  expect(code).toBe(2)
  expect(text).toContain('7 rows, 2 created, 0 updated, 0 unchanged, 5 rows refused')
  expect(text).toContain('column Wholesale: 2 rows have a value')
  const report = await shop.report(path)
  expect(report.map(row => [row['Import result'], row['Import line'], row['Import column'], row['Import value']])).toEqual([
    ['refused', '3', 'Variant Price', 'zwölf'],
    ['refused', '4', 'Variant Inventory Qty', 'viele'],
    ['refused', '5', '', ''],
    ['refused', '6', 'Variant SKU', 'S-1'],
    ['refused', '7', '', ''],
    ['column', '1', 'Wholesale', '2 rows have a value'],
  ])
  expect(report[0]).toMatchObject({
    Handle: 'saw',
    'Option1 Name': 'Größe',
    'Option1 Value': 'Groß',
    Wholesale: '7',
    'Import product': 'saw',
  })
  expect(report[2]?.['Import original']).toBe('file,Feile,"offen,Forge')
  const corrected = readFileSync(`${path}.report.csv`, 'utf8')
    .replaceAll('zwölf', '12.00')
    .replaceAll('viele', '3')
    .replace('hammer,Hammer,,Forge,,,,TRUE,,,S-1', 'hammer,Hammer,,Forge,,,,TRUE,,,HA-1')
  const again = shop.file('corrected.csv', corrected)
  const second = await shop.run([...AS_SHOPIFY, again])
  // The line that is no row and the one with too many cells were not corrected; nothing of them is lost.
  expect(second.text).toContain('2 created, 1 updated, 0 unchanged, 2 rows refused')
  expect((await shop.report(again)).map(row => row['Import original']).filter(Boolean)).toHaveLength(2)
  const { results } = await findProducts(shop.context, { language: 'de', currency: 'EUR', country: 'DE', where: { key: 'saw' } })
  expect(results[0]?.variants).toMatchObject([
    { price: { value: { centAmount: 1200 } }, attributes: expect.arrayContaining([{ name: 'groesse', value: 'Groß' }]) },
  ])
  expect((await shop.pictures('saw'))[0]).toHaveLength(1)
})

test('an import that dies in the middle goes on where its last batch ended, and ends like one that did not', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    index % 9 === 4
      ? `p-${index},Produkt,,Forge,,Sägen,,TRUE,,,P-${index},,,falsch,,,,,,,active`
      : `p-${index},Produkt ${index},,Forge,,Sägen ${index % 5},,TRUE,,,P-${index},,3,${index + 1}.50,,,,,,,active`,
  )
  const csv = [SHOPIFY_HEADER, ...rows].join('\n')
  const whole = await openTestImport()
  const wholePath = whole.file('all.csv', csv)
  await whole.run([...AS_SHOPIFY, wholePath], { batchSize: 10 })

  const shop = await openTestImport()
  const path = shop.file('all.csv', csv)
  // Dies after the report was written and before the batch is committed, then between two batches.
  let batches = 0
  const dying = {
    ...shop.context,
    failpoint: () => {
      if (++batches === 3) throw new Error('power cut')
    },
  }
  await expect(shop.run([...AS_SHOPIFY, path], { context: dying, batchSize: 10 })).rejects.toThrow('power cut')
  expect(await shop.context.db.selectFrom('import_progress').select('entries').execute()).toEqual([{ entries: 20 }])
  const interruption = new AbortController()
  const stopping = { ...shop.context, failpoint: () => interruption.abort() }
  const stopped = await shop.run([...AS_SHOPIFY, path], { context: stopping, signal: interruption.signal, batchSize: 10 })
  expect(stopped.code).toBe(130)
  expect(stopped.text).toContain('interrupted; start the same command again to go on')
  const rest = await shop.run([...AS_SHOPIFY, path], { batchSize: 10 })
  expect(rest.text).toContain('goes on after 30 rows')
  expect(rest.text).toContain('60 rows, 53 created')
  expect(rest.code).toBe(2)
  expect(await contentOfCatalogue(shop.context)).toEqual(await contentOfCatalogue(whole.context))
  expect(readFileSync(`${path}.report.csv`, 'utf8')).toBe(readFileSync(`${wholePath}.report.csv`, 'utf8'))
})

test('files that cannot be imported are refused in one line that says what to do', async () => {
  const shop = await openTestImport()
  const empty = await fingerprintsOfTables(shop.context)
  const cases: [string, string | Uint8Array | undefined, string][] = [
    ['missing.csv', undefined, 'the file does not exist'],
    ['empty.csv', '', 'the file is empty'],
    ['binary.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'this is not a text file'],
    ['latin.csv', new Uint8Array([...Buffer.from('Handle,Title\na,S'), 0xe4, 0x67]), 'the file is not in UTF-8 (line 2)'],
    ['utf16.csv', Buffer.from('\uFEFFHandle,Title', 'utf16le'), 'the file is in UTF-16'],
    ['other.csv', 'Name,Preis\nSäge,3', 'the header has no column Handle'],
    ['foreign.csv', 'productType,sku,name.de\nsaw,1,Säge', 'use --format commercetools'],
    ['drafts.csv', '[{"key":"a"}]', 'use --format commercetools'],
    ['twice.csv', 'Handle,Title,Title\na,b,c', 'the column Title is there twice'],
  ]
  for (const [name, content, message] of cases) {
    const path = content === undefined ? `${shop.file('x', 'x')}-${name}` : shop.file(name, content)
    const { code, lines } = await shop.run([...AS_SHOPIFY, path])
    expect([name, code, lines.length]).toEqual([name, 1, 2])
    expect(lines[1]).toContain(message)
  }
  const folder = await shop.run([...AS_SHOPIFY, '/'])
  expect(folder.lines[1]).toContain('this is a folder')
  const crossed = await shop.run(['--format', 'commercetools', shop.file('s.csv', SAWS)])
  expect(crossed.lines[1]).toContain('use --format shopify')
  expect(await fingerprintsOfTables(shop.context)).toEqual(empty)
})

test('a report never overwrites a file that is not a report', async () => {
  const shop = await openTestImport()
  const path = shop.file('saws.csv', SAWS)
  const other = shop.file('mine.csv', 'a,b\n1,2')
  const refused = await shop.run([...AS_SHOPIFY, '--report', other, path])
  expect(refused.code).toBe(1)
  expect(refused.lines[1]).toContain('exists and is no report')
  expect(readFileSync(other, 'utf8')).toBe('a,b\n1,2')
  const itself = await shop.run([...AS_SHOPIFY, '--report', path, path])
  expect(itself.lines[1]).toContain('--report is the file itself')
  writeFileSync(`${path}.report.csv`, '')
  await shop.run([...AS_SHOPIFY, path])
  expect(existsSync(`${path}.report.csv`)).toBe(true)
})
