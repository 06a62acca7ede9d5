import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createContext, openDatabase } from '@shop/engine/database'
import { findStores, importStores } from '@shop/engine/store'
import { findFreePort } from '../../scripts/ports.ts'
import { urlOfRunning } from '../../scripts/postgres/with-database.ts'
import { waitForSearch } from '../shop/wait-for-search.ts'

const PAUSE_MS = 250

/** A shop in which nothing has happened yet: what others buy, rate and change in a shop is seen on its pages. */
export interface UntouchedShop {
  /** Port of its storefront. */
  readonly port: number
  /** Ends it and removes its data. */
  close(): Promise<void>
}

/** Fills and opens a demo shop on free ports. Throws with what it printed when it does not open. */
export async function openUntouchedShop(): Promise<UntouchedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'anvil-screens-'))
  const [port = 0, middleware, live, worker, orders, standins, smtp] = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(findFreePort))
  const shop = spawn(process.execPath, ['scripts/run.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      MIDDLEWARE_PORT: String(middleware),
      LIVE_PORT: String(live),
      WORKER_PORT: String(worker),
      ORDERS_PORT: String(orders),
      STANDINS_PORT: String(standins),
      STANDINS_SMTP_PORT: String(smtp),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEARCH_DIR: '',
      NODE_ENV: 'production',
      UNLIMITED_NETWORKS: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(shop, 'exit')
  const close = async () => {
    shop.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    while (!(await isReady(port))) {
      if (shop.exitCode !== null) throw new Error(`The shop did not open:\n${output}`)
      await setTimeout(PAUSE_MS)
    }
    await endCampaigns(folder)
    await waitForSearch(port)
  } catch (error) {
    await close()
    throw error
  }
  return { port, close }
}

/** Takes the campaigns off all stores: what is reduced, and how it is labelled, would hang on the day. */
async function endCampaigns(folder: string): Promise<void> {
  const databaseUrl = urlOfRunning(folder)
  if (!databaseUrl) throw new Error('The database of the shop is not found')
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  try {
    const context = createContext(db)
    const stores = await findStores(context)
    const { length } = stores.filter(({ custom }) => custom.campaigns)
    if (length === 0) throw new Error('No store has a campaign')
    await importStores(
      context,
      stores.map(({ version: _version, custom: { campaigns: _campaigns, ...custom }, ...store }) => ({ ...store, custom })),
    )
  } finally {
    await db.destroy()
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
