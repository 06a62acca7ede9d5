import { randomUUID } from 'node:crypto'
import type { AddressDraft } from '@shop/contract'
import { OPERATIONS, type OperationName, type ParamsOf, type ResultOf, SESSION_COOKIE } from '@shop/contract'
import type { CategoryDraft } from '@shop/domain/category'
import { type LocalizedString, MARKETS, storeKeyOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { ProductDraft } from '@shop/domain/product'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { admissionLimitsFor } from './admission/admission.ts'
import { createMiddleware, type Middleware, type MiddlewareOptions } from './create-middleware.ts'

/** SKUs of the test shop: a press for 100 EUR and a crane for 299 EUR that travels as freight. */
export const PRESS = 'EX30000001'
export const CRANE = 'EX30000003'

/** A machine under load must not fail a test: nothing waits shorter than a test may last. */
const HANG_GUARD_MS = 600_000
const POOL_SIZE = 4

const kitchen: CategoryDraft = {
  id: randomUUID(),
  key: 'workshop',
  orderHint: '0.5',
  icon: 'box',
  name: inEverything('Workshop'),
  slug: inEverything('workshop'),
  description: inEverything('For workshops'),
  metaTitle: inEverything('Workshop'),
  metaDescription: inEverything('For workshops'),
}

function inEverything(text: string): LocalizedString {
  return { sk: text, de: text, en: text, fr: text, nl: text }
}

function aProduct(sku: string, name: string, eurCent: number, isFreight = false): ProductDraft {
  const digits = sku.slice(2)
  return {
    id: randomUUID(),
    key: name.toLowerCase(),
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: inEverything(name),
    slug: inEverything(`${name.toLowerCase()}-${digits}`),
    brand: 'Forge & Co',
    model: `M-${digits}`,
    family: 'press',
    tags: ['new'],
    isFreight,
    europeanArticleNumber: `400${digits}00`,
    categoryIds: [kitchen.id],
    description: inEverything('Strong.'),
    familyDescription: inEverything('For workshops.'),
    highlights: [inEverything('Strong')],
    deliveryPackage: [{ count: 1, name: inEverything(name) }],
    metaTitle: inEverything(name),
    metaDescription: inEverything(name),
    variants: [
      {
        sku,
        images: [{ url: '/pictures/press.0', label: 'front', width: 800, height: 800, widths: [400, 800] }],
        attributes: [{ name: 'power', value: 500 }],
        prices: [{ id: randomUUID(), value: moneyOf('EUR', eurCent) }],
      },
    ],
  }
}

async function stock(engine: EngineContext): Promise<void> {
  const stores = MARKETS.map(market => ({
    id: randomUUID(),
    key: storeKeyOf(market),
    country: market.country,
    languages: market.languages,
    name: { en: `Shop ${market.country}` },
    distributionChannels: [{ id: randomUUID() }],
    supplyChannels: [{ id: randomUUID() }],
    custom: {
      codFeeTitle: inEverything('Cash on delivery fee'),
      phone: '+421 2 0000 0100',
      email: 'service@anvil.example',
      switches: {
        googleReviews: false,
        extraGuaranteeSale: false,
        complementaryProducts: false,
        addressAutocomplete: false,
        trustScoreInHeader: false,
        vatValidation: false,
        taxRateChange: false,
        loyaltyDiscount: false,
      },
    },
  }))
  const products = [aProduct(PRESS, 'Press', 10_000), aProduct(CRANE, 'Crane', 29_900, true)]
  const attributeDefinitions = [{ name: 'power', type: 'number' as const, label: inEverything('Power') }]
  const pieces = [PRESS, CRANE].map(sku => ({ id: randomUUID(), sku, quantity: 500 }))
  const draft = { stores, categories: [kitchen], attributeDefinitions, products, stock: pieces }
  await importCatalogue(engine, draft, { name: 'test', contentHash: 'test' })
}

/** A middleware on a database of its own, stopped when the test file has run. */
export interface TestMiddleware extends Middleware {
  readonly engine: EngineContext
  readonly databaseUrl: string
  /** Log lines so far, as text. */
  readonly logLines: readonly string[]
}

/** Opens a middleware with all stores, two products and 500 pieces of each. It does not listen: use `inject`. */
export async function openTestMiddleware(options: MiddlewareOptions & { isEmpty?: boolean } = {}): Promise<TestMiddleware> {
  const databaseUrl = await cloneDatabaseUrl()
  const waits = { acquireTimeoutMs: HANG_GUARD_MS, lockTimeoutMs: HANG_GUARD_MS }
  const db = openDatabase({ databaseUrl, ...waits })
  afterAll(() => db.destroy())
  const engine = createContext(db)
  if (!options.isEmpty) await stock(engine)
  const logLines: string[] = []
  const middleware = createMiddleware(
    { databaseUrl, poolSize: POOL_SIZE, port: 0, bindHost: '127.0.0.1', trustedProxies: ['loopback'], logLevel: 'debug' },
    {
      limits: { ...admissionLimitsFor(POOL_SIZE), maxWaitMs: HANG_GUARD_MS },
      deadlineMs: HANG_GUARD_MS,
      waits,
      logStream: { write: line => logLines.push(line) },
      ...options,
    },
  )
  afterAll(() => middleware.stop())
  return { ...middleware, engine, databaseUrl, logLines }
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
  /** Value of her cookie header. */
  readonly cookie: string | undefined
  /** Sends any payload as JSON. */
  post(operation: string, payload: unknown): Promise<TestAnswer>
  /** The checked result of an operation. Throws when it is refused or its result has another form than the contract says. */
  do<Name extends OperationName>(
    name: Name,
    params: ParamsOf<(typeof OPERATIONS)[Name]>,
    customQuery?: string,
  ): Promise<ResultOf<(typeof OPERATIONS)[Name]>>
}

/** A new visitor of a host. */
export function aShopper(middleware: Middleware, host = 'sk.localhost'): Shopper {
  let cookie: string | undefined
  async function post(operation: string, payload: unknown): Promise<TestAnswer> {
    const answer = await send(middleware, {
      method: 'POST',
      url: `/new-ct/${operation}`,
      headers: { host, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      payload: JSON.stringify(payload),
    })
    const pair = answer.setCookies.find(value => value.startsWith(`${SESSION_COOKIE}=`))?.split(';')[0]
    if (pair) cookie = pair
    return answer
  }
  return {
    get cookie() {
      return cookie
    },
    post,
    async do(name, params, customQuery) {
      const { status, body } = await post(name, customQuery ? [params, customQuery] : [params])
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
      const { data } = body as { data: unknown }
      // Strict: an answer with a field that the contract does not know is a failure.
      return OPERATIONS[name].result.parse(data) as never
    },
  }
}

/** A good address in Slovakia. */
export const ADDRESS: AddressDraft = {
  firstName: 'Jana',
  lastName: 'Nová',
  streetName: 'Hlavná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 000 000',
}

/** Everything in the database that an operation could change, to compare before and after. */
export async function everythingStored({ db }: EngineContext): Promise<unknown> {
  return {
    carts: await db.selectFrom('cart').selectAll().orderBy('id').execute(),
    payments: await db.selectFrom('payment').selectAll().orderBy('id').execute(),
    orders: await db.selectFrom('order').selectAll().orderBy('id').execute(),
    sessions: await db.selectFrom('session').selectAll().orderBy('id').execute(),
    stock: await db.selectFrom('inventory_entry').selectAll().orderBy('id').execute(),
    movements: await db.selectFrom('stock_movement').selectAll().orderBy('id').execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}
