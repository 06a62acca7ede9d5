// Runs one of our TypeScript programs with the Node it needs: node scripts/with-runtime.mjs scripts/requirements.ts --missing
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
process.exitCode = await runProgram(node, process.argv.slice(2), { env: environmentFor(node) })
