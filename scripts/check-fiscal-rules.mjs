// npm run check-fiscal-rules, from a fresh clone on: see check-fiscal-rules.ts. No packages may be imported here.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessages } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
// The documents are written with the compiled messages.
await compileMessages(node)
process.exitCode = await runProgram(node, ['scripts/check-fiscal-rules.ts', ...process.argv.slice(2)], {
  env: environmentFor(node),
})
