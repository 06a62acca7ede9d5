import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { describe, expect, test } from 'vitest'
import type { SearchPort } from '../port/search-port.ts'
import { startFakeOpenSearch } from '../testing/fake-opensearch.fixtures.ts'
import { LIVE_URL } from '../testing/live-url.ts'
import { proveSearchContract } from '../testing/search-contract.fixtures.ts'
import { factsOfAll, offersOfAll, textsOf } from '../testing/small-shop.fixtures.ts'
import { collationKeysOf } from './collation-key.ts'
import { openOpenSearch } from './open-opensearch.ts'

const LOCALES_OF_THE_SMALL_SHOP = ['de-DE', 'cs-CZ', 'el-GR'] as const

type FakeOpenSearch = Awaited<ReturnType<typeof startFakeOpenSearch>>

async function openOnFake(): Promise<SearchPort & Pick<FakeOpenSearch, 'url' | 'requests' | 'failing'>> {
  const fake = await startFakeOpenSearch()
  const port = await openOpenSearch({ url: fake.url, locales: LOCALES_OF_THE_SMALL_SHOP })
  return { ...port, ...fake, close: () => port.close().finally(() => fake.close()) }
}

proveSearchContract('OpenSearch on a double', openOnFake)

// The same on a real cluster, where there is one; the small shop is all that its indexes may hold.
describe.skipIf(LIVE_URL === undefined)('a cluster (skipped where OPENSEARCH_URL names none)', () => {
  proveSearchContract('OpenSearch', async () => {
    const port = await openOpenSearch({ url: LIVE_URL ?? '', locales: LOCALES_OF_THE_SMALL_SHOP })
    await port.remove(factsOfAll().map(({ productId }) => productId))
    return port
  })
})

test('SEARCH-17 every locale has an index of its own behind the alias prod.<locale>', async () => {
  const fake = await startFakeOpenSearch()
  const port = await openOpenSearch({ url: fake.url })
  const created = fake.requests.filter(({ method, path }) => method === 'PUT' && !path.startsWith('/_'))
  expect(created.map(({ body }) => Object.keys((body as { aliases: object }).aliases)[0])).toEqual(
    LOCALES.map(locale => `prod.${locale}`),
  )
  await port.applyTexts(textsOf('de').slice(0, 1))
  const bulk = fake.requests.at(-1)?.body as { update?: { _index: string } }[]
  const german = bulk.flatMap(({ update }) => (update ? [update._index] : []))
  expect(german.sort()).toEqual(
    LOCALES.filter(locale => locale.startsWith('de-'))
      .map(locale => `prod.${locale}`)
      .sort(),
  )
  await port.close()
  await fake.close()
})

test('SEARCH-17 an index that is being copied takes no change, and one whose copy was broken off is copied again', async () => {
  const port = await openOnFake()
  await port.applyTexts(textsOf('de'))
  await port.rebuild('de')
  const routes = port.requests.map(({ method, path }) => `${method} ${path}`)
  expect(routes.indexOf('PUT /prod.de-de.1/_block/write')).toBeGreaterThan(-1)
  expect(routes.indexOf('PUT /prod.de-de.1/_block/write')).toBeLessThan(routes.indexOf('POST /_reindex'))
  const { url } = port
  await fetch(`${url}/prod.de-de.2/_block/write`, { method: 'PUT' })
  await expect(port.applyTexts(textsOf('de'))).rejects.toThrow('cluster_block_exception')
  await port.rebuild('de')
  await port.applyTexts(textsOf('de'))
  await port.close()
})

test.each(['PUT /prod.de-de.1/_block/write', 'POST /_reindex', 'POST /_aliases'])(
  'SEARCH-17 an index that could not be built again, since the cluster did not do %s, takes changes as before',
  async failing => {
    const port = await openOnFake()
    await port.applyTexts(textsOf('de'))
    port.failing.add(failing)
    await expect(port.rebuild('de')).rejects.toThrow('process_cluster_event_timeout_exception')
    await port.applyTexts(textsOf('de'))
    port.failing.add('PUT /prod.de-de.1/_settings')
    await expect(port.rebuild('de')).rejects.toThrow('The index of prod.de-DE could not be built again, and takes no changes')
    port.failing.clear()
    await port.rebuild('de')
    await port.applyTexts(textsOf('de'))
    await port.close()
  },
)

test('SEARCH-17 an index in which nothing is yet is no answer', async () => {
  const port = await openOnFake()
  const query = { locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  await expect(port.search(query)).rejects.toMatchObject({ name: 'SearchUnavailableError', reason: 'starting' })
  await expect(port.suggest({ ...query, text: 'säge', limit: 3 })).rejects.toMatchObject({ reason: 'starting' })
  await port.advance('1')
  await expect(port.search(query)).resolves.toMatchObject({ total: 0 })
  await port.close()
})

test('the requests are those that were agreed on', async () => {
  const port = await openOnFake()
  await port.advance('1')
  // Once it is known to be filled it is not asked again.
  await port.suggest({ locale: 'de-DE', market: 'DE', text: 'x', limit: 1 })
  await port.applyFacts(factsOfAll())
  await port.applyOffers(offersOfAll())
  await port.applyTexts(textsOf('de'))
  const filters = { brands: ['MSW'], tags: ['sale'], priceMinCent: 100, priceMaxCent: 90_000, ratingMin: 4, categoryId: 'saws' }
  const attributes = { power: { min: 700 }, drive: { values: ['mains'] } }
  const counted = [{ name: 'power', kind: 'measure' }] as const
  const query = { locale: 'de-DE', market: 'DE', sort: 'price-up', page: 2, pageSize: 24 } as const
  const requestOf = async (work: () => Promise<unknown>) => {
    const from = port.requests.length
    await work()
    return port.requests.slice(from)
  }
  const listing = await requestOf(() => port.search({ ...query, filters: { ...filters, inStockOnly: true }, facets: true }))
  await expect(JSON.stringify(listing, null, 2)).toMatchFileSnapshot('golden/listing.json')
  const text = await requestOf(() => port.search({ ...query, text: 'säge mit 40 v', filters: {}, facets: false }))
  const narrowed = await requestOf(() =>
    port.search({ ...query, sort: 'a.power-down', filters: { attributes }, facets: true, attributes: counted }),
  )
  await expect(JSON.stringify(narrowed, null, 2)).toMatchFileSnapshot('golden/attributes.json')
  await expect(JSON.stringify(text, null, 2)).toMatchFileSnapshot('golden/text.json')
  const suggestion = await requestOf(() => port.suggest({ locale: 'de-DE', market: 'DE', text: 'frit', limit: 5 }))
  await expect(JSON.stringify(suggestion, null, 2)).toMatchFileSnapshot('golden/suggestion.json')
  const [offer] = offersOfAll()
  const change = await requestOf(() => port.applyOffers([offer!]))
  await expect(JSON.stringify(change, null, 2)).toMatchFileSnapshot('golden/change.json')
  await port.close()
})

test('SEARCH-17 while a node is away the others are asked, and none answers with a part of what there is', async () => {
  const [kept, lost] = await Promise.all([startFakeOpenSearch(), startFakeOpenSearch()])
  // Both know the index, as nodes of a cluster do.
  for (const { url } of [kept, lost]) await openOpenSearch({ url, locales: ['de-DE'] }).then(port => port.close())
  const port = await openOpenSearch({ url: `${lost.url}, ${kept.url}`, locales: ['de-DE'] })
  await lost.close()
  await port.advance('1')
  const query = { locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  for (let times = 0; times < 6; times++) await expect(port.search(query)).resolves.toMatchObject({ total: 0 })
  const searches = kept.requests.filter(({ path }) => path.includes('_search'))
  expect(searches.length).toBeGreaterThanOrEqual(6)
  await port.close()
  await kept.close()
})

test('an index that gains a field is extended and filled from the beginning', async () => {
  const fake = await startFakeOpenSearch()
  const open = () => openOpenSearch({ url: fake.url, locales: ['de-DE'] })
  const before = await open()
  await before.advance('7')
  await before.close()
  const after = await open()
  expect((await after.status()).appliedCursor).toBe('7')
  expect(fake.requests.map(({ path }) => path)).toContain('/prod.de-DE/_mapping')
  await fetch(`${fake.url}/search-state/_doc/cursor`, {
    method: 'PUT',
    body: JSON.stringify({ cursor: '7', fields: 'id brand' }),
  })
  expect((await after.status()).appliedCursor).toBe('')
  await after.close()
  await fake.close()
})

test('a cluster that does not answer is said to be unreachable', async () => {
  const fake = await startFakeOpenSearch()
  const port = await openOpenSearch({ url: fake.url, locales: ['de-DE'], answerMs: 500 })
  await port.advance('1')
  await fake.close()
  const query = { locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  await expect(port.search(query)).rejects.toMatchObject({ name: 'SearchUnavailableError', reason: 'unreachable' })
  await port.close()
})

test('SEARCH-17 a cluster that takes questions and does not answer is away, also before it is known to be filled', async () => {
  const fake = await startFakeOpenSearch()
  let isHanging = false
  const slow = createServer(async (request, response) => {
    if (isHanging) return
    const { method = 'GET', headers, url } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request)
    const answer = await fetch(`${fake.url}${url}`, { method, body, headers: { 'content-type': headers['content-type'] ?? '' } })
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const settings = { url, locales: ['de-DE'], answerMs: 300 } as const
  const [filled, empty] = [await openOpenSearch(settings), await openOpenSearch(settings)]
  await filled.advance('1')
  const query = { locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false } as const
  await expect(filled.search(query)).resolves.toMatchObject({ total: 0 })
  isHanging = true
  await expect(filled.search(query)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(filled.suggest({ ...query, text: 'säge', limit: 1 })).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(empty.search(query)).rejects.toMatchObject({ reason: 'starting' })
  slow.closeAllConnections()
  slow.close()
  await Promise.all([filled.close(), empty.close()])
  await fake.close()
})

const NAMES = [
  'Zange 2 kg',
  'Zange 10 kg',
  'Ähre',
  'Apfel',
  'Änderung',
  'Čaj',
  'Cukr',
  'Chléb',
  'Hrad',
  'Øl',
  'Zebra',
  'Ångström',
  'Öl',
  'Ofen',
  'Łopata',
  'Lampa',
  'šaty',
  'Sud',
  'Señal',
  'Sensor',
  'Csésze',
  'Cukor',
  'ყ',
  'Βάρος',
  'Άλφα',
  'Ωμέγα',
  'Трион',
  'Бормашина',
  'Ящик',
  'a-b',
  'a b',
  'ab',
  '40 V',
  'țeavă',
  'tub',
]

test.each(LANGUAGES)('CAT-07 names are in the order of %s', language => {
  const keyOf = collationKeysOf(language)
  const byKey = NAMES.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  expect(byKey).toEqual(NAMES.toSorted(new Intl.Collator(language, { numeric: true }).compare))
})
