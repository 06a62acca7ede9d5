import { createContext, openDatabase } from '@shop/engine/database'
import { type ExplainedStatement, findLargeTables, openExplainedDatabase, sampleShop, stepsOf } from '@shop/engine/proving'
import type { BenchOptions } from '../bench-options.ts'
import { median } from '../measure.ts'
import { describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { type DatabasePath, databasePaths } from './database-paths.ts'
import { type GrownSize, openGrownDatabase } from './grown-database.ts'

/** What every figure stands beside. */
const SMALL: GrownSize = { products: 5000, carts: 50_000 }
/** How much longer a path of the large shop may take, at its 95th percentile. */
const BAR = 2
/** Things that are drawn of each kind; as many carts are used up by a run. */
const SAMPLE = 400
/** Rows that a step may put in order, or read in vain. */
const FEW = 1000

interface GrownShop {
  readonly paths: readonly DatabasePath[]
  /** What one of the paths does, by plans that are slow. */
  readonly slowStepsOf: (place: number, subject: number) => Promise<string[]>
  close(): Promise<void>
}

/**
 * Measures the ways of the shop to its database on a large one, and on a small one next to it in the same turns: how long each takes,
 * and whether it reads a large table from its beginning to its end, puts many rows in order, or reads many in vain.
 */
export async function benchGrowth({ products, carts }: BenchOptions): Promise<void> {
  const large = { products, carts }
  const servers = [await openGrownDatabase(SMALL), await openGrownDatabase(large)]
  const shops: GrownShop[] = []
  try {
    for (const server of servers) shops.push(await openShop(server.urlOf('anvil')))
    const [small, grown] = shops
    if (!small || !grown) throw new Error('There are not two shops')
    const rows: string[][] = []
    for (const [place, path] of small.paths.entries()) {
      const slow = new Set([...(await grown.slowStepsOf(place, SAMPLE - 1)), ...(await small.slowStepsOf(place, SAMPLE - 1))])
      const times: [number[], number[]] = [[], []]
      for (let subject = 0; subject < path.times; subject++)
        for (const [index, shop] of [small, grown].entries())
          times[index as 0 | 1].push(await measure(shop.paths[place], subject))
      const p95 = times.map(ms => percentile(ms, 0.95)) as [number, number]
      const ratio = p95[1] / p95[0]
      rows.push([
        path.name,
        String(path.times),
        ...times.flatMap((ms, index) => [median(ms).toFixed(2), (p95[index] ?? 0).toFixed(2)]),
        ratio.toFixed(1),
        ratio <= BAR ? 'met' : 'missed',
        slow.size === 0 ? 'by keys' : [...slow].join('; '),
      ])
    }
    console.log(`\n${describeMachine('.')}`)
    console.log(
      `${SMALL.products} products and ${SMALL.carts} carts next to ${large.products} and ${large.carts}; p95 at most ${BAR} times as long`,
    )
    console.log(formatTable(['', 'times', 'p50 ms', 'p95 ms', 'large p50', 'large p95', 'x', 'bar', 'plans'], rows))
  } finally {
    for (const shop of shops) await shop.close()
    for (const server of servers) await server.stop()
  }
}

async function openShop(databaseUrl: string): Promise<GrownShop> {
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  let seen: ExplainedStatement[] = []
  const explaining = openExplainedDatabase(databaseUrl, explained => seen.push(explained))
  const context = createContext(db)
  const sample = await sampleShop(context, SAMPLE)
  const large = await findLargeTables(context, 10 * FEW)
  const explained = databasePaths(createContext(explaining), sample)
  return {
    paths: databasePaths(context, sample),
    async slowStepsOf(place, subject) {
      const path = explained[place]
      await path?.prepare?.(subject)
      seen = []
      await path?.work(subject)
      return slowSteps(seen, large)
    },
    async close() {
      await db.destroy()
      await explaining.destroy()
    },
  }
}

async function measure(path: DatabasePath | undefined, subject: number): Promise<number> {
  await path?.prepare?.(subject)
  const begun = performance.now()
  await path?.work(subject)
  return performance.now() - begun
}

function slowSteps(seen: readonly ExplainedStatement[], large: ReadonlySet<string>): string[] {
  return seen.flatMap(({ plan }) =>
    stepsOf(plan).flatMap(step => {
      const table = step['Relation Name'] ?? ''
      const inVain = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
      if (step['Node Type'] === 'Seq Scan' && large.has(table)) return [`all of ${table}`]
      if (step['Node Type'].includes('Sort') && step['Actual Rows'] > FEW) return [`sorts ${step['Actual Rows']}`]
      return inVain > FEW ? [`${inVain} of ${table} in vain`] : []
    }),
  )
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
