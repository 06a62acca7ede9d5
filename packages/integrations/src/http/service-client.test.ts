import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { isInsideAddress } from './public-lookup.ts'
import { createServiceClient, type ServiceRequest, UpstreamError } from './service-client.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const endings: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(endings.map(end => end())))

/** A service that answers each call by the next of some answers, the last one again and again. */
async function aService(...answers: Answer[]) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`)
    answers[Math.min(paths.length, answers.length) - 1]?.(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  endings.push(
    async () => server.closeAllConnections(),
    async () => server.close(),
  )
  const address = server.address()
  return { paths, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

const ok: Answer = (_request, response) => response.end('ok')
const broken: Answer = (_request, response) => response.writeHead(503).end('busy')
const silent: Answer = () => undefined
const READ: ServiceRequest = { method: 'GET', isRepeatable: true }

function aClient(baseUrl: string, changes: Partial<Parameters<typeof createServiceClient>[0]> = {}) {
  const client = createServiceClient({ service: 'test', baseUrl, totalTimeoutMs: 60_000, ...changes })
  endings.push(() => client.close())
  return client
}

async function reasonOf(calling: Promise<unknown>): Promise<string> {
  const error = await calling.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UpstreamError)
  return (error as UpstreamError).reason
}

test('path and query are appended to the base address, encoded, and never replace it', async () => {
  const { url, paths } = await aService(ok)
  const client = aClient(`${url}/base/`)
  const answer = await client.call({ ...READ, path: '/a', query: { q: 'ä&b=//evil.example' } })
  expect(answer).toEqual({ status: 200, text: 'ok' })
  await client.call({ ...READ, path: '//evil.example/x' })
  expect(paths).toEqual(['GET /base/a?q=%C3%A4%26b%3D%2F%2Fevil.example', 'GET /base//evil.example/x'])
})

test('a call that may be made again is made three times at most, any other once', async () => {
  const recovering = await aService(broken, broken, ok)
  expect(await aClient(recovering.url).call(READ)).toEqual({ status: 200, text: 'ok' })
  const down = await aService(broken)
  expect(await aClient(down.url).call(READ)).toEqual({ status: 503, text: 'busy' })
  expect(down.paths).toHaveLength(3)
  const once = await aService(broken)
  expect(await aClient(once.url).call({ method: 'POST', json: {}, isRepeatable: false })).toMatchObject({ status: 503 })
  expect(once.paths).toHaveLength(1)
})

test('after failures in a row nothing is called for a while, then one call tries', async () => {
  const service = await aService(broken, broken, ok)
  const patient = aClient(service.url, { failuresUntilOpen: 2, openForMs: 600_000 })
  const once = { ...READ, isRepeatable: false }
  await patient.call(once)
  await patient.call(once)
  expect(await reasonOf(patient.call(once))).toBe('circuit-open')
  expect(await reasonOf(patient.call(READ))).toBe('circuit-open')
  expect(service.paths).toHaveLength(2)

  const recovering = await aService(broken, ok)
  const trying = aClient(recovering.url, { failuresUntilOpen: 1, openForMs: 0 })
  await trying.call(once)
  expect(await trying.call(once)).toEqual({ status: 200, text: 'ok' })
})

test('silence, a connection cut off, no server, a redirect and a flood fail with their reasons', async () => {
  const { url: silence } = await aService(silent)
  expect(await reasonOf(aClient(silence, { totalTimeoutMs: 200 }).call(READ))).toBe('timeout')
  const { url: cut } = await aService(request => request.socket.destroy())
  expect(await reasonOf(aClient(cut).call(READ))).toBe('unreachable')
  expect(await reasonOf(aClient('http://127.0.0.1:1').call(READ))).toBe('unreachable')
  const moved = await aService((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end())
  expect(await reasonOf(aClient(moved.url).call(READ))).toBe('redirect')
  expect(moved.paths).toEqual(['GET /'])
  const flood = await aService((_request, response) => response.end('x'.repeat(5000)))
  expect(await reasonOf(aClient(flood.url, { maxBodyBytes: 1000 }).call(READ))).toBe('too-large')
  expect(flood.paths).toHaveLength(1)
})

test('more calls at the same time than there may be fail at once', async () => {
  let answer: (() => void) | undefined
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  const { url } = await aService((_request, response) => {
    answer = () => response.end('ok')
    resolve()
  })
  const client = aClient(url, { maxConcurrentCalls: 1 })
  const first = client.call(READ)
  await arrived
  expect(await reasonOf(client.call(READ))).toBe('too-many-calls')
  answer?.()
  expect(await first).toEqual({ status: 200, text: 'ok' })
})

test('A6 a failure names neither address nor content', async () => {
  const failing = aClient('http://127.0.0.1:1/secret-path').call({ ...READ, query: { q: 'jana@example.org' } })
  await expect(failing).rejects.toThrow(/^The service test did not answer: unreachable$/)
})

test('addresses inside are told from those outside', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    'x',
  ]
  expect(inside.filter(address => !isInsideAddress(address))).toEqual([])
  expect(['93.184.215.14', '172.32.0.1', '2606:4700::1111'].filter(isInsideAddress)).toEqual([])
})

test('a base address of another protocol is refused', () => {
  expect(() => aClient('file:///etc/passwd')).toThrow('not http or https')
})
