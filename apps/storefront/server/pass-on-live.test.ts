import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { boundedServerOptions, createBodyBudget, createClientAddressOf, guardServer, type TakeUpgrade } from '@shop/http'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { isWebsocketRequest, passOnLive } from './pass-on-live.ts'
import { refusalText } from './refusals.ts'

const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
const behind: Socket[] = []
/** A live app that repeats what it receives and refuses clients that want `busy`. */
const live = createServer().on('upgrade', (request, socket: Socket) => {
  seen.push({ url: request.url, headers: request.headers })
  if (request.url?.includes('busy')) return socket.end('HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n')
  behind.push(socket)
  socket.on('error', () => undefined)
  socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nfirst')
  return socket.on('data', data => socket.write(data)).on('end', () => socket.end())
})
await new Promise<void>(resolve => live.listen(0, '127.0.0.1', resolve))
const liveUrl = `http://127.0.0.1:${(live.address() as AddressInfo).port}`
const storefronts: FastifyInstance[] = []
afterAll(async () => {
  for (const storefront of storefronts) await storefront.close()
  live.close()
  live.closeAllConnections()
  for (const socket of behind) socket.destroy()
})

async function openStorefront(trustedProxies: readonly string[] = [], url = liveUrl, takeUpgrade?: TakeUpgrade) {
  const bounded = boundedServerOptions(refusalText)
  const storefront = Fastify({ ...bounded, http: { ...bounded.http, shouldUpgradeCallback: isWebsocketRequest } })
  storefronts.push(storefront)
  guardServer(storefront, { bodies: createBodyBudget(), form: refusalText })
  storefront.get('/', () => 'a page')
  passOnLive(storefront, { liveUrl: url, takeUpgrade, clientAddressOf: createClientAddressOf(trustedProxies) })
  return { storefront, port: Number(new URL(await storefront.listen({ port: 0, host: '127.0.0.1' })).port) }
}

const HANDSHAKE = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n'

function open(port: number, target: string, head = '', method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: de.localhost\r\n${HANDSHAKE}${head}\r\n`)
  let text = ''
  const ended = new Promise<string>(resolve => socket.once('close', () => resolve(text)))
  const heard = new Map<string, () => void>()
  socket.on('data', data => {
    text += data.toString('latin1')
    for (const [part, resolve] of heard) if (text.includes(part)) resolve()
  })
  const until = (part: string) => (text.includes(part) ? undefined : new Promise<void>(resolve => heard.set(part, resolve)))
  return { socket, ended, until }
}

const { port } = await openStorefront()

test.each(['/', '/x', '/livex', '/live/x', '/api/live', '//live'])('a websocket of %s is refused at once', async target => {
  const before = seen.length
  const answer = await open(port, target).ended
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/^x-content-type-options: nosniff/im)
  expect(seen.length).toBe(before)
})

test('a websocket that is asked for by POST is refused at once', async () => {
  expect(await open(port, '/live', 'content-length: 0\r\n', 'POST').ended).toMatch(/^HTTP\/1\.1 405 /)
})

test('LIVE-01 bytes go through in both directions as they are, and one end ends the other', async () => {
  const { socket, until, ended } = open(port, '/live?cartId=1', 'cookie: a=1\r\norigin: http://de.localhost\r\nx-secret: 1\r\n')
  await until('first')
  socket.write('second')
  await until('second')
  const { url, headers } = seen.at(-1) ?? {}
  expect(url).toBe('/live?cartId=1')
  expect(headers).toMatchObject({ cookie: 'a=1', origin: 'http://de.localhost', 'sec-websocket-key': 'x' })
  expect(headers).not.toHaveProperty('x-secret')
  behind.at(-1)?.destroy()
  await ended
})

test('a browser that goes away leaves nothing open behind', async () => {
  const { socket, until } = open(port, '/live')
  await until('first')
  const closed = new Promise(resolve => behind.at(-1)?.once('close', resolve))
  socket.destroy()
  await closed
})

test('the live app gets the address of the shopper from a trusted proxy, and from no other client', async () => {
  const behindProxy = await openStorefront(['loopback'])
  const forged = 'x-forwarded-for: 203.0.113.7\r\n'
  for (const [at, address] of [
    [behindProxy.port, '203.0.113.7'],
    [port, '127.0.0.1'],
  ] as const) {
    const { socket, until } = open(at, '/live', forged)
    await until('first')
    expect(seen.at(-1)?.headers['x-forwarded-for']).toBe(address)
    socket.destroy()
  }
})

test('what the live app refuses is refused in our own words', async () => {
  const answer = await open(port, '/live?busy').ended
  expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  expect(answer).toContain('There are too many connections')
})

test('a live app that is away is told as such', async () => {
  const alone = await openStorefront([], 'http://127.0.0.1:1')
  const answer = await open(alone.port, '/live').ended
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/^retry-after: /im)
})

test('a storefront that closes says goodbye with 1001 and does not wait', async () => {
  const closing = await openStorefront()
  const { until, ended } = open(closing.port, '/live')
  await until('first')
  await closing.storefront.close()
  expect((await ended).endsWith('\u0088\u0002\u0003\u00e9')).toBe(true)
})

test('no tunnel stays open when nothing moves in it', async () => {
  const tunnels: Socket[] = []
  storefronts[0]?.server.once('connection', socket => tunnels.push(socket))
  const { socket, until } = open(port, '/live')
  await until('first')
  const [tunnel] = tunnels
  expect(tunnel?.timeout).toBeGreaterThan(0)
  const closed = new Promise(resolve => behind.at(-1)?.once('close', resolve))
  tunnel?.emit('timeout')
  await closed
  socket.destroy()
})

test('a live app of the same process takes the connection itself, with the address of the shopper', async () => {
  const taken: unknown[] = []
  const direct = await openStorefront(['loopback'], 'http://127.0.0.1:1', (request, socket, _head, clientAddress) => {
    taken.push([request.url, request.headers.origin, clientAddress])
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nwelcome')
  })
  const { until, ended } = open(direct.port, '/live?cartId=1', 'origin: http://de.localhost\r\nx-forwarded-for: 203.0.113.7\r\n')
  await until('welcome')
  expect(taken).toEqual([['/live?cartId=1', 'http://de.localhost', '203.0.113.7']])
  await direct.storefront.close()
  expect((await ended).endsWith('\u0088\u0002\u0003\u00e9')).toBe(true)
})

test('of handshakes of one address that come at once some wait, and those beyond fifty are refused', async () => {
  const taken: Socket[] = []
  const direct = await openStorefront([], 'http://127.0.0.1:1', (_request, socket) => {
    taken.push(socket)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nwelcome')
  })
  const upgrades: Parameters<TakeUpgrade>[] = []
  direct.storefront.server.prependListener('upgrade', (...upgrade) =>
    upgrades.push(upgrade as unknown as Parameters<TakeUpgrade>),
  )
  open(direct.port, '/live')
  await expect.poll(() => taken.length).toBe(1)
  const [[request] = []] = upgrades
  // All in one turn of the event loop, as a network does not bring them in a test.
  const sockets = Array.from({ length: 70 }, () => new Socket())
  const ends = sockets.map(socket => new Promise(resolve => socket.once('close', () => resolve(socket))))
  for (const socket of sockets) direct.storefront.server.emit('upgrade', request, socket, Buffer.alloc(0))
  expect(taken.length).toBeLessThan(20)
  const refused = await Promise.all(ends.slice(-10))
  expect(refused).toHaveLength(10)
  await expect.poll(() => taken.length).toBeGreaterThan(50)
  for (const socket of sockets) socket.destroy()
})
