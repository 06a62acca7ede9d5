// Proves the search on a cluster while a shop sells: npm run test:search-cluster
// A shop on three nodes of OpenSearch of this machine: all indexes are built again, and one node is lost and comes back. Needs Java 17 or
// later, and Maven once, to fetch OpenSearch into DATA_DIR; where one of them is missing it says so and proves nothing.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seed } from '@shop/demo/seed'
import { createContext, openDatabase } from '@shop/engine/database'
import { fetchOpenSearch, startLocalCluster } from './opensearch/local-cluster.ts'
import { proveCluster } from './opensearch/prove-cluster.ts'
import { withFreshDatabase } from './postgres/with-fresh-database.ts'
import { endWithMessage } from './run/end-with-message.ts'

const NODES = 3

await endWithMessage(async () => {
  for (const program of ['java', 'mvn'])
    if (spawnSync(program, ['-version']).error) return console.log(`skipped: there is no ${program} on this machine`)
  const archives = await fetchOpenSearch(join(resolve(process.env.DATA_DIR || '.data'), 'opensearch'))
  const folder = mkdtempSync(join(tmpdir(), 'anvil-search-cluster-'))
  try {
    const cluster = await startLocalCluster({ archives, folder: join(folder, 'nodes'), nodes: NODES })
    try {
      await withFreshDatabase({ durable: true }, async databaseUrl => {
        await seed(databaseUrl)
        const db = openDatabase({ databaseUrl, poolSize: 4 })
        try {
          const problems = await proveCluster({ cluster, databaseUrl, context: createContext(db), folder })
          for (const problem of problems) console.error(`PROBLEM ${problem}`)
          console.log(problems.length === 0 ? 'every search was answered in full' : `${problems.length} problems`)
          if (problems.length > 0) process.exitCode = 1
        } finally {
          await db.destroy()
        }
      })
    } finally {
      await cluster.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
