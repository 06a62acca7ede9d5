import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, say } from './progress.mjs'
import { runProgram } from './run-program.mjs'
import { environmentFor } from './runtime.mjs'
import { toolOf } from './tool.mjs'

const pagesStamp = 'apps/storefront/build/.inputs'
const ordersStamp = 'apps/orders/build/.inputs'
const compressing = 'scripts/bootstrap/compress-files.mjs'
const bundle = 'build/shop'
const bundleStamp = `${bundle}/.inputs`
const bundling = 'scripts/bootstrap/bundle-apps.ts'

/** Compiles the messages of all languages into typed modules. */
export async function compileMessages(node) {
  const code = await runProgram(node, ['packages/i18n/compile.ts'], { env: environmentFor(node), label: 'compiling messages' })
  if (code !== 0) fail('The messages could not be compiled (see above).')
}

/** Builds all that `npm start` runs, unless it was built from exactly these sources. */
export async function buildShop(node) {
  const inputs = hashSources()
  const bundled = hashOfBundle(inputs)
  const isBundled = isStamped(bundleStamp, bundled)
  if (isBundled && isStamped(pagesStamp, inputs) && isStamped(ordersStamp, inputs)) return
  say('building the shop')
  await compileMessages(node)
  await Promise.all([isBundled || bundleApps(node, bundled), buildPages(node, inputs), buildOrdersPages(node, inputs)])
  say('shop built')
}

/** Builds the storefront unless it was built from exactly these sources. */
export async function buildStorefront(node) {
  const inputs = hashSources()
  if (isStamped(pagesStamp, inputs)) return
  say('building the storefront')
  await compileMessages(node)
  await buildPages(node, inputs)
  say('storefront built')
}

async function bundleApps(node, inputs) {
  rmSync(bundleStamp, { force: true })
  const code = await runProgram(node, [bundling, bundle], { env: environmentFor(node), label: 'bundling the apps' })
  if (code !== 0) fail('The apps could not be bundled (see above).')
  writeFileSync(bundleStamp, inputs)
}

async function buildPages(node, inputs) {
  if (isStamped(pagesStamp, inputs)) return
  // A build that ends half-way is not to be taken for the one before it once the sources of that are back.
  rmSync(pagesStamp, { force: true })
  const code = await runProgram(node, [toolOf('@react-router/dev', 'react-router'), 'build'], {
    cwd: 'apps/storefront',
    env: environmentFor(node, { NODE_ENV: 'production' }),
    label: 'building',
  })
  if (code !== 0) fail('The storefront could not be built (see above).')
  await compressFiles(node)
  writeFileSync(pagesStamp, inputs)
}

async function buildOrdersPages(node, inputs) {
  if (isStamped(ordersStamp, inputs)) return
  rmSync(ordersStamp, { force: true })
  const env = environmentFor(node, { NODE_ENV: 'production' })
  const code = await runProgram(node, ['apps/orders/build-pages.ts'], { env, label: 'building the orders site' })
  if (code !== 0) fail('The pages of the orders site could not be built (see above).')
  writeFileSync(ordersStamp, inputs)
}

/** Compresses the built files, so that serving one costs no more than reading it. */
async function compressFiles(node) {
  const [files, store] = ['client', 'compressed'].map(folder => join('apps/storefront/build', folder))
  const code = await runProgram(node, [compressing, files, store], { env: environmentFor(node), label: 'compressing files' })
  if (code !== 0) fail('The files of the storefront could not be compressed (see above).')
}

function isStamped(stamp, inputs) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}

function hashOfBundle(inputs) {
  const hash = createHash('sha256').update(inputs)
  for (const file of [bundling, 'scripts/shop.ts', 'scripts/shop-cluster.ts', ...sourcesIn('scripts/run')])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

// Contents, not times: a fresh clone has new times, and touching a file must not cost a build.
function hashSources() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', compressing]) hash.update(readFileSync(file))
  for (const folder of ['apps', 'packages', 'content', 'demo']) {
    for (const file of sourcesIn(folder)) hash.update(file).update('\0').update(contentOf(file)).update('\0')
  }
  return hash.digest('hex')
}

function* sourcesIn(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/^(node_modules|build|dist|generated|gallery|\..*)$|\.(test|stories)\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourcesIn(path)
    else yield path
  }
}

// A picture's name contains the hash of its content.
function contentOf(file) {
  return /\.(avif|webp|png|jpg)$/.test(file) ? '' : readFileSync(file)
}
