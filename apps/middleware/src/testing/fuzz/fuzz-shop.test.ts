import { OPERATIONS } from '@shop/contract/operations'
import { checkInvariants } from '@shop/engine/invariants'
import { expect, test } from 'vitest'
import { errorLinesOf, listen, openTestMiddleware } from '../../middleware.fixtures.ts'
import { createHostTransport } from '../host-transport.ts'
import { importProvingCatalogue } from '../proving-catalogue.ts'
import { type FuzzReport, fuzzShop } from './fuzz-shop.ts'
import { routesOfServer } from './routes-of-server.ts'
import { createFuzzSender } from './send-fuzz.ts'

const REQUESTS = 3000
const HANG_GUARD_MS = 600_000
const skus = ['EX40000000', 'EX40000001'] as const

const middleware = await openTestMiddleware({ isEmpty: true })
await importProvingCatalogue(middleware.engine, skus, [OPERATIONS.applyCartCoupon.example.params.code])
await middleware.model.catchUp()
const port = await listen(middleware.server)
const routes = routesOfServer(middleware.server)

let report: FuzzReport

test('the routes are those of the server', () => {
  const methods = new Map(routes.map(route => [route.path, route.methods]))
  expect(methods.get('/new-ct/:operation')).toContain('POST')
  for (const path of ['/healthz', '/readyz', '/openapi.json']) expect(methods.get(path)).toContain('GET')
})

test(`API-03 ${REQUESTS} valid, mutated and hostile requests: no 5xx, every refusal in its form, and none changes anything`, async () => {
  const seed = Math.floor(Date.now() / 1000)
  report = await fuzzShop({
    send: createFuzzSender(port, { maxSockets: 24, timeoutMs: HANG_GUARD_MS }),
    transport: createHostTransport({ port, path: '/new-ct', maxSockets: 8, timeoutMs: HANG_GUARD_MS }),
    engine: middleware.engine,
    routes,
    skus,
    requests: REQUESTS,
    seed,
  })
  expect(report.defects, `seed ${seed}`).toEqual([])
  // No provider of sign-ins is there, which the log says too.
  expect(errorLinesOf(middleware).filter(line => !line.includes('"codes":["provider-unavailable"]'))).toEqual([])
  expect((await checkInvariants(middleware.engine)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('the requests get far: many are repeated refusals, and nearly every operation succeeds too', () => {
  expect(report.repeated).toBeGreaterThan(REQUESTS / 5)
  expect(Object.keys(report.successes).filter(about => about in OPERATIONS).length).toBeGreaterThan(8)
})
