import { describe, expect, test } from 'vitest'
import { csvLineOf } from '../csv/csv-cell.ts'
import { readCommercetools } from './read-commercetools.ts'

async function* chunks(text: string) {
  yield text
}

async function read(text: string) {
  const source = await readCommercetools(chunks(text), 'de')
  return { entries: await Array.fromAsync(source.entries), notes: source.columnNotes() }
}

async function readTable(header: readonly string[], ...rows: readonly (readonly string[])[]) {
  return read([header, ...rows].map(csvLineOf).join(''))
}

describe('a product of a CSV', () => {
  test.each<[string, string, string]>([
    ['published', 'maybe', 'not one of true, false, 1, 0'],
    ['variantId', 'x', 'a variant has a whole number'],
    ['variantId', '0', 'a variant has a whole number'],
    ['createdAt', 'maybe 1', 'an instant looks like'],
    ['quantity', '-1', 'a stock is a whole number'],
    ['name.de', 'x'.repeat(5000), 'at most 255 are taken'],
    ['description.de', 'x'.repeat(100_001), 'at most 100000 are taken'],
    ['slug.de', 'x'.repeat(257), 'at most 256 are taken'],
    ['finish', 'x'.repeat(5001), 'at most 5000 are taken'],
    ['finish.de', 'a\u0007', 'a control character (U+0007)'],
    ['productType', 'a\u0007', 'a control character (U+0007)'],
    ['prices', 'EUR -5', 'a price looks like DE-EUR 1999'],
    ['prices', 'EUR 19.9999', 'a price looks like DE-EUR 1999'],
    ['prices', 'EUR 1999$May 1~', 'a validity is an instant'],
  ])('with a wrong %s is refused by its column', async (column, value, reason) => {
    const { entries } = await readTable(['key', 'sku', column], ['saw', 'S-1', value])
    expect(entries).toMatchObject([{ kind: 'refused', refusals: [{ column, value, reason: expect.stringContaining(reason) }] }])
  })

  test('has attributes within an attribute as columns with dots or as JSON, and says which of them it is without', async () => {
    const nested = (size: string, colour: string) => [
      { name: 'size', value: size },
      { name: 'colour', value: { key: colour, label: { de: colour.toUpperCase() } } },
    ]
    const cells = {
      key: 'saw',
      sku: 'S-1',
      'variants.attributes.box.size': 'L',
      'variants.attributes.box.note.de': 'Gut',
      bag: JSON.stringify(nested('S', 'red')),
      parts: JSON.stringify([nested('S', 'red'), nested('M', 'blue')]),
      links: JSON.stringify([{ typeId: 'product', id: 'x' }]),
      text: '[1, 2]',
      broken: '[{"name"',
    }
    const { entries, notes } = await readTable(Object.keys(cells), Object.values(cells))
    const [entry] = entries
    const attributes = entry?.kind === 'product' ? entry.product.variants[0]?.attributes : []
    expect(Object.fromEntries((attributes ?? []).map(({ definition, value }) => [definition.name, value]))).toEqual({
      'box-size': 'L',
      'box-note': { de: 'Gut' },
      'bag-size': 'S',
      'bag-colour': 'red',
      parts: ['size: S, colour: RED', 'size: M, colour: BLUE'],
      text: '[1, 2]',
      broken: '[{"name"',
    })
    expect(entry?.notes).toMatchObject([{ column: 'links', reason: expect.stringContaining('whose name is not in the file') }])
    expect(notes).toEqual([])
  })

  test('keeps without a price of a currency that no market has, and says so', async () => {
    const { entries } = await readTable(['key', 'sku', 'prices'], ['saw', 'S-1', 'XXX 100;EUR 1999'])
    expect(entries).toMatchObject([
      {
        kind: 'product',
        product: { variants: [{ prices: [{ value: { currencyCode: 'EUR' } }] }] },
        notes: [{ value: 'XXX 100' }],
      },
    ])
  })
})

test.each<[string, object, string]>([
  ['publish', { publish: 'maybe' }, 'neither true nor false'],
  ['createdAt', { createdAt: 'x 1' }, 'an instant looks like'],
  ['name.de', { name: { de: 'x'.repeat(5000) } }, 'at most 255 are taken'],
  ['key', { key: 'x'.repeat(257) }, 'at most 256 are taken'],
  ['S finish', { masterVariant: { sku: 'S', attributes: [{ name: 'finish', value: [{ label: 'a\u0001' }] }] } }, '(U+0001)'],
])('a product of JSON with a wrong %s is refused by its field', async (column, changes, reason) => {
  const draft = { key: 'saw', productType: {}, name: { de: 'Säge' }, masterVariant: { sku: 'S' }, ...changes }
  const { entries } = await read(JSON.stringify([draft]))
  expect(entries).toMatchObject([{ kind: 'refused', refusals: [{ column, reason: expect.stringContaining(reason) }] }])
})

describe('a CSV of categories', () => {
  test('is told from one of products by its columns', async () => {
    for (const column of ['parent.key', 'parentId', 'orderHint', 'externalId']) {
      const { entries } = await readTable(['key', 'name.de', column], ['saws', 'Sägen', ''])
      expect(entries).toMatchObject([{ kind: 'category', category: { key: 'saws', name: { de: 'Sägen' } } }])
    }
    const { entries } = await readTable(['key', 'name.de', 'sku', 'orderHint'], ['saw', 'Säge', 'S-1', ''])
    expect(entries).toMatchObject([{ kind: 'product' }])
  })

  test('gives texts, order and parents, which stand before what is below them', async () => {
    const { entries, notes } = await readTable(
      [
        'key',
        'externalId',
        'name.de',
        'name.en-GB',
        'name',
        'slug.de',
        'description.de',
        'parent.key',
        'orderHint',
        'assets',
        'mine',
      ],
      ['saws', '', 'Sägen', 'Saws', '', '', '<b>Gut</b>', 'tools', '0.2', 'x', 'y'],
      ['tools', '', '', '', 'Werkzeug', 'werk zeug', '', '', '', '', ''],
    )
    expect(entries).toMatchObject([
      { kind: 'category', category: { key: 'tools', name: { de: 'Werkzeug' }, slugText: { de: 'werk zeug' } } },
      {
        kind: 'category',
        category: {
          key: 'saws',
          parentKey: 'tools',
          name: { de: 'Sägen', en: 'Saws' },
          slugText: { de: 'saegen', en: 'saws' },
          description: { de: 'Gut' },
          orderHint: '0.2',
        },
      },
    ])
    expect(notes.map(({ column, rows }) => [column, rows])).toEqual([
      ['assets', 1],
      ['mine', 1],
    ])
  })

  test('may name parents by external id, id or slug, and categories by external id', async () => {
    const { entries } = await readTable(
      ['externalId', 'id', 'slug.de', 'name.de', 'parentId'],
      ['3', '', 'saegen', 'Sägen', '2'],
      ['2', 'u-2', 'werkzeug', 'Werkzeug', '1'],
      ['4', '', 'bohrer', 'Bohrer', 'u-2'],
      ['5', '', 'fraesen', 'Fräsen', 'werkzeug'],
      ['1', '', 'alles', 'Alles', ''],
    )
    const parents = entries.map(entry => (entry.kind === 'category' ? [entry.key, entry.category.parentKey] : entry.kind))
    expect(parents).toEqual([
      ['1', undefined],
      ['2', '1'],
      ['3', '2'],
      ['4', '2'],
      ['5', '2'],
    ])
  })

  test.each<[string, string, string]>([
    ['key', 'a b', 'a category needs a key of letters'],
    ['name.de', '', 'a category needs a name'],
    ['name.de', 'x'.repeat(256), 'at most 255 are taken'],
    ['orderHint', 'last', 'an order is a decimal between 0 and 1'],
    ['orderHint', '-0.5', 'an order is a decimal between 0 and 1'],
  ])('refuses a category with a wrong %s, and no other', async (column, value, reason) => {
    const row = { key: 'saws', 'name.de': 'Sägen', orderHint: '0.1', [column]: value }
    const { entries } = await readTable(Object.keys(row), Object.values(row), ['tools', 'Werkzeug', ''])
    expect(entries).toMatchObject([
      { kind: 'refused', refusals: [{ reason: expect.stringContaining(reason) }] },
      { kind: 'category' },
    ])
  })

  test('reads every row once, whatever is below what', async () => {
    const { entries } = await readTable(
      ['key', 'name.de', 'parent.key'],
      ['a', 'A', 'b'],
      ['b', 'B', 'a'],
      ['c', 'C', 'c'],
      ['c', 'C', ''],
      ['d', 'D', 'elsewhere'],
    )
    expect(entries.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'category b',
      'category a',
      'category c',
      'refused c',
      'category d',
    ])
  })
})
