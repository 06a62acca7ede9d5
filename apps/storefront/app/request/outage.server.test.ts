import { createShopClient, OperationError, type OperationResponse } from '@shop/contract'
import { createStaticHandler } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareMessages } from './messages.ts'
import { answeringOutages, finishOutage, unavailableFile } from './outage.server.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
beforeEach(() => void written.mockClear())

const ErrorBoundary = () => null

/** The status of a page whose loader asks for stores, and the operations that were not answered. */
async function pageOf(transport: () => Promise<OperationResponse>) {
  const missing: string[] = []
  const client = answeringOutages(createShopClient(transport, { host: 'de.localhost' }), name => missing.push(name))
  const loader = () => client.call('getStores', {})
  const { query } = createStaticHandler([{ id: 'page', path: '/', loader, ErrorBoundary }])
  const context = await query(new Request('http://de.localhost/'))
  const error = await loader().catch((thrown: unknown) => thrown)
  return { status: context instanceof Response ? context.status : context.statusCode, missing: new Set(missing), error }
}

const answering = (status: number) => async () => ({ status, body: {}, setCookies: [] })

test('a page that cannot be made for now is a 503, one that fails is a 500, and both fail as calls do', async () => {
  for (const away of [() => Promise.reject(new Error('connect ECONNREFUSED')), answering(503), answering(502)]) {
    const { status, missing, error } = await pageOf(away)
    expect([status, ...missing]).toEqual([503, 'getStores'])
    expect(error).toBeInstanceOf(OperationError)
  }
  const { status, missing } = await pageOf(answering(500))
  expect([status, ...missing]).toEqual([500])
})

test('what was not answered is not asked again for the same page, and everything else is', async () => {
  const asked: string[] = []
  const transport = async ({ operation }: { readonly operation: string }) => {
    asked.push(operation)
    return { status: operation === 'getMe' ? 503 : 200, body: { data: {} }, setCookies: [] }
  }
  const client = answeringOutages(createShopClient(transport, { host: 'de.localhost' }), () => undefined)
  const first = await client.call('getMe', {}).catch((thrown: unknown) => thrown)
  expect(await client.call('getMe', { customer: true }).catch((thrown: unknown) => thrown)).toBe(first)
  await client.call('getStores', {})
  await client.call('getStores', {})
  expect(asked).toEqual(['getMe', 'getStores', 'getStores'])
})

test('after an operation that had its page wait in vain no other is asked for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const asked: string[] = []
  const transport = async ({ operation }: { readonly operation: string }) => {
    asked.push(operation)
    vi.advanceTimersByTime(8000)
    return { status: 503, body: {}, setCookies: [] }
  }
  const client = answeringOutages(createShopClient(transport, { host: 'de.localhost' }), () => undefined)
  const first = await client.call('getMe', {}).catch((thrown: unknown) => thrown)
  expect(await client.call('getStores', {}).catch((thrown: unknown) => thrown)).toBe(first)
  expect(asked).toEqual(['getMe'])
  vi.useRealTimers()
})

test('the answer says when to come again and is logged once, with the operations', () => {
  const response = new Response(null, { status: 503 })
  finishOutage(response, ['getMe', 'getStores', 'getMe'], 'r1')
  expect(response.headers.get('retry-after')).toBe('10')
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { error: 'not answered: getMe, getStores', requestId: 'r1' },
  ])
  const found = new Response(null, { status: 200 })
  finishOutage(found, ['getMe'], 'r1')
  expect(found.headers.has('retry-after')).toBe(false)
  expect(written).toHaveBeenCalledTimes(1)
})

test('in place of a file stands why, in the language of the market', async () => {
  await prepareMessages('de-DE')
  const response = unavailableFile('de-DE')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await response.text()).toContain('Der Shop kann gerade nicht antworten')
})
