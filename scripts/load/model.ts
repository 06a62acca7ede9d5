import { describeViolation } from '../../apps/middleware/src/testing/history/describe-history.ts'
import { KNOWN_CODES } from '../../apps/middleware/src/testing/history/model-codes.ts'
import { runHistories, shelvesOf, shrinkViolation } from '../../apps/middleware/src/testing/history/run-histories.ts'
import { createHostTransport } from '../../apps/middleware/src/testing/host-transport.ts'
import { importProvingCatalogue } from '../../apps/middleware/src/testing/proving-catalogue.ts'
import { complain, reportOnShop, withShopUnderLoad } from './open-shop-under-load.ts'

const AT_ONCE = 16
const PROGRESS_EVERY = 1000

/** Runs histories of shared carts over two middlewares of one shop and checks each against the model (rule C1). */
export async function loadModel({ histories, seed }: { histories: number; seed: number }): Promise<void> {
  console.log(`${histories} histories from seed ${seed}`)
  await withShopUnderLoad({ middlewares: 2 }, async shop => {
    const shelves = shelvesOf(AT_ONCE)
    const skus = shelves.flatMap(({ stock }) => Object.keys(stock))
    await importProvingCatalogue(shop.engine, skus, KNOWN_CODES)
    let checked = 0
    let calls = 0
    const started = performance.now()
    const wanted = {
      transports: shop.middlewares.map(({ port }) => createHostTransport({ port, path: '/new-ct', maxSockets: 64 })),
      engine: shop.engine,
      shelves,
      firstSeed: seed,
      count: histories,
      onHistory(history: { readonly calls: readonly unknown[] }) {
        checked += 1
        calls += history.calls.length
        if (checked % PROGRESS_EVERY === 0) console.log(`${checked} histories, ${calls} calls`)
      },
    }
    const found = await runHistories(wanted)
    const seconds = (performance.now() - started) / 1000
    console.log(`${checked} histories with ${calls} calls are linearizable, ${seconds.toFixed(0)} s`)
    if (found) {
      const smallest = (await shrinkViolation(wanted, found.seed)) ?? found.violation
      complain(`seed ${found.seed} is not:\n${describeViolation(smallest)}`)
    }
    await reportOnShop(shop)
  })
}
