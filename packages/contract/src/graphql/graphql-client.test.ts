import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createGraphqlClient } from './graphql-client.ts'
import { createOperationErrors } from './operation-errors.ts'

const conflict = { message: 'Object … Actual: 2.', extensions: { code: 'ConcurrentModification', currentVersion: 2 } }
const overload = { statusCode: 503, message: 'busy', errors: [{ code: 'OverCapacity', message: 'busy' }] }
const seen: string[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`)
  if (body.includes('conflict')) return response.end(JSON.stringify({ data: null, errors: [conflict] }))
  if (body.includes('overload')) return response.writeHead(503).end(JSON.stringify(overload))
  if (body.includes('hang')) return request.socket.destroy()
  response.end(JSON.stringify({ data: { me: { customer: null } } }))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const call = createGraphqlClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`)

test('API-43 posts document and variables to /graphql and resolves with data', async () => {
  expect(await call({ query: '{ me { customer { id } } }', variables: { a: 1 } })).toEqual({ me: { customer: null } })
  expect(seen.at(-1)).toBe('POST /api/graphql application/json {"query":"{ me { customer { id } } }","variables":{"a":1}}')
})

test('ERR-10 says what it failed with: GraphQL errors, the body of another status, or no answer', async () => {
  await expect(call({ query: 'conflict' })).rejects.toMatchObject({ graphQLErrors: [conflict], networkError: undefined })
  await expect(call({ query: 'overload' })).rejects.toMatchObject({
    graphQLErrors: [],
    networkError: { statusCode: 503, result: overload },
  })
  await expect(call({ query: 'hang' })).rejects.toMatchObject({ graphQLErrors: [], cause: expect.any(TypeError) })
})

test('SHIP-12 errors are kept per operation and thrown on as the first GraphQL error, the network result or themselves', async () => {
  const errors = createOperationErrors()
  await expect(errors.watch('byCart', () => call({ query: 'conflict' }))).rejects.toEqual(conflict)
  await expect(errors.watch('withoutId', () => call({ query: 'overload' }))).rejects.toEqual(overload)
  const defect = new Error('a defect')
  await expect(errors.watch('other', () => Promise.reject(defect))).rejects.toBe(defect)
  expect([errors.of('byCart'), errors.of('withoutId'), errors.of('other'), errors.of('never')]).toEqual([
    conflict,
    overload,
    defect,
    undefined,
  ])
  expect(await errors.watch('byCart', () => Promise.resolve('loaded'))).toBe('loaded')
  expect(errors.of('byCart')).toBeUndefined()
})
