import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Money, moneyOf } from '@shop/domain/money'
import { createOrderFromCart } from '@shop/engine/order'
import { fingerprintsOfTables } from '@shop/engine/proving'
import { exportOrders } from '@shop/engine/takeover'
import {
  aCartDiscount,
  aDiscountCode,
  aPaidCart,
  importCartDiscounts,
  importDiscountCodes,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '@shop/engine/testing'
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
    shop.file(
      'd.csv',
      'Name,Value,Value Type,Discount Class,Minimum Purchase Requirements,Usage Limit Per Code\nZEHN,10,percentage,order,20.00,5\nFREI,100,percentage,shipping,,',
    ),
  ]
  expect((await shop.run([...AS_SHOPIFY, ...files])).text).not.toMatch(/[1-9]\d* rows refused/)
  return { ...shop, folder: join(dirname(files[0] ?? ''), 'out') }
}

const FORMATS = [
  [
    'commercetools',
    ['--format', 'commercetools', '--language', 'de'],
    [
      ...['categories.json', 'products.json', 'stock.json', 'customers.json', 'orders.json'],
      ...['cart-discounts.json', 'discount-codes.json'],
    ],
  ],
  [
    'shopify',
    AS_SHOPIFY,
    [...['products.csv', 'collections.csv', 'inventory.csv', 'redirects.csv', 'customers.csv', 'orders.csv'], 'discounts.csv'],
  ],
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

const AMOUNT = { type: 'absolute', money: [moneyOf('EUR', 500), moneyOf('CZK', 12_000)] } as const

/** A shop with an order, discounts of every kind and codes of its own, none of which any file made. */
async function openOwnShop() {
  const shop = await openTestImport()
  const { context } = await openTestShop()
  const category = {
    key: 'Hand_Tools',
    name: { de: 'Werkzeug', en: 'Tools' },
    slug: { de: 'werkzeug' },
    description: { de: '1 < 2' },
  }
  const members = ['ex30000001', 'ex30000002', 'ex30000003'].map(key => `hand-tools,,${key}`)
  await shop.run([...FORMATS[0][1], shop.file('own.json', JSON.stringify([category]))], { context })
  // A collection by the handle of a category of the shop is that.
  const collections = ['Handle,Title,Product: Handle', 'hand-tools,Werkzeug,', ...members].join('\n')
  expect((await shop.run([...AS_SHOPIFY, shop.file('own.csv', collections)], { context })).text).toContain('0 created, 3 updated')
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 3, [SAW]: 1 })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  const discounts = [
    aCartDiscount({ key: 'volume', custom: { volumeDiscountGroup: 'one', threshold: 3 }, description: { de: 'Menge' } }),
    aCartDiscount({ key: 'spread', value: { ...AMOUNT, applicationMode: 'EvenDistribution' }, stores: [{ key: 'de' }] }),
    aCartDiscount({
      key: 'third-free',
      target: {
        ...{ type: 'multiBuyLineItems', predicate: `sku = "${PRESS}"`, triggerQuantity: 3, discountedQuantity: 1 },
        selectionMode: 'Cheapest',
      },
    }),
    aCartDiscount({
      key: 'with-saw',
      target: {
        type: 'pattern',
        triggerPattern: [{ predicate: `sku = "${SAW}"`, count: 1 }],
        targetPattern: [{ predicate: 'true', count: 2 }],
        ...{ maxOccurrence: 2, selectionMode: 'MostExpensive' },
      },
    }),
    aCartDiscount({ key: 'ten', requiresDiscountCode: true }),
    aCartDiscount({ key: 'off', requiresDiscountCode: true, target: { type: 'totalPrice' }, value: AMOUNT }),
    aCartDiscount({ key: 'gift', target: undefined, value: { type: 'giftLineItem', sku: PRESS } }),
    aCartDiscount({ key: 'present', requiresDiscountCode: true, target: undefined, value: { type: 'giftLineItem', sku: SAW } }),
  ]
  await importCartDiscounts(
    context,
    discounts.map(({ target, ...draft }) => ({ ...draft, ...(target ? { target } : {}) })),
  )
  const idOf = (key: string) => discounts.find(discount => discount.key === key)?.id ?? ''
  await importDiscountCodes(context, [
    aDiscountCode('TEN', [idOf('ten')], { maxApplicationsPerCustomer: 1, name: { de: 'Zehn' } }),
    aDiscountCode('OFF', [idOf('off')], { cartPredicate: 'totalPrice >= "20.00 EUR"', maxApplications: 7 }),
    aDiscountCode('BOTH', [idOf('ten'), idOf('off')]),
    aDiscountCode('PRESENT', [idOf('present')]),
  ])
  return { ...shop, context, order, folder: join(dirname(shop.file('x', '')), 'own') }
}

test.each(FORMATS)(
  "for %s a shop's own orders, discounts, codes and categories are there, and change nothing either",
  async (...format) => {
    const [name, options, names] = format
    const shop = await openOwnShop()
    const { context, order } = shop
    const before = await fingerprintsOfTables(context)
    const said = await exportTo(shop, name)
    expect(said.filter(line => line.startsWith('left out'))).toEqual(
      name === 'commercetools'
        ? []
        : [
            'left out: 5 discounts that need no code, which Shopify has in no file',
            'left out: 1 codes for some goods or with conditions, which the columns of Shopify do not say',
            'left out: 1 codes that give a product away, which the columns of Shopify do not say',
          ],
    )
    const read = (file: string) => readFileSync(join(shop.folder, file), 'utf8')
    expect(read(name === 'commercetools' ? 'orders.json' : 'orders.csv')).toContain(order.orderNumber)
    expect(read(name === 'commercetools' ? 'orders.json' : 'orders.csv')).toContain(order.customerEmail)
    expect(read(name === 'commercetools' ? 'discount-codes.json' : 'discounts.csv')).toContain('TEN')
    const again = await shop.run([...options, '--stock', ...names.map(file => join(shop.folder, file))], { context })
    expect(again.text).not.toMatch(/[1-9]\d* (?:created|updated|rows refused)/)
    const { import_progress: _, ...unchanged } = await fingerprintsOfTables(context)
    expect(before).toMatchObject(unchanged)

    expect(read(name === 'commercetools' ? 'categories.json' : 'collections.csv')).toContain('Werkzeug')

    // In another shop the order is history, with what it came to.
    const other = await openTestImport()
    const file = join(shop.folder, name === 'commercetools' ? 'orders.json' : 'orders.csv')
    expect((await other.run([...options, file])).text).toContain('1 created')
    const [history] = await Array.fromAsync(exportOrders(other.context))
    expect(history?.order).toMatchObject({
      orderNumber: order.orderNumber,
      totalPrice: order.totalPrice,
      email: order.customerEmail,
    })
    const sum = (lines: readonly { readonly totalPrice: Money }[] = []) =>
      lines.reduce((cents, { totalPrice }) => cents + totalPrice.centAmount, 0)
    expect(sum(history?.order.lines)).toBe(sum([...order.lineItems, ...order.customLineItems]))
  },
)

test('an order of another shop with the number of one here is refused unless it is that', async () => {
  const shop = await openOwnShop()
  const { context, order } = shop
  const row = (total: string) => `${order.orderNumber},a@example.com,EUR,${total},2025-03-18 08:00:00 +0100,1,Teil,5`
  const header = 'Name,Email,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price'
  const { text } = await shop.run([...AS_SHOPIFY, shop.file('o.csv', `${header}\n${row('1.23')}`)], { context })
  expect(text).toContain('1 rows refused')
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
  { context, folder }: Pick<Awaited<ReturnType<typeof openShop>>, 'context' | 'folder'>,
  format: 'shopify' | 'commercetools',
): Promise<string[]> {
  const lines: string[] = []
  const edition = format === 'shopify' ? ['--currency', 'EUR', '--language', 'de'] : []
  const code = await runExport(['--format', format, '--out', folder, ...edition], {
    onDatabase: work => work(context),
    write: line => lines.push(line),
  })
  expect(code).toBe(0)
  return lines
}
