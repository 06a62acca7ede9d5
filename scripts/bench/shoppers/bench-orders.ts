import { isPortFree } from '../../ports.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeLoad, describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { prepareShop } from '../shop/bench-shop.ts'
import { profileProcess } from '../shop/profile-process.ts'
import { sampleWaits } from '../shop/sample-waits.ts'
import type { LoadFigures } from './load-step.ts'
import { type OpenLoad, withLoad } from './open-load.ts'
import { SHARE_HEAD, shareCells, sharesDuring } from './processor-shares.ts'

/** Buyers at once. */
const CROWDS = [4, 16, 48]
const PROFILED = 16
const TOP = 12

/**
 * Lets buyers order one thing after another without a pause, more and more at once, from each number of processes: how many orders a
 * second come out, what each takes of the processors, and for what a process and the database spend their time meanwhile.
 */
export async function benchOrders({ sizes, processes, seconds, shopFolder }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async database => {
      for (const count of processes) {
        const inspectPort = await findInspectPort()
        const options = { ...database, shopFolder, processes: count, comers: 'buyers', inspectPort } as const
        await withLoad(options, async load => {
          const rows: string[][] = []
          await load.generator.runCrowd(PROFILED, seconds)
          for (const crowd of CROWDS) rows.push(await measureCrowd(load, crowd, seconds))
          console.log(
            `\n${products} products, ${count} ${count === 1 ? 'process' : 'processes'}: guests who fill a cart with two lines, pay by transfer and order; ${describeLoad()}`,
          )
          console.log(formatTable(HEAD, rows))
          // After what is measured, since both take their share.
          const { waits, profile } = await explain(load, { seconds, inspectPort, databaseUrl: database.databaseUrl })
          const active = waits.reduce((sum, { mean }) => sum + mean, 0)
          console.log(`connections at work in PostgreSQL, ${active.toFixed(1)} on average, and what they wait for:`)
          console.log(waits.map(({ what, mean }) => `  ${what} ${mean.toFixed(2)}`).join('\n'))
          console.log('one process of the shop, share of its time by function:')
          console.log(profile.map(({ what, share }) => `  ${(share * 100).toFixed(1).padStart(5)} % ${what}`).join('\n'))
        })
      }
    })
}

const HEAD = [
  'buyers at once',
  'orders/s',
  'requests/s',
  'p50 ms',
  'p95 ms',
  'order p95',
  'refused',
  'failed',
  ...SHARE_HEAD.map(kind => `${kind}, ms an order`),
  'cores',
]

async function measureCrowd({ generator, processes }: OpenLoad, crowd: number, seconds: number): Promise<string[]> {
  const { result, shares, ms } = await sharesDuring(processes, () => generator.runCrowd(crowd, seconds))
  const orders = (result.ordersPerSecond * ms) / 1000
  const all = Object.values(shares).reduce((sum, each) => sum + each, 0)
  return [
    String(crowd),
    result.ordersPerSecond.toFixed(0),
    result.requestsPerSecond.toFixed(0),
    ...timesOf(result),
    String(result.refused),
    String(result.failures.length),
    ...shareCells(shares, orders),
    (all / ms).toFixed(2),
  ]
}

function timesOf({ p50Ms, p95Ms, p95MsOf }: LoadFigures): string[] {
  return [p50Ms, p95Ms, p95MsOf.order].map(ms => ms.toFixed(0))
}

/** A port of which the next one is free, below those that the system hands out by itself, so that the shop gets neither. */
async function findInspectPort(): Promise<number> {
  for (let port = 9300; ; port++) if (await isPortFree(port + 1)) return port
}

async function explain(
  { generator, shop }: OpenLoad,
  { seconds, inspectPort, databaseUrl }: { readonly seconds: number; readonly inspectPort: number; readonly databaseUrl: string },
) {
  const crowd = generator.runCrowd(PROFILED, seconds)
  const [waits, profile] = await Promise.all([
    sampleWaits(databaseUrl, seconds),
    profileProcess(shop.answering[0] ?? shop.pid, inspectPort + 1, seconds),
    crowd,
  ])
  return { waits, profile: profile.slice(0, TOP) }
}
