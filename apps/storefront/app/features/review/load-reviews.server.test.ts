import { createShopClient, type OperationRequest, type Transport } from '@shop/contract'
import type { ReviewList } from '@shop/domain/review'
import { expect, test, vi } from 'vitest'
import { loadReviews } from './load-reviews.server.ts'

const list: ReviewList = {
  offset: 0,
  limit: 10,
  count: 0,
  total: 0,
  exists: false,
  results: [],
  averageRating: 0,
  ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
}

function load(transport: Transport, search = '') {
  const client = createShopClient(transport, { host: 'de.localhost' })
  return loadReviews(
    { client, language: 'de' },
    '5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f',
    new URL(`http://de.localhost/fryer${search}`),
  )
}

/** A middleware with so many reviews, and its calls. */
function middlewareWith(total: number) {
  const calls: unknown[] = []
  const transport = async ({ payload }: OperationRequest) => {
    const [params] = payload as [{ offset: number }]
    calls.push(params)
    const count = Math.max(0, Math.min(10, total - params.offset))
    const reviews = { ...list, offset: params.offset, total, count, exists: total > 0 }
    return { status: 200, body: { data: { reviews } }, setCookies: [] }
  }
  return { transport, calls }
}

test.each<[string, Transport]>([
  ['cannot be reached', () => Promise.reject(new Error('no connection'))],
  ['answers with an error', async () => ({ status: 503, body: { message: 'busy' }, setCookies: [] })],
  ['answers with something else', async () => ({ status: 200, body: '<html>', setCookies: [] })],
])('ERR-08, ERR-07 reviews are undefined and the failure is logged once when the middleware %s', async (_what, transport) => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const loaded = await load(transport, '?reviewOffset=10')
  expect(loaded).toMatchObject({ list: undefined, request: { offset: 10 }, pathname: '/fryer' })
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', block: 'reviews' })
  log.mockRestore()
})

test('REV-02, REV-04 the address says which ten reviews are shown in which order', async () => {
  const { transport, calls } = middlewareWith(35)
  expect((await load(transport)).list).toMatchObject({ offset: 0, count: 10 })
  expect((await load(transport, '?reviewOffset=30&reviewSort=most+recent')).list).toMatchObject({ offset: 30, count: 5 })
  expect(calls).toMatchObject([
    { offset: 0, limit: 10, sort: 'top reviews', locale: 'de' },
    { offset: 30, limit: 10, sort: 'most recent', locale: 'de' },
  ])
})

test('REV-02 an address beyond the last review shows the first ones', async () => {
  const { transport, calls } = middlewareWith(35)
  expect(await load(transport, '?reviewOffset=500&review=sent')).toMatchObject({
    list: { offset: 0 },
    request: { offset: 0 },
    isSent: true,
  })
  expect(calls).toHaveLength(2)
  const empty = middlewareWith(0)
  expect((await load(empty.transport, '?reviewOffset=10')).list).toMatchObject({ exists: false })
  expect(empty.calls).toHaveLength(1)
})
