import { cpus } from 'node:os'
import type { Cart } from '@shop/domain/cart'
import { createContext, openDatabase } from '@shop/engine/database'
import { createVersionedRows } from '@shop/engine/proving'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { inTurns } from '../../apps/middleware/src/testing/in-turns.ts'
import { importProvingCatalogue } from '../../apps/middleware/src/testing/proving-catalogue.ts'
import { withShopUnderLoad } from '../load/open-shop-under-load.ts'
import { type BenchCart, type CartWay, openBenchCart } from './bench-carts.ts'
import { type BenchCase, measureRound, median, type Round } from './measure.ts'
import { describeLoad } from './report/machine.ts'
import { formatTable } from './report/table.ts'
import { withBenchDatabase } from './shop/bench-database.ts'
import { measureStatements } from './statement-times.ts'

const CARTS = 100
const SKUS = ['EX40000000', 'EX40000001', 'EX40000002', 'EX40000003', 'EX40000004']
const CLIENTS = [1, 8, 32]
const MAX_ROUNDS = 5
/** No round begins later, so that a slow machine measures fewer of them and not for ever. */
const LAST_ROUND_MS = 75_000

/** Longest execution of a statement of a cart or an order on the database, ms. */
const STATEMENT_BAR_MS = 0.3
const CATALOGUE = 5000

/**
 * Measures cart operations on distinct carts of five lines, in the engine and over HTTP, next to the floor: one
 * versioned update of a row of the same size. Everything takes turns in every round; medians of the rounds are shown. Then, on
 * the catalogue of 5,000 products, how long the database executes each of their statements.
 */
export async function benchEngine(): Promise<void> {
  await measureCarts()
  await withBenchDatabase({ products: CATALOGUE, shopFolder: '.' }, async ({ databaseUrl }) => {
    const times = await measureStatements(databaseUrl)
    const rows = times.map(({ operation, statement, medianMs }) => [
      operation,
      statement,
      medianMs.toFixed(3),
      `<= ${STATEMENT_BAR_MS} ms: ${medianMs <= STATEMENT_BAR_MS ? 'met' : 'missed'}`,
    ])
    console.log(`\n${CATALOGUE} products: statements of a visit with two lines and an order; ${describeLoad()}`)
    console.log(formatTable(['', 'statement', 'ms in the database', 'bar'], rows))
  })
}

async function measureCarts(): Promise<void> {
  const begun = performance.now()
  await withShopUnderLoad({ middlewares: 1, durable: true }, async ({ engine, middlewares, databaseUrl }) => {
    const [middleware] = middlewares
    if (!middleware) throw new Error('There is no middleware')
    await importProvingCatalogue(engine, SKUS)
    const transport = createHostTransport({ port: middleware.port, path: '/new-ct', maxSockets: 64 })
    const db = openDatabase({ databaseUrl, poolSize: 8, acquireTimeoutMs: 60_000 })
    try {
      const context = createContext(db)
      const carts = await inTurns(Array.from({ length: CARTS }), 8, () => openBenchCart(transport, context, SKUS))
      const rows = await createVersionedRows(
        context,
        carts.map(({ cart }) => cart),
      )
      const floor: BenchCase = { name: 'versioned update', work: place => rows.update(place) }
      const cases = [
        floor,
        ...casesOf('engine', carts, ({ inEngine }) => inEngine),
        ...casesOf('http', carts, ({ overHttp }) => overHttp),
      ]
      const rounds = await measureAll(cases, begun)
      print(floor, cases, rounds, JSON.stringify(carts[0]?.cart).length)
    } finally {
      await db.destroy()
    }
  })
}

/** The three operations by one way. Each leaves the carts as the next one needs them, or prepares them. */
function casesOf(way: string, carts: readonly BenchCart[], wayTo: (cart: BenchCart) => CartWay): BenchCase[] {
  const change = (place: number, work: (way: CartWay, cart: Cart) => Promise<Cart>) => {
    const subject = carts[place]
    if (!subject) throw new Error(`There is no cart ${place}`)
    return work(wayTo(subject), subject.cart).then(cart => {
      subject.cart = cart
    })
  }
  const last = ({ lineItems }: Cart) => {
    const line = lineItems.at(-1)
    if (!line) throw new Error('The cart is empty')
    return line
  }
  const completeCarts = () =>
    inTurns(carts, 8, async subject => {
      for (const sku of SKUS) {
        const isThere = subject.cart.lineItems.some(({ variant }) => variant.sku === sku)
        if (!isThere) subject.cart = await subject.inEngine.add(subject.cart, sku, 1)
      }
    }).then(() => undefined)
  return [
    {
      name: `${way}: addToCart`,
      prepare: completeCarts,
      work: place => change(place, (to, cart) => to.add(cart, SKUS[0] ?? '', 1)),
    },
    {
      name: `${way}: updateCartQuantity`,
      prepare: completeCarts,
      work: place => change(place, (to, cart) => to.setQuantity(cart, last(cart).id, last(cart).quantity === 1 ? 2 : 1)),
    },
    {
      name: `${way}: removeFromCart`,
      prepare: completeCarts,
      work: place => change(place, (to, cart) => to.remove(cart, last(cart).id)),
    },
  ]
}

type Rounds = ReadonlyMap<string, readonly Round[]>

function keyOf({ name }: BenchCase, clients: number): string {
  return `${name} ${clients}`
}

async function measureAll(cases: readonly BenchCase[], begun: number): Promise<Rounds> {
  const rounds = new Map<string, Round[]>()
  // Compilers and caches first.
  for (const bench of cases) await measureRound(bench, { clients: 8, subjects: CARTS })
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if (round > 1 && performance.now() - begun > LAST_ROUND_MS) break
    for (const clients of CLIENTS) {
      for (const bench of cases) {
        const measured = await measureRound(bench, { clients, subjects: CARTS })
        rounds.set(keyOf(bench, clients), [...(rounds.get(keyOf(bench, clients)) ?? []), measured])
      }
    }
  }
  return rounds
}

function print(floor: BenchCase, cases: readonly BenchCase[], rounds: Rounds, documentBytes: number): void {
  const of = (bench: BenchCase, clients: number) => rounds.get(keyOf(bench, clients)) ?? []
  const rows = CLIENTS.flatMap(clients =>
    cases.map(bench => {
      const own = of(bench, clients)
      // Each round next to the floor of the same round: what else the machine did then slowed both.
      const ratio = median(
        own.map((round, index) => (of(floor, clients)[index]?.operationsPerSecond ?? 0) / round.operationsPerSecond),
      )
      return [
        bench.name,
        String(clients),
        median(own.map(({ operationsPerSecond }) => operationsPerSecond)).toFixed(0),
        median(own.map(({ p50Ms }) => p50Ms)).toFixed(2),
        median(own.map(({ p99Ms }) => p99Ms)).toFixed(2),
        bench === floor ? '1' : ratio.toFixed(1),
      ]
    }),
  )
  const count = of(floor, CLIENTS[0] ?? 1).length
  const [processor] = cpus()
  console.log(`${CARTS} carts of ${SKUS.length} lines (${documentBytes} bytes), durable, median of ${count} rounds`)
  console.log(`${cpus().length} x ${processor?.model.trim()}, Node ${process.versions.node}\n`)
  console.log(formatTable(['', 'clients', 'ops/s', 'p50 ms', 'p99 ms', 'x floor'], rows))
}
