import { MARKETS } from '@shop/domain/market'
import { priorPrice, savedPercent } from '@shop/domain/product'
import { reviewStatisticsOf } from '@shop/domain/review'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { findProducts } from '@shop/engine/product'
import { approveReview, rejectReview } from '@shop/engine/review'
import { findStores } from '@shop/engine/store'
import { cloneDatabaseUrl, openTestCatalogue } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { buildReviews } from './build-reviews.ts'
import { readSource } from './read-source.ts'
import { seed } from './seed.ts'

const databaseUrl = await cloneDatabaseUrl()
const db = openDatabase({ databaseUrl })
afterAll(() => db.destroy())
const context = createContext(db)
const catalogue = openTestCatalogue(context)
await seed(databaseUrl)
const productCount = (await readSource()).families.reduce((sum, { products }) => sum + products.length, 0)

test('MKT-02 every market sells all products in each of its languages, in as many categories as they are in', async () => {
  for (const { country, currency, languages } of MARKETS) {
    for (const language of languages) {
      const page = await findProducts(context, { language, currency, country, limit: 100 })
      expect(page.total, `${language}-${country}`).toBe(productCount)
      expect(page.results.every(({ name, masterVariant }) => name[language] && masterVariant.price)).toBe(true)
    }
    const departments = await catalogue.findCategories({ languages, country })
    expect(departments).toHaveLength(10)
    const counted = departments.flatMap(({ children }) => children).reduce((sum, child) => sum + child.productCount, 0)
    expect(counted).toBe(productCount)
  }
  expect(await findStores(context)).toHaveLength(25)
})

test('prior price: every reduced product of the demo shop shows in every market what it cost before', async () => {
  for (const { country, currency, languages } of MARKETS) {
    const query = { language: languages[0] ?? 'en', currency, country, where: { tags: ['on-sale'] } } as const
    const { results } = await findProducts(context, { ...query, limit: 100 })
    expect(results.length).toBeGreaterThanOrEqual(8)
    for (const { key, masterVariant } of results) {
      const { price } = masterVariant
      expect(price && priorPrice(price), `${key} ${country}`).toEqual(price?.value)
      expect(price && savedPercent(price)).toBeGreaterThan(0)
    }
  }
})

test('seeding again changes nothing, not even after the first order', async () => {
  const snapshot = async () => {
    const products = await db.selectFrom('product').select(['id', 'version']).orderBy('id').execute()
    return { products, records: await db.selectFrom('price_record').select('id').orderBy('id').execute() }
  }
  const before = await snapshot()
  const entry = db.updateTable('inventory_entry').where('sku', '=', 'EX30010001')
  await entry.set(({ eb }) => ({ available: eb('available', '-', 1), sold: 1 })).execute()
  await seed(databaseUrl)
  await db.deleteFrom('import_run').execute()
  await seed(databaseUrl)
  expect(await snapshot()).toEqual(before)
  const sold = await db.selectFrom('inventory_entry').select('sold').where('sold', '>', 0).execute()
  expect(sold).toEqual([{ sold: 1 }])
  await entry.set(({ ref }) => ({ available: ref('loaded'), sold: 0 })).execute()
})

test('REV-19, ENT-17 reviews are seeded once, with the statistics of every product, and a rejected one stays so', async () => {
  const source = buildReviews(await readSource())
  const page = await findProducts(context, { language: 'sk', currency: 'EUR', country: 'SK', limit: 100 })
  for (const product of page.results) {
    const own = source.filter(({ sku }) => sku === product.masterVariant.sku)
    expect(product.reviewRatingStatistics, product.key).toEqual(
      own.length > 0 ? reviewStatisticsOf(own.map(({ rating }) => rating)) : undefined,
    )
  }
  const snapshot = () => db.selectFrom('review').select(['id', 'version', 'state']).orderBy('id').execute()
  const [first] = source
  await rejectReview(context, first?.id ?? '')
  const before = await snapshot()
  await seed(databaseUrl)
  await db.deleteFrom('import_run').execute()
  await seed(databaseUrl)
  expect(await snapshot()).toEqual(before)
  expect(before.filter(({ state }) => state === 'rejected')).toHaveLength(1)
  await approveReview(context, first?.id ?? '')
})

test('two processes that seed at once do not disturb each other', async () => {
  await db.deleteFrom('import_run').execute()
  const messages: string[] = []
  await Promise.all([1, 2].map(() => seed(databaseUrl, { onProgress: message => messages.push(message) })))
  expect(messages.filter(message => message.endsWith('products stored'))).toHaveLength(1)
})

test('S1 the seeded shop violates nothing', async () => {
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
