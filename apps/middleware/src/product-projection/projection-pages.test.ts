import { randomUUID } from 'node:crypto'
import { moneyOf } from '@shop/domain/money'
import type { ProductDraft } from '@shop/domain/product'
import { createApiClient, issueApiToken } from '@shop/engine/api-client'
import { importCatalogue } from '@shop/engine/catalogue'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorLinesOf, listen, openTestMiddleware, send } from '../middleware.fixtures.ts'
import { sendProjectionPage } from './send-projection-page.ts'

const PRODUCTS = 45
/** Texts of products that were read at once, counted by statements. */
let textStatements = 0
const middleware = await openTestMiddleware({
  isEmpty: true,
  onStatement: text => {
    if (/from product_text text where text\.product_id = product\.id\)/.test(text)) textStatements++
  },
})
const { engine } = middleware
const products = Array.from({ length: PRODUCTS }, (_, index) => germanProduct(index))
await importCatalogue(
  engine,
  { stores: [], categories: [], attributeDefinitions: [], products, stock: [] },
  { name: 'test', contentHash: 'test' },
)
const { client, secret } = await createApiClient(engine, { name: 'Feed', scopes: ['view_published_products'] })
const issued = await issueApiToken(engine, { clientId: client.id, secret })
const token = issued.kind === 'issued' ? issued.token : ''

/** A product as an import makes it from a file in German alone. */
function germanProduct(index: number): ProductDraft {
  const digits = `3000${String(index).padStart(4, '0')}`
  const none = { familyDescription: {}, highlights: [], deliveryPackage: [], faq: [] }
  return {
    ...none,
    id: randomUUID(),
    key: `saege-${String(index).padStart(2, '0')}`,
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: { de: `Säge ${index}` },
    slug: { de: `saege-${digits}` },
    brand: 'Forge',
    model: digits,
    family: 'saw',
    tags: [],
    isFreight: false,
    europeanArticleNumber: '',
    categoryIds: [],
    description: { de: 'Sägt alles.' },
    metaTitle: { de: 'Säge' },
    metaDescription: { de: 'Sägt alles.' },
    metaKeywords: {},
    variants: [
      { sku: `EX${digits}`, images: [], attributes: [], prices: [{ id: randomUUID(), value: moneyOf('EUR', 1000 + index) }] },
    ],
  }
}

interface Page {
  readonly count: number
  readonly total: number
  readonly results: readonly {
    readonly key: string
    readonly name: object
    readonly slug: object
    readonly metaKeywords: object
    readonly masterVariant: { readonly sku: string; readonly attributes: readonly object[] }
  }[]
}

async function get(path: string): Promise<Page> {
  const headers = { host: 'de.localhost', authorization: `Bearer ${token}` }
  const { status, body } = await send(middleware, { url: `/anvil/product-projections${path}`, headers })
  expect(status).toBe(200)
  return body as Page
}

test.each([
  ['', PRODUCTS],
  ['/search?', PRODUCTS],
  ['/search?filter.query=variants.attributes.brand:%22Forge%22', PRODUCTS],
  ['/search?text.de=s%C3%A4ge', PRODUCTS],
  ['/search?text.en=s%C3%A4ge', 0],
  ['/search?sort=name.en%20asc', PRODUCTS],
  [`?where=${encodeURIComponent('name(de = "Säge 7")')}`, 1],
])('API-44, MKT-12 products without English texts are found: %s', async (path, total) => {
  const page = await get(path)
  expect(page.total).toBe(total)
  for (const { name } of page.results) expect(name).toEqual({ de: expect.stringMatching(/^Säge \d+$/) })
})

test('API-44, MKT-12 a text that a locale does not have is one of another language, a slug is not', async () => {
  const query = '?where=key%20%3D%20%22saege-07%22&localeProjection=en-GB&localeProjection=de-AT'
  const [saw] = (await get(query)).results
  expect(saw).toMatchObject({
    name: { 'en-GB': 'Säge 7', 'de-AT': 'Säge 7' },
    slug: { 'de-AT': 'saege-30000007' },
    metaKeywords: {},
  })
  expect(saw?.slug).not.toHaveProperty('en-GB')
  expect(saw?.masterVariant.attributes).toEqual(
    expect.arrayContaining([{ name: 'description', value: { 'en-GB': 'Sägt alles.', 'de-AT': 'Sägt alles.' } }]),
  )
  expect(await get('/key=saege-07?localeProjection=en')).toMatchObject({ name: { en: 'Säge 7' } })
})

test('API-44 a page of 500 is loaded and sent by parts of 20, in its order', async () => {
  textStatements = 0
  const page = await get('?limit=500&sort=key%20desc')
  const keys = products.map(({ key }) => key).reverse()
  expect(page).toMatchObject({ limit: 500, offset: 0, count: PRODUCTS, total: PRODUCTS })
  expect(page.results.map(({ key }) => key)).toEqual(keys)
  expect(textStatements).toBe(3)
})

test('API-44 a product that goes while a page is read is missing and not counted', async () => {
  const load = (ids: readonly string[]) => Promise.resolve(ids.filter(id => Number(id) % 2 === 0).map(id => ({ id })))
  const server = fastify()
  const ids = Array.from({ length: 50 }, (_, index) => String(index))
  server.get('/page', (_request, reply) => sendProjectionPage(reply, { limit: 50, offset: 0, total: 50, productIds: ids, load }))
  const { body } = await server.inject('/page')
  expect(JSON.parse(body)).toMatchObject({
    count: 25,
    total: 50,
    results: ids.filter(id => Number(id) % 2 === 0).map(id => ({ id })),
  })
})

test('API-44 a failure before the first part is an answer, one after it ends the connection within the page', async () => {
  const server = fastify()
  const productIds = Array.from({ length: 50 }, (_, index) => String(index))
  for (const failing of [0, 20])
    server.get(`/failing-at-${failing}`, (_request, reply) => {
      const load = async (ids: readonly string[]) => {
        if (ids[0] === String(failing)) throw new Error('the database is gone')
        return ids.map(id => ({ id }))
      }
      return sendProjectionPage(reply, { limit: 50, offset: 0, total: 50, productIds, load })
    })
  expect((await server.inject('/failing-at-0')).statusCode).toBe(500)
  await expect(server.inject('/failing-at-20')).rejects.toThrow()
})

test('API-44 more than 500 products are refused with what to do', async () => {
  const headers = { host: 'de.localhost', authorization: `Bearer ${token}` }
  for (const limit of ['501', '-1', 'x']) {
    const answer = await send(middleware, { url: `/anvil/product-projections?limit=${limit}`, headers })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Malformed parameter: limit: must be a number from 0 to 500; page on with offset' },
    })
  }
  expect(await get('?limit=0')).toMatchObject({ count: 0, total: PRODUCTS, results: [] })
})

test('API-44 HEAD answers without a body, and a program that hangs up within a page is no failure', async () => {
  const port = await listen(middleware.server)
  const headers = { authorization: `Bearer ${token}` }
  const url = `http://127.0.0.1:${port}/anvil/product-projections?limit=500`
  const head = await fetch(url, { method: 'HEAD', headers })
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' })
  for (let times = 0; times < 3; times++) {
    const leaving = new AbortController()
    const answer = await fetch(url, { headers, signal: leaving.signal })
    const reader = answer.body?.getReader()
    await reader?.read()
    leaving.abort()
    await reader?.read().catch(() => undefined)
  }
  expect((await get('?limit=500')).count).toBe(PRODUCTS)
  expect(errorLinesOf(middleware)).toEqual([])
})
