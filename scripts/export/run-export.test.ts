import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintsOfTables } from '@shop/engine/proving'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from '../import/import.fixtures.ts'
import { runExport } from './run-export.ts'

const PRODUCTS = [
  'Handle,Title,Body (HTML),Type,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Grams,Variant Inventory Qty,Image Src,Image Position,Image Alt Text,finish (product.metafields.a.finish)',
  'press,Presse,"<h2>Kraft</h2><div>8 t<script>x()</script></div><img src=""https://a.example/x.png"">",Pressen > Groß,Forge,Größe,Klein,P-1,10,12.50,12500.5,4,https://a.example/1.jpg,1,Vorne,matt',
  'press,,,,,,Groß,P-2,20,,,0,https://a.example/2.jpg,2,,glatt',
  'plain,"a < b & ""c""","x < y & z\n\nZeile",,,Title,Default Title,X-1,5,,,,,,,',
].join('\n')

async function openShop() {
  const shop = await openTestImport()
  const files = [
    shop.file('products.csv', PRODUCTS),
    shop.file('c.csv', 'Handle,Title,Sort Order,Product: Handle\nall,Alle,manual,press'),
    shop.file('r.csv', 'Redirect from,Redirect to\n/alt,/products/press'),
    shop.file(
      'k.csv',
      'Customer ID,First Name,Last Name,Email,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip\n7,Anna,Groß,anna@example.com,Weg 1,Berlin,DE,10115',
    ),
    shop.file(
      'o.csv',
      'Name,Email,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price\n#1,anna@example.com,EUR,5,2025-03-18 08:00:00 +0100,1,Teil,5',
    ),
  ]
  expect((await shop.run([...AS_SHOPIFY, ...files])).text).not.toMatch(/[1-9]\d* rows refused/)
  return { ...shop, folder: join(dirname(files[0] ?? ''), 'out') }
}

const FORMATS = [
  [
    'commercetools',
    ['--format', 'commercetools', '--language', 'de'],
    ['categories.json', 'products.json', 'stock.json', 'customers.json', 'orders.json'],
  ],
  ['shopify', AS_SHOPIFY, ['products.csv', 'inventory.csv', 'redirects.csv', 'customers.csv']],
] as const

test.each(FORMATS)('an import of what was exported for %s changes nothing', async (format, options, names) => {
  const shop = await openShop()
  const before = await fingerprintsOfTables(shop.context)
  await exportTo(shop, format)
  expect(readdirSync(shop.folder).toSorted()).toEqual(names.toSorted())
  const again = await shop.run([...options, '--stock', ...names.map(name => join(shop.folder, name))])
  expect(
    again.lines.filter(line => / unchanged, /.test(line)).map(line => line.replace(/^\d+ rows, |\d+ unchanged.*$/g, '')),
  ).toEqual(names.map(() => '0 created, 0 updated, '))
  expect(again.text).not.toMatch(/[1-9]\d* rows refused/)
  const { import_progress: _, ...unchanged } = await fingerprintsOfTables(shop.context)
  expect(before).toMatchObject(unchanged)
})

test('an empty shop that imports what another one exported for commercetools has the same goods', async () => {
  const shop = await openShop()
  await exportTo(shop, 'commercetools')
  const other = await openTestImport()
  const names = FORMATS[0][2].map(name => join(shop.folder, name))
  const { text } = await other.run(['--format', 'commercetools', '--language', 'de', ...names])
  expect(text).not.toMatch(/[1-9]\d* rows refused/)
  const texts = ({ context }: Pick<typeof shop, 'context'>) =>
    context.db.selectFrom('product').select(['key', 'brand', 'family', 'published']).orderBy('key').execute()
  expect(await texts(other)).toEqual(await texts(shop))
})

async function exportTo(
  { context, folder }: Awaited<ReturnType<typeof openShop>>,
  format: 'shopify' | 'commercetools',
): Promise<void> {
  const edition = format === 'shopify' ? ['--currency', 'EUR', '--language', 'de'] : []
  const code = await runExport(['--format', format, '--out', folder, ...edition], {
    onDatabase: work => work(context),
    write: () => undefined,
  })
  expect(code).toBe(0)
}
