import { request } from 'node:http'
import type { PurgedTags } from '@shop/contract'
import { followChanges } from '@shop/contract/changes'
import { setStock } from '@shop/engine/inventory'
import { findProducts, setPrice } from '@shop/engine/product'
import { importRedirections } from '@shop/engine/redirection'
import { answerReview, importReviews } from '@shop/engine/review'
import { afterAll, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { listen, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const port = await listen(middleware.server)
const followed = followChanges(`http://127.0.0.1:${port}`)
afterAll(() => followed.stop())
const purged: PurgedTags[] = []
followed.subscribe(tags => purged.push(tags))
const seen = () => new Set(purged.flat())

const JSON_OF_SHOP = { headers: { host: 'sk.localhost', 'content-type': 'application/json' } }
const aReview = {
  rating: 5 as const,
  title: 'Dobrý',
  text: 'Drží.',
  authorName: 'Jana',
  reviewCreatedAt: '2026-03-01T08:00:00.000Z',
  translations: { title: {}, text: {}, answer: {} },
}

const query = { where: { skus: [PRESS] }, language: 'sk', currency: 'EUR', country: 'SK' } as const
const [product] = (await findProducts(engine, query)).results
const press = { id: product?.id ?? '', categories: product?.categories.map(({ id }) => id) ?? [] }

test('a follower begins with everything purged, and hears from then on', async () => {
  await expect.poll(() => followed.isFollowing()).toBe(true)
  expect(purged[0]).toBe('all')
})

test.each<[string, () => Promise<unknown>, string[]]>([
  ['stock', () => setStock(engine, PRESS, { available: 321 }), [`product:${press.id}`, `sku:${PRESS}`]],
  [
    'a price',
    () => setPrice(engine, { sku: PRESS, currencyCode: 'EUR', centAmount: 4242 }),
    [`product:${press.id}`, 'products', ...press.categories.map(id => `products:${id}`)],
  ],
  ['a store', () => engine.db.updateTable('store').set({ version: 9 }).where('key', '=', 'sk').execute(), ['stores']],
  ['a category', () => engine.db.updateTable('category').set({ icon: 'other' }).execute(), ['categories']],
  ['a redirection', () => importRedirections(engine, [{ country: 'DE', source: '/a', target: '/b' }]), ['redirections']],
])('SEARCH-20 a change of %s purges what shows it', async (_what, change, tags) => {
  await middleware.model.catchUp()
  purged.length = 0
  await change()
  await expect.poll(() => [...seen()]).toEqual(expect.arrayContaining(tags))
})

test('SHELL-36 a review purges its product, and the score of its country alone, if it counts there', async () => {
  const score = () =>
    send(middleware, { url: '/new-ct/getStores', method: 'POST', ...JSON_OF_SHOP, payload: '[{},"store-with-rating"]' })
  expect((await score()).headers['cache-tag']).toBe('stores,rating:SK')
  const review = { ...aReview, id: engine.newId(), sku: PRESS, locale: 'sk-SK' as const }
  purged.length = 0
  await importReviews(engine, [review], { name: 'purging', contentHash: '1' })
  await expect.poll(() => [...seen()]).toEqual(expect.arrayContaining([`reviews:${press.id}`, 'reviews:latest', 'rating:SK']))
  expect([...seen()].filter(tag => tag.startsWith('rating:'))).toEqual(['rating:SK'])
  purged.length = 0
  await answerReview(engine, { id: review.id, text: 'Ďakujeme.' })
  await expect.poll(() => seen().has(`reviews:${press.id}`)).toBe(true)
  await importReviews(engine, [{ ...review, id: engine.newId(), locale: 'de-DE' }], { name: 'purging', contentHash: '2' })
  await expect.poll(() => seen().has('rating:DE')).toBe(true)
  expect(seen().has('rating:SK')).toBe(false)
})

test('only processes of the shop may follow', async () => {
  const headers = { host: 'sk.localhost', 'x-forwarded-host': 'sk.localhost' }
  expect((await send(middleware, { url: '/changes', headers })).status).toBe(404)
})

test('a follower that reads nothing holds no other up', async () => {
  const idle = request({ port, path: '/changes' })
  idle.on('error', () => undefined)
  idle.end()
  purged.length = 0
  await setStock(engine, PRESS, { available: 322 })
  await expect.poll(() => seen().has(`product:${press.id}`)).toBe(true)
  idle.destroy()
})

test('an answer says what it depends on; one that is counted or personal says nothing', async () => {
  const tagsOf = async (operation: string, params: object) =>
    (
      await send(middleware, {
        method: 'POST',
        url: `/new-ct/${operation}`,
        headers: { host: 'sk.localhost', 'content-type': 'application/json' },
        payload: JSON.stringify([params]),
      })
    ).headers['cache-tag']
  expect(String(await tagsOf('getProduct', { skus: [PRESS] })).split(',')).toContain(`product:${press.id}`)
  expect(String(await tagsOf('getProduct', { skus: [PRESS] })).split(',')).not.toContain('products')
  expect(String(await tagsOf('getProduct', { where: { tags: ['new'] } })).split(',')).toContain('products')
  expect(String(await tagsOf('getProduct', { skus: ['EX39999999'] })).split(',')).toContain('products')
  expect(await tagsOf('searchCatalogue', { text: 'press' })).toBeUndefined()
  expect(await tagsOf('getMe', {})).toBeUndefined()
})
