import type { OperationName } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import { COOKIES } from '@shop/domain/cookie'
import { groundParams, type LiveFacts } from './live-facts.ts'
import { mutateJson } from './mutate-json.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** What it is about, for counting: the name of an operation, a route, or the kind of nonsense. */
  readonly about: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: Buffer
  /** Bytes that no HTTP client would send, in place of everything else. */
  readonly raw?: Buffer
}

/** A route of the server as Fastify lists it. */
export interface FuzzRoute {
  readonly path: string
  readonly methods: readonly string[]
}

const NAMES = Object.keys(OPERATIONS) as OperationName[]

/** Params of other operations, to be put where they do not belong. */
const OTHERS: readonly unknown[] = NAMES.map(name => OPERATIONS[name].example.params)

/** One request: mostly an operation with params that are nearly good, sometimes another route, sometimes no HTTP at all. */
export function fuzzRequest(random: SeededRandom, visitors: readonly LiveFacts[], routes: readonly FuzzRoute[]): FuzzRequest {
  const facts = random.pick(visitors)
  if (random.chance(8)) return { ...operationRequest(random, facts), about: 'no HTTP', raw: random.pick(RAW) }
  const request = random.chance(60) ? routeRequest(random, facts, random.pick(routes)) : operationRequest(random, facts)
  return random.chance(120) ? withHostileHead(random, request) : request
}

function operationRequest(random: SeededRandom, facts: LiveFacts): FuzzRequest {
  const name = random.pick(NAMES)
  const example = OPERATIONS[name].example
  const good = random.chance(850) ? groundParams(example.params, facts) : example.params
  const params = random.chance(720) ? mutateJson(random, good, OTHERS) : good
  const query = random.chance(100) ? mutateJson(random, example.customQuery ?? 'query', OTHERS) : example.customQuery
  const isReadable = OPERATIONS[name].isCacheable === true
  if (isReadable && random.chance(300)) return readRequest(random, name, facts, { params, query })
  const payload = random.chance(50) ? params : query === undefined ? [params] : [params, query]
  return {
    about: name,
    method: 'POST',
    path: `/new-ct/${name}`,
    headers: { ...goodHeaders(facts), 'content-type': 'application/json' },
    body: random.chance(60) ? random.pick(BODIES) : Buffer.from(JSON.stringify(payload) ?? 'null'),
  }
}

/** The same call as one of those that caches may keep. */
function readRequest(
  random: SeededRandom,
  name: OperationName,
  facts: LiveFacts,
  { params, query }: { params: unknown; query: unknown },
): FuzzRequest {
  const values = {
    params: JSON.stringify(params) ?? '',
    ...(query === undefined ? {} : { customQuery: typeof query === 'string' ? query : (JSON.stringify(query) ?? '') }),
  }
  const search = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, value.toWellFormed().slice(0, 8000)]))
  const surplus = random.chance(100) ? random.pick(PATH_ENDINGS) : ''
  return {
    about: `GET ${name}`,
    method: random.chance(900) ? 'GET' : 'HEAD',
    path: `/new-ct/${name}?${search}${surplus}`,
    headers: goodHeaders(facts),
  }
}

function routeRequest(random: SeededRandom, facts: LiveFacts, { path, methods }: FuzzRoute): FuzzRequest {
  const method = random.chance(700) ? random.pick(methods) : random.pick(METHODS)
  // `:operation` and the like become a name that may exist, or text.
  const filled = path.replace(/:\w+/g, () => (random.chance(500) ? random.pick(NAMES) : encodeURIComponent(random.pick(TEXTS))))
  const surplus = random.chance(400) ? random.pick(PATH_ENDINGS) : ''
  const hasBody = method !== 'GET' && method !== 'HEAD' && random.chance(700)
  return {
    about: `${method} ${path}`,
    method,
    path: `${filled}${surplus}`,
    headers: { ...goodHeaders(facts), ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: random.pick(BODIES) } : {}),
  }
}

function goodHeaders({ host, cookie }: LiveFacts) {
  return { host, origin: `http://${host}`, cookie }
}

function withHostileHead(random: SeededRandom, request: FuzzRequest): FuzzRequest {
  const [name, value] = random.pick(HEADERS)
  const { [name]: _replaced, ...others } = request.headers
  const headers = value === undefined ? others : { ...others, [name]: value }
  return random.chance(900) ? { ...request, headers } : { ...request, headers, method: random.pick(METHODS) }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'SEARCH']
const TEXTS = [
  'x',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '%',
  "'",
  'ž',
  '🛠',
  'x'.repeat(300),
  ' ',
  '\u0000',
  'getMe\u0000',
]
const PATH_ENDINGS = [
  '/',
  '//',
  '?',
  '?a=1&a=2',
  '?__proto__=1',
  '#x',
  '/..',
  '/../healthz',
  '%2f',
  '%00',
  '%ff',
  '%',
  ';x',
  '.json',
  '\\',
]

/** Bodies that are no params of anything. */
const BODIES: readonly Buffer[] = [
  '',
  ' ',
  '[]',
  '{}',
  '[{},{},{}]',
  '{"a":1,}',
  '[',
  '{"a":',
  'undefined',
  '\u0000',
  '[{"a":"\\u0000\\ud800"}]',
  '[{"__proto__":{"x":1}}]',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `[{"a":"${'x'.repeat(70_000)}"}]`,
  `[${'1,'.repeat(20_000)}1]`,
  `[{${Array.from({ length: 3000 }, (_, index) => `"k${index}":0`).join()}}]`,
  '[{"a":1e999}]',
  `[{"a":${'9'.repeat(4000)}}]`,
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
]
  .map(text => Buffer.from(text))
  .concat([Buffer.from([0xff, 0xfe, 0x5b, 0x00]), Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.from('[{"a":"\xe9"}]', 'latin1')])

function tokenCookie(content: unknown): string {
  return `${COOKIES.session.name}=${encodeURIComponent(typeof content === 'string' ? content : JSON.stringify(content))}`
}

/** Headers that lie, are too long, or of which there should be one; undefined leaves the header out. */
const HEADERS: readonly (readonly [name: string, value: string | string[] | undefined])[] = [
  ...[
    undefined,
    'evil.example',
    'de.localhost',
    'sk.localhost:99999',
    '127.0.0.1',
    '[::1]',
    'x'.repeat(300),
    'sk.localhost@evil',
  ].map(value => ['host', value] as const),
  ...['evil.example', 'de.localhost', 'sk.localhost, evil.example', '', 'x'.repeat(500)].map(
    value => ['x-forwarded-host', value] as const,
  ),
  ['x-forwarded-for', '1.2.3.4, unknown, ::1'],
  ['forwarded', 'host=evil.example'],
  ...['null', 'https://evil.example', 'http://sk.localhost.evil', '', 'x'].map(value => ['origin', value] as const),
  ...['cross-site', 'same-site', 'none', 'x'].map(value => ['sec-fetch-site', value] as const),
  ...[
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json;'.repeat(100),
    '',
    '*/*',
  ].map(value => ['content-type', value] as const),
  ...['gzip', 'br', 'identity, gzip', 'x'].map(value => ['content-encoding', value] as const),
  ...[
    undefined,
    '',
    ';;;===;',
    'x'.repeat(7000),
    `${COOKIES.session.name}=`,
    `${COOKIES.session.name}=%E0%A4%A`,
    `${COOKIES.session.name}=x; ${COOKIES.session.name}=y`,
    tokenCookie('{'),
    tokenCookie(null),
    tokenCookie([]),
    tokenCookie({ access_token: 'A'.repeat(43), expires_at: 1 }),
    tokenCookie({ access_token: `${'A'.repeat(42)}'`, expires_at: 1e308 }),
    tokenCookie({ access_token: 7, expires_at: 'x' }),
    tokenCookie({ access_token: '\u0000', expires_at: 0 }),
    tokenCookie({ __proto__: null, access_token: ['a'], expires_at: {} }),
    tokenCookie('x'.repeat(3000)),
    Array.from({ length: 150 }, (_, index) => `c${index}=${index}`).join('; '),
  ].map(value => ['cookie', value] as const),
  ['accept', 'text/html'],
  ['accept-language', 'x'.repeat(2000)],
  ['authorization', `Bearer ${'x'.repeat(2000)}`],
  ['range', 'bytes=0-0'],
  ['if-none-match', '*'],
  ['expect', '100-continue'],
  ['expect', 'miracles'],
  ['upgrade', 'websocket'],
  ['x-http-method-override', 'DELETE'],
  ['idempotency-key', "'; --"],
  ['x-request-id', '\u00e9\u00e9'],
  ['x-large', 'x'.repeat(20_000)],
]

/** Bytes that pretend to be HTTP. */
const RAW: readonly Buffer[] = [
  'GARBAGE\r\n\r\n',
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET /healthz HTTP/9.9\r\nhost: sk.localhost\r\n\r\n',
  'GET /healthz HTTP/1.1\r\n\r\n',
  'POST /new-ct/getMe HTTP/1.1\r\nhost: sk.localhost\r\ncontent-length: -5\r\n\r\n',
  'POST /new-ct/getMe HTTP/1.1\r\nhost: sk.localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n[{}]',
  'POST /new-ct/getMe HTTP/1.1\r\nhost: sk.localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /new-ct/getMe HTTP/1.1\r\nhost: sk.localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
  'POST /new-ct/getMe HTTP/1.1\r\nhost: sk.localhost\r\nhost: de.localhost\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
  'GET /healthz HTTP/1.0\r\n\r\n',
  'POST /new-ct/getMe HTTP/1.0\r\ncontent-type: application/json\r\n\r\n',
  'POST /new-ct/\u0000 HTTP/1.1\r\nhost: sk.localhost\r\n\r\n',
  'GET http://evil.example/healthz HTTP/1.1\r\nhost: sk.localhost\r\nconnection: close\r\n\r\n',
  'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nhost: 127.0.0.1:5432\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: sk.localhost\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\nhost: sk.localhost\r\n${'a: b\r\n'.repeat(3000)}\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc',
].map(text => Buffer.from(text, 'latin1'))
