import type { ErrorEnvelope } from '@shop/contract'
import { createShopClient, OperationError } from '@shop/contract'
import { approveReview } from '@shop/engine/review'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const NOT_PURCHASED = "You haven't purchased this particular SKU"
const ALREADY = 'You have already submitted review for your purchase for SKU'
const OTHERWISE = 'Something went wrong on our side. Please try again or contact support.'

const review = {
  sku: PRESS,
  rating: 4 as const,
  title: 'Lisuje',
  text: 'Prvý odsek.\nDruhý odsek.',
  authorName: 'Jana N.',
  locale: 'sk-SK' as const,
  consent: true,
}

async function buy(shopper: Shopper, email: string, sku = PRESS) {
  const { cart } = await shopper.do('createCart', {})
  const added = await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku }, quantity: 1 })
  const ready = await shopper.do('updateCart', {
    id: cart.id,
    version: added.cart.version,
    actions: [
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address: ADDRESS },
      { action: 'setShippingAddress', address: ADDRESS },
    ],
  })
  const { centAmount } = ready.cart.totalPrice
  const paid = await shopper.do('createBankPayment', {
    id: cart.id,
    version: ready.cart.version,
    draft: {
      paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Payment' } },
      amountPlanned: { currencyCode: 'EUR', centAmount },
    },
  })
  await shopper.do('createMyOrderFromCart', { id: cart.id, version: paid.cart.version })
}

async function refusalOf(shopper: Shopper, payload: object): Promise<ErrorEnvelope> {
  const { status, body, setCookies } = await shopper.post('addReview', [payload])
  expect({ status, setCookies }).toEqual({ status: 400, setCookies: [] })
  return body as ErrorEnvelope
}

async function pressId() {
  const { products } = await aShopper(middleware).do('getProduct', { skus: [PRESS] })
  return products.results[0]?.id ?? ''
}

test('API-35, API-25, API-36, REV-05, REV-14, REV-15 a buyer’s review is found once it is approved', async () => {
  const shopper = aShopper(middleware)
  await buy(shopper, 'buyer@example.org')
  const added = await shopper.do('addReview', review)
  expect(added.review).toMatchObject({ sku: PRESS, rating: 4, text: review.text, state: 'pending', version: 1 })
  const productId = await pressId()
  const other = aShopper(middleware, 'de.localhost')
  expect((await other.do('getReview', { productId })).reviews).toMatchObject({ total: 0, exists: false, results: [] })

  await approveReview(engine, added.review.id)
  const { reviews } = await other.do('getReview', { productId, limit: 5, offset: 0, sort: 'most recent', locale: 'de' })
  expect(reviews).toMatchObject({ offset: 0, total: 1, exists: true, count: 1, limit: 5, averageRating: 4 })
  expect(reviews.ratingsDistribution).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 })
  expect(reviews.results).toEqual([{ ...added.review, state: 'approved', includedInStatistics: true, version: 2 }])
  const where = { target: { id: productId } }
  const found = await other.do('reviewsSearch', { where: { ...where, includedInStatistics: true }, limit: 1, offset: 0 })
  expect(found.reviews.results).toEqual(reviews.results)
  const others = await other.do('reviewsSearch', { where: { ...where, includedInStatistics: false } })
  expect(others.reviews).toMatchObject({ total: 0, exists: false, results: [] })
})

test('ENT-08, REV-19 cards tell the statistics, products without reviews have none', async () => {
  const { products } = await aShopper(middleware).do('getProduct', { skus: [PRESS, CRANE] })
  const bySku = new Map(products.results.map(product => [product.masterVariant.sku, product]))
  expect(bySku.get(PRESS)?.reviewRatingStatistics).toEqual({
    count: 1,
    averageRating: 4,
    ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
  })
  expect(bySku.get(CRANE)).not.toHaveProperty('reviewRatingStatistics')
})

test('REV-09, REV-10, REV-13 who did not buy the SKU is told so, with and without a session', async () => {
  const shopper = aShopper(middleware)
  for (const _ of ['without a session', 'with one']) {
    const refusal = await refusalOf(shopper, review)
    expect(refusal).toMatchObject({ statusCode: 400, communicate: NOT_PURCHASED })
    expect(refusal.errors).toMatchObject([{ code: 'review-not-purchased', sku: PRESS }])
    await shopper.do('createCart', {})
  }
  await buy(shopper, 'crane@example.org', CRANE)
  expect((await refusalOf(shopper, review)).communicate).toBe(NOT_PURCHASED)
})

test('REV-11, REV-13 a repeated submission is told that there is one, also in another session of the same address', async () => {
  const shopper = aShopper(middleware)
  await buy(shopper, 'twice@example.org')
  const submissions = await Promise.all(Array.from({ length: 5 }, () => shopper.post('addReview', [review])))
  expect(submissions.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  const refusal = await refusalOf(shopper, { ...review, rating: 1 })
  expect(refusal).toMatchObject({ communicate: ALREADY, errors: [{ code: 'review-duplicate' }] })
  const again = aShopper(middleware)
  await buy(again, 'TWICE@example.org')
  expect((await refusalOf(again, review)).communicate).toBe(ALREADY)
})

test('REV-06, REV-12, REV-13 every other refusal of a review has the general words, and no other operation has any', async () => {
  const shopper = aShopper(middleware)
  await buy(shopper, 'other@example.org')
  const { rating: _rating, ...unrated } = review
  for (const payload of [unrated, { ...review, rating: 6 }, { ...review, locale: 'de-DE' }, { ...review, authorName: ' ' }, {}]) {
    const refusal = await refusalOf(shopper, payload)
    expect(refusal.communicate, JSON.stringify(payload)).toBe(OTHERWISE)
    expect(refusal.errors[0]?.code).toBe('InvalidInput')
  }
  const { body } = await shopper.post('getReview', [{}])
  expect(body).not.toHaveProperty('communicate')
})

test('REV-12 a defect of a review says the general words and nothing of its cause', async () => {
  const broken = await openTestMiddleware({ isEmpty: true })
  await broken.engine.db.schema.dropTable('review').cascade().execute()
  await broken.engine.db.schema.dropTable('order').cascade().execute()
  const { status, body } = await aShopper(broken).post('addReview', [review])
  expect({ status, body }).toMatchObject({ status: 500, body: { communicate: OTHERWISE, errors: [{ code: 'General' }] } })
  expect(JSON.stringify(body)).not.toContain('relation')
})

test('REV-07, REV-08 in Czechia a review without consent is refused, elsewhere it is not asked', async () => {
  const czech = aShopper(middleware, 'cz.localhost')
  const refusal = await refusalOf(czech, { ...review, locale: 'cs-CZ', consent: false })
  expect(refusal).toMatchObject({ communicate: OTHERWISE, errors: [{ code: 'InvalidInput', field: 'consent' }] })
  expect((await refusalOf(czech, { ...review, locale: 'cs-CZ' })).communicate).toBe(NOT_PURCHASED)
  expect((await refusalOf(aShopper(middleware), { ...review, consent: false })).communicate).toBe(NOT_PURCHASED)
})

test('REV-17, A1, A5 my reviews are those of the session, never stored by a cache, and no one else’s', async () => {
  const shopper = aShopper(middleware)
  await buy(shopper, 'mine@example.org')
  const { review: own } = await shopper.do('addReview', review)
  expect((await shopper.do('myReviews', { limit: 5, offset: 0, locale: 'sk' })).me.reviews).toEqual({
    results: [own],
    total: 1,
    count: 1,
    limit: 5,
    offset: 0,
  })
  expect((await shopper.post('myReviews', [])).headers['cache-control']).toBe('no-store')
  const other = aShopper(middleware)
  expect((await other.do('myReviews', {})).me.reviews.results).toEqual([])
  await other.do('createCart', {})
  expect((await other.do('myReviews', {})).me.reviews.results).toEqual([])
})

test('REV-13 the client tells what to communicate', async () => {
  const client = createShopClient(middleware.transport, { host: 'sk.localhost' })
  const error = await client.call('addReview', review).catch(thrown => thrown)
  expect(error).toBeInstanceOf(OperationError)
  expect(error).toMatchObject({ communicate: NOT_PURCHASED, statusCode: 400 })
})

test('A6 nothing a reviewer writes is in the log', () => {
  const log = middleware.logLines.join('\n')
  for (const canary of ['Jana N.', 'Prvý odsek', 'buyer@example.org']) expect(log).not.toContain(canary)
})
