// npm run check: everything that can be said about the sources without running the shop.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStorefront, compileMessages } from './bootstrap/build.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { say } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'
import { toolOf } from './bootstrap/tool.mjs'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
requireNode()
await installDependencies()
const node = findRuntime()
const env = environmentFor(node)
await compileMessages(node)

const checks = [
  { name: 'lock file for every platform', args: ['scripts/complete-lock-file.mjs', '--check'] },
  { name: 'style and forbidden constructs (Biome)', args: [toolOf('@biomejs/biome', 'biome'), 'check', '--max-diagnostics=200'] },
  { name: 'route types', args: [toolOf('@react-router/dev', 'react-router'), 'typegen'], cwd: 'apps/storefront' },
  { name: 'types (TypeScript)', args: [toolOf('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'dead code and undeclared packages (knip)', args: [toolOf('knip')] },
  { name: 'declared packages', args: ['scripts/architecture/check-packages.ts'] },
  { name: 'imports between the rooms', args: ['scripts/architecture/check-imports.ts'] },
  { name: 'vocabulary', args: ['scripts/lint/check-words.ts'] },
  { name: 'packages of the shop for servers', args: ['scripts/deploy/check-deploy.ts'] },
  { name: 'requirements', args: ['scripts/requirements.ts'] },
  { name: 'gallery of components', args: ['scripts/ui.mjs', 'build'] },
  { name: 'what browsers load', args: ['scripts/browser/check-browser.ts'], needsBuild: true },
]
const failed = []
for (const { name, args, cwd, needsBuild } of checks) {
  if (needsBuild) await buildStorefront(node)
  say(name)
  if ((await runProgram(node, args, { env, cwd, label: name })) !== 0) failed.push(name)
}
for (const name of failed) console.error(`failed: ${name}`)
console.log(`${checks.length - failed.length} checks passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
