// Proves that a shop sells while its OpenSearch is filled, built again, without its leader and not there: npm run test:opensearch-sale
// One process of the shop on a new database and a cluster of three nodes on this machine, people who search and people who buy; every
// answer is looked at, and every purchase has to become an order. --short has fewer of them and waits for no time.
// Needs Java 17 or later, and Maven once, to fetch OpenSearch into DATA_DIR, unless OPENSEARCH_ARCHIVES names where it was fetched to;
// without them nothing is proven, and it says so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '@shop/demo/seed'
import { createContext, openDatabase } from '@shop/engine/database'
import { fetchOpenSearch, hasJava, OPENSEARCH_VERSION } from './opensearch/local-cluster.ts'
import { proveSearchSale } from './opensearch/prove-search-sale.ts'
import { withFreshDatabase } from './postgres/with-fresh-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

/** Each of the 28 indexes has all of them, and is built again with the machine's other work. */
const PRODUCTS = 60

await endWithMessage(async () => {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  if (!hasJava()) return console.log('skipped: there is no Java on this machine')
  const kept = join(resolve(process.env.DATA_DIR || '.data'), 'opensearch')
  const archives = process.env.OPENSEARCH_ARCHIVES || (await fetchOpenSearch(kept))
  console.log(`OpenSearch ${OPENSEARCH_VERSION}`)
  const folder = mkdtempSync(join(tmpdir(), 'anvil-opensearch-'))
  try {
    await withFreshDatabase({ durable: true }, async databaseUrl => {
      await seed(databaseUrl, { products: PRODUCTS })
      const db = openDatabase({ databaseUrl, poolSize: 4 })
      try {
        const context = createContext(db)
        const problems = await proveSearchSale({ databaseUrl, context, folder, archives, isShort: values.short })
        for (const problem of problems) console.error(`PROBLEM ${problem}`)
        console.log(problems.length === 0 ? 'the shop has sold all the time' : `${problems.length} problems`)
        if (problems.length > 0) process.exitCode = 1
      } finally {
        await db.destroy()
      }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
