import type { ProductDraft } from '@shop/domain/product'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext, openDatabase, type Tables } from '../database/index.ts'
import { findInventory } from '../inventory/index.ts'
import { aCatalogue, aProduct } from '../testing/catalogue-drafts.ts'
import { fingerprintsOfTables } from '../testing/fingerprints-of-tables.ts'
import { cloneDatabase, cloneDatabaseUrl } from '../testing/index.ts'
import { extendCatalogue, findSeriesRun, importCatalogue, type ProductSeries } from './index.ts'

const context = createContext(await cloneDatabase<Tables>())
const skuOf = (index: number) => `EX31${String(index).padStart(6, '0')}`
const drafts: ProductDraft[] = Array.from({ length: 260 }, (_, index) =>
  aProduct({ sku: skuOf(index), name: `Saw ${(index * 77) % 260}` }),
)
const options = { name: 'series', contentHash: 'one' }

/** The first so many of the drafts; `failAt` is the place where making them ends with an error. */
function seriesOf(length: number, failAt = Number.POSITIVE_INFINITY): ProductSeries & { readonly made: number[] } {
  const made: number[] = []
  return {
    made,
    ids: drafts.slice(0, length).map(({ id }) => id),
    namesIn: language => drafts.slice(0, length).map(({ name }) => name[language]),
    draftsOf(start, end) {
      if (end > failAt) throw new Error('cut off')
      made.push(start)
      const products = drafts.slice(start, end)
      return { products, stock: products.map(({ id, key }) => ({ id, sku: key.toUpperCase(), quantity: 5 })) }
    },
  }
}

async function rankedNames() {
  const { rows } = await sql<{ name: string; rank: number }>`
    select name, name_rank as rank from product_text where language = 'sk' order by name_rank`.execute(context.db)
  return rows
}

test('a series goes on where it was cut off, and its names are ranked among those that are', async () => {
  await importCatalogue(context, aCatalogue([aProduct({ sku: 'EX30000001', name: 'Saw 100' })]), {
    name: 'base',
    contentHash: '1',
  })
  await expect(extendCatalogue(context, seriesOf(260, 150), options)).rejects.toThrow('cut off')
  expect(await rankedNames()).toHaveLength(101)
  const cutOff = { contentHash: 'one', stored: 100, wanted: 260, isComplete: false }
  expect(await findSeriesRun(context, 'series')).toEqual(cutOff)

  const rest = seriesOf(260)
  const messages: string[] = []
  await extendCatalogue(context, rest, { ...options, onProgress: message => messages.push(message) })
  expect(rest.made).toEqual([100, 200])
  expect(messages.at(-1)).toBe('260 more products stored')
  expect(await findSeriesRun(context, 'series')).toEqual({ ...cutOff, stored: 260, isComplete: true })
  const names = await rankedNames()
  expect(names.map(({ rank }) => rank)).toEqual(names.map((_, index) => index + 1))
  expect(names.slice(99, 103).map(({ name }) => name)).toEqual(['Saw 99 sk', 'Saw 100 sk', 'Saw 100 sk', 'Saw 101 sk'])
  expect((await findInventory(context, [skuOf(259)])).at(0)).toMatchObject({ sku: skuOf(259), availableQuantity: 5 })
})

test('a series that is stored, or a shorter one, writes nothing; a longer one adds what it has more', async () => {
  const before = await fingerprintsOfTables(context)
  await extendCatalogue(context, seriesOf(260), options)
  await extendCatalogue(context, seriesOf(20), options)
  expect(await fingerprintsOfTables(context)).toEqual(before)
  await extendCatalogue(context, seriesOf(20), { ...options, name: 'other', contentHash: 'two' })
  const longer = seriesOf(25)
  await extendCatalogue(context, longer, { ...options, name: 'other', contentHash: 'two' })
  expect(longer.made).toEqual([20])
})

test('names of an import are stored with their ranks: no row is written twice', async () => {
  const statements: string[] = []
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  afterAll(() => db.destroy())
  await importCatalogue(createContext(db), aCatalogue(drafts.slice(0, 120)), { name: 'base', contentHash: '1' })
  const { rows } = await sql<{ name: string }>`
    select name from product_text where language = 'sk' order by name_rank`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(
    rows.map(({ name }) => name).toSorted(new Intl.Collator('sk', { numeric: true }).compare),
  )
  expect(statements.filter(text => /insert into product_text/.test(text))).not.toEqual([])
  expect(statements.filter(text => /update product_text/.test(text))).toEqual([])
})
