import { randomUUID } from 'node:crypto'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { type ComputedRecommendations, computeRecommendations } from '@shop/engine/recommendation'
import { generateVisits } from './recommendation-visits.ts'
import { withBenchDatabase } from './shop/bench-database.ts'

/** Rows of one statement. */
const BATCH = 2000
const SAMPLE_MS = 20

export interface WorkerCost {
  readonly computed: ComputedRecommendations
  readonly seconds: number
  /** Most that the process took more than before, garbage included. */
  readonly megabytes: number
  /** The second computation, of the same events. */
  readonly again: { readonly seconds: number; readonly changed: number }
}

/** What the worker needs for generated visits to the demo shop, from reading the events to storing the lists. Leaves no events. */
export function measureWorker(size: {
  readonly products: number
  readonly visits: number
  readonly seed: number
}): Promise<WorkerCost> {
  return withBenchDatabase({ products: size.products, shopFolder: '.' }, async ({ databaseUrl }) => {
    const db = openDatabase({ databaseUrl, poolSize: 2 })
    const context = createContext(db)
    try {
      await storeEvents(context, size)
      const memory = watchMemory()
      const begun = process.cpuUsage()
      const computed = await computeRecommendations(context)
      const seconds = cpuSecondsSince(begun)
      const megabytes = memory.stop()
      const begunAgain = process.cpuUsage()
      const { changed } = await computeRecommendations(context)
      return { computed, seconds, megabytes, again: { seconds: cpuSecondsSince(begunAgain), changed } }
    } finally {
      await forgetEvents(context)
      await computeRecommendations(context)
      await db.destroy()
    }
  })
}

/** What the process took of processors since then: the clock would say how busy the machine is. */
export function cpuSecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000_000
}

async function storeEvents(context: EngineContext, size: Parameters<typeof measureWorker>[0]): Promise<void> {
  await forgetEvents(context)
  const { db, now } = context
  const variants = await db.selectFrom('inventory_entry').select('sku').orderBy('sku').execute()
  const { visits } = generateVisits(size)
  const last = visits.at(-1)?.at ?? 0
  // The newest visit is one of today.
  const shift = Date.parse(now()) - last
  let rows: ReturnType<typeof rowOf>[] = []
  for (const { products, at } of visits) {
    const browserId = randomUUID()
    for (const [place, product] of products.entries())
      rows.push(rowOf(browserId, variants[product % variants.length]?.sku ?? '', at + shift + place * 60_000))
    if (rows.length < BATCH) continue
    await db.insertInto('tracking_event').values(rows).execute()
    rows = []
  }
  if (rows.length > 0) await db.insertInto('tracking_event').values(rows).execute()
}

function rowOf(browserId: string, sku: string, at: number) {
  return {
    ...{ id: randomUUID(), type: 'view_item', occurred_at: new Date(at).toISOString(), locale: 'de-DE' },
    ...{ browser_id: browserId, customer_id: null, sku, properties: '{}' },
  }
}

async function forgetEvents({ db }: EngineContext): Promise<void> {
  const rows = await db.selectFrom('tracking_event').select('browser_id').distinct().execute()
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .deleteFrom('tracking_event')
      .where(
        'browser_id',
        'in',
        rows.slice(from, from + BATCH).map(({ browser_id: id }) => id),
      )
      .execute()
}

function watchMemory(): { stop(): number } {
  const usedMb = () => process.memoryUsage().rss / 2 ** 20
  const before = usedMb()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, usedMb())
  }, SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      return most - before
    },
  }
}
