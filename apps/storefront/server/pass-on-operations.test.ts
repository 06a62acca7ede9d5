import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { zstdDecompressSync } from 'node:zlib'
import { errorEnvelope } from '@shop/contract'
import { boundedServerOptions, compressAnswers, createBodyBudget, guardServer } from '@shop/http'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { passOnOperations } from './pass-on-operations.ts'
import { refusalText, wordErrors } from './refusals.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const LONG = JSON.stringify({ data: 'the same again '.repeat(300) })
const seen: Seen[] = []
const behind = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ method: request.method, url: request.url, headers: request.headers, body })
  const cacheable = { etag: '"tag"', 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Host' }
  if (request.headers['if-none-match'] === '"tag"') return response.writeHead(304, cacheable).end()
  if (request.method === 'POST')
    return response.writeHead(409, { 'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2'], 'cache-control': 'no-store' }).end('{"x":1}')
  if (request.url === '/long')
    return response.writeHead(200, { ...cacheable, 'content-type': 'application/json', 'content-length': LONG.length }).end(LONG)
  response.writeHead(200, { ...cacheable, 'content-type': 'application/json', 'content-length': 11 }).end('{"data":{}}')
})
await new Promise<void>(resolve => behind.listen(0, '127.0.0.1', resolve))
const storefront = Fastify(boundedServerOptions(refusalText))
guardServer(storefront, { bodies: createBodyBudget(), form: refusalText })
wordErrors(storefront)
compressAnswers(storefront)
await passOnOperations(storefront, `http://127.0.0.1:${(behind.address() as AddressInfo).port}`)
afterAll(async () => {
  await storefront.close()
  behind.close()
})

const headers = { host: 'de.localhost:3000' }

test('API-01, API-53 operations of the browser go same-origin to the middleware, cookies and refusals included', async () => {
  const response = await storefront.inject({
    method: 'POST',
    url: '/api/new-ct/addToCart',
    headers: {
      ...headers,
      cookie: 'vsf-commercetools-token=x',
      origin: 'http://de.localhost:3000',
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    },
    remoteAddress: '192.0.2.7',
    payload: '[{"id":1}]',
  })
  expect(seen.at(-1)).toMatchObject({
    method: 'POST',
    url: '/new-ct/addToCart',
    body: '[{"id":1}]',
    headers: {
      'x-forwarded-host': 'de.localhost:3000',
      'x-forwarded-for': '192.0.2.7',
      cookie: 'vsf-commercetools-token=x',
      origin: 'http://de.localhost:3000',
      'content-type': 'application/json',
    },
  })
  expect(response.statusCode).toBe(409)
  expect(response.headers['set-cookie']).toEqual(['a=1; Path=/; HttpOnly', 'b=2'])
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toBe('{"x":1}')
})

test('API-53 a GET twin keeps its query, tag and cache rules on the way, and is answered 304', async () => {
  const url = '/api/new-ct/getProduct?params=%7B%22limit%22%3A1%7D'
  const first = await storefront.inject({ url, headers })
  expect(seen.at(-1)?.url).toBe('/new-ct/getProduct?params=%7B%22limit%22%3A1%7D')
  const cacheable = { etag: '"tag"', 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Host' }
  expect(first.headers).toMatchObject(cacheable)
  const again = await storefront.inject({ url, headers: { ...headers, 'if-none-match': '"tag"' } })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect(again.headers).toMatchObject(cacheable)
  const head = await storefront.inject({ method: 'HEAD', url, headers })
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  expect(head.headers).toMatchObject({ ...cacheable, 'content-length': '11' })
  expect(seen.at(-1)?.method).toBe('HEAD')
})

test('API-48 a client that sends an x-forwarded-host of its own does not choose the market', async () => {
  await storefront.inject({ url: '/api/cms', headers: { ...headers, 'x-forwarded-host': 'at.localhost' } })
  expect(seen.at(-1)?.headers['x-forwarded-host']).toBe('de.localhost:3000')
})

test('what an untrusted client says of protocol and proxies is not passed on', async () => {
  const forged = { 'x-forwarded-proto': 'https', forwarded: 'proto=https', 'x-real-ip': '203.0.113.7', via: '1.1 evil' }
  await storefront.inject({ url: '/api/cms', headers: { ...headers, ...forged } })
  expect(seen.at(-1)?.headers['x-forwarded-proto']).toBe('http')
  for (const name of ['forwarded', 'x-real-ip', 'via']) expect(seen.at(-1)?.headers).not.toHaveProperty(name)
})

test.each(['announced', 'in chunks'])('a body of 200 KB, %s, is refused in the form of the API and not passed on', async how => {
  if (!storefront.server.listening) await storefront.listen({ port: 0, host: '127.0.0.1' })
  const { port } = storefront.server.address() as AddressInfo
  const before = seen.length
  const bytes = Buffer.alloc(200_000, 'x')
  const response = await fetch(`http://127.0.0.1:${port}/api/new-ct/getMe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(how === 'announced' ? { body: bytes } : { body: new Blob([bytes]).stream(), duplex: 'half' }),
  })
  expect(response.status).toBe(413)
  expect(errorEnvelope.parse(await response.json()).errors[0]?.code).toBe('ContentTooLarge')
  expect(seen.length).toBe(before)
})

test.each(['100-continue', 'miracles'])('a caller that expects %s is passed on as any other', async expectation => {
  if (!storefront.server.listening) await storefront.listen({ port: 0, host: '127.0.0.1' })
  const { port } = storefront.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = `POST /api/new-ct/addToCart HTTP/1.1\r\nhost: a\r\nexpect: ${expectation}\r\nconnection: close`
  socket.write(`${head}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toContain('HTTP/1.1 409 ')
})

test('how the middleware keeps its connection is its own affair', async () => {
  const response = await storefront.inject({ url: '/api/cms', headers: { ...headers, connection: 'close' } })
  expect(response.headers.connection).not.toBe('keep-alive')
  expect(response.headers).not.toHaveProperty('keep-alive')
})

test('a middleware that is away is told as such, in the form of the API', async () => {
  const alone = Fastify()
  wordErrors(alone)
  await passOnOperations(alone, 'http://127.0.0.1:1')
  const response = await alone.inject({ url: '/api/cms', headers })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('2')
  expect(errorEnvelope.parse(response.json()).errors[0]?.code).toBe('OverCapacity')
  await alone.close()
})

test('answers are compressed once, where they leave for the browser, and a weakened tag is still known', async () => {
  const asked = { url: '/api/long', headers: { ...headers, 'accept-encoding': 'gzip, br, zstd' } }
  const response = await storefront.inject(asked)
  expect(seen.at(-1)?.headers['accept-encoding']).toBeUndefined()
  expect(response.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Host, Accept-Encoding', etag: 'W/"tag"' })
  expect(String(zstdDecompressSync(response.rawPayload))).toBe(LONG)
})
