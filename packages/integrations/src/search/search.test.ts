import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import { createSearchProvider, type SearchProvider, type SearchQuery } from './index.ts'

const standins = await openTestStandins()
const settings = { url: `${standins.address}/search`, applicationId: 'ANVILLOCAL', apiKey: 'anvil-local' }
const opened: SearchProvider[] = []

function open(changes: Partial<typeof settings> = {}, totalTimeoutMs = 60_000): SearchProvider {
  const provider = createSearchProvider({ ...settings, ...changes }, { totalTimeoutMs })
  opened.push(provider)
  return provider
}

const RECORDS = [
  { objectID: 'EX1', name: 'Tischkreissäge', brand: 'MSW', price: 300, tags: ['on-sale'], createdAt: 1 },
  { objectID: 'EX2', name: 'Säge für Metall', brand: 'MSW', price: 120.5, tags: [], createdAt: 3 },
  { objectID: 'EX3', name: 'Handsäge mit Griff', brand: 'Ulsonix', price: 20, tags: ['on-sale'], createdAt: 2 },
  { objectID: 'EX4', name: 'Waage', brand: 'Steinberg', price: 80, tags: [], createdAt: 4 },
]

/** Writes as a client of the service does, whose JSON is called plain text. */
async function fill(requests: object[]): Promise<Response> {
  return fetch(`${settings.url}/1/indexes/prod.de-DE/batch`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-algolia-application-id': 'ANVILLOCAL', 'x-algolia-api-key': 'anvil-local' },
    body: JSON.stringify({ requests }),
  })
}

beforeEach(async () => {
  await standins.tell('reset')
  await fill(RECORDS.map(body => ({ action: 'addObject', body })))
})
afterAll(async () => {
  await Promise.all(opened.map(provider => provider.close()))
  await standins.stop()
})

function aQuery(changes: Partial<SearchQuery> = {}): SearchQuery {
  return { index: 'prod.de-DE', text: '', page: 0, hitsPerPage: 24, ...changes }
}

async function ask(changes: Partial<SearchQuery>) {
  const [answer] = (await open().search([aQuery(changes)])) ?? []
  return answer
}
const idsOf = async (changes: Partial<SearchQuery>) => (await ask(changes))?.hits.map(({ objectId }) => objectId)

test.each([
  ['säge', ['EX2']],
  ['SAGE', ['EX2']],
  ['tischkreissaege', ['EX1']],
  ['tischkreissage', ['EX1']],
  ['tischkreisage', ['EX1']],
  ['tischkriessäge', ['EX1']],
  ['hand', ['EX3']],
  ['metall säge', ['EX2']],
  ['metall waage', []],
  ['EX4', ['EX4']],
  ['msw', ['EX1', 'EX2']],
])('"%s" is found in its folds, with few mistakes and by its beginning: %j', async (text, ids) => {
  expect(await idsOf({ text })).toEqual(ids)
})

test('facets, values, ranges and numbers narrow what is found', async () => {
  expect(await idsOf({ facetFilters: [['brand:MSW', 'brand:Ulsonix'], ['tags:on-sale']] })).toEqual(['EX1', 'EX3'])
  expect(await idsOf({ facetFilters: [['brand:-MSW']] })).toEqual(['EX3', 'EX4'])
  expect(await idsOf({ numericFilters: ['price>=80', 'price<300'] })).toEqual(['EX2', 'EX4'])
})

test('values are counted, and counts of a chosen facet come from a second query without it', async () => {
  const answers = await open().search([
    aQuery({ facets: ['brand', 'tags', 'price'], facetFilters: [['brand:MSW'], ['tags:on-sale']] }),
    aQuery({ hitsPerPage: 0, facets: ['brand'], facetFilters: [['tags:on-sale']] }),
  ])
  expect(answers?.[0]).toMatchObject({
    hitCount: 1,
    facets: { brand: { MSW: 1 }, tags: { 'on-sale': 1 } },
    facetRanges: { price: { min: 300, max: 300 } },
  })
  expect(answers?.[1]).toMatchObject({ hits: [], hitCount: 2, facets: { brand: { MSW: 1, Ulsonix: 1 } } })
})

test('pages begin with 0 and end', async () => {
  expect(await ask({ hitsPerPage: 3 })).toMatchObject({ page: 0, pageCount: 2, hitCount: 4 })
  expect(await idsOf({ hitsPerPage: 3, page: 1 })).toEqual(['EX4'])
  expect(await idsOf({ hitsPerPage: 3, page: 2 })).toEqual([])
})

test('replicas have orders of their own', async () => {
  expect(await idsOf({ index: 'prod.de-DE_price_asc' })).toEqual(['EX3', 'EX4', 'EX2', 'EX1'])
  expect(await idsOf({ index: 'prod.de-DE_price_desc' })).toEqual(['EX1', 'EX2', 'EX4', 'EX3'])
  expect(await idsOf({ index: 'prod.de-DE_newest' })).toEqual(['EX4', 'EX2', 'EX3', 'EX1'])
})

test('what was found is marked, and only a query for clicks has an id', async () => {
  const answer = await ask({ text: 'sage', attributesToHighlight: ['name'], isForClicks: true })
  expect(answer?.hits[0]?.highlighted).toEqual({ name: '<mark>Säge</mark> für Metall' })
  expect(answer?.hits[0]?.attributes).toMatchObject({ brand: 'MSW', price: 120.5 })
  expect(answer?.queryId).toMatch(/^[\da-f]{32}$/)
  expect(await ask({ text: 'sage' })).not.toHaveProperty('queryId')
})

test('records are changed and removed', async () => {
  await fill([
    { action: 'partialUpdateObject', body: { objectID: 'EX2', brand: 'Ulsonix' } },
    { action: 'deleteObject', body: { objectID: 'EX3' } },
  ])
  expect(await idsOf({ facetFilters: [['brand:Ulsonix']] })).toEqual(['EX2'])
  expect((await fill([{ action: 'addObject', body: { name: 'x' } }])).status).toBe(400)
})

test('another key, an index nobody made and a filter that is none have no answer, and the service says why', async () => {
  expect(await open({ apiKey: 'other' }).search([aQuery()])).toBeUndefined()
  expect(await ask({ index: 'prod.xx' })).toBeUndefined()
  expect(await ask({ facetFilters: [['brand']] })).toBeUndefined()
  const headers = { 'x-algolia-application-id': 'ANVILLOCAL', 'x-algolia-api-key': 'other' }
  const refusal = await fetch(`${settings.url}/1/indexes/prod.de-DE/query`, { method: 'POST', headers, body: '{}' })
  expect(await refusal.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 })
})

test.each(['reset', 'lost-answer', 'too-many', 'out-of-order', 'malformed'])('%s: nothing is known', async kind => {
  await standins.tell('search/faults', { endpoint: 'queries', kind })
  expect(await ask({})).toBeUndefined()
})

test('a service that is late is given up, one in trouble asked again', async () => {
  await standins.tell('search/faults', { endpoint: 'queries', kind: 'timeout', times: 1 })
  expect(await open({}, 200).search([aQuery()])).toBeUndefined()
  await standins.tell('search/faults', { endpoint: 'queries', kind: 'out-of-order', times: 1 })
  expect(await idsOf({ text: 'waage' })).toEqual(['EX4'])
  await standins.tell('search/faults', { endpoint: 'queries', kind: 'latency', latencyMs: 20, times: 1 })
  expect(await idsOf({ text: 'waage' })).toEqual(['EX4'])
})

test('after failures in a row the service is left alone', async () => {
  await standins.tell('search/faults', { endpoint: 'queries', kind: 'out-of-order' })
  const provider = open()
  for (let count = 0; count < 4; count++) expect(await provider.search([aQuery()])).toBeUndefined()
  const { requests } = await standins.look<{ requests: { endpoint: string }[] }>('search')
  expect(requests.filter(({ endpoint }) => endpoint === 'queries')).toHaveLength(5)
})
