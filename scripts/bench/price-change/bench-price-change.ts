import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createContext, openDatabase } from '@shop/engine/database'
import { complain } from '../../load/open-shop-under-load.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine } from '../report/machine.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { type BenchShop, openBenchShop, PATIENT, prepareShop } from '../shop/bench-shop.ts'
import { readAll, requireShown } from './read-answers.ts'
import { printAges } from './report-ages.ts'
import { findWatchedFacts, type WatchedFact } from './watched-facts.ts'

const PROCESSES = 2
const PAUSE_MS = 100
/** Of so many changes one is of those that concern hundreds of products. */
const RARE_EVERY = 20
const SETTLE_MS = 5000
const GOAL_MS = 1000

/**
 * Changes prices, stock, texts and categories while two processes of one shop answer with pages, operations and feeds, and
 * says how old what they show is. Sets the exit code when an answer shows a value that was replaced a second before.
 */
export async function benchPriceChange({ sizes, shopFolder, reads }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async ({ databaseUrl, folder }) => {
      const shops: BenchShop[] = []
      const db = openDatabase({ databaseUrl, poolSize: 2 })
      try {
        for (let number = 1; number <= PROCESSES; number++)
          shops.push(
            await openBenchShop({ shopFolder, databaseUrl, searchFolder: join(folder, `search-${number}`), env: PATIENT }),
          )
        const [first] = shops
        if (!first) throw new Error('No shop is open')
        const facts = await findWatchedFacts(createContext(db), first)
        try {
          await changeAndRead(facts, shops, { products, reads })
        } finally {
          for (const fact of facts) await fact.restore()
        }
      } finally {
        for (const shop of shops) await shop.stop()
        await db.destroy()
      }
    })
}

async function changeAndRead(
  facts: readonly WatchedFact[],
  shops: readonly BenchShop[],
  { products, reads }: { readonly products: number; readonly reads: number },
): Promise<void> {
  for (const fact of facts) await fact.change(0)
  await wait(SETTLE_MS)
  await requireShown(facts, shops)
  const ending = new AbortController()
  const changes = keepChanging(facts, ending.signal)
  const begun = performance.now()
  const results = await readAll(facts, shops, reads).finally(() => ending.abort())
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `\n${products} products, ${shops.length} processes: ${reads} reads in ${seconds.toFixed(0)} s during ${await changes} changes`,
  )
  const { oldestMs, where, unknown } = printAges(results)
  console.log(
    oldestMs <= GOAL_MS
      ? `no answer showed a value that was replaced more than ${GOAL_MS} ms before: met`
      : `an answer showed a value that was replaced ${oldestMs.toFixed(0)} ms before, goal ${GOAL_MS}: missed\n${where}`,
  )
  if (oldestMs > GOAL_MS) process.exitCode = 1
  for (const problem of unknown) complain(problem)
}

/** Changes one fact after the other, some only now and then, until it is told to end. Resolves with the number of changes. */
async function keepChanging(facts: readonly WatchedFact[], signal: AbortSignal): Promise<number> {
  const frequent = facts.filter(({ isRare }) => !isRare)
  const rare = facts.filter(({ isRare }) => isRare)
  let changes = 0
  for (; !signal.aborted; changes++) {
    const group = changes % RARE_EVERY === 0 ? rare : frequent
    await group[Math.floor(changes / (group === rare ? RARE_EVERY : 1)) % group.length]?.change(1 + changes)
    await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined)
  }
  return changes
}
