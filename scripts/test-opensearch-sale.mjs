// npm run test:opensearch-sale, from a fresh clone on: see test-opensearch-sale.ts. No packages may be imported here.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShop } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
await buildShop(node)
process.exitCode = await runProgram(node, ['scripts/test-opensearch-sale.ts', ...process.argv.slice(2)], {
  env: environmentFor(node),
})
