import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchOptions } from '../bench-options.ts'
import { Connection } from '../http/connection.ts'
import { drive, shareOf } from '../http/drive.ts'
import { requestMessage } from '../http/request-message.ts'
import { describeBar, verdictOf } from '../report/bar.ts'
import { describeLoad, describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { type BenchShop, openBenchShop, prepareShop } from '../shop/bench-shop.ts'
import { type BenchTargets, findTargets } from '../shop/bench-targets.ts'
import { fillStock } from '../shop/fill-stock.ts'
import { residentMegabytesOf } from '../shop/process-cost.ts'
import { type Followed, type LiveSockets, startLiveSockets } from './live-sockets.ts'
import { type LiveVisitor, openVisitors } from './live-visitors.ts'

const SOCKETS = 5000
/** Of them, the ones that lose their connection and come back at once. */
const STORM = 1000
/** How many of all connect at the same time at first. */
const AT_ONCE = 100
/** Carts that change while all are connected, one after the other. */
const CHANGES = 200
const CLIENTS = 8
const MAX_STORM_MS = 60_000

const BARS = {
  slowdown: { limit: 2, unit: 'x without' },
  memory: { limit: 300, unit: 'MB more' },
  delay: { limit: 300, unit: 'ms' },
} as const

/** Asks a shop for products while no one is connected, while thousands are, and while many of them come back at once. */
export async function benchLive({ sizes, seconds, shopFolder }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async ({ databaseUrl, folder }) => {
      const env = { LIVE_MAX_CONNECTIONS: String(SOCKETS + STORM), TRUSTED_PROXIES: '127.0.0.1' }
      const shop = await openBenchShop({ shopFolder, databaseUrl, searchFolder: join(folder, 'search'), env })
      try {
        const { products: sold } = await findTargets(shop)
        await fillStock(
          databaseUrl,
          sold.map(({ sku }) => sku),
        )
        await measure(shop, sold, seconds)
      } finally {
        await shop.stop()
      }
    })
}

async function measure(shop: BenchShop, products: BenchTargets['products'], seconds: number): Promise<void> {
  console.log(`opening ${SOCKETS} carts`)
  const visitors = await openVisitors(
    shop,
    SOCKETS,
    products.map(({ sku }) => sku),
  )
  const afterSeconds = { ms: seconds * 1000 }
  await drivenP95(shop, products, afterSeconds)
  const alone = await drivenP95(shop, products, afterSeconds)
  const before = residentMegabytesOf(shop.pid)
  const sockets = startLiveSockets(shop.port)
  await sockets.follow(visitors.map(followedOf), AT_ONCE)
  const idle = await drivenP95(shop, products, afterSeconds)
  const megabytes = residentMegabytesOf(shop.pid) - before
  const delays = await delaysOf(sockets, spread(visitors, CHANGES))

  const leaving = visitors.slice(-STORM)
  await sockets.close(leaving.map(({ place }) => place))
  let hasEnded = false
  const returning = sockets.follow(leaving.map(followedOf), STORM).finally(() => {
    hasEnded = true
  })
  // While they come back and no longer: the quiet time afterwards would make it look better.
  const storm = await drivenP95(shop, products, { ms: MAX_STORM_MS, isDone: () => hasEnded })
  const toldMs = await returning
  await sockets.close(visitors.map(({ place }) => place))
  await sockets.end()

  console.log(`\n${SOCKETS} websockets, each with a cart of its own, through the storefront; ${describeLoad()}`)
  const row = (what: string, p95: number) => [
    what,
    p95.toFixed(1),
    `${(p95 / alone).toFixed(1)} x`,
    verdict(p95 / alone, BARS.slowdown),
  ]
  console.log(
    formatTable(
      ['product details, 8 clients', 'p95 ms', 'without', 'bar'],
      [['no websocket', alone.toFixed(1), '', ''], row('all idle', idle), row(`${STORM} come back`, storm)],
    ),
  )
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map(share => shareOf(delays, share))
  console.log(
    `from the answer of a change to its event: ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${verdict(p95, BARS.delay)})`,
  )
  console.log(`memory of the shop process: ${megabytes.toFixed(0)} MB more (${verdict(megabytes, BARS.memory)})`)
  const toldAfter = [0.5, 1].map(share => `${(shareOf(toldMs, share) / 1000).toFixed(1)} s`)
  console.log(`of ${STORM} that came back in the same moment half were told after ${toldAfter[0]}, all after ${toldAfter[1]}`)
}

/** Some of them from everywhere in the list: the shop looks at neighbours together, and would always have just looked. */
function spread(visitors: readonly LiveVisitor[], count: number): LiveVisitor[] {
  return Array.from({ length: count }, (_, number) => visitors[(number * 997) % visitors.length] as LiveVisitor)
}

/** What the thread of the connections needs of a visitor. */
function followedOf({ place, cartId, cookie, sku }: LiveVisitor): Followed {
  return { place, cartId, cookie, sku }
}

function verdict(figure: number, bar: { readonly limit: number; readonly unit: string }): string {
  return `${describeBar(bar)}: ${verdictOf(figure, bar)}`
}

/** How long one of twenty asks at most for the details of a product, in ms. */
async function drivenP95(
  { port }: BenchShop,
  products: BenchTargets['products'],
  { ms, isDone = () => false }: { readonly ms: number; readonly isDone?: () => boolean },
): Promise<number> {
  const durations: number[] = []
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const connection = await Connection.open(port)
      let turn = number
      return {
        async work() {
          const slug = products[turn++ % products.length]?.slug
          const json = [{ where: { slug }, locale: 'de' }, 'product-details']
          const message = requestMessage({ path: '/api/new-ct/getProduct', host: `de.localhost:${port}`, json })
          const begun = performance.now()
          const { status } = await connection.send(message)
          if (status !== 200) throw new Error(`getProduct was answered ${status}`)
          durations.push(performance.now() - begun)
        },
        isDone,
        close: () => connection.close(),
      }
    }),
  )
  await drive(clients, ms)
  for (const client of clients) client.close()
  return shareOf(
    durations.toSorted((a, b) => a - b),
    0.95,
  )
}

/** How long after the answer of a change its event comes, for one visitor after the other, in ms, sorted. */
async function delaysOf(sockets: LiveSockets, visitors: readonly LiveVisitor[]): Promise<number[]> {
  const delays: number[] = []
  for (const visitor of visitors) {
    const told = sockets.nextMessage(visitor.place)
    await visitor.change()
    const answered = performance.timeOrigin + performance.now()
    delays.push(Math.max(0, (await told) - answered))
    await wait(Math.random() * 50)
  }
  return delays.sort((a, b) => a - b)
}
