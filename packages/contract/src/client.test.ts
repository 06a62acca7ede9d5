import { expect, test } from 'vitest'
import { createShopClient } from './client.ts'
import { OperationError } from './operation-error.ts'
import type { OperationRequest, OperationResponse } from './transport.ts'

function clientOf(response: Partial<OperationResponse>) {
  const requests: OperationRequest[] = []
  const setCookies: string[] = []
  const client = createShopClient(
    async request => {
      requests.push(request)
      return { status: 200, body: undefined, setCookies: [], ...response }
    },
    { host: 'de.localhost', cookie: 'a=1', onSetCookie: setCookie => setCookies.push(setCookie) },
  )
  return { client, requests, setCookies }
}

async function refusalOf(response: Partial<OperationResponse>): Promise<OperationError> {
  const error = await clientOf(response)
    .client.call('isLoggedIn', {})
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof OperationError)) throw new Error('The call was not refused')
  return error
}

test('API-03 sends params and custom query as a list and reads the result from data', async () => {
  const { client, requests, setCookies } = clientOf({ body: { data: { isLoggedIn: true } }, setCookies: ['b=2'] })
  expect(await client.call('isLoggedIn', {})).toEqual({ isLoggedIn: true })
  await client.call('getProduct', { limit: 1 }, 'product-details')
  expect(requests).toEqual([
    { host: 'de.localhost', cookie: 'a=1', operation: 'isLoggedIn', payload: [{}] },
    { host: 'de.localhost', cookie: 'a=1', operation: 'getProduct', payload: [{ limit: 1 }, 'product-details'] },
  ])
  expect(setCookies).toEqual(['b=2', 'b=2'])
})

test('ERR-06, API-47 a refusal says which operation it was and which version the resource has now', async () => {
  const message = 'Object x has a different version than expected. Expected: 1 - Actual: 2.'
  const errors = [{ code: 'ConcurrentModification', message, currentVersion: 2 }]
  const error = await refusalOf({ status: 409, body: { statusCode: 409, message, errors } })
  expect(error.message).toBe(`An error occurred during request to isLoggedIn: ${message}`)
  expect(error).toMatchObject({ statusCode: 409, currentVersion: 2, operation: 'isLoggedIn' })
  expect(error.has('ConcurrentModification')).toBe(true)
})

test('ERR-04, ERR-06 a call without answer fails with the endpoint and the message of the failure, as 500', async () => {
  const told: unknown[] = []
  const transport = () => Promise.reject(new TypeError('fetch failed'))
  const client = createShopClient(transport, { host: 'de.localhost', onError: error => told.push(error) })
  const error = await client.call('isLoggedIn', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OperationError)
  expect(error).toMatchObject({
    message: 'An error occurred during request to isLoggedIn: fetch failed',
    statusCode: 500,
    cause: new TypeError('fetch failed'),
    isUnavailable: true,
  })
  expect(told).toEqual([error])
})

test('API-48 every failure is told, to be logged, and rejected', async () => {
  const told: unknown[] = []
  const transport = async () => ({ status: 503, body: undefined, setCookies: [] })
  const client = createShopClient(transport, { host: 'de.localhost', onError: error => told.push(error) })
  const error = await client.call('isLoggedIn', {}).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ statusCode: 503 })
  expect(told).toEqual([error])
})

test('a call that was given up is no failure', async () => {
  const gone = new AbortController()
  gone.abort(new Error('the shopper left'))
  const told: unknown[] = []
  const client = createShopClient(() => Promise.reject(gone.signal.reason), {
    host: 'de.localhost',
    signal: gone.signal,
    onError: error => told.push(error),
  })
  await expect(client.call('isLoggedIn', {})).rejects.toThrow(/^the shopper left$/)
  expect(told).toEqual([])
})

test.each([
  [{ status: 502 }, true],
  [{ status: 503 }, true],
  [{ status: 504 }, true],
  [{ status: 500 }, false],
  [{ status: 409 }, false],
])('a call that is answered %o may succeed in a moment: %s', async (response, isUnavailable) => {
  expect((await refusalOf({ ...response, body: undefined })).isUnavailable).toBe(isUnavailable)
})

test.each([undefined, null, 'text', {}, { statusCode: '409' }, { statusCode: 500, message: 'x', errors: [] }])(
  'ERR-04 an answer that is no error envelope (%o) is a General error with its status',
  async body => {
    const error = await refusalOf({ status: 502, body })
    expect(error.statusCode).toBe(502)
    expect(error.errors.map(({ code }) => code)).toEqual(['General'])
    expect(error.currentVersion).toBeUndefined()
  },
)
