import { OPERATIONS } from '@shop/contract/operations'
import { fuzzShop } from '../../apps/middleware/src/testing/fuzz/fuzz-shop.ts'
import { createFuzzSender } from '../../apps/middleware/src/testing/fuzz/send-fuzz.ts'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { importProvingCatalogue } from '../../apps/middleware/src/testing/proving-catalogue.ts'
import { complain, reportOnShop, withShopUnderLoad } from './open-shop-under-load.ts'
import { loadPages } from './pages/load-pages.ts'

const SKUS = ['EX40000000', 'EX40000001'] as const
const PROGRESS_EVERY = 20_000

/** What is sent, and to what. */
interface FuzzSize {
  /** To operations and routes of a middleware. */
  readonly requests: number
  /** To pages of a whole shop. */
  readonly pages: number
  readonly seed: number
}

/** Sends hostile requests to every operation and route of a middleware, then to pages, and judges every answer. */
export async function loadFuzz({ requests, pages, seed }: FuzzSize): Promise<void> {
  if (requests > 0) await loadOperations({ requests, seed })
  if (pages > 0) await loadPages({ requests: pages, seed })
}

async function loadOperations({ requests, seed }: { requests: number; seed: number }): Promise<void> {
  console.log(`${requests} requests from seed ${seed}`)
  await withShopUnderLoad({ middlewares: 1 }, async shop => {
    const [middleware] = shop.middlewares
    if (!middleware) throw new Error('There is no middleware')
    await importProvingCatalogue(shop.engine, SKUS, [OPERATIONS.applyCartCoupon.example.params.code])
    const { port, routes } = middleware
    const started = performance.now()
    let announced = 0
    const report = await fuzzShop({
      send: createFuzzSender(port, { maxSockets: 24, timeoutMs: 30_000 }),
      transport: createHostTransport({ port, path: '/new-ct', maxSockets: 8 }),
      engine: shop.engine,
      routes,
      skus: SKUS,
      requests,
      seed,
      onBatch(sent) {
        if (sent < announced + PROGRESS_EVERY) return
        announced = sent
        console.log(`${sent} requests`)
      },
    })
    const seconds = (performance.now() - started) / 1000
    const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} x ${status}`)
    console.log(`${report.sent} requests in ${seconds.toFixed(0)} s: ${statuses.join(', ')}`)
    console.log(`${report.repeated} refused requests were repeated and changed nothing`)
    const successes = Object.entries(report.successes).sort(([, a], [, b]) => b - a)
    console.log(`successes: ${successes.map(([about, count]) => `${about} ${count}`).join(', ')}`)
    for (const defect of report.defects) complain(`DEFECT ${defect}`)
    await reportOnShop(shop)
  })
}
