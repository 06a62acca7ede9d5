import { connect } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { boundedServerOptions, guardServer } from './guard-server.ts'
import { createBodyBudget } from './request-body.ts'
import type { RequestRefusal } from './request-refusal.ts'

const form = ({ message }: { message: string }) => ({ contentType: 'text/plain', text: message })
const servers: FastifyInstance[] = []
afterAll(() => Promise.all(servers.map(server => server.close())))

/** A server with a route that takes a body, listening on a free port. What reached the route is in `seen`. */
async function openServer(bodies = createBodyBudget()) {
  const seen: string[] = []
  const server = Fastify({ ...boundedServerOptions(form), frameworkErrors: sendError })
  servers.push(server)
  guardServer(server, { bodies, form })
  server.setErrorHandler(sendError)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
  server.all<{ Body: Buffer | undefined }>('/*', async ({ body }) => {
    seen.push(body?.toString() ?? '')
    return { length: body?.length ?? 0 }
  })
  return { server, seen, port: Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port) }
}

function sendError(error: unknown, _request: unknown, reply: import('fastify').FastifyReply): void {
  const { statusCode = 500, message } = error as RequestRefusal
  reply.code(statusCode).send(message)
}

/** Everything the server says on a connection until it ends it. */
async function exchange(port: number, ...parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  for (const part of parts) socket.write(part, 'latin1')
  let text = ''
  try {
    for await (const chunk of socket) text += String(chunk)
  } catch {
    // Reset after the answer.
  }
  return text
}

const END = 'connection: close\r\n\r\n'
const { port, seen, server } = await openServer()

test.each([
  ['announced', `content-length: 200000\r\n${END}`, 'x'.repeat(200_000)],
  ['in one chunk', `transfer-encoding: chunked\r\n${END}`, `30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`],
  ['in many chunks', `transfer-encoding: chunked\r\n${END}`, `${`3e8\r\n${'x'.repeat(1000)}\r\n`.repeat(200)}0\r\n\r\n`],
])('a body that is too large, %s, is refused with 413 and reaches no handler', async (_how, head, body) => {
  const before = seen.length
  const answer = await exchange(port, `POST / HTTP/1.1\r\nhost: a\r\n${head}`, body)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toMatch(/^connection: close/im)
  expect(seen.length).toBe(before)
})

test('a client that goes on sending after its body was refused gets the refusal, and nothing after it is a request', async () => {
  const before = seen.length
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n`)
  const chunk = `100000\r\n${'x'.repeat(2 ** 20)}\r\n`
  // Each chunk is sent when the one before it has left: far past the moment of the refusal.
  for (let count = 0; count < 24; count++) await new Promise(resolve => socket.write(chunk, resolve))
  socket.write(`0\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n${END}`)
  const answer = (await socket.toArray()).join('')
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413'])
  expect(seen.length).toBe(before)
})

test('a body within the limit reaches its route, whatever its framing, and the connection may go on', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: a\r\n'
  const answer = await exchange(
    port,
    `${head}transfer-encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
    `${head}content-length: 3\r\n${END}c=d`,
  )
  expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  expect(seen.slice(-2)).toEqual(['a=b', 'c=d'])
})

test('what one server holds of bodies is missing for another of the same process', async () => {
  const bodies = createBodyBudget(64 * 1024)
  const [first, second] = await Promise.all([openServer(bodies), openServer(bodies)])
  // The first body stays in its handler until the second was refused.
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const holding = Fastify({ ...boundedServerOptions(form) })
  servers.push(holding)
  guardServer(holding, { bodies, form })
  holding.post('/', async () => {
    hold()
    await isOver
    return 'ok'
  })
  const address = await holding.listen({ port: 0, host: '127.0.0.1' })
  const held = fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(60_000) })
  await isHeld
  for (const other of [first, second]) {
    const answer = await exchange(other.port, `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 8000\r\n${END}`, 'x'.repeat(8000))
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  }
  resolve()
  expect((await held).status).toBe(200)
  const after = await exchange(first.port, `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 8000\r\n${END}`, 'x'.repeat(8000))
  expect(after).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  ['absolute target', 'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\n', 400],
  ['target that is no path', 'OPTIONS * HTTP/1.1\r\nhost: a\r\n', 400],
  ['second host', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n', 400],
  ['tunnel', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n', 405],
  ['unknown method', 'FOO / HTTP/1.1\r\nhost: a\r\n', 400],
  ['head that is too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n`, 431],
  ['no HTTP', 'GARBAGE\r\n', 400],
  ['wrong chunk', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nZZ', 400],
  ['expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n', 200],
  ['upgrade that is not made', 'GET / HTTP/1.1\r\nhost: a\r\nupgrade: x\r\n', 200],
])('%s: answered by us, types not to be guessed, and the connection ends', async (_what, head, status) => {
  const answer = await exchange(port, `${head}${END}`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/^x-content-type-options: nosniff/im)
  expect(answer).not.toMatch(/FST_|Client Error|"error":/)
})

test('an upgrade that is not made ends the connection although it was not asked to', async () => {
  expect(await exchange(port, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

test('a half of a request ends with the connection, in our own words', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.end('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('The request cannot be read')
})

test('no connection stays for ever', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server.server
  for (const limit of [headersTimeout, requestTimeout, keepAliveTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThan(120_000)
  }
})

test('a connection may be used as often as it likes: beyond a limit Node would answer 503 by itself', () => {
  expect(server.server.maxRequestsPerSocket).toBe(0)
})
