import { randomUUID } from 'node:crypto'
import { issueResetToken, resetPassword } from '@shop/engine/customer'
import { fingerprintsOfTables, rowsOfTable } from '@shop/engine/proving'
import { findEarlierOrders } from '@shop/engine/takeover'
import { openTestCatalogue } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from './import.fixtures.ts'

const PRODUCTS = [
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price',
  'band-saw,Bandsäge,Sägen,Größe,Klein,BS-1,199.90',
  'band-saw,,,,Groß,BS-2,299.90',
  'vice,Schraubstock,,Title,Default Title,,49.00',
].join('\n')

const COLLECTIONS = [
  'Handle,Title,Body HTML,Sort Order,Product: Handle',
  'workshop,Werkstatt,"<h2>Für alle</h2><script>x()</script>",manual,band-saw',
  'workshop,,,,vice',
  'empty,Leer,Nichts,manual,',
  'lost,Verloren,,manual,no-such-product',
].join('\n')

const STOCK = [
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Available,On hand',
  'band-saw,Bandsäge,Größe,Klein,BS-1,,,Berlin,3,4',
  'band-saw,Bandsäge,Größe,Klein,BS-1,,,Wien,2,2',
  'band-saw,Bandsäge,Größe,Groß,BS-2,,,Berlin,not stocked,not stocked',
  'vice,Schraubstock,Title,Default Title,,,,Berlin,7,7',
  'gone,Weg,,,NO-1,,,Berlin,1,1',
].join('\n')

const REDIRECTS = [
  'Redirect from,Redirect to',
  '/alte-saege,/products/band-saw',
  '/blog/x,/collections/workshop',
  '/weg,https://other.example/',
].join('\n')

const CUSTOMERS = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Default Address Phone',
  "'7001,Anna,Groß,anna@example.com,yes,,Lindenweg 12a,Berlin,DE,'10115,+49 30 1234567",
  '7002,Ben,Klein,ben@example.com,no,,1 Main St,Boston,US,02101,',
  '7003,Ohne,Mail,,no,,,,,,',
].join('\n')

async function openShop() {
  const shop = await openTestImport()
  const files = [
    shop.file('products.csv', PRODUCTS),
    shop.file('collections.csv', COLLECTIONS),
    shop.file('stock.csv', STOCK),
    shop.file('redirects.csv', REDIRECTS),
    shop.file('customers.csv', CUSTOMERS),
  ]
  return { ...shop, files, take: (...options: string[]) => shop.run([...AS_SHOPIFY, ...options, ...files]) }
}

test('a shop of Shopify is taken over whole: each row is there or in a report, and the same files again change nothing', async () => {
  const shop = await openShop()
  const empty = await fingerprintsOfTables(shop.context)
  await shop.take('--dry-run')
  expect(await fingerprintsOfTables(shop.context)).toEqual(empty)
  expect((await shop.take()).code).toBe(2)
  const [, collections = '', stock = '', redirects = '', customers = ''] = shop.files
  const reasons = async (file: string) =>
    (await shop.report(file)).flatMap(row =>
      row['Import result'] === 'column' ? [] : [[row['Import line'], row['Import reason']]],
    )
  expect(await reasons(collections)).toEqual([['5', expect.stringContaining('there is no product with this key')]])
  expect(await reasons(stock)).toEqual([['6', expect.stringContaining('there is no variant with this number')]])
  expect(await reasons(redirects)).toEqual([['4', expect.stringContaining('the new URL is no path of this shop')]])
  expect(await reasons(customers)).toEqual([
    ['2', expect.stringContaining('no proof')],
    ['3', expect.stringContaining('no market US')],
    ['4', expect.stringContaining('needs an e-mail address')],
  ])
  const numbers = new Map((await rowsOfTable(shop.context, 'imported_variant', 'sku')).map(row => [row.sku, row.foreign_sku]))
  const entries = await rowsOfTable(shop.context, 'inventory_entry', 'sku')
  expect(entries.map(({ sku, available }) => [numbers.get(sku), available])).toEqual([
    ['BS-1', 5],
    ['BS-2', 0],
    ['vice', 7],
  ])
  const first = await fingerprintsOfTables(shop.context)
  const again = await shop.take()
  expect(again.lines.filter(line => / created, .* refused$/.test(line)).every(line => / 0 created, 0 updated, /.test(line))).toBe(
    true,
  )
  const { import_progress: _, ...unchanged } = await fingerprintsOfTables(shop.context)
  expect(first).toMatchObject(unchanged)
})

test('API-37 URLs of Shopify lead to the pages of what they showed, in the language of the market', async () => {
  const shop = await openShop()
  await shop.take()
  const catalogue = openTestCatalogue(shop.context)
  const find = async (sourceUrl: string, country: 'DE' | 'CZ' = 'DE') =>
    (await catalogue.findRedirection({ country, sourceUrl }))?.targetURL
  expect(await find('/products/band-saw?variant=1')).toBe('/band-saw-60000001')
  expect(await find('/collections/workshop/products/band-saw')).toBe('/band-saw-60000001')
  expect(await find('/collections/workshop')).toBe('/workshop/')
  expect(await find('/alte-saege')).toBe('/band-saw-60000001')
  expect(await find('/blog/x')).toBe('/workshop/')
  for (const path of ['/products/unknown', '/collections/unknown', '/weg']) expect(await find(path), path).toBeUndefined()
  // Nothing of it has a text in Czech.
  expect(await find('/products/band-saw', 'CZ')).toBeUndefined()
  const categories = await rowsOfTable(shop.context, 'category', 'key')
  expect(categories.find(({ key }) => key === 'imported--collection--workshop')).toMatchObject({
    custom: { content: { de: '<h2>Für alle</h2>' } },
  })
})

test('AUTH-10 a customer of another shop has an account without a password, is invited once, and chooses one by the mail', async () => {
  const shop = await openShop()
  await shop.take('--invite')
  await shop.take('--invite')
  const rows = await rowsOfTable(shop.context, 'customer', 'email')
  expect(rows).toMatchObject([
    {
      email: 'anna@example.com',
      password_hash: null,
      document: {
        firstName: 'Anna',
        locale: 'de-DE',
        addresses: [{ streetName: 'Lindenweg', streetNumber: '12a', postalCode: '10115', city: 'Berlin', country: 'DE' }],
      },
    },
    { email: 'ben@example.com', document: { addresses: [] } },
  ])
  const invited = await shop.context.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'password-reset-requested')
    .execute()
  expect(invited.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining(rows.map(({ id }) => expect.objectContaining({ customerId: id, storeKey: 'de' }))),
  )
  expect(invited).toHaveLength(2)
  const [anna] = rows
  const issued = await issueResetToken(shop.context, String(anna?.id))
  const hasher = { hash: async (password: string) => `hash of ${password}`, verify: async () => true }
  const reset = { tokenValue: issued?.token ?? '', newPassword: 'Sommer-2026-Wald', clientAddress: '192.0.2.7' }
  expect(await resetPassword(shop.context, hasher, reset)).toMatchObject({ email: 'anna@example.com' })
})

const ORDERS = [
  'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Cancelled at',
  '#1001,anna@example.com,paid,EUR,219.80,2025-03-18 08:00:00 +0100,1,Bandsäge / Klein,199.90,BS-1,',
  '#1001,,,,,,2,Schraube,9.95,,',
  '#1002,anna@example.com,refunded,EUR,9.95,2025-04-01 09:30:00 +0200,1,Schraube,9.95,,2025-04-02 10:00:00 +0200',
  '#1003,ben@example.com,paid,USD,5.00,2025-04-01 09:30:00 +0200,1,Screw,5.00,,',
].join('\n')

test('ORD-02 orders of another shop are history of the account that was taken over with them, and of no one else', async () => {
  const shop = await openShop()
  const orders = shop.file('orders.csv', ORDERS)
  const takeOrders = () => shop.run([...AS_SHOPIFY, orders])
  // Someone who opens an account here with the address proves nothing by it.
  await shop.context.db
    .insertInto('customer')
    .values({ id: randomUUID(), version: 1, customer_number: 'C900001', email: 'other@example.com', document: '{}' })
    .execute()
  const other = shop.file('other.csv', ORDERS.replaceAll('anna@', 'other@').replaceAll('#100', '#200'))
  await shop.run([...AS_SHOPIFY, other])
  expect((await takeOrders()).text).toContain('2 created, 0 updated, 0 unchanged, 1 rows refused')
  expect(await shop.report(orders)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ 'Import line': '5', 'Import column': 'Currency' })]),
  )
  await shop.take()
  const rows = await rowsOfTable(shop.context, 'customer', 'email')
  const ofCustomer = (email: string) => {
    const customerId = String(rows.find(row => row.email === email)?.id)
    return findEarlierOrders(shop.context, { customerId, limit: 20, offset: 0 })
  }
  expect(await ofCustomer('anna@example.com')).toMatchObject({
    total: 2,
    results: [
      { orderNumber: '#1002', isCancelled: true, placedAt: '2025-04-01T07:30:00.000Z' },
      {
        orderNumber: '#1001',
        totalPrice: { centAmount: 21_980, currencyCode: 'EUR' },
        lines: [
          { name: 'Bandsäge / Klein', foreignSku: 'BS-1', quantity: 1, totalPrice: { centAmount: 19_990 } },
          { name: 'Schraube', quantity: 2, totalPrice: { centAmount: 1990 } },
        ],
      },
    ],
  })
  expect(await ofCustomer('other@example.com')).toEqual({ total: 0, results: [] })
  expect((await takeOrders()).text).toContain('0 created, 0 updated, 2 unchanged')
})

test('collections and redirects of Shopify are read from the JSON of its API too', async () => {
  const shop = await openTestImport()
  const collections = {
    custom_collections: [
      { id: 1, handle: 'workshop', title: 'Werkstatt', body_html: '<p>Für alle</p>' },
      { id: 2, handle: 'x', title: '' },
    ],
  }
  const redirects = { redirects: [{ id: 3, path: '/alt', target: '/collections/workshop' }] }
  const files = [shop.file('c.json', JSON.stringify(collections)), shop.file('r.json', JSON.stringify(redirects))]
  const { lines } = await shop.run([...AS_SHOPIFY, ...files])
  expect(lines.filter(line => / created, /.test(line))).toEqual([
    '2 rows, 1 created, 0 updated, 0 unchanged, 1 rows refused',
    '1 rows, 1 created, 0 updated, 0 unchanged, 0 rows refused',
  ])
  const found = await openTestCatalogue(shop.context).findRedirection({ country: 'DE', sourceUrl: '/alt' })
  expect(found?.targetURL).toBe('/workshop/')
})
