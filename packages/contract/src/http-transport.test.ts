import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { createCacheableTransport, createHttpTransport } from './http-transport.ts'

interface Seen {
  url: string | undefined
  method: string | undefined
  headers: IncomingHttpHeaders
  body: string
}
const seen: Seen[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ url: request.url, method: request.method, headers: request.headers, body })
  if (request.url?.endsWith('deleteCart'))
    return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  response
    .writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] })
    .end(JSON.stringify({ data: { isLoggedIn: false } }))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const transport = createHttpTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

test('API-02, API-48 posts JSON to new-ct and hands on host, cookies, address and what is set', async () => {
  const answer = await transport({
    operation: 'isLoggedIn',
    payload: [{}],
    host: 'de.localhost:3000',
    cookie: 'x=y',
    clientAddress: '192.0.2.7',
  })
  expect(seen.at(-1)).toMatchObject({
    url: '/new-ct/isLoggedIn',
    method: 'POST',
    body: '[{}]',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-host': 'de.localhost:3000',
      'x-forwarded-for': '192.0.2.7',
      cookie: 'x=y',
    },
  })
  expect(answer).toEqual({ status: 200, body: { data: { isLoggedIn: false } }, setCookies: ['a=1; Path=/', 'b=2; Path=/'] })
})

test('API-48 a GET twin is asked with host and query, and without cookies', async () => {
  const { port } = server.address() as AddressInfo
  const cacheable = createCacheableTransport(`http://127.0.0.1:${port}`)
  await cacheable({ operation: 'getProduct', payload: [{ limit: 1 }, 'product-card'], host: 'de.localhost', cookie: 'x=y' })
  expect(seen.at(-1)).toMatchObject({
    url: '/new-ct/getProduct?params=%7B%22limit%22%3A1%7D&customQuery=product-card',
    method: 'GET',
    headers: { accept: 'application/json', 'x-forwarded-host': 'de.localhost' },
  })
  expect(seen.at(-1)?.headers).not.toHaveProperty('cookie')
})

test('an answer that is no JSON keeps its status and has no body', async () => {
  const answer = await transport({ operation: 'deleteCart', payload: [{}], host: 'localhost' })
  expect(answer).toMatchObject({ status: 502, body: undefined })
})

test('API-48 a call waits 10 s for its answer and no longer', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')))
  await expect(transport({ operation: 'isLoggedIn', payload: [{}], host: 'localhost' })).rejects.toThrow('too late')
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
})

test('a call that is given up rejects', async () => {
  const gone = new AbortController()
  gone.abort(new Error('the shopper left'))
  await expect(transport({ operation: 'isLoggedIn', payload: [{}], host: 'localhost', signal: gone.signal })).rejects.toThrow(
    'the shopper left',
  )
})
