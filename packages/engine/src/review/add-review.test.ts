import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { cancelOrder, getOrders } from '../order/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import { aStranger, CRANE, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { addReview, approveReview, findWaitingReviews, myReviews, rejectReview } from './index.ts'
import { aCustomer, aDraft, aGuest, order, SLOVAKIA } from './review.fixtures.ts'

const { context } = await openTestShop({ poolSize: 20 })

function add(owner: Awaited<ReturnType<typeof aGuest>>, changes = {}, market = SLOVAKIA, at = context) {
  return addReview(at, { owner, market, draft: aDraft(changes) })
}

async function violations() {
  return (await checkInvariants(context)).filter(result => result.violations > 0)
}

test('REV-09, ENT-17 a buyer of the SKU may review it; the review waits for approval', async () => {
  const owner = await aGuest(context)
  const review = await add(owner)
  expect(review).toMatchObject({
    version: 1,
    sku: PRESS,
    title: 'Robí, čo má',
    text: 'Lisujeme každý deň.',
    authorName: 'Jana N.',
    rating: 4,
    locale: 'sk-SK',
    state: 'pending',
    includedInStatistics: false,
    custom: { source: 'storefront', translations: { title: {}, text: {}, answer: {} } },
  })
  expect(review.createdAt).toBe(review.custom.reviewCreatedAt)
  expect((await findWaitingReviews(context)).map(({ id }) => id)).toContain(review.id)
})

test('REV-09, REV-10 no one else may: another visitor, the buyer of something else, a later visitor with the buyer’s browser', async () => {
  const owner = await aGuest(context, undefined, [SAW])
  const customer = await aCustomer(context)
  for (const other of [aStranger(), owner, { ...owner, customerId: customer.customerId }])
    await expect(add(other)).rejects.toEqual(failure('review-not-purchased', { sku: PRESS }))
  await expect(add(owner, { sku: 'EX39999999' })).rejects.toEqual(failure('review-not-purchased'))
  await expect(add(owner, { sku: SAW })).resolves.toMatchObject({ sku: SAW })
})

test('REV-09 a cancelled order is no purchase', async () => {
  const owner = await aGuest(context)
  for (const { id } of (await getOrders(context, { owner })).results) await cancelOrder(context, { id })
  await expect(add(owner)).rejects.toEqual(failure('review-not-purchased'))
})

test('REV-11 a SKU is reviewed once, each SKU of an order by itself', async () => {
  const owner = await aGuest(context, undefined, [PRESS, CRANE])
  await add(owner)
  await expect(add(owner, { rating: 1 })).rejects.toEqual(failure('review-already-submitted', { sku: PRESS }))
  await expect(add(owner, { sku: CRANE })).resolves.toMatchObject({ sku: CRANE })
  await expect(add(owner, { sku: CRANE })).rejects.toEqual(failure('review-already-submitted', { sku: CRANE }))
})

test('REV-11 an e-mail address is one buyer in every session and spelling, also after a rejection', async () => {
  const review = await add(await aGuest(context, 'repeat.buyer@example.org'))
  await rejectReview(context, review.id)
  const again = await aGuest(context, 'Repeat.Buyer@Example.ORG')
  await expect(add(again)).rejects.toEqual(failure('review-already-submitted'))
})

test('REV-11 a second purchase under another address gives no second review', async () => {
  const owner = await aGuest(context, 'first@example.org')
  await add(owner)
  await order(context, owner, 'second@example.org', PRESS)
  await expect(add(owner)).rejects.toEqual(failure('review-already-submitted'))

  const customer = await aCustomer(context)
  await order(context, customer, 'third@example.org', PRESS)
  await add(customer)
  await order(context, customer, 'fourth@example.org', PRESS)
  await expect(add({ ...customer, anonymousId: aStranger().anonymousId })).rejects.toEqual(failure('review-already-submitted'))
})

test('REV-11 20 submissions at once make one review', async () => {
  const owner = await aGuest(context)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => add(owner)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = results.flatMap(result => (result.status === 'rejected' ? [result.reason.failure?.code] : []))
  expect(refusals).toEqual(Array(19).fill('review-already-submitted'))
  expect((await myReviews(context, { owner, language: 'sk' })).total).toBe(1)
})

test('REV-11 one address in two sessions at once makes one review', async () => {
  const owners = [await aGuest(context, 'twice@example.org'), await aGuest(context, 'twice@example.org')]
  const results = await Promise.allSettled(owners.map(owner => add(owner)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('REV-06, REV-07, REV-08 a review without rating, name, consent where it is asked, or of another market is refused', async () => {
  const owner = await aGuest(context)
  const czechia = marketOf('CZ')
  for (const [changes, market, field] of [
    [{ rating: 0 }, SLOVAKIA, 'rating'],
    [{ authorName: ' ' }, SLOVAKIA, 'authorName'],
    [{ text: 'x'.repeat(4001) }, SLOVAKIA, 'text'],
    [{ locale: 'cs-CZ', consent: false }, czechia, 'consent'],
    [{ locale: 'de-DE' }, SLOVAKIA, 'locale'],
  ] as const)
    await expect(add(owner, changes, market)).rejects.toEqual(failure('invalid-input', { field }))
  expect((await myReviews(context, { owner, language: 'sk' })).total).toBe(0)
  await expect(add(owner, { consent: false })).resolves.toMatchObject({ state: 'pending' })
})

test('REV-17 my reviews are the owner’s own in every state, newest first, and no other owner’s', async () => {
  const owner = await aGuest(context, undefined, [PRESS, SAW])
  const first = await add(owner)
  const later = { ...context, now: () => new Date(Date.parse(first.createdAt) + 1).toISOString() }
  const second = await add(owner, { sku: SAW }, SLOVAKIA, later)
  await approveReview(context, first.id)
  const mine = await myReviews(context, { owner, language: 'sk' })
  expect(mine).toMatchObject({ total: 2, count: 2, limit: 10, offset: 0 })
  expect(mine.results.map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'pending'],
    [first.id, 'approved'],
  ])
  expect((await myReviews(context, { owner, language: 'sk', limit: 1, offset: 1 })).results.map(({ id }) => id)).toEqual([
    first.id,
  ])
  const customer = await aCustomer(context)
  for (const other of [aStranger(), customer, { ...customer, anonymousId: owner.anonymousId }])
    expect(await myReviews(context, { owner: other, language: 'sk' })).toMatchObject({ total: 0, results: [] })

  await order(context, customer, 'customer@example.org', PRESS)
  const own = await add(customer)
  const elsewhere = { ...customer, anonymousId: aStranger().anonymousId }
  expect((await myReviews(context, { owner: elsewhere, language: 'sk' })).results.map(({ id }) => id)).toEqual([own.id])
})

test('A6 the e-mail address of a buyer is not kept with the review', async () => {
  const owner = await aGuest(context, 'canary@example.org')
  const { id } = await add(owner)
  const row = await context.db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(Buffer.from(row.buyer_hash ?? '')).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain('canary')
})

test('the invariants hold', async () => {
  expect(await violations()).toEqual([])
})
