import { join } from 'node:path'
import type { BenchOptions } from '../bench-options.ts'
import { openFloors } from '../floors/floors.ts'
import { measureRounds } from '../measure-cost.ts'
import { describeMachine } from '../report/machine.ts'
import { type BenchDatabase, withBenchDatabase } from '../shop/bench-database.ts'
import { openBenchShop, prepareShop } from '../shop/bench-shop.ts'
import { findTargets } from '../shop/bench-targets.ts'
import { fillStock } from '../shop/fill-stock.ts'
import { countStatements, type StatementCount } from '../shop/statement-log.ts'
import { type ApiCase, cartCases, readingCases } from './api-cases.ts'
import { type MeasuredApi, printApi } from './report-api.ts'

const CLIENTS = 8
const COUNTED_TURNS = 8
const WARM_UP_ROUNDS = 6

/** Measures what operations cost, next to one statement of their kind, and counts their statements, at each size of the catalogue. */
export async function benchApi(options: BenchOptions): Promise<void> {
  await prepareShop(options.shopFolder)
  console.log(describeMachine(options.shopFolder))
  for (const products of options.sizes) printApi(await measureSize(products, options))
}

async function measureSize(products: number, { shopFolder, rounds, seconds }: BenchOptions): Promise<MeasuredApi> {
  return withBenchDatabase({ products, shopFolder }, async database => {
    const { databaseUrl, folder, postgres } = database
    const shop = await openBenchShop({ shopFolder, databaseUrl, searchFolder: join(folder, 'search') })
    try {
      const floors = await openFloors(databaseUrl)
      try {
        const targets = await findTargets(shop)
        await fillStock(
          databaseUrl,
          targets.products.map(({ sku }) => sku),
        )
        const cases = [...readingCases(shop, targets), ...cartCases(shop, targets)]
        const all = [floors.select, floors.update, floors.order, ...cases]
        const costs = { clients: CLIENTS, postgres: postgres.pid, ms: seconds * 1000 }
        // Prepared statements first, and compilers: what they make of a cart's code is there after some thousand calls.
        await measureRounds(all, { ...costs, rounds: WARM_UP_ROUNDS })
        const measured = await measureRounds(all, { ...costs, rounds })
        return { products, rounds: measured, cases, floors, statements: await countAll(database, cases) }
      } finally {
        await floors.stop()
      }
    } finally {
      await shop.stop()
    }
  })
}

async function countAll(database: BenchDatabase, cases: readonly ApiCase[]): Promise<Map<ApiCase, StatementCount>> {
  const counts = new Map<ApiCase, StatementCount>()
  await countStatements(database, async count => {
    for (const each of cases) {
      const [client] = await each.openClients(1)
      if (!client) throw new Error(`${each.name} has no client`)
      counts.set(each, await count(COUNTED_TURNS, () => client.work()))
      client.close()
    }
  })
  return counts
}
