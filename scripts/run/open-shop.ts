import { join } from 'node:path'
import { readDrainMs } from '@shop/process'
import { onGivenDatabase } from '../postgres/given-database.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { assertPortsAreFree } from './assert-ports-are-free.ts'
import type { RunSettings } from './run-settings.ts'
import { type AppCommand, startApp } from './start-app.ts'
import { type Run, type Supervised, supervise, waitUntilReady } from './supervise.ts'

/** How long a process may take to end once it has drained: those of a cluster end within 10 s. */
const GRACE_MS = 12_000

export type Say = (message: string) => void

/** What a shop consists of, besides its database. */
export interface ShopParts {
  /** Migrates and fills the database before the first app starts. */
  readonly prepareDatabase: (databaseUrl: string, say: Say) => Promise<void>
  /** In the order in which they start; each waits until the one before is ready. */
  readonly apps: readonly ShopApp[]
  /** Another way to run an app than to begin it again after every crash. */
  readonly runApp?: (app: ShopApp, process: AppProcess, say: Say) => Supervised
}

/** What all apps of a run have in common. */
export type AppProcess = Pick<AppCommand, 'env' | 'logs'>

export interface ShopApp {
  readonly name: string
  /** Script that Node runs, relative to the repository. */
  readonly script: string
  /** Settings of its process alone. */
  readonly env?: NodeJS.ProcessEnv
  /** Answers 200 when the app can serve. */
  readonly healthAddress: string
}

/**
 * Opens the shop and keeps it open until the signal aborts; then closes everything, the database last.
 * @throws when something cannot start; what had started is closed by then.
 */
export async function openShop(settings: RunSettings, parts: ShopParts, say: Say, signal: AbortSignal): Promise<void> {
  await assertPortsAreFree(settings.ports)
  const stopped = whenAborted(signal)
  const apps: Supervised[] = []
  const database = settings.databaseUrl ? undefined : await openDatabase(settings, say)
  try {
    const databaseUrl = settings.databaseUrl ?? (database?.url as string)
    const directUrl = settings.directUrl ?? databaseUrl
    const prepare = () => parts.prepareDatabase(directUrl, say)
    await Promise.race([settings.databaseUrl ? onGivenDatabase(directUrl, prepare) : prepare(), stopped])
    const env = environmentOf(settings, databaseUrl)
    const logs = settings.logs === 'files' ? { folder: join(settings.dataDir, 'logs'), ...settings.logLimits } : undefined
    for (const app of parts.apps) {
      if (signal.aborted) return
      say(`starting ${app.name}`)
      const supervised = (parts.runApp ?? runSupervised)(app, { env, logs }, say)
      apps.push(supervised)
      await waitUntilReady(app.name, app.healthAddress, supervised, signal)
    }
    if (signal.aborted) return
    say(`Anvil is open: http://localhost:${settings.ports.PORT} (sk.localhost, de.localhost, ...)`)
    await stopped
  } finally {
    say('closing')
    await Promise.all(apps.map(app => app.stop()))
    await database?.supervised.stop()
    say('closed')
  }
}

function runSupervised(app: ShopApp, process: AppProcess, say: Say): Supervised {
  const graceMs = readDrainMs(process.env, []) + GRACE_MS
  const begin = () => startApp({ ...app, ...process, graceMs, env: { ...process.env, ...app.env } })
  return supervise(app.name, begin(), async () => begin(), say)
}

async function openDatabase(settings: RunSettings, say: Say): Promise<{ url: string; supervised: Supervised }> {
  say('starting the database')
  const postgres = await startPostgres({ dataDir: settings.dataDir, walArchive: settings.walArchive, log: say })
  const asRun = (running: RunningPostgres): Run => ({
    ended: running.ended.then(() => `see ${join(settings.dataDir, 'postgres.log')}`),
    stop: () => running.stop(),
  })
  const supervised = supervise('database', asRun(postgres), async () => asRun(await postgres.restart()), say)
  return { url: postgres.urlOf('anvil'), supervised }
}

function environmentOf({ ports, dataDir }: RunSettings, databaseUrl: string): NodeJS.ProcessEnv {
  const portSettings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const searchFolder = process.env.SEARCH_DIR || join(dataDir, 'search')
  return {
    ...process.env,
    ...portSettings,
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: undefined,
    SEARCH_DIR: searchFolder,
    COPIED_PICTURES_DIR: process.env.COPIED_PICTURES_DIR || join(dataDir, 'pictures'),
    NODE_ENV: process.env.NODE_ENV || 'production',
  }
}

async function whenAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Something must hold the process while nothing happens in it.
  const hold = setInterval(() => undefined, 60_000)
  signal.addEventListener('abort', () => resolve(), { once: true })
  if (signal.aborted) resolve()
  await promise
  clearInterval(hold)
}
