// npm run check: what the pages of the build make a browser load. Fails when a page is over the budget, when a script
// contains what belongs to the server or asks for a message that browsers do not load, and when scripts import each other in a circle.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isServerMessage } from '@shop/i18n/server-messages'
import { type ChunkReport, REPORT_FILE } from '../../apps/storefront/vite/chunk-report.ts'
import { BUDGET, EVERY_PAGE, NOT_IN_THE_BROWSER, PAGES } from './browser-budget.ts'
import { foreignSources, scriptsInCircles, weighPages } from './page-weights.ts'
import { serverMessagesIn } from './server-messages.ts'

const client = join(import.meta.dirname, '../../apps/storefront/build/client')
const report = JSON.parse(readFileSync(REPORT_FILE, 'utf8')) as ChunkReport
const sizes = new Map<string, number>()

/** As files are sent: brotli at its best. */
function sizeOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(client, file))
  const size = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length
  sizes.set(file, size)
  return size
}

const routes = readdirSync(join(client, 'assets')).filter(file => /^manifest-.*\.js$/.test(file))
if (routes.length !== 1) throw new Error(`The build has ${routes.length} tables of routes: build it again`)
const pages = Object.fromEntries(Object.entries(PAGES).map(([page, parts]) => [page, [...EVERY_PAGE, ...parts]]))
const weights = weighPages({ report, sizeOf, others: routes.map(file => `assets/${file}`) }, pages)
const over = weights.filter(({ scripts, bytes }) => scripts > BUDGET.scripts || bytes > BUDGET.brotliBytes)
const foreign = foreignSources(report, NOT_IN_THE_BROWSER)
const circles = scriptsInCircles(report)
const messages = JSON.parse(readFileSync(join(import.meta.dirname, '../../packages/i18n/messages/en.json'), 'utf8'))
const ofServer = new Set(Object.keys(messages).filter(isServerMessage))
const asked = Object.keys(report).flatMap(file =>
  serverMessagesIn(readFileSync(join(client, file), 'utf8'), key => ofServer.has(key)).map(key => ({ file, key })),
)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
for (const { page, scripts, bytes } of over)
  console.error(
    `${page} loads ${scripts} scripts of ${kilobytes(bytes)} brotli; the budget is ${BUDGET.scripts} and ${kilobytes(BUDGET.brotliBytes)}`,
  )
for (const { file, source, reason } of foreign) console.error(`${file} contains ${source}: ${reason}`)
for (const { file, key } of asked)
  console.error(`${file} asks for ${key}, which no browser loads: see packages/i18n/src/compile/message-parts.ts`)
for (const file of circles)
  console.error(
    `${file} imports itself through others: share what both need by a group of apps/storefront/vite/browser-chunks.ts`,
  )
const heaviest = weights.reduce((most, weight) => (weight.bytes > most.bytes ? weight : most))
console.log(
  `${weights.length} pages weighed, the heaviest is ${heaviest.page}: ${heaviest.scripts} scripts, ${kilobytes(heaviest.bytes)}`,
)
process.exit(over.length + foreign.length + circles.length + asked.length === 0 ? 0 : 1)
