// npm start: from a fresh clone to an open shop with Node 20 and npm alone. No packages may be imported here.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShop } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { say } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
await buildShop(node)
say('starting')
const env = environmentFor(node, {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  // From the second start on nothing is parsed again, and what parses TypeScript is not even loaded.
  NODE_COMPILE_CACHE: resolve(process.env.DATA_DIR || '.data', 'compile-cache'),
  STARTED_AT: String(performance.timeOrigin),
})
process.exitCode = await runProgram(node, ['scripts/run.ts'], { env, ownGroup: true })
