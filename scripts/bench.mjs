// npm run bench: measures the shop, from a fresh clone on. What can be measured is listed in bench.ts. No packages may be imported here.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStorefront } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
// The benchmarks read the compiled messages as soon as they are loaded.
await buildStorefront(node)
process.exitCode = await runProgram(node, ['scripts/bench.ts', ...process.argv.slice(2)], { env: environmentFor(node) })
