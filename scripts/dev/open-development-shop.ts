import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Say, ShopApp, ShopParts } from '../run/open-shop.ts'
import { prepareDatabase } from '../run/prepare-database.ts'
import type { RunSettings } from '../run/run-settings.ts'
import type { AppCommand } from '../run/start-app.ts'
import { watchSources } from './watch-sources.ts'
import { type AppState, startWatchedApp, type WatchedApp, type WatchedAppOptions } from './watched-app.ts'

const repository = join(import.meta.dirname, '../..')

/** Folders whose files an app may run or read. */
const SOURCES = ['apps', 'packages', 'content', 'scripts']
const MESSAGES = /^packages\/i18n\/(?:messages\/|compile\.ts$|src\/compile\/)/
const CONTENT = /^content\/.*\.json$/
const CATALOGUES = /^packages\/i18n\/src\/generated\//

/** Mails and documents of the backend are rarely what a message was changed for, so pages do not wait for its restart. */
const CATALOGUE_RESTART_DELAY_MS = 2000

/**
 * What of its imports restarts the storefront: what it runs outside of Vite and that is its own. The rules of `domain`
 * and `contract` reach the pages through Vite; a restart for each of them would cost Vite all it has loaded.
 */
const STOREFRONT_SERVER = /^(?:apps\/storefront\/|packages\/http\/|packages\/domain\/src\/market\/|scripts\/dev\/)/

/** What of its imports restarts the orders site, and the sources of its pages, which are built when it starts. */
const ORDERS_SITE = /^(?:apps\/orders\/|packages\/(?:http|i18n)\/|packages\/domain\/src\/(?:market|order|payment)\/)/
const ORDERS_PAGES = /^(?:apps\/orders\/src\/pages\/|packages\/ui\/src\/).*\.(?:tsx?|css)$/

/** The parts of a shop whose apps follow the files of the repository. */
export function openDevelopmentShop(ports: RunSettings['ports']): ShopParts {
  const backend: ShopApp = {
    name: 'backend',
    script: 'scripts/dev/backend.ts',
    healthAddress: `http://127.0.0.1:${ports.MIDDLEWARE_PORT}/readyz`,
  }
  const storefront: ShopApp = {
    name: 'storefront',
    script: 'scripts/dev/storefront.ts',
    healthAddress: `http://127.0.0.1:${ports.PORT}/readyz`,
  }
  const orders: ShopApp = {
    name: 'orders',
    script: 'scripts/dev/orders.ts',
    healthAddress: `http://127.0.0.1:${ports.ORDERS_PORT}/readyz`,
  }
  const standins: ShopApp = {
    name: 'standins',
    script: 'apps/standins/main.ts',
    healthAddress: `http://127.0.0.1:${ports.STANDINS_PORT}/healthz`,
  }
  const cacheAdmin = {
    user: process.env.CACHE_ADMIN_USER || 'development',
    password: process.env.CACHE_ADMIN_PASSWORD || randomBytes(24).toString('base64url'),
  }
  const running = new Map<ShopApp, WatchedApp>()
  let print: Say = () => undefined
  let catalogueTimer: NodeJS.Timeout | undefined
  /** While the backend only takes over messages, pages neither wait for it nor load again. */
  let isQuiet = false

  async function noteChanges(files: readonly string[]): Promise<void> {
    const [messages, others] = [files.filter(file => MESSAGES.test(file)), files.filter(file => !MESSAGES.test(file))]
    if (messages.length > 0) await compileMessages(messages, print)
    const catalogues = others.filter(file => CATALOGUES.test(file))
    const sources = others.filter(file => !CATALOGUES.test(file))
    if (catalogues.length > 0) {
      clearTimeout(catalogueTimer)
      catalogueTimer = setTimeout(() => void restartQuietly(catalogues), CATALOGUE_RESTART_DELAY_MS)
    }
    const content = sources.filter(file => CONTENT.test(file))
    if (content.length > 0) await readContentAgain(content)
    await Promise.all([...running.values()].map(app => app.noteChanges(sources)))
  }

  /** By the operation with which an administrator purges caches, because a restart would take a second. */
  async function readContentAgain(files: readonly string[]): Promise<void> {
    if (!(await purgeCaches())) {
      // One that is just starting may have read the content before it was saved, and a quiet restart tells no page of itself.
      await running.get(backend)?.restarted()
      // A broken one reads it when the next save starts it.
      if (!(await purgeCaches())) return
    }
    print(`${files[0]} changed: content read again`)
    notifyStorefront({ state: 'ready' })
  }

  /** Whether the backend has done it. */
  async function purgeCaches(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${ports.MIDDLEWARE_PORT}/admin/cache/purge`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${cacheAdmin.user}:${cacheAdmin.password}`)}` },
    }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function restartQuietly(files: readonly string[]): Promise<void> {
    isQuiet = true
    await running.get(backend)?.noteChanges(files)
    isQuiet = false
  }

  function notifyStorefront(state: AppState): void {
    if (!isQuiet || state.state === 'broken') running.get(storefront)?.send({ backend: state })
  }

  const differences = new Map<ShopApp, Pick<WatchedAppOptions, 'restartsFor' | 'reads' | 'onState' | 'hasStandby'>>([
    [backend, { onState: notifyStorefront, hasStandby: true }],
    [storefront, { restartsFor: STOREFRONT_SERVER }],
    [orders, { restartsFor: ORDERS_SITE, reads: ORDERS_PAGES }],
  ])

  return {
    prepareDatabase: (databaseUrl, say) => prepareDatabase(databaseUrl, false, say),
    apps: [standins, backend, storefront, orders],
    runApp(app, { env, logs }, say) {
      if (running.size === 0) {
        print = say
        watchSources(repository, SOURCES, files => void noteChanges(files))
      }
      const watched = startWatchedApp({
        command: {
          name: app.name,
          script: app.script,
          env: { ...env, CACHE_ADMIN_USER: cacheAdmin.user, CACHE_ADMIN_PASSWORD: cacheAdmin.password },
          logs,
          ...(app === storefront ? inTerminal(env) : {}),
        },
        healthUrl: app.healthAddress,
        say,
        ...differences.get(app),
      })
      running.set(app, watched)
      return watched
    },
  }
}

/**
 * The storefront prints to the terminal, where Vite says what it has updated, and takes the same copy of the router as the
 * pages that Vite runs: that for development.
 */
function inTerminal(env: NodeJS.ProcessEnv): Pick<AppCommand, 'env' | 'logs'> {
  return { env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --conditions=development` }, logs: undefined }
}

/** Writes the catalogues that differ; a message that cannot be compiled is named, and the catalogues stay as they are. */
async function compileMessages(files: readonly string[], say: Say): Promise<void> {
  const child = spawn(process.execPath, ['packages/i18n/compile.ts'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  say(
    code === 0
      ? `${files[0]} changed: messages compiled`
      : 'the messages could not be compiled (see above); the next save tries again',
  )
}
