import { randomUUID } from 'node:crypto'
import { RATINGS, reviewStatisticsOf } from '@shop/domain/review'
import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findProductDetails, findProducts } from '../product/index.ts'
import { CRANE, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { addReview, answerReview, approveReview, findLatestReviews, importReviews, rejectReview } from './index.ts'
import { aDraft, aGuest, anImport, productIdOf, SLOVAKIA } from './review.fixtures.ts'

const { context } = await openTestShop({ poolSize: 20, stock: 1000 })
const catalogue = openTestCatalogue(context)
const [pressId, sawId, craneId] = [
  await productIdOf(context, PRESS),
  await productIdOf(context, SAW),
  await productIdOf(context, CRANE),
]

async function violations() {
  return (await checkInvariants(context)).filter(result => result.violations > 0)
}

async function cardOf(id: string) {
  const query = { where: { id }, language: 'sk', currency: 'EUR', country: 'SK' } as const
  const [card] = (await findProducts(context, query)).results
  const [details] = (await findProductDetails(context, query)).results
  expect(details?.reviewRatingStatistics).toEqual(card?.reviewRatingStatistics)
  return card
}

test('REV-14, REV-15 a product without reviews has an empty list', async () => {
  const none = { offset: 0, total: 0, exists: false, count: 0, limit: 10, results: [], averageRating: 0 }
  for (const productId of [pressId, randomUUID()])
    expect(await catalogue.findReviews({ where: { productId }, language: 'sk' })).toEqual({
      ...none,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  expect(await cardOf(pressId)).not.toHaveProperty('reviewRatingStatistics')
})

test('REV-02, REV-04, REV-14, REV-15, REV-16 lists are paged, sorted and translated', async () => {
  const german = {
    title: { sk: 'Dobrá', el: 'Καλή' },
    text: { sk: 'Reže rovno.', el: 'Κόβει ίσια.' },
    answer: { sk: 'Ďakujeme.' },
  }
  const reviews = [
    ...Array.from({ length: 11 }, (_, index) =>
      anImport({ sku: SAW, rating: 3, reviewCreatedAt: `2026-02-${10 + index}T08:00:00.000Z` }),
    ),
    anImport({ sku: SAW, rating: 5, authorName: 'unread', reviewCreatedAt: '2026-04-01T08:00:00.000Z' }),
    anImport({
      sku: SAW,
      rating: 5,
      authorName: 'translated',
      locale: 'de-DE',
      title: 'Gut',
      text: 'Sägt gerade.',
      customerCareResponseText: 'Danke.',
      reviewCreatedAt: '2026-01-01T08:00:00.000Z',
      translations: german,
    }),
  ]
  await importReviews(context, reviews, { name: 'saws', contentHash: '1' })
  const where = { productId: sawId, includedInStatistics: true }
  const top = await catalogue.findReviews({ where, language: 'sk' })
  expect(top).toMatchObject({ offset: 0, limit: 10, count: 10, total: 13, exists: true, averageRating: 3.3 })
  expect(top.ratingsDistribution).toEqual({ 1: 0, 2: 0, 3: 11, 4: 0, 5: 2 })
  expect(top.results.slice(0, 3).map(({ authorName }) => authorName)).toEqual(['translated', 'unread', 'Owen P.'])
  expect(top.results[0]).toMatchObject({
    title: 'Gut',
    createdAt: expect.stringMatching(/Z$/),
    custom: {
      customerCareResponseText: 'Danke.',
      reviewCreatedAt: '2026-01-01T08:00:00.000Z',
      source: 'import',
      translations: { title: { sk: 'Dobrá' }, text: { sk: 'Reže rovno.' }, answer: { sk: 'Ďakujeme.' } },
    },
  })
  const second = await catalogue.findReviews({ where, language: 'sk', offset: 10 })
  expect(second).toMatchObject({ offset: 10, count: 3, total: 13, averageRating: 3.3 })
  expect(new Set([...top.results, ...second.results].map(({ id }) => id)).size).toBe(13)

  const recent = await catalogue.findReviews({ where, language: 'sk', sort: 'most recent', limit: 2 })
  expect(recent.results.map(({ custom }) => custom.reviewCreatedAt.slice(0, 10))).toEqual(['2026-04-01', '2026-02-20'])
  const beyond = await catalogue.findReviews({ where, language: 'sk', offset: 100 })
  expect(beyond).toMatchObject({ count: 0, total: 13, exists: true, results: [] })
  const excluded = await catalogue.findReviews({ where: { ...where, includedInStatistics: false }, language: 'sk' })
  expect(excluded).toMatchObject({ total: 0, exists: false, results: [] })
})

test('REV-19, ENT-08 only approved reviews are shown and counted, on cards, pages and lists alike', async () => {
  const owner = await aGuest(context, undefined, [CRANE])
  const review = await addReview(context, { owner, market: SLOVAKIA, draft: aDraft({ sku: CRANE, rating: 2 }) })
  const find = () => catalogue.findReviews({ where: { productId: craneId }, language: 'sk' })
  expect(await find()).toMatchObject({ total: 0, averageRating: 0 })
  expect(await cardOf(craneId)).not.toHaveProperty('reviewRatingStatistics')

  expect(await approveReview(context, review.id)).toMatchObject({ state: 'approved', includedInStatistics: true, version: 2 })
  expect(await approveReview(context, review.id)).toMatchObject({ state: 'approved', version: 2 })
  expect(await find()).toMatchObject({ total: 1, averageRating: 2, ratingsDistribution: { 2: 1 } })
  expect((await cardOf(craneId))?.reviewRatingStatistics).toEqual(reviewStatisticsOf([2]))

  expect(await rejectReview(context, review.id)).toMatchObject({ state: 'rejected', includedInStatistics: false, version: 3 })
  expect(await find()).toMatchObject({ total: 0, averageRating: 0 })
  expect(await cardOf(craneId)).not.toHaveProperty('reviewRatingStatistics')
  expect(await violations()).toEqual([])
})

test('REV-19 parallel approvals, rejections and imports lose no count', async () => {
  const drafts = Array.from({ length: 30 }, (_, index) => anImport({ rating: RATINGS[index % 5] ?? 1 }))
  await importReviews(context, drafts, { name: 'presses', contentHash: '1' })
  const changed = drafts.map(draft => ({ ...draft, rating: RATINGS[(draft.rating + 1) % 5] ?? 1 }))
  const owner = await aGuest(context)
  const own = await addReview(context, { owner, market: SLOVAKIA, draft: aDraft({ rating: 1 }) })
  await Promise.all([
    importReviews(context, changed, { name: 'presses', contentHash: '2' }),
    ...drafts.map(({ id }, index) => (index % 3 ? rejectReview(context, id) : approveReview(context, id))),
    ...Array.from({ length: 5 }, () => approveReview(context, own.id)),
  ])
  expect(await violations()).toEqual([])
  const kept = changed.filter((_, index) => index % 3 === 0).map(({ rating }) => rating)
  expect((await cardOf(pressId))?.reviewRatingStatistics).toEqual(reviewStatisticsOf([...kept, 1]))
})

test('REV-19 an import that is repeated or refused changes nothing', async () => {
  const before = await context.db.selectFrom('review').select(['id', 'version', 'state']).orderBy('id').execute()
  const [review] = before
  const repeated = anImport()
  await importReviews(context, [repeated], { name: 'more', contentHash: '1' })
  expect(await importReviews(context, [repeated], { name: 'more', contentHash: '1' })).toBe(false)
  expect(await importReviews(context, [repeated], { name: 'more', contentHash: '2' })).toBe(true)
  await expect(
    importReviews(context, [anImport(), anImport({ sku: 'EX39999999' })], { name: 'more', contentHash: '3' }),
  ).rejects.toThrow()
  const after = await context.db.selectFrom('review').select(['id', 'version', 'state']).orderBy('id').execute()
  expect(after.filter(({ id }) => id !== repeated.id)).toEqual(before)
  expect(after.find(({ id }) => id === repeated.id)).toMatchObject({ version: 1, state: 'approved' })
  expect(review).toBeDefined()
  expect(await violations()).toEqual([])
})

test('REV-19 a product that is deleted takes its reviews and statistics along', async () => {
  await context.db.transaction().execute(async db => {
    await db.deleteFrom('review').where('sku', '=', SAW).execute()
    const { rating_3, rating_5 } = await db
      .selectFrom('review_statistics')
      .select(['rating_3', 'rating_5'])
      .where('product_id', '=', sawId)
      .executeTakeFirstOrThrow()
    expect([rating_3, rating_5]).toEqual([0, 0])
  })
  await importReviews(context, [anImport({ sku: SAW })], { name: 'saws again', contentHash: '1' })
  await context.db.deleteFrom('inventory_entry').where('sku', '=', SAW).execute()
  await context.db.deleteFrom('product').where('id', '=', sawId).execute()
  expect(await context.db.selectFrom('review_statistics').selectAll().where('product_id', '=', sawId).execute()).toEqual([])
  expect(await violations()).toEqual([])
})

test('REV-16 customer care answers in the language of the review and in others', async () => {
  const review = anImport({ sku: CRANE })
  await importReviews(context, [review], { name: 'cranes', contentHash: '1' })
  await answerReview(context, { id: review.id, text: 'Thank you.', translations: { sk: 'Ďakujeme.' } })
  const { results } = await catalogue.findReviews({ where: { productId: craneId }, language: 'sk' })
  expect(results[0]?.custom).toMatchObject({
    customerCareResponseText: 'Thank you.',
    translations: { answer: { sk: 'Ďakujeme.' } },
  })
  await expect(answerReview(context, { id: review.id, text: ' ' })).rejects.toMatchObject({ failure: { code: 'invalid-input' } })
  const unknown = randomUUID()
  for (const change of [
    () => answerReview(context, { id: unknown, text: 'Hello' }),
    () => approveReview(context, unknown),
    () => rejectReview(context, unknown),
  ])
    await expect(change()).rejects.toMatchObject({ failure: { code: 'resource-not-found', typeId: 'review', id: unknown } })
})

test('CMS-04 the newest reviews are those of all products that were approved and say something in the language', async () => {
  const at = (day: string) => `2027-01-${day}T08:00:00.000Z`
  const translations = { title: { sk: 'Dobrý' }, text: { sk: 'Zdvihne všetko.' }, answer: {} }
  const written = { sku: PRESS, locale: 'sk-SK' as const, text: 'Lisuje.' }
  const reviews = [
    anImport({ ...written, authorName: 'older', reviewCreatedAt: at('01') }),
    anImport({ ...written, authorName: 'silent', text: '', reviewCreatedAt: at('02') }),
    anImport({ ...written, authorName: 'foreign', locale: 'de-DE', text: 'Presst.', reviewCreatedAt: at('03') }),
    anImport({ sku: CRANE, authorName: 'newest', locale: 'de-DE', text: 'Hebt.', translations, reviewCreatedAt: at('04') }),
  ]
  await importReviews(context, reviews, { name: 'latest', contentHash: '1' })
  const owner = await aGuest(context, undefined, [PRESS])
  await addReview(context, { owner, market: SLOVAKIA, draft: aDraft({ sku: PRESS, authorName: 'waiting' }) })
  const latest = await findLatestReviews(context, { language: 'sk', limit: 2 })
  expect(latest.map(({ authorName }) => authorName)).toEqual(['newest', 'older'])
  expect(latest[0]?.custom.translations.text).toEqual({ sk: 'Zdvihne všetko.' })
})
