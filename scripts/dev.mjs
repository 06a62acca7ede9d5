// npm run dev: the shop as `npm start` runs it, with every saved file on the page in about a second. No packages may be imported here.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessages } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { say } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
await compileMessages(node)
say('starting')
const env = environmentFor(node, {
  NODE_ENV: 'development',
  // Restarts load what has not changed from here: half the time of an import.
  NODE_COMPILE_CACHE: resolve(process.env.DATA_DIR || '.data', 'compile-cache'),
  STARTED_AT: String(performance.timeOrigin),
})
process.exitCode = await runProgram(node, ['scripts/dev.ts'], { env, ownGroup: true })
