import { createApiBuilderFromCtpClient, type ProductProjectionPagedSearchResponse } from '@commercetools/platform-sdk'
import { ClientBuilder } from '@commercetools/ts-client'
import { API_SCOPES } from '@shop/domain/session'
import { createApiClient } from '@shop/engine/api-client'
import { describe, expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const address = await middleware.server.listen({ port: 0, host: '127.0.0.1' })
const { client, secret } = await createApiClient(engine, { name: 'Feed', scopes: ['view_published_products'] })

/** Requests the official client made, as method and path. */
const requests: string[] = []

const shop = createApiBuilderFromCtpClient(
  new ClientBuilder()
    .withClientCredentialsFlow({
      host: address,
      projectKey: 'anvil',
      credentials: { clientId: client.id, clientSecret: secret },
      scopes: ['view_published_products:anvil'],
      httpClient: recordedFetch,
    })
    .withHttpMiddleware({ host: address, httpClient: recordedFetch })
    .build(),
).withProjectKey({ projectKey: 'anvil' })

/** The middleware answers under hosts of the shop only, so the test is one on this machine. */
async function recordedFetch(url: string, init: RequestInit): Promise<Response> {
  requests.push(`${init.method} ${new URL(url).pathname}`)
  return fetch(url, init)
}

function skusOf({ results }: ProductProjectionPagedSearchResponse): (string | undefined)[] {
  return results.map(({ masterVariant }) => masterVariant.sku)
}

async function search(queryArgs: Record<string, string | string[] | number | boolean>) {
  return (await shop.productProjections().search().get({ queryArgs }).execute()).body
}

describe('the official client', () => {
  test('API-44, ENT-09 gets a token by its credentials and finds products with it', async () => {
    requests.length = 0
    const body = await search({ sort: 'key asc', limit: 1, offset: 1, priceCurrency: 'EUR', priceCountry: 'SK' })
    expect(requests).toEqual(['POST /oauth/token', 'GET /anvil/product-projections/search'])
    expect(body).toMatchObject({ limit: 1, offset: 1, count: 1, total: 2, facets: {} })
    expect(body.results[0]).toMatchObject({
      key: 'press',
      version: 1,
      published: true,
      name: { sk: 'Press', de: 'Press' },
      slug: { sk: `press-${PRESS.slice(2)}` },
      metaKeywords: { sk: 'Workshop, Press' },
      categories: [{ typeId: 'category' }],
      masterVariant: {
        id: 1,
        sku: PRESS,
        prices: [{ value: { type: 'centPrecision', centAmount: 10_000, currencyCode: 'EUR', fractionDigits: 2 } }],
        price: { value: { centAmount: 10_000 } },
        scopedPrice: { currentValue: { centAmount: 10_000 } },
        images: [{ url: `${address}/pictures/press.0-800.webp`, dimensions: { w: 800, h: 800 } }],
        availability: { isOnStock: true, availableQuantity: 500 },
      },
      variants: [],
    })
    expect(body.results[0]?.masterVariant.attributes).toEqual(
      expect.arrayContaining([
        { name: 'power', value: 500 },
        { name: 'brand', value: 'Forge & Co' },
        { name: 'tags', value: ['new'] },
      ]),
    )
    requests.length = 0
    await search({})
    expect(requests).toEqual(['GET /anvil/product-projections/search'])
  })

  test('API-44 filters, counts facets, sorts and reduces to locales', async () => {
    const cheap = 'variants.price.centAmount:range (* to 20000)'
    const body = await search({
      'filter.query': ['variants.attributes.brand:"Forge & Co"', 'variants.availability.isOnStock:true'],
      filter: cheap,
      facet: ['variants.attributes.brand as brand', 'variants.price.centAmount:range (* to 20000),(20000 to *) as price'],
      localeProjection: 'de-AT',
      'text.de': 'pre',
      fuzzy: true,
      staged: false,
      priceCurrency: 'EUR',
    })
    expect(skusOf(body)).toEqual([PRESS])
    expect(body.results[0]?.name).toEqual({ 'de-AT': 'Press' })
    expect(body.facets?.brand).toMatchObject({ type: 'terms', dataType: 'text', terms: [{ term: 'Forge & Co', count: 1 }] })
    expect(body.facets?.price).toMatchObject({
      type: 'range',
      ranges: [
        { to: 20_000, count: 1 },
        { from: 20_000, count: 0 },
      ],
    })
    expect(skusOf(await search({ filter: cheap, priceCurrency: 'EUR' }))).toEqual([PRESS])
    expect(skusOf(await search({ 'filter.query': 'variants.attributes.brand:"Unknown"' }))).toEqual([])
  })

  test.each([
    ['price-up', [PRESS, CRANE]],
    ['price-down', [CRANE, PRESS]],
    ['price desc', [CRANE, PRESS]],
    ['name.sk asc', [CRANE, PRESS]],
    ['name.de-AT desc', [PRESS, CRANE]],
    ['key desc', [PRESS, CRANE]],
  ])('API-42, API-44 sorts by %s', async (sort, skus) => {
    expect(skusOf(await search({ sort, priceCurrency: 'EUR' }))).toEqual(skus)
  })

  test('API-42 knows latest', async () => {
    await engine.db.updateTable('product').set({ created_at: '2026-06-01T00:00:00.000Z' }).where('key', '=', 'crane').execute()
    expect(skusOf(await search({ sort: 'latest' }))).toEqual([CRANE, PRESS])
  })

  test('API-44 gets a new token when its own has ended', async () => {
    await search({})
    const past = '2020-01-01T00:00:00.000Z'
    await engine.db.updateTable('api_token').set({ expires_at: past }).where('client_id', '=', client.id).execute()
    requests.length = 0
    expect((await search({})).total).toBe(2)
    expect(requests).toEqual([
      'GET /anvil/product-projections/search',
      'POST /oauth/token',
      'GET /anvil/product-projections/search',
    ])
  })

  test('API-44, API-39 lists projections by a where text, and finds one by key and by id', async () => {
    const projections = shop.productProjections()
    const { body } = await projections.get({ queryArgs: { where: 'key in ("press")', priceCurrency: 'EUR' } }).execute()
    expect(body).toMatchObject({ count: 1, total: 1, results: [{ key: 'press' }] })
    expect(body).not.toHaveProperty('facets')
    const byKey = await projections.withKey({ key: 'crane' }).get().execute()
    expect(byKey.body.masterVariant.sku).toBe(CRANE)
    const byId = await projections.withId({ ID: byKey.body.id }).get().execute()
    expect(byId.body).toEqual(byKey.body)
    await expect(projections.withKey({ key: 'nothing' }).get().execute()).rejects.toMatchObject({ statusCode: 404 })
  })

  test('API-44 is told what is wrong with a request', async () => {
    await expect(search({ filter: 'weight:1' })).rejects.toMatchObject({
      statusCode: 400,
      body: { errors: [{ code: 'InvalidInput', message: 'There is no field weight' }] },
    })
  })
})

const reader = await createApiClient(engine, { name: 'Reader', scopes: ['view_published_products'] })
const token = await tokenOf(reader.client.id, reader.secret)

async function tokenOf(id: string, clientSecret: string): Promise<string> {
  const { body } = await requestToken({ authorization: basic(id, clientSecret) })
  return (body as { access_token: string }).access_token
}

function basic(id: string, clientSecret: string): string {
  return `Basic ${Buffer.from(`${id}:${clientSecret}`).toString('base64')}`
}

async function requestToken(headers: Record<string, string>, payload = 'grant_type=client_credentials') {
  const type = { host: 'sk.localhost', 'content-type': 'application/x-www-form-urlencoded' }
  return send(middleware, { method: 'POST', url: '/oauth/token', headers: { ...type, ...headers }, payload })
}

async function get(query: string, headers: Record<string, string> = {}) {
  const all = { host: 'de.localhost', authorization: `Bearer ${token}`, ...headers }
  return send(middleware, { method: 'GET', url: `/anvil/product-projections/search?${query}`, headers: all })
}

describe('tokens', () => {
  test('API-44 are answered in the form of the commerce API and stored by no cache', async () => {
    const { status, body, headers } = await requestToken({ authorization: basic(client.id, secret) })
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 172_800,
      scope: 'view_published_products:anvil',
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each<[string, Record<string, string>, string | undefined, number, string]>([
    ['no authorization', {}, undefined, 401, 'invalid_client'],
    ['a wrong secret', { authorization: basic(client.id, 'A'.repeat(43)) }, undefined, 401, 'invalid_client'],
    ['an unknown id', { authorization: basic('x', secret) }, undefined, 401, 'invalid_client'],
    ['an id with a null character', { authorization: basic('x\0', secret) }, undefined, 401, 'invalid_client'],
    ['another grant', { authorization: basic(client.id, secret) }, 'grant_type=password', 400, 'unsupported_grant_type'],
    [
      'a scope of another project',
      { authorization: basic(client.id, secret) },
      'grant_type=client_credentials&scope=view_published_products:other',
      400,
      'invalid_scope',
    ],
  ])('API-44 are not issued for %s', async (_what, headers, payload, status, code) => {
    expect(await requestToken(headers, payload)).toMatchObject({
      status,
      body: { statusCode: status, error: code, errors: [{ code }] },
    })
  })

  test.each([
    ['manage_project:anvil', 'There is no scope manage_project; scopes that exist: view_published_products:anvil'],
    ['view_published_products:anvil view_orders:anvil', 'There is no scope view_orders; scopes that exist'],
    ['view_published_products:other', 'There is no scope view_published_products:other; scopes that exist'],
    ['<b>"\u0000', 'There is no scope of this name; scopes that exist'],
  ])('API-44 for a scope that does not exist a token is refused with those that do: %s', async (scope, message) => {
    const payload = new URLSearchParams({ grant_type: 'client_credentials', scope }).toString()
    expect(await requestToken({ authorization: basic(client.id, secret) }, payload)).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope', error_description: expect.stringContaining(message) },
    })
  })

  test('API-44 every scope that exists opens something, and a client has no other', async () => {
    for (const scope of API_SCOPES) {
      const made = await createApiClient(engine, { name: scope, scopes: [scope] })
      const authorization = `Bearer ${await tokenOf(made.client.id, made.secret)}`
      expect((await get('', { authorization })).status).toBe(200)
    }
  })

  test.each(['', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, `Basic ${token}`, `Bearer ${token}'--`])(
    'API-44 that do not exist answer 401 invalid_token: %s',
    async authorization => {
      expect(await get('', { authorization })).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_token' }] } })
    },
  )

  test('API-44 without the scope answer 403 insufficient_scope', async () => {
    const other = await createApiClient(engine, { name: 'Other', scopes: ['view_published_products'] })
    const narrow = await tokenOf(other.client.id, other.secret)
    await engine.db.updateTable('api_token').set({ scopes: [] }).where('client_id', '=', other.client.id).execute()
    expect(await get('', { authorization: `Bearer ${narrow}` })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'insufficient_scope' }] },
    })
  })

  test('a form is read for tokens only', async () => {
    const answer = await send(middleware, {
      method: 'POST',
      url: '/new-ct/getProduct',
      headers: { host: 'sk.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    })
    expect(answer.status).toBe(415)
  })
})

describe('a search', () => {
  test('API-44, MKT-05 is answered under every host, names none that is unknown, and only for the project', async () => {
    for (const host of ['de.localhost', 'gb.localhost', 'sk.localhost']) expect((await get('', { host })).status).toBe(200)
    const unknown = await get('', { host: 'shop.example' })
    expect(unknown.status).toBe(200)
    expect(JSON.stringify(unknown.body)).toContain('http://sk.localhost:3000/pictures/')
    expect(JSON.stringify([unknown.body, unknown.headers])).not.toContain('shop.example')
    const headers = { host: 'de.localhost', authorization: `Bearer ${token}` }
    expect((await send(middleware, { method: 'GET', url: '/other/product-projections/search', headers })).status).toBe(404)
  })

  test.each([
    ...[
      'limit=501',
      'limit=-1',
      'limit=x',
      'limit=1&limit=2',
      'offset=10001',
      'sort=weight',
      'sort=name.xx%20asc',
      'sort=price%20up',
    ],
    ...['filter=', 'filter=x', 'facet=variants.attributes.brand:exists', 'staged=true', 'priceCurrency=XXX', 'priceCountry=SK'],
    ...[
      'priceCurrency=EUR&priceCountry=XX',
      'localeProjection=xx',
      'text.xx=a',
      'text.de=a&text.sk=b',
      'unknown=1',
      'where=key=1',
    ],
    ...['__proto__=1', 'constructor=1', 'filter=a%00:1'],
  ])('API-44 with %s is refused', async query => {
    expect(await get(query)).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput' }] } })
  })

  test('API-44 with an expression that is too long is refused, and a text without words finds nothing', async () => {
    expect((await get(`filter.query=${'a'.repeat(3000)}`)).status).toBe(400)
    expect(await get('text.de=%27')).toMatchObject({ status: 200, body: { total: 0 } })
  })
})
