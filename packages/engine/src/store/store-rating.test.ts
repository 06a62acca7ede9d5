import { expect, test } from 'vitest'
import { addReview, approveReview, importReviews, rejectReview } from '../review/index.ts'
import { aDraft, aGuest, anImport, SLOVAKIA } from '../review/review.fixtures.ts'
import { openTestShop, SAW } from '../testing/shop.fixtures.ts'
import { findStores } from './index.ts'

const { context } = await openTestShop()
const ratingOf = async (key: string) => (await findStores(context, { key, withRating: true }))[0]?.rating

test('SHELL-36 the score of a store is counted from the published reviews of its country, and is missing without any', async () => {
  expect(await ratingOf('sk')).toEqual({ count: 0, averageRating: 0 })
  const reviews = [
    anImport({ sku: SAW, rating: 5, locale: 'sk-SK' }),
    anImport({ sku: SAW, rating: 4, locale: 'sk-SK' }),
    anImport({ sku: SAW, rating: 4, locale: 'sk-SK' }),
    anImport({ sku: SAW, rating: 1, locale: 'de-DE' }),
  ]
  await importReviews(context, reviews, { name: 'store-rating', contentHash: '1' })
  expect(await ratingOf('sk')).toEqual({ count: 3, averageRating: 4.3 })
  expect((await findStores(context, { key: 'sk' }))[0]).not.toHaveProperty('rating')
})

test('SHELL-36 a review counts while it is published', async () => {
  const before = await ratingOf('sk')
  const review = await addReview(context, { owner: await aGuest(context), market: SLOVAKIA, draft: aDraft({ rating: 2 }) })
  expect(await ratingOf('sk')).toEqual(before)
  await approveReview(context, review.id)
  expect(await ratingOf('sk')).toMatchObject({ count: (before?.count ?? 0) + 1 })
  await rejectReview(context, review.id)
  expect(await ratingOf('sk')).toEqual(before)
})
