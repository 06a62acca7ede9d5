import { join } from 'node:path'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { complain } from '../../load/open-shop-under-load.ts'
import { pageKinds, visitAll } from '../pages/page-cases.ts'
import type { BenchDatabase } from '../shop/bench-database.ts'
import { type BenchShop, openBenchShop } from '../shop/bench-shop.ts'
import { BENCH_HOST, findTargets } from '../shop/bench-targets.ts'
import { fillStock } from '../shop/fill-stock.ts'
import { type LoadGenerator, startGenerator } from './load-generator.ts'
import type { LoadedProcesses } from './processor-shares.ts'
import type { Comers, VisitedShop } from './shopper-visits.ts'

/** A shop of some processes, and a generator of a load on it. */
export interface OpenLoad {
  readonly shop: BenchShop
  readonly generator: LoadGenerator
  readonly processes: LoadedProcesses
}

interface LoadOptions extends Pick<BenchDatabase, 'databaseUrl' | 'folder' | 'postgres'> {
  readonly shopFolder: string
  readonly processes: number
  readonly comers: Comers
  readonly inspectPort?: number
}

/** Opens a shop in as many processes behind one port, with enough on stock, lets work put its load on it, and checks what that left behind. */
export async function withLoad(options: LoadOptions, work: (load: OpenLoad) => Promise<void>): Promise<void> {
  const { databaseUrl, folder, postgres, comers, inspectPort, ...common } = options
  const debugging = inspectPort === undefined ? {} : { inspectPort }
  const shop = await openBenchShop({ ...common, databaseUrl, searchFolder: join(folder, 'search'), ...debugging })
  try {
    const visited = await findVisits(shop, databaseUrl)
    // Each over a connection of its own, which another process takes.
    for (const _process of shop.answering) await visitAll(shop, pageKinds(visited.looking.targets), 1)
    const generator = startGenerator({ shop: visited, comers })
    try {
      await work({ shop, generator, processes: { shop, postgres: postgres.pid, generator: generator.pid } })
    } finally {
      await generator.stop()
    }
  } finally {
    await shop.stop()
  }
  await requireSoundData(databaseUrl)
}

/** Where shoppers of a shop go; there is enough on stock of what they buy. */
export async function findVisits(shop: BenchShop, databaseUrl: string): Promise<VisitedShop> {
  const looking = { host: BENCH_HOST, targets: await findTargets(shop) }
  const buying = { host: 'sk.localhost', targets: await findTargets(shop, { host: 'sk.localhost', language: 'sk' }) }
  const skus = [looking, buying].flatMap(({ targets }) => targets.products.map(({ sku }) => sku))
  await fillStock(databaseUrl, [...new Set(skus)])
  return { port: shop.port, looking, buying }
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
