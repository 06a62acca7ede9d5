import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { routeHealth } from './readiness.ts'

let asked = 0
let status = 200
const middleware = createServer((_request, response) => {
  asked++
  response.writeHead(status).end('{}')
})
await new Promise<void>(resolve => middleware.listen(0, '127.0.0.1', resolve))
let isDraining = false
const server = Fastify()
routeHealth(server, `http://127.0.0.1:${(middleware.address() as AddressInfo).port}`, () => isDraining)
afterAll(() => server.close())

const readiness = async () => {
  const { statusCode, body } = await server.inject('/readyz')
  return [statusCode, JSON.parse(body).status]
}

test('the storefront is ready while its middleware is, asks it once for many, and is alive without it', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, readiness))).toEqual(Array(20).fill([200, 'ready']))
  expect(asked).toBe(1)
  status = 503
  await vi.waitUntil(async () => (await readiness())[0] === 503, { timeout: 60_000 })
  expect(await readiness()).toEqual([503, 'not ready'])
  status = 200
  await vi.waitUntil(async () => (await readiness())[0] === 200, { timeout: 60_000 })
  middleware.close()
  middleware.closeAllConnections()
  await vi.waitUntil(async () => (await readiness())[0] === 503, { timeout: 60_000 })
  expect((await server.inject('/healthz')).statusCode).toBe(200)
  isDraining = true
  expect(await readiness()).toEqual([503, 'draining'])
})
