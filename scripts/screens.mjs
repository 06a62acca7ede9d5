// npm run screens: how the shop looks, from a fresh clone on. No packages may be imported here.
//   npm run screens              compares all screens with those that are stored (e2e/screens/at)
//   npm run screens -- update    stores those that look different now: look at them before they are committed
//   npm run screens -- docs      makes the pictures of docs/images/screens again, in four languages
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShop } from './bootstrap/build.mjs'
import { provideChromium } from './bootstrap/chromium.mjs'
import { installDependencies } from './bootstrap/install.mjs'
import { fail } from './bootstrap/progress.mjs'
import { runProgram } from './bootstrap/run-program.mjs'
import { environmentFor, findRuntime, requireNode } from './bootstrap/runtime.mjs'
import { toolOf } from './bootstrap/tool.mjs'

const TASKS = {
  compare: ['--project=stored'],
  update: ['--project=stored', '--update-snapshots=changed'],
  docs: ['--project=docs', '--workers=1'],
}

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const task = process.argv[2] ?? 'compare'
if (!Object.hasOwn(TASKS, task)) fail(`npm run screens -- ${task}: there are ${Object.keys(TASKS).join(', ')}.`)
requireNode()
await installDependencies()
const node = findRuntime()
const [chromium] = await Promise.all([provideChromium(node), buildShop(node)])
if (!chromium) fail('Screens need a browser.')
const env = environmentFor(node, { CHROMIUM_PATH: chromium, NODE_ENV: 'production' })
const playwright = [toolOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e/screens/playwright.config.ts']
process.exitCode = await runProgram(node, [...playwright, ...TASKS[task], ...process.argv.slice(3)], { env })
if (task === 'update' && process.exitCode === 0)
  process.exitCode = await runProgram(node, ['scripts/screens/shrink-screens.ts'], { env })
