import { createContext, openDatabase } from '@shop/engine/database'
import { type ExplainedStatement, findLargeTables, openExplainedDatabase, sampleShop, stepsOf } from '@shop/engine/proving'
import type { BenchOptions } from '../bench-options.ts'
import { median } from '../measure.ts'
import { describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { type DatabasePath, databasePaths } from './database-paths.ts'
import { type GrownSize, openGrownDatabase } from './grown-database.ts'

/** What every figure stands next to. */
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
  const servers = [await openGrownDatabase(SMALL, { fresh: true }), await openGrownDatabase(large)]
  const shops: GrownShop[] = []
  try {
    for (const server of servers) shops.push(await openShop(server.urlOf('anvil')))
    const [small, grown] = shops
    if (!small || !grown) throw new Error('There are not two shops')
    const rows: string[][] = []
    for (const place of small.paths.keys()) {
      const row = await measurePath(small, grown, place)
      console.log(row.join(' | '))
      rows.push(row)
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

/** A row of the table; a path that the large shop has no time for is missed. */
async function measurePath(small: GrownShop, grown: GrownShop, place: number): Promise<string[]> {
  const path = small.paths[place]
  if (!path) throw new Error(`There is no path ${place}`)
  try {
    const slow = new Set([...(await small.slowStepsOf(place, SAMPLE - 1)), ...(await grown.slowStepsOf(place, SAMPLE - 1))])
    const few: number[] = []
    const many: number[] = []
    for (let subject = 0; subject < path.times; subject++) {
      few.push(await measure(small.paths[place], subject))
      many.push(await measure(grown.paths[place], subject))
    }
    const ratio = percentile(many, 0.95) / percentile(few, 0.95)
    return [
      path.name,
      String(path.times),
      ...[few, many].flatMap(ms => [median(ms).toFixed(2), percentile(ms, 0.95).toFixed(2)]),
      ratio.toFixed(1),
      ratio <= BAR ? 'met' : 'missed',
      slow.size === 0 ? 'by keys' : [...slow].join('; '),
    ]
  } catch (error) {
    return [path.name, String(path.times), '', '', '', '', '', 'missed', error instanceof Error ? error.message : String(error)]
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

/** What is slow of some plans, each kind once with the most rows of it. */
function slowSteps(seen: readonly ExplainedStatement[], large: ReadonlySet<string>): string[] {
  const rowsOf = new Map<string, number>()
  const note = (what: string, rows: number) => rowsOf.set(what, Math.max(rows, rowsOf.get(what) ?? 0))
  for (const step of seen.flatMap(({ plan }) => stepsOf(plan))) {
    const table = step['Relation Name'] ?? step['Node Type']
    const inVain = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
    if (step['Node Type'] === 'Seq Scan' && large.has(table)) note(`all of ${table}`, step['Actual Rows'])
    else if (step['Node Type'].includes('Sort') && step['Actual Rows'] > FEW) note('put in order', step['Actual Rows'])
    else if (inVain > FEW) note(`in vain by ${table}`, inVain)
  }
  return [...rowsOf].map(([what, rows]) => `${what}: ${rows} rows`)
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
