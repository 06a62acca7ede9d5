import { join } from 'node:path'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { complain } from '../../load/open-shop-under-load.ts'
import type { BenchOptions } from '../bench-options.ts'
import { pageKinds, visitAll } from '../pages/page-cases.ts'
import { describeLoad, describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { openBenchShop, prepareShop } from '../shop/bench-shop.ts'
import { BENCH_HOST, findTargets } from '../shop/bench-targets.ts'
import { fillStock } from '../shop/fill-stock.ts'
import { watchMemory } from '../shop/watch-memory.ts'
import { type LoadStep, runLoadStep, type Visit } from './load-step.ts'
import { createVisits } from './shopper-visits.ts'

const FIRST_PER_SECOND = 2
const GROWTH = 1.5
const MAX_P95_MS = 1000
const MAX_FAILURES = 10

/**
 * Lets more and more shoppers come, who look around, search and buy, until the first is refused or one of twenty requests
 * takes longer than a second. Then checks everything that must always hold of what they left behind.
 */
export async function benchShoppers({ sizes, seconds, rounds, shopFolder }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async ({ databaseUrl, folder }) => {
      const shop = await openBenchShop({ shopFolder, databaseUrl, searchFolder: join(folder, 'search') })
      try {
        const looking = { host: BENCH_HOST, targets: await findTargets(shop) }
        const buying = { host: 'sk.localhost', targets: await findTargets(shop, { host: 'sk.localhost', language: 'sk' }) }
        const skus = [looking, buying].flatMap(({ targets }) => targets.products.map(({ sku }) => sku))
        await fillStock(databaseUrl, [...new Set(skus)])
        await visitAll(shop, pageKinds(looking.targets), 1)
        const memory = watchMemory([shop.pid])
        const steps = await raiseLoad(createVisits(shop, { looking, buying }), { seconds, maxSteps: rounds })
        print(products, steps)
        console.log(`shop process: ${memory.stop().peak.toFixed(0)} MB at most`)
      } finally {
        await shop.stop()
      }
      await requireSoundData(databaseUrl)
    })
}

async function raiseLoad(
  nextVisit: () => Visit,
  { seconds, maxSteps }: { readonly seconds: number; readonly maxSteps: number },
): Promise<readonly LoadStep[]> {
  const steps: LoadStep[] = []
  // Not measured: compilers and prepared statements first.
  await runLoadStep(FIRST_PER_SECOND, seconds, nextVisit)
  for (let perSecond = FIRST_PER_SECOND; steps.length < maxSteps; perSecond *= GROWTH) {
    const step = await runLoadStep(perSecond, seconds, nextVisit)
    steps.push(step)
    if (!isSound(step)) break
  }
  return steps
}

function isSound({ refused, failures, p95Ms }: LoadStep): boolean {
  return refused === 0 && failures.length === 0 && p95Ms <= MAX_P95_MS
}

function print(products: number, steps: readonly LoadStep[]): void {
  const rows = steps.map(step => [
    step.perSecond.toFixed(1),
    step.requestsPerSecond.toFixed(0),
    step.ordersPerSecond.toFixed(1),
    ...[step.p50Ms, step.p95Ms, step.p99Ms].map(ms => ms.toFixed(0)),
    String(step.refused),
    String(step.failures.length),
  ])
  console.log(`\n${products} products: shoppers who look around (60 %), search (30 %) and buy (10 %); ${describeLoad()}`)
  console.log(formatTable(['shoppers/s', 'requests/s', 'orders/s', 'p50 ms', 'p95 ms', 'p99 ms', 'refused', 'failed'], rows))
  const last = steps.at(-1)
  const held = steps.findLast(isSound)
  if (last && !isSound(last))
    console.log(
      last.refused > 0 ? `ended by ${last.refused} refusals` : `ended because one of twenty took ${last.p95Ms.toFixed(0)} ms`,
    )
  if (held)
    console.log(
      `borne: ${held.requestsPerSecond.toFixed(0)} requests and ${held.ordersPerSecond.toFixed(1)} orders a second, clients on the same processors`,
    )
  for (const failure of steps.flatMap(({ failures }) => failures).slice(0, MAX_FAILURES)) complain(failure)
}

async function requireSoundData(databaseUrl: string): Promise<void> {
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  try {
    const results = await checkInvariants(createContext(db))
    const broken = results.filter(({ violations }) => violations > 0)
    for (const { rule, title, offenders } of broken) complain(`VIOLATED ${rule} ${title} (${offenders.join(', ')})`)
    if (broken.length === 0) console.log(`all ${results.length} invariants hold`)
  } finally {
    await db.destroy()
  }
}
