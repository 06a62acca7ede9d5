// Proves the search on a real OpenSearch: npm run test:opensearch
// The contract of search engines and the judged queries run on the cluster that OPENSEARCH_URL names, which must hold nothing of a
// shop, or without it on one of this machine; there one of three nodes is lost too. That needs Java 17 or later, and Maven once, to
// fetch OpenSearch into DATA_DIR; nothing else of the shop needs them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { fetchOpenSearch, OPENSEARCH_VERSION, startLocalCluster } from './opensearch/local-cluster.ts'
import { endWithMessage } from './run/end-with-message.ts'

const CONTRACT = 'packages/search/src/opensearch'
const JUDGED = 'apps/middleware/src/search/judged-opensearch.test.ts'
const CLUSTER = 'scripts/opensearch/cluster.test.ts'
const VITEST = 'node_modules/vitest/vitest.mjs'
/** Filling the indexes of all locales with the demo shop takes minutes on a busy machine. */
const HANG_GUARD_MS = 30 * 60_000

await endWithMessage(async () => {
  const given = process.env.OPENSEARCH_URL
  if (given) return prove([CONTRACT, JUDGED], { OPENSEARCH_URL: given })
  const folder = join(resolve(process.env.DATA_DIR || '.data'), 'opensearch')
  console.log(`fetching OpenSearch ${OPENSEARCH_VERSION}, unless it is here already`)
  const archives = await fetchOpenSearch(folder)
  for (const files of [[CONTRACT], [JUDGED]]) {
    const cluster = await startLocalCluster({ archives, folder: join(folder, 'data'), nodes: 1 })
    try {
      await prove(files, { OPENSEARCH_URL: cluster.url })
    } finally {
      await cluster.stop()
    }
  }
  await prove([CLUSTER], { OPENSEARCH_ARCHIVES: archives })
})

/** Runs test files, none of which may be skipped, to their end. Throws where one of them failed. */
async function prove(files: readonly string[], settings: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [VITEST, 'run', ...files, '--testTimeout', String(HANG_GUARD_MS)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...settings },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${files.join(', ')} failed`)
}
