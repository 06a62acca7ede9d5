import { MARKETS } from '@shop/domain/market'
import { isSku } from '@shop/domain/product'
import { findCategories } from '@shop/engine/category'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { findProducts } from '@shop/engine/product'
import { cloneDatabaseUrl, fingerprintsOfTables } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { countProducts } from './order-products.ts'
import { readSource } from './read-source.ts'
import { seed } from './seed.ts'

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
  expect(await findCategories(context, { languages: ['de'], currency: 'EUR', country: 'DE' })).toHaveLength(1)
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

test('beyond the catalogue it holds others like its products, goes on where it was cut off, and violates nothing', async () => {
  const messages: string[] = []
  const cutOff = (message: string) => {
    messages.push(message)
    if (/more products stored/.test(message)) throw new Error('cut off')
  }
  await expect(seed(databaseUrl, { products: inCatalogue + 250, onProgress: cutOff })).rejects.toThrow('cut off')
  expect(messages).toContain('adding 250 more products')
  await seed(databaseUrl)
  expect(await totalIn('DE')).toBe(inCatalogue + 250)

  await seed(databaseUrl, { products: 2000, onProgress: message => messages.push(message) })
  for (const country of ['DE', 'BG', 'GB']) expect(await totalIn(country), country).toBe(2000)
  expect(messages.at(-1)).toMatch(/^the demo shop was filled in [\d.]+ s$/)
  expect((await skus()).filter(sku => !isSku(sku))).toEqual([])
  const ranks = await db
    .selectFrom('product_text')
    .select('name_rank')
    .where('language', '=', 'el')
    .orderBy('name_rank')
    .execute()
  expect(ranks.map(({ name_rank }) => name_rank)).toEqual(ranks.map((_, index) => index + 1))
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])

  const fingerprints = await fingerprintsOfTables(context)
  await seed(databaseUrl)
  await seed(databaseUrl, { products: 30 })
  await seed(databaseUrl, { products: 2000 })
  expect(await fingerprintsOfTables(context)).toEqual(fingerprints)
})
