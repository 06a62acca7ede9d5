import { type AddressInfo, connect } from 'node:net'
import { errorEnvelope } from '@shop/contract'
import { createBodyBudget } from '@shop/http'
import { describe, expect, test } from 'vitest'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const url = '/new-ct/isLoggedIn'
const json = { host: 'sk.localhost', 'content-type': 'application/json' }

/** The port on which the middleware listens once it was asked for. */
async function listening(): Promise<number> {
  const { server } = middleware
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

async function expectError(request: Parameters<typeof send>[1], status: number, code: string) {
  const answer = await send(middleware, request)
  expect({ status: answer.status, code: errorEnvelope.parse(answer.body).errors[0]?.code }).toEqual({ status, code })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  return answer
}

test('API-02, API-03 an operation is posted as JSON and answers its result in data', async () => {
  for (const contentType of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
    const answer = await send(middleware, {
      method: 'POST',
      url,
      headers: { ...json, 'content-type': contentType },
      payload: '[]',
    })
    expect(answer).toMatchObject({ status: 200, body: { data: { isLoggedIn: false } } })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  }
})

test('API-05 an operation without params needs no body', async () => {
  const answer = await send(middleware, { method: 'POST', url, headers: json })
  expect(answer).toMatchObject({ status: 200, body: { data: { isLoggedIn: false } } })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json5',
  'text/json',
  '',
])('a body of type "%s" is refused with 415', async contentType => {
  await expectError(
    { method: 'POST', url, headers: { ...json, 'content-type': contentType }, payload: '[]' },
    415,
    'UnsupportedMediaType',
  )
})

test('a request without content type is refused with 415, with and without body', async () => {
  await expectError({ method: 'POST', url, headers: { host: 'sk.localhost' } }, 415, 'UnsupportedMediaType')
  const payload = Buffer.from('[]')
  await expectError({ method: 'POST', url, headers: { host: 'sk.localhost' }, payload }, 415, 'UnsupportedMediaType')
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is refused with 405 and changes nothing',
  async method => {
    for (const address of [url, '/new-ct/nothing']) {
      const response = await middleware.server.inject({
        method,
        url: address,
        headers: { host: 'sk.localhost', 'content-type': 'text/plain' },
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('POST')
    }
  },
)

test.each(['/new-ct/nothing', '/new-ct/constructor', '/new-ct/__proto__', '/new-ct/toString', `/new-ct/${'x'.repeat(90)}`])(
  '%s is no operation: 404',
  async address => {
    await expectError({ method: 'POST', url: address, headers: json, payload: '[]' }, 404, 'ResourceNotFound')
  },
)

test.each(['/', '/new-ct', '/new-ct/', '/new-ct/isLoggedIn/more', '/isLoggedIn', '/admin', `/new-ct/${'x'.repeat(500)}`])(
  'there is nothing under %s',
  async address => {
    const { status, body } = await send(middleware, { method: 'POST', url: address, headers: json, payload: '[]' })
    expect(status).toBe(404)
    expect(errorEnvelope.parse(body).errors[0]?.code).toBe('ResourceNotFound')
  },
)

test('an address that cannot be read is refused in the same form', async () => {
  await expectError({ method: 'POST', url: '/new-ct/%E0%A4%A', headers: json, payload: '[]' }, 400, 'InvalidInput')
})

test('a body above 64 KiB is refused with 413', async () => {
  const payload = JSON.stringify([{ a: 'x'.repeat(64 * 1024) }])
  await expectError({ method: 'POST', url, headers: json, payload }, 413, 'ContentTooLarge')
})

test('a body above 64 KiB that says nothing of its size is cut while it is read, on every address', async () => {
  const port = await listening()
  for (const [path, type] of [
    ['/new-ct/isLoggedIn', 'application/json'],
    ['/graphql', 'application/json'],
    ['/oauth/token', 'application/x-www-form-urlencoded'],
  ] as const) {
    const body = new Blob(['x'.repeat(300_000)]).stream()
    const headers = { 'content-type': type }
    const request: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = await fetch(`http://localhost:${port}${path}`, request)
    expect([path, response.status]).toEqual([path, 413])
    expect(errorEnvelope.parse(await response.json()).errors[0]?.code).toBe('ContentTooLarge')
  }
})

test('bodies beyond the budget of the process are refused with 503, to be sent again', async () => {
  const bodies = createBodyBudget(2048)
  const busy = await openTestMiddleware({ bodies })
  const request = { method: 'POST', url, headers: json, payload: JSON.stringify([{ a: 'x'.repeat(3000) }]) } as const
  const { status, headers, body } = await send(busy, request)
  expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '2' })
  expect(errorEnvelope.parse(body).errors[0]?.code).toBe('OverCapacity')
  expect(bodies.takenBytes).toBe(0)
  expect((await send(busy, { method: 'POST', url, headers: json, payload: '[]' })).status).toBe(200)
  expect(bodies.takenBytes).toBe(0)
})

test.each([
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/openapi.json'],
  ['GET', '/reference'],
  ['GET', '/nothing'],
  ['GET', '/new-ct/getStores'],
  ['PUT', '/new-ct/getMe'],
  ['GET', '/%ff'],
] as const)('types are not to be guessed: %s %s', async (method, address) => {
  const response = await middleware.server.inject({ method, url: address, headers: { host: 'sk.localhost' } })
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

describe('the host', () => {
  test.each(['sk.localhost', 'de.localhost:3000', 'localhost', 'anvil.at', 'www.anvil.at', 'LOCALHOST'])(
    '%s is known',
    async host => {
      expect((await send(middleware, { method: 'POST', url, headers: { ...json, host }, payload: '[]' })).status).toBe(200)
    },
  )

  test.each([
    ['evil.example', 'SK'],
    ['anvil.at.evil.example', 'SK'],
    ['xx.localhost', 'SK'],
    ['10.0.0.1', 'SK'],
    ['sk.localhost@evil.example', 'SK'],
    ['evil-anvil.at', 'AT'],
  ])('MKT-05 "%s" is unknown and gets the market of its ending or the default one: %s', async (host, country) => {
    expect(await countryOf({ headers: { host } })).toBe(country)
    expect(middleware.logLines.join('')).not.toContain(host)
  })

  async function countryOf(request: { remoteAddress?: string; headers: Record<string, string> }): Promise<unknown> {
    const { headers, ...where } = request
    const { status, body } = await send(middleware, {
      method: 'POST',
      url: '/new-ct/getStores',
      payload: '[]',
      headers: { ...json, ...headers },
      ...where,
    })
    const { data } = body as { data?: { stores: { results: { country: string }[] } } }
    return data ? data.stores.results[0]?.country : status
  }

  test('API-48 is the one a trusted proxy forwards, and no one else can set it', async () => {
    const headers = { host: 'sk.localhost', 'x-forwarded-host': 'de.localhost' }
    expect(await countryOf({ headers, remoteAddress: '127.0.0.1' })).toBe('DE')
    expect(await countryOf({ headers, remoteAddress: '203.0.113.7' })).toBe('SK')
    expect(await countryOf({ headers: { ...headers, 'x-forwarded-host': 'evil.example' }, remoteAddress: '127.0.0.1' })).toBe(
      'SK',
    )
    expect(await countryOf({ headers: { ...headers, 'x-forwarded-host': 'evil.example' }, remoteAddress: '203.0.113.7' })).toBe(
      'SK',
    )
  })
})

describe('a call that a browser makes for another site', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'http://de.localhost' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused with 403 and opens no session: %o', async foreign => {
    // However the address is written: the router reads %2D as a hyphen.
    for (const address of ['/new-ct/createCart', '/new%2Dct/createCart', '/graphql', '/%67raphql']) {
      const call = { method: 'POST', url: address, headers: { ...json, ...foreign }, payload: '[]' } as const
      expect((await expectError(call, 403, 'Forbidden')).setCookies).toEqual([])
    }
    expect(await middleware.engine.db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('is not one of the same host, also behind the storefront', async () => {
    const same = { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'sk.localhost:3000' }
    expect((await send(middleware, { method: 'POST', url, headers: { ...json, ...same }, payload: '[]' })).status).toBe(200)
  })

  test('may not read either: no header lets another origin in', async () => {
    const { headers } = await send(middleware, { method: 'POST', url, headers: json, payload: '[]' })
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
  })
})

test('bytes that are no HTTP are answered in the same form, and the connection ends', async () => {
  const socket = connect(await listening(), '127.0.0.1')
  socket.end('GARBAGE\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += chunk
  const [head = '', body = ''] = text.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close/)
  expect(head).toContain('X-Content-Type-Options: nosniff')
  expect(errorEnvelope.parse(JSON.parse(body)).statusCode).toBe(400)
  expect((await aShopper(middleware).post('isLoggedIn', [])).status).toBe(200)
})

test.each([
  ['without host', ['content-length: 2'], 200],
  ['that expects something', ['host: sk.localhost', 'expect: miracles', 'content-length: 2'], 200],
  ['with two hosts', ['host: sk.localhost', 'host: de.localhost', 'content-length: 2'], 400],
])('a request %s is answered by us and not by Node', async (_what, head, status) => {
  const socket = connect(await listening(), '127.0.0.1')
  const lines = ['POST /new-ct/isLoggedIn HTTP/1.1', 'content-type: application/json', 'connection: close', ...head]
  socket.end(`${lines.join('\r\n')}\r\n\r\n[]`)
  let text = ''
  for await (const chunk of socket) text += chunk
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toMatch(/cache-control: no-store/i)
})

test('a connection is answered for as long as it asks: only too much work is refused', async () => {
  const { port } = middleware.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const calls = 1500
  const ask = (last: boolean) => `GET /healthz HTTP/1.1\r\nhost: sk.localhost\r\n${last ? 'connection: close\r\n' : ''}\r\n`
  socket.write(`${ask(false).repeat(calls - 1)}${ask(true)}`)
  let text = ''
  for await (const chunk of socket) text += chunk
  const statuses = text.match(/HTTP\/1\.1 \d+/g) ?? []
  expect([statuses.length, ...new Set(statuses)]).toEqual([calls, 'HTTP/1.1 200'])
})
