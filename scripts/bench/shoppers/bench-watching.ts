import { join } from 'node:path'
import { findFreePort } from '../../ports.ts'
import type { BenchOptions } from '../bench-options.ts'
import type { BenchClient } from '../http/drive.ts'
import { type CostCase, measureRounds, medianCost, ratioOf } from '../measure-cost.ts'
import { COST_HEAD, costCells } from '../report/cost-cells.ts'
import { describeLoad, describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { type BenchShop, openBenchShop, PATIENT, prepareShop } from '../shop/bench-shop.ts'
import { openTelemetrySink } from '../shop/telemetry-sink.ts'
import { findVisits } from './open-load.ts'
import { createVisits } from './shopper-visits.ts'

/** Four times the ten kinds of shoppers, so that every round is the same work. */
const SHOPPERS_PER_ROUND = 40
const AT_ONCE = 4
const WARM_UP_ROUNDS = 6
/** As often as Prometheus does by default, twice. */
const SCRAPE_MS = 7_500
const MAX_ROUND_MS = 120_000

/**
 * What watching a shop takes of the processors: the same shoppers, who look around, search and buy, come in turns to shops on one
 * database of which nothing, figures, and figures with sampled traces are asked for.
 */
export async function benchWatching({ sizes, rounds, shopFolder }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async ({ databaseUrl, folder, postgres }) => {
      const sink = await openTelemetrySink()
      const metricsPorts = [await findFreePort(), await findFreePort()]
      const [first, second] = metricsPorts.map(String)
      const watched: Readonly<Record<string, NodeJS.ProcessEnv>> = {
        'nothing asked for': {},
        figures: { METRICS_PORT: first },
        'figures and traces, 5 % sampled': { METRICS_PORT: second, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url },
      }
      const shops: BenchShop[] = []
      const scraping = setInterval(() => metricsPorts.map(scrape), SCRAPE_MS)
      try {
        const cases: CostCase[] = []
        for (const [place, [name, env]] of Object.entries(watched).entries()) {
          const searchFolder = join(folder, `search-watched-${place}`)
          const shop = await openBenchShop({ shopFolder, databaseUrl, searchFolder, env: { ...PATIENT, ...env } })
          shops.push(shop)
          cases.push(await shoppersOf(name, shop, databaseUrl))
        }
        const costs = { clients: AT_ONCE, postgres: postgres.pid, ms: MAX_ROUND_MS }
        await measureRounds(cases, { ...costs, rounds: WARM_UP_ROUNDS })
        const measured = await measureRounds(cases, { ...costs, rounds })
        const [floor = []] = measured.values()
        const rows = cases.map(each => {
          const own = measured.get(each) ?? []
          const { median, spread } = ratioOf(own, floor, 3)
          return [...costCells(each.name, medianCost(own)), median.toFixed(3), spread]
        })
        console.log(`\n${products} products: visits of shoppers, median of ${rounds} rounds; ${describeLoad()}`)
        console.log(formatTable([...COST_HEAD, 'x nothing', 'spread'], rows))
      } finally {
        clearInterval(scraping)
        for (const shop of shops) await shop.stop()
        sink.close()
      }
    })
}

/** The same shoppers in every round. */
async function shoppersOf(name: string, shop: BenchShop, databaseUrl: string): Promise<CostCase> {
  const visited = await findVisits(shop, databaseUrl)
  return {
    name,
    pid: shop.pid,
    async openClients(count) {
      const nextVisit = createVisits(visited, 'shoppers')
      let left = SHOPPERS_PER_ROUND
      const client: BenchClient = {
        isDone: () => left <= 0,
        async work() {
          left--
          await nextVisit()(({ what, status }) => {
            if (status !== 200) throw new Error(`${what} answered ${status}`)
          })
        },
        close: () => undefined,
      }
      return Array.from({ length: count }, () => client)
    },
  }
}

async function scrape(port: number): Promise<void> {
  // Before a shop is open there is nothing to ask it for.
  await fetch(`http://127.0.0.1:${port}/metrics`)
    .then(answer => answer.text())
    .catch(() => undefined)
}
