import type { OperationName, ParamsOf, ResultOf, Transport } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import { COOKIES } from '@shop/domain/cookie'
import { networkOf } from '@shop/domain/session'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import type { MonitoringSettings } from '@shop/monitoring'
import { type SearchPort, SearchUnavailableError } from '@shop/search'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { admissionLimitsFor } from './admission/admission.ts'
import type { CacheAdmin } from './cache/cache-admin.ts'
import { importTestCatalogue } from './catalogue.fixtures.ts'
import { createMiddleware, type Middleware, type MiddlewareOptions } from './create-middleware.ts'
import { readUpstreamSettings, type UpstreamSettings } from './upstream/read-upstream-settings.ts'

/** A machine under load must not fail a test: nothing waits shorter than a test may last. */
const HANG_GUARD_MS = 600_000
const WAITS = { acquireTimeoutMs: HANG_GUARD_MS, lockTimeoutMs: HANG_GUARD_MS }
const POOL_SIZE = 4

/** A middleware on a database of its own, stopped when the test file has run. */
export interface TestMiddleware extends Middleware {
  readonly engine: EngineContext
  readonly databaseUrl: string
  /** Log lines so far, as text. */
  readonly logLines: string[]
}

/** Another middleware than a shop without settings has. */
type TestOptions = MiddlewareOptions & {
  standins?: string
  recommender?: string
  cacheAdmin?: CacheAdmin
  monitoring?: MonitoringSettings
}

/** Opens a middleware with all stores, two products and 500 units of each. It does not listen: use `inject`. */
export async function openTestMiddleware(
  options: TestOptions & {
    isEmpty?: boolean
    /** The URL under which the middleware reaches the database at the one that is given; by default that one. */
    routeOf?: (databaseUrl: string) => Promise<string>
  } = {},
): Promise<TestMiddleware> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, ...WAITS })
  afterAll(() => db.destroy())
  const engine = createContext(db)
  if (!options.isEmpty) await importTestCatalogue(engine)
  const logLines: string[] = []
  const { routeOf = async url => url, ...rest } = options
  const middleware = open(await routeOf(databaseUrl), logLines, rest)
  return { ...middleware, engine, databaseUrl, logLines }
}

/** One more server of a shop, with a queue and connections of its own. */
export function openSecondServer({ databaseUrl, logLines }: TestMiddleware): Middleware {
  return open(databaseUrl, logLines, {})
}

function open(databaseUrl: string, logLines: string[], options: TestOptions): Middleware {
  const middleware = createMiddleware(
    {
      databaseUrl,
      poolSize: POOL_SIZE,
      databaseWaitMs: 2000,
      port: 0,
      bindHost: '127.0.0.1',
      drainMs: 0,
      trustedProxies: ['loopback'],
      ordersSite: { localPort: 3100 },
      // All calls of a test come from this machine: a test about limits names other addresses.
      unlimitedNetworks: new Set([networkOf('127.0.0.1')]),
      localShopPort: 3000,
      logLevel: 'debug',
      ...upstreamSettingsOf(options.standins, options.recommender),
      cacheAdmin: options.cacheAdmin,
      monitoring: options.monitoring,
    },
    {
      limits: { ...admissionLimitsFor(POOL_SIZE), maxWaitMs: HANG_GUARD_MS },
      deadlineMs: HANG_GUARD_MS,
      waits: WAITS,
      logStream: { write: line => logLines.push(line) },
      // A test of something else searches plainly: no thread is started for it.
      openSearch: () => noSearch,
      ...options,
    },
  )
  afterAll(() => middleware.stop())
  return middleware
}

const unavailable = () => Promise.reject(new SearchUnavailableError('unreachable'))

/** A search that never answers. */
const noSearch: SearchPort = {
  search: unavailable,
  suggest: unavailable,
  applyTexts: unavailable,
  applyFacts: unavailable,
  applyOffers: unavailable,
  remove: unavailable,
  advance: unavailable,
  rebuild: unavailable,
  status: unavailable,
  close: async () => undefined,
}

/** Where nothing listens. */
const CLOSED_PORT = 'http://127.0.0.1:1'

/** Outside services of a test: those of the stand-ins at an address, or none. The shop recommends by itself unless told who does. */
export function upstreamSettingsOf(standins = CLOSED_PORT, recommender = ''): UpstreamSettings {
  return readUpstreamSettings({ STANDINS_PORT: new URL(standins).port, RECOMMENDATION_URL: recommender }, [])
}

/** Lets a middleware listen on a free port, and gives the way there over HTTP with connections that stay open. */
export async function transportTo({ server, model }: Middleware, maxSockets = 1000): Promise<Transport> {
  await model.catchUp()
  const port = await listen(server)
  return createHostTransport({ port, path: '/new-ct', maxSockets, timeoutMs: HANG_GUARD_MS })
}

/** Lets a server listen on a free port, with long timeouts: a slow machine must not hang up on a test. */
export async function listen(server: Middleware['server']): Promise<number> {
  server.server.setTimeout(HANG_GUARD_MS)
  server.server.requestTimeout = HANG_GUARD_MS
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** What a middleware logged as errors: defects, and faults of the database. */
export function errorLinesOf({ logLines }: TestMiddleware): string[] {
  return logLines.filter(line => (JSON.parse(line) as { level: number }).level >= 50)
}

/** An answer as a test looks at it. */
export interface TestAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  readonly setCookies: readonly string[]
}

/** Sends one request; `payload` is sent as it is. */
export async function send(middleware: Middleware, request: InjectOptions): Promise<TestAnswer> {
  // What a test has committed is visible to it at once, and not after the next look at the changes.
  await middleware.model.catchUp().catch(() => undefined)
  const response = await middleware.server.inject(request)
  return {
    status: response.statusCode,
    body: response.body === '' ? undefined : JSON.parse(response.body),
    headers: response.headers,
    setCookies: [response.headers['set-cookie'] ?? []].flat(),
  }
}

/** A browser in front of one store: it keeps the cookies it is given. */
export interface Shopper {
  /** Value of the cookie header. */
  readonly cookie: string | undefined
  /** Sends any payload as JSON. */
  post(operation: string, payload: unknown, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>
  /** Reads an address. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>
  /** The checked result of an operation. Throws when it is refused or its result has another form than the contract says. */
  do<Name extends OperationName>(name: Name, params: ParamsOf<Name>, customQuery?: string): Promise<ResultOf<Name>>
}

/** A new visitor of a host, or one who brings a cookie. */
export function aShopper(middleware: Middleware, host = 'sk.localhost', broughtCookie?: string): Shopper {
  let cookie = broughtCookie
  async function post(operation: string, payload: unknown, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> {
    const answer = await send(middleware, {
      method: 'POST',
      url: `/new-ct/${operation}`,
      headers: { host, 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
      payload: JSON.stringify(payload),
    })
    const undeclared = undeclaredErrorsIn(operation, answer.body)
    if (undeclared.length > 0) throw new Error(`The row of ${operation} does not declare ${undeclared.join(', ')}`)
    const pair = answer.setCookies.find(value => value.startsWith(`${COOKIES.session.name}=`))?.split(';')[0]
    if (pair) cookie = pair
    return answer
  }
  return {
    get cookie() {
      return cookie
    },
    post,
    get: (url, headers = {}) =>
      send(middleware, { method: 'GET', url, headers: { host, ...(cookie ? { cookie } : {}), ...headers } }),
    async do(name, params, customQuery) {
      const { status, body } = await post(name, customQuery ? [params, customQuery] : [params])
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      const { data } = body as { data: unknown }
      // Strict: an answer with a field that the contract does not know is a failure.
      return OPERATIONS[name].result.parse(data) as never
    },
  }
}

import { createHostTransport } from './testing/host-transport.ts'
import { undeclaredErrorsIn } from './testing/undeclared-errors.ts'

export { ADDRESS } from './testing/address.ts'

/** Everything in the database that an operation could change, to compare before and after. */
export async function everythingStored({ db }: EngineContext): Promise<unknown> {
  return {
    customers: await db.selectFrom('customer').selectAll().orderBy('id').execute(),
    carts: await db.selectFrom('cart').selectAll().orderBy('id').execute(),
    payments: await db.selectFrom('payment').selectAll().orderBy('id').execute(),
    orders: await db.selectFrom('order').selectAll().orderBy('id').execute(),
    sessions: await db.selectFrom('session').selectAll().orderBy('id').execute(),
    stock: await db.selectFrom('inventory_entry').selectAll().orderBy('id').execute(),
    movements: await db.selectFrom('stock_movement').selectAll().orderBy('order_id').orderBy('sku').orderBy('kind').execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}
