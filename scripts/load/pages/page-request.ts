import type { SeededRandom } from '../../../apps/middleware/src/testing/fuzz/seeded-random.ts'
import { HOSTS, KEYS, PATHS, TEXTS } from './hostile-addresses.ts'
import { BODIES, TYPES } from './hostile-bodies.ts'
import { CONNECTIONS, COOKIES, HEADER_LINES, METHODS, TARGETS } from './hostile-requests.ts'

/** A connection as it goes over the wire. */
export interface PageRequest {
  /** Kind of hostility, for counting. */
  readonly about: string
  /** Written one after the other, each when the one before is on its way. */
  readonly writes: readonly Buffer[]
  /** Whether the server may end the connection without a word: too much was sent for it to be heard. */
  readonly mayBeCut: boolean
}

const LARGE_CHUNK = Buffer.alloc(64 * 1024, 'a')
const LARGE_CHUNKS = 48

/** One request: mostly a page with an address, a form or a head that is nearly good, sometimes no HTTP at all. */
export function pageRequest(random: SeededRandom, port: number): PageRequest {
  const kind = random.below(1000)
  if (kind < 40) return { about: 'no HTTP', writes: [random.pick(CONNECTIONS)], mayBeCut: true }
  if (kind < 80) return upgrade(random, port)
  if (kind < 95) return flood(random, port)
  if (kind < 450) return form(random, port)
  return read(random, port)
}

/** An address: a known one, one with hostile parts, or something that is no path. */
function target(random: SeededRandom): string {
  if (random.chance(60)) return random.pick(TARGETS)
  const [path = '/', known = ''] = random.pick(PATHS).split('?')
  const segments = path.split('/')
  if (random.chance(350)) segments[1 + random.below(Math.max(1, segments.length - 1))] = random.pick(TEXTS)
  if (random.chance(120)) segments.push(random.pick(TEXTS))
  const pairs = known && random.chance(700) ? [known] : []
  while (random.chance(450) && pairs.length < 5) pairs.push(`${random.pick(KEYS)}=${random.pick(TEXTS)}`)
  const data = random.chance(100) && !path.includes('.') ? '.data' : ''
  return `${segments.join('/')}${data}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

function head(random: SeededRandom, port: number, method: string, lines: readonly string[]): Buffer {
  const hostile = random.chance(200) ? [random.pick(HEADER_LINES)] : []
  const cookie = random.chance(200) ? [`cookie: ${random.pick(COOKIES)}`] : []
  const host = random.chance(980) ? [`host: ${random.pick(HOSTS)}:${port}`] : []
  const all = [`${method} ${target(random)} HTTP/1.1`, ...host, ...cookie, ...hostile, ...lines, 'connection: close', '', '']
  return Buffer.from(all.join('\r\n'), 'latin1')
}

function read(random: SeededRandom, port: number): PageRequest {
  const method = random.chance(900) ? 'GET' : random.pick(METHODS)
  return { about: method === 'GET' ? 'address' : 'method', writes: [head(random, port, method, [])], mayBeCut: false }
}

function form(random: SeededRandom, port: number): PageRequest {
  const method = random.chance(950) ? 'POST' : random.pick(METHODS)
  const type = random.pick(TYPES)
  const body = random.pick(BODIES)
  const lines = type === undefined ? [] : [`content-type: ${type}`]
  const framing = random.below(10)
  if (framing < 6) {
    const writes = [head(random, port, method, [...lines, `content-length: ${body.length}`]), body]
    return { about: 'form', writes, mayBeCut: false }
  }
  if (framing < 9) {
    const size = random.pick([1, 7, 1000, 100_000])
    const writes = [
      head(random, port, method, [...lines, 'transfer-encoding: chunked']),
      chunked(body.subarray(0, 4000 * size), size),
    ]
    return { about: 'form in chunks', writes, mayBeCut: false }
  }
  // More than was announced is the next request, and no HTTP. Less would be waited for, which is tried elsewhere.
  const announced = Math.floor(body.length / 2)
  const writes = [head(random, port, method, [...lines, `content-length: ${announced}`]), body]
  return { about: 'form with a false length', writes, mayBeCut: true }
}

/** Three megabytes that were not requested, announced or not. */
function flood(random: SeededRandom, port: number): PageRequest {
  const lines = ['content-type: application/x-www-form-urlencoded']
  if (random.chance(500)) {
    const length = LARGE_CHUNK.length * LARGE_CHUNKS
    const writes = [head(random, port, 'POST', [...lines, `content-length: ${length}`]), ...Array(LARGE_CHUNKS).fill(LARGE_CHUNK)]
    return { about: 'flood', writes, mayBeCut: true }
  }
  const chunk = chunked(LARGE_CHUNK, LARGE_CHUNK.length, false)
  const writes = [head(random, port, 'POST', [...lines, 'transfer-encoding: chunked']), ...Array(LARGE_CHUNKS).fill(chunk)]
  return { about: 'flood in chunks', writes, mayBeCut: true }
}

function upgrade(random: SeededRandom, port: number): PageRequest {
  const lines = [
    `upgrade: ${random.pick(['websocket', 'WebSocket', 'h2c', 'x'])}`,
    'connection: upgrade',
    `sec-websocket-version: ${random.pick(['13', '8', 'x'])}`,
    `sec-websocket-key: ${random.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x', ''])}`,
    `origin: ${random.pick(['http://de.localhost', 'null', 'x'])}`,
  ]
  const path = random.pick(['/live', '/live?cartId=x', '/live?cartId=%00', '/live/x', '/livex', ...PATHS])
  const text = [`${random.pick(['GET', 'GET', 'GET', 'POST'])} ${path} HTTP/1.1`, `host: de.localhost:${port}`, ...lines, '', '']
  return { about: 'upgrade', writes: [Buffer.from(text.join('\r\n'))], mayBeCut: false }
}

function chunked(body: Buffer, size: number, ends = true): Buffer {
  const parts: Buffer[] = []
  for (let begin = 0; begin < body.length; begin += size) {
    const part = body.subarray(begin, begin + size)
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat(ends ? [...parts, Buffer.from('0\r\n\r\n')] : parts)
}
