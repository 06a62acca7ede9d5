import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import type { ProductDraft } from '../product/index.ts'
import type { ImportedProduct } from './imported-product.ts'
import { type FittedVariant, mergeImportedProduct } from './merge-imported-product.ts'

const picture = (url: string) => ({ url, label: '', width: 800, height: 800, widths: [] })
const surroundings = {
  id: 'id',
  now: '2026-03-01T08:00:00.000Z',
  categoryIds: [],
  priceIdOf: (sku: string) => `price of ${sku}`,
}

const imported: ImportedProduct = {
  key: 'saw',
  isPart: false,
  name: { de: 'Säge' },
  slugText: { de: 'saege' },
  description: {},
  metaTitle: {},
  metaDescription: {},
  metaKeywords: {},
  categories: [],
  images: [],
  variants: [],
}

const variant = (changes: Partial<FittedVariant> = {}): FittedVariant => ({
  sku: 'EX60000001',
  foreignSku: 'S-1',
  attributes: [],
  images: [],
  prices: [],
  ...changes,
})

function made(changes: Partial<FittedVariant> = {}, more: Partial<ImportedProduct> = {}): ProductDraft {
  return mergeImportedProduct(undefined, { ...imported, ...more }, [variant(changes)], surroundings)
}

test('a new product has the numbers of its master variant in its address and says nothing that the file does not', () => {
  expect(made()).toMatchObject({
    id: 'id',
    key: 'saw',
    published: true,
    createdAt: surroundings.now,
    slug: { de: 'saege-60000001' },
    brand: '',
    model: 'S-1',
    family: 'other',
  })
})

test('without words for search engines the name and the beginning of the description are told, and follow them', () => {
  const long = { de: `Zeile eins\n\n${'Wort '.repeat(40)}` }
  const before = made({}, { description: long })
  expect(before.metaTitle).toEqual({ de: 'Säge' })
  expect(before.metaDescription.de).toMatch(/^Zeile eins Wort .{100,140}…$/)
  const renamed = mergeImportedProduct(before, { ...imported, name: { de: 'Bandsäge' } }, [variant()], surroundings)
  expect(renamed.metaTitle).toEqual({ de: 'Bandsäge' })
  const own = mergeImportedProduct(renamed, { ...imported, metaTitle: { de: 'Die Säge' } }, [variant()], surroundings)
  const again = mergeImportedProduct(own, { ...imported, name: { de: 'Handsäge' } }, [variant()], surroundings)
  expect(again.metaTitle).toEqual({ de: 'Die Säge' })
})

test('another language is added, and addresses that exist stay', () => {
  const after = mergeImportedProduct(
    made(),
    { ...imported, name: { en: 'Saw', de: 'Neue Säge' }, slugText: { en: 'saw', de: 'neue-saege' } },
    [variant()],
    surroundings,
  )
  expect(after.name).toEqual({ de: 'Neue Säge', en: 'Saw' })
  expect(after.slug).toEqual({ de: 'saege-60000001', en: 'saw-60000001' })
})

test('a price replaces the one for the same buyers and keeps its id; others stay', () => {
  const before = made({ prices: [{ value: moneyOf('EUR', 1000) }, { value: moneyOf('EUR', 900), customerGroup: 'tier1' }] })
  const price = { value: moneyOf('EUR', 1200), discounted: { value: moneyOf('EUR', 1100), isActive: true } }
  const after = mergeImportedProduct(before, imported, [variant({ prices: [price, { value: moneyOf('CZK', 30_000) }] })], {
    ...surroundings,
    priceIdOf: () => 'new',
  })
  expect(after.variants[0]?.prices).toEqual([
    { id: 'price of EX60000001', value: moneyOf('EUR', 900), customerGroup: 'tier1' },
    { id: 'price of EX60000001', ...price },
    { id: 'new', value: moneyOf('CZK', 30_000) },
  ])
})

test('variants the file does not name stay, new ones come behind them', () => {
  const after = mergeImportedProduct(made(), imported, [variant({ sku: 'EX60000002', foreignSku: 'S-2' })], surroundings)
  expect(after.variants.map(({ sku }) => sku)).toEqual(['EX60000001', 'EX60000002'])
  expect(after.slug).toEqual({ de: 'saege-60000001' })
})

test('attributes are replaced by name; a whole replaces pictures, a part adds to them, and none takes none away', () => {
  const before = made({ attributes: [{ name: 'a', value: '1' }] }, { images: [picture('https://x.example/1')] })
  const named = variant({
    attributes: [
      { name: 'b', value: '2' },
      { name: 'a', value: '3' },
    ],
  })
  const merge = (more: Partial<ImportedProduct>) => mergeImportedProduct(before, { ...imported, ...more }, [named], surroundings)
  expect(merge({}).variants[0]).toMatchObject({
    attributes: [
      { name: 'a', value: '3' },
      { name: 'b', value: '2' },
    ],
    images: [picture('https://x.example/1')],
  })
  const added = [picture('https://x.example/1'), picture('https://x.example/2')]
  expect(merge({ isPart: true, images: added }).variants[0]?.images).toEqual(added)
  expect(merge({ images: [picture('https://x.example/2')] }).variants[0]?.images).toEqual([picture('https://x.example/2')])
})
