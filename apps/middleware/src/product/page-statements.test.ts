import { setTimeout as wait } from 'node:timers/promises'
import { setStock } from '@shop/engine/inventory'
import { setPrice } from '@shop/engine/product'
import { answerReview, importReviews } from '@shop/engine/review'
import { rewriteTexts } from '@shop/engine/testing'
import { startWorkerSearch } from '@shop/search/worker'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const statements: string[] = []
const middleware = await openTestMiddleware({
  onStatement: text => statements.push(text),
  openSearch: refill => startWorkerSearch({ refill }),
})
const { engine, model } = middleware
const shopper = aShopper(middleware)
/** Facets are what only the search counts, once it is filled. */
while (!(await shopper.do('searchCatalogue', { facets: true })).found.facets) await wait(50)

/** Statements that some calls make after everything that was committed is known. */
async function statementsOf(calls: () => Promise<unknown>): Promise<string[]> {
  await model.catchUp()
  statements.length = 0
  await calls()
  return [...statements]
}

const ofEveryPage = () =>
  Promise.all([
    shopper.do('getStores', {}),
    shopper.do('getStores', {}, 'store-with-rating'),
    shopper.do('getVolumeDiscounts', {}),
    shopper.do('getCategory', { acceptLanguage: ['sk'] }),
  ])

async function productPage(): Promise<void> {
  await ofEveryPage()
  const { products } = await shopper.do('getProduct', { skus: [PRESS], limit: 1, locale: 'sk' }, 'product-details')
  const [product] = products.results
  if (!product) throw new Error('There is no press')
  const { reviews } = await shopper.do('getReview', {
    productId: product.id,
    offset: 0,
    limit: 10,
    sort: 'top reviews',
    locale: 'sk',
  })
  expect(reviews).toMatchObject({ total: 1, results: [{ sku: PRESS }] })
  await shopper.do('getComparisonProducts', { family: 'press', bware: false, locale: 'sk' })
  await shopper.do('getComplementaryProductsBySku', { skus: [PRESS], locale: 'sk' })
  await shopper.do('getExtraGuarantees', { sku: PRESS })
  const [category] = product.categories
  await shopper.do('getProduct', { where: { categoryIds: [category?.id ?? ''], isOnStock: true }, limit: 5, locale: 'sk' })
}

const review = {
  id: engine.newId(),
  sku: PRESS,
  rating: 5 as const,
  title: 'Dobrý',
  text: 'Drží.',
  authorName: 'Jana',
  locale: 'sk-SK' as const,
  reviewCreatedAt: '2026-03-01T08:00:00.000Z',
  translations: { title: {}, text: {}, answer: {} },
}
await importReviews(engine, [review], { name: 'reviews', contentHash: '1' })
await ofEveryPage()

test('a product page takes one statement by key for its texts and reviews, and none once they are known', async () => {
  const [first, ...others] = await statementsOf(productPage)
  expect(others).toEqual([])
  expect(first).toContain('from product_text')
  expect(await statementsOf(productPage)).toEqual([])
})

test('home and listings take no statement', async () => {
  const home = () => shopper.do('getProduct', { where: { tags: ['new'], isOnStock: true }, limit: 12, locale: 'sk' })
  const listing = () => shopper.do('searchCatalogue', { page: 1, pageSize: 24, facets: true, locale: 'sk' })
  expect(await statementsOf(() => Promise.all([ofEveryPage(), home(), listing()]))).toEqual([])
})

test('stock and prices make no page read texts again; other texts and reviews are read once', async () => {
  await setStock(engine, PRESS, { available: 77 })
  await setPrice(engine, { sku: PRESS, currencyCode: 'EUR', centAmount: 7700 })
  expect(await statementsOf(productPage)).toEqual([])
  await rewriteTexts(engine, PRESS, { description: 'Nový' })
  expect(await statementsOf(productPage)).toHaveLength(1)
  expect(await statementsOf(productPage)).toEqual([])
  await answerReview(engine, { id: review.id, text: 'Ďakujeme.' })
  // The reviews of the product; the scores of stores are counted whenever a review changes, not by who asks for them.
  const isNoScore = (text: string) => !text.includes('split_part(locale')
  expect((await statementsOf(productPage)).filter(isNoScore)).toHaveLength(1)
  expect(await statementsOf(productPage)).toEqual([])
})

test('SHELL-36, REV-19 texts, reviews and the score of the store are those that were committed last', async () => {
  const shown = async () => {
    await model.catchUp()
    const { products } = await shopper.do('getProduct', { skus: [PRESS], locale: 'sk' }, 'product-details')
    const { reviews } = await shopper.do('getReview', { productId: products.results[0]?.id ?? '', locale: 'sk' })
    const { stores } = await shopper.do('getStores', {}, 'store-with-rating')
    return { product: products.results[0], reviews, rating: stores.results[0]?.rating }
  }
  await shown()
  await rewriteTexts(engine, PRESS, { description: 'Najnovší' })
  await importReviews(
    engine,
    [{ ...review, id: engine.newId(), rating: 1, title: 'Zlý', reviewCreatedAt: '2026-04-01T08:00:00.000Z' }],
    { name: 'reviews', contentHash: '2' },
  )
  await expect.poll(async () => (await shown()).rating).toEqual({ count: 2, averageRating: 3 })
  const { product, reviews } = await shown()
  expect(product).toMatchObject({ description: { sk: 'Najnovší' } })
  expect(reviews.results.map(({ title }) => title)).toEqual(['Dobrý', 'Zlý'])
})
