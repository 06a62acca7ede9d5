import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLineOf } from '../csv/csv-cell.ts'
import type { ImportEntry } from '../entry/import-entry.ts'
import { readShopify } from './read-shopify.ts'

const options = { currency: 'EUR', language: 'de' } as const

async function* chunks(text: string) {
  yield text
}

async function read(header: readonly string[], ...rows: readonly (readonly string[])[]) {
  const source = await readShopify(chunks([header, ...rows].map(csvLineOf).join('')), options)
  const entries: ImportEntry[] = []
  for await (const entry of source.entries) entries.push(entry)
  return { entries, notes: source.columnNotes() }
}

async function productOf(cells: Readonly<Record<string, string>>) {
  const { entries } = await read(['Handle', 'Title', ...Object.keys(cells)], ['saw', 'Säge', ...Object.values(cells)])
  return entries[0]
}

test.each<[string, Readonly<Record<string, string>>, object]>([
  [
    'older names',
    { 'Variant SKU': 'S', 'Variant Price': '1299.9', Vendor: 'Forge' },
    { brand: 'Forge', variants: [{ foreignSku: 'S', prices: [{ value: { centAmount: 129_990 } }] }] },
  ],
  [
    'newer names',
    { SKU: 'S', Price: '19,90', 'Inventory quantity': '4' },
    { variants: [{ quantity: 4, prices: [{ value: { centAmount: 1990 } }] }] },
  ],
  [
    'a price before',
    { Price: '10', 'Compare-at price': '12.5' },
    { variants: [{ prices: [{ value: { centAmount: 1250 }, discounted: { value: { centAmount: 1000 }, isActive: true } }] }] },
  ],
  [
    'a price before that is not higher',
    { Price: '10', 'Compare-at price': '10.00' },
    { variants: [{ prices: [{ value: { centAmount: 1000 } }] }] },
  ],
  ['digits kept as text', { SKU: "'0012", Price: '1' }, { variants: [{ foreignSku: '0012' }] }],
  ['stock below nothing', { SKU: 'S', 'Inventory quantity': '-3' }, { variants: [{ quantity: 0 }] }],
  ['an article number', { SKU: 'S', Barcode: '4006381333931' }, { europeanArticleNumber: '4006381333931' }],
  [
    'another barcode',
    { SKU: 'S', Barcode: '123' },
    { variants: [{ attributes: [{ value: '123', definition: { name: 'barcode' } }] }] },
  ],
  [
    'an option',
    { 'Option1 name': 'Farbe', 'Option1 value': 'Rot' },
    {
      variants: [
        { foreignSku: 'saw / Rot', attributes: [{ value: 'Rot', definition: { name: 'farbe', label: { de: 'Farbe' } } }] },
      ],
    },
  ],
  [
    'a metafield',
    { 'Color (product.metafields.shopify.color-pattern)': 'blau' },
    { variants: [{ attributes: [{ value: 'blau', definition: { name: 'color-pattern', label: { de: 'Color' } } }] }] },
  ],
  [
    'a path of categories',
    { 'Product category': 'Werkzeug > Sägen' },
    {
      categories: [
        {
          path: [
            { name: 'Werkzeug', slug: 'werkzeug' },
            { name: 'Sägen', slug: 'saegen' },
          ],
          language: 'de',
        },
      ],
    },
  ],
  ['a type', { Type: 'Sägen & Äxte' }, { family: 'sagen-axte', categories: [{ path: [{ name: 'Sägen & Äxte' }] }] }],
  ['a draft', { Status: 'draft', Published: 'TRUE' }, { published: false }],
  ['an unpublished product', { Status: 'active', Published: 'false' }, { published: false }],
  ['tags', { Tags: 'holz, metall' }, { metaKeywords: { de: 'holz, metall' } }],
  ['HTML', { 'Body (HTML)': '<p onclick="x()">Eins</p><script>y()</script>&lt;b&gt;' }, { description: { de: 'Eins\n\n<b>' } }],
])('%s', async (_, cells, product) => {
  expect(await productOf(cells)).toMatchObject({ kind: 'product', product })
})

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['no price', { Price: 'kostenlos' }, 'Price', 'a price is an amount above 0'],
  ['nothing', { Price: '0.00' }, 'Price', 'a price is an amount above 0'],
  ['parts of a cent', { Price: '1.999' }, 'Price', 'a price is an amount above 0'],
  ['no amount', { Price: '1', 'Compare-at price': 'x' }, 'Compare-at price', 'a price is an amount'],
  ['no stock', { SKU: 'S', 'Inventory quantity': '1.5' }, 'Inventory quantity', 'a stock is a whole number'],
  ['no weight', { SKU: 'S', 'Variant Grams': '1kg' }, 'Variant Grams', 'a weight is a number of grams'],
  ['parts of a cent in four digits', { Price: '19.9999' }, 'Price', 'a price is an amount above 0'],
  ['less than nothing', { Price: '-5.00' }, 'Price', 'a price is an amount above 0'],
  ['a weight below nothing', { SKU: 'S', 'Variant Grams': '-1' }, 'Variant Grams', 'a weight is a number of grams'],
  ['an unknown choice', { Published: 'maybe' }, 'Published', 'the value is not one of TRUE, FALSE'],
  ['its newer name', { 'Published on online store': 'ja' }, 'Published on online store', 'the value is not one of TRUE, FALSE'],
  ['an unknown status', { Status: 'live' }, 'Status', 'the value is not one of active, draft, archived, unlisted'],
  ['a gift card', { 'Gift Card': 'TRUE' }, 'Gift Card', 'this shop sells no gift cards'],
  ['neither a gift card nor not', { 'Gift Card': 'x' }, 'Gift Card', 'the value is not one of TRUE, FALSE'],
  ['no place of a picture', { 'Image Position': 'first' }, 'Image Position', 'a position is a whole number'],
  ['a brand too long', { Vendor: 'x'.repeat(256) }, 'Vendor', 'the text has 256 characters, at most 255 are taken'],
  ['a description too long', { Description: 'x'.repeat(100_001) }, 'Description', 'at most 100000 are taken'],
  ['keywords too long', { Tags: 'x'.repeat(5001) }, 'Tags', 'at most 5000 are taken'],
  ['a number too long', { SKU: 'x'.repeat(256) }, 'SKU', 'at most 255 are taken'],
  ['a bell', { Vendor: 'For\u0007ge' }, 'Vendor', 'the text has a control character (U+0007) at place 4'],
  ['lines in a word', { Vendor: 'For\nge' }, 'Vendor', 'the text has a control character (U+000A)'],
  ['a control character in a text', { Description: 'a\nb\u0085c' }, 'Description', 'a control character (U+0085)'],
  ['a metafield too long', { 'Metafield: a.b': 'x'.repeat(5001) }, 'Metafield: a.b', 'at most 5000 are taken'],
  ['an option without name', { 'Option1 value': 'Rot', 'Option1 name': '' }, 'Option1 name', 'fill in its name'],
])('%s refuses the product with column, value and what to do', async (_, cells, column, reason) => {
  expect(await productOf(cells)).toMatchObject({
    kind: 'refused',
    refusals: [{ column, value: cells[column] ?? '', reason: expect.stringContaining(reason), row: { line: 2 } }],
  })
})

test.each(['TRUE', 'false', 'True', ''])('Published and Gift Card may be %j', async value => {
  const gift = /true/i.test(value) ? 'false' : value
  expect(await productOf({ Published: value, 'Gift Card': gift, Status: 'Active' })).toMatchObject({ kind: 'product' })
})

test('a title of 5,000 letters and a handle of 257 refuse their product, and no other', async () => {
  const { entries } = await read(['Handle', 'Title'], ['a', 'x'.repeat(5000)], ['b'.repeat(257), 'B'], ['c', 'x'.repeat(255)])
  expect(entries.map(({ kind, refusals }) => [kind, ...refusals.map(({ column, reason }) => [column, reason])])).toEqual([
    ['refused', ['Title', 'the text has 5000 characters, at most 255 are taken; shorten it']],
    ['refused', ['Handle', 'the text has 257 characters, at most 256 are taken; shorten it']],
    ['product'],
  ])
})

test('the last cells of a row may be absent where they are empty, and only those', async () => {
  const text = 'Handle,Title,SKU,Price,Vendor\na,A,S-1,10.00\nb,B\nc,C,S-3,1.00,Forge,x\n'
  const source = await readShopify(chunks(text), options)
  const entries = await Array.fromAsync(source.entries)
  expect(entries).toMatchObject([
    { kind: 'product', product: { variants: [{ foreignSku: 'S-1', prices: [{ value: { centAmount: 1000 } }] }] } },
    { kind: 'product', product: { name: { de: 'B' } } },
    { kind: 'refused', refusals: [{ reason: expect.stringContaining('the row has 6 cells, the header 5') }] },
  ])
})

test('rows of a handle that stands further up, and numbers that do, are refused', async () => {
  const { entries } = await read(['Handle', 'Title', 'SKU'], ['a', 'A', '1'], ['b', 'B', '1'], ['a', '', '2'], ['', 'C', '3'])
  expect(entries.map(({ kind, refusals }) => [kind, refusals.map(({ row, column }) => [row.line, column])])).toEqual([
    ['product', []],
    ['refused', [[3, 'SKU']]],
    ['refused', [[4, 'Handle']]],
    ['refused', [[5, 'Handle']]],
  ])
})

test('columns that are not taken over are counted, known and unknown ones', async () => {
  const { notes } = await read(
    ['Handle', 'Title', 'Cost per item', 'Mine'],
    ['a', 'A', '1', ''],
    ['b', 'B', '', 'x'],
    ['c', 'C', '', 'y'],
  )
  expect(notes.map(({ column, rows }) => [column, rows])).toEqual([
    ['Cost per item', 1],
    ['Mine', 2],
  ])
})

const COLUMNS = [
  'Handle',
  'Title',
  'Variant SKU',
  'Variant Price',
  'Option1 Name',
  'Option1 Value',
  'Image Src',
  'Variant Inventory Qty',
  'X',
]

test('of any table every row is taken or refused, none is lost and nothing fails', async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('', 'a', 'b', '1', '19.90', 'https://x.example/a.jpg', 'Default Title'))
  const row = fc.array(cell, { minLength: 1, maxLength: COLUMNS.length + 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async table => {
      const { entries } = await read(COLUMNS, ...table)
      const lines = entries.flatMap(({ rows, refusals }) =>
        [...rows, ...refusals.map(problem => problem.row)].map(({ line }) => line),
      )
      const filled = table.filter(cells => cells.length > COLUMNS.length || cells.some(text => text.trim() !== ''))
      expect(new Set(lines).size).toBe(filled.length)
      for (const { kind, rows } of entries) expect(rows.length > 0).toBe(kind !== 'refused')
    }),
  )
})

test('of a file of 20,000 rows only the rows of a product are held, and a chunk of the file', async () => {
  const rowsPerChunk = 100
  let given = 0
  async function* manyChunks() {
    yield csvLineOf(['Handle', 'Title', 'SKU', 'Price'])
    for (let chunk = 0; chunk < 200; chunk++) {
      const rows = Array.from({ length: rowsPerChunk }, (_, index) => {
        const number = chunk * rowsPerChunk + index
        return csvLineOf([`p-${Math.floor(number / 4)}`, number % 4 === 0 ? 'Säge' : '', `S-${number}`, '1.00'])
      })
      given += rows.length
      yield rows.join('')
    }
  }
  const source = await readShopify(manyChunks(), options)
  let taken = 0
  let most = 0
  for await (const { rows } of source.entries) {
    most = Math.max(most, given - taken)
    taken += rows.length
  }
  expect(taken).toBe(20_000)
  expect(most).toBeLessThanOrEqual(2 * rowsPerChunk)
})
