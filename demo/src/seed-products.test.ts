import { MARKETS } from '@shop/domain/market'
import { isSku } from '@shop/domain/product'
import { findSeriesRun } from '@shop/engine/catalogue'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { findProducts } from '@shop/engine/product'
import { cloneDatabaseUrl, fingerprintsOfTables, openTestCatalogue } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { readSource } from './read-source.ts'
import { seed } from './seed.ts'
import { countProducts } from './select-products.ts'

const databaseUrl = await cloneDatabaseUrl()
const db = openDatabase({ databaseUrl })
afterAll(() => db.destroy())
const context = createContext(db)
const inCatalogue = countProducts(await readSource())

/** How many products a market shows. */
async function totalIn(country: string): Promise<number> {
  const market = MARKETS.find(candidate => candidate.country === country)
  if (!market) throw new Error(`There is no market ${country}`)
  const { currency, languages } = market
  const query = { language: languages[0] ?? 'en', currency, country: market.country, limit: 1 } as const
  return (await findProducts(context, query)).total
}

async function skus(): Promise<string[]> {
  const rows = await db.selectFrom('inventory_entry').select('sku').orderBy('sku').execute()
  return rows.map(({ sku }) => sku)
}

test('a shop of one product has a category to find it in and a price everywhere', async () => {
  await seed(databaseUrl, { products: 1 })
  for (const { country } of MARKETS) expect(await totalIn(country), country).toBe(1)
  expect(await openTestCatalogue(context).findCategories({ languages: ['de'], country: 'DE' })).toHaveLength(1)
})

test('it grows to thirty, keeps what it has, and keeps its size when nobody says another', async () => {
  const before = await skus()
  await seed(databaseUrl, { products: 30 })
  const grown = await skus()
  expect(before.every(sku => grown.includes(sku))).toBe(true)
  for (const { country } of MARKETS) expect(await totalIn(country), country).toBe(30)
  const fingerprints = await fingerprintsOfTables(context)
  await seed(databaseUrl)
  await seed(databaseUrl, { products: 2 })
  expect(await fingerprintsOfTables(context)).toEqual(fingerprints)
  await db.deleteFrom('import_run').where('name', '=', 'demo-reviews').execute()
  await seed(databaseUrl)
  expect(await totalIn('DE')).toBe(30)
})

test('beyond the catalogue it holds others like its products, and violates nothing', async () => {
  const messages: string[] = []
  await seed(databaseUrl, { products: 2000, onProgress: message => messages.push(message) })
  for (const country of ['DE', 'BG', 'GB']) expect(await totalIn(country), country).toBe(2000)
  expect(messages).toContain(`adding ${2000 - inCatalogue} more products`)
  expect(messages.at(-1)).toMatch(/^the demo shop was filled in [\d.]+ s$/)
  expect((await skus()).filter(sku => !isSku(sku))).toEqual([])
  const sorted = { language: 'el', currency: 'EUR', country: 'GR', sort: 'name-asc', limit: 100, offset: 900 } as const
  const names = (await findProducts(context, sorted)).results.map(({ name }) => name.el ?? '')
  expect(names).toHaveLength(100)
  expect(names).toEqual(names.toSorted(new Intl.Collator('el', { numeric: true }).compare))
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])

  const fingerprints = await fingerprintsOfTables(context)
  await seed(databaseUrl)
  await seed(databaseUrl, { products: 30 })
  await seed(databaseUrl, { products: 2000 })
  expect(await fingerprintsOfTables(context)).toEqual(fingerprints)
})

test('what was cut off is gone on with by any later start, and changes nothing that is stored', async () => {
  const more = 2000 - inCatalogue
  const contents = () => db.selectFrom('product').select(['id', 'version', 'content_hash']).orderBy('id').execute()
  const before = await contents()
  const run = await findSeriesRun(context, 'demo-more')
  const cutOff = { content_hash: `${run?.contentHash} ${more - 120} of ${more}` }
  await db.updateTable('import_run').set(cutOff).where('name', '=', 'demo-more').execute()
  const messages: string[] = []
  await seed(databaseUrl, { onProgress: message => messages.push(message) })
  expect(messages).toContain(`adding ${more} more products`)
  expect(await findSeriesRun(context, 'demo-more')).toMatchObject({ stored: more, isComplete: true })
  expect(await contents()).toEqual(before)
})
