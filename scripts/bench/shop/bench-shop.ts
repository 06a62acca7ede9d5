import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findFreePort } from '../../ports.ts'
import type * as MemorySettings from '../../run/process-memory.ts'
import { Connection } from '../http/connection.ts'
import { requestMessage } from '../http/request-message.ts'
import { openMailSink } from './mail-sink.ts'
import { fetchMemoryParts, type MemoryParts } from './memory-parts.ts'
import { childrenOf, cpuMsOf } from './process-cost.ts'
import { runStep } from './run-step.ts'

/** The apps of a shop in a process of their own, open and with a filled search. */
export interface BenchShop {
  readonly pid: number
  /** Processes that answer: itself, or those of a cluster. */
  readonly answering: readonly number[]
  /** Port of the storefront. */
  readonly port: number
  readonly middlewarePort: number
  /** From the start of the process to its first page, ms. */
  readonly startMs: number
  /** What its memory consists of. */
  memoryParts(): Promise<MemoryParts>
  stop(): Promise<void>
}

export interface BenchShopOptions {
  /** Checkout that is run. */
  readonly shopFolder: string
  readonly databaseUrl: string
  /** Where the index of the search is kept; one per process. */
  readonly searchFolder: string
  readonly env?: NodeJS.ProcessEnv
  /** As many processes behind one port, with one in front of them; without it there is only one. */
  readonly processes?: number | undefined
  /** Where debuggers would be let in: the first process of a cluster at the next port. */
  readonly inspectPort?: number
}

/** Settings of a shop whose pages are measured on a machine that may be full of other work: those who look around are not refused. */
export const PATIENT: NodeJS.ProcessEnv = { BROWSING_WAIT_SECONDS: '0' }

const TELL_MEMORY = new URL('./tell-memory.mjs', import.meta.url).href
const BUNDLE = 'build/shop/shop.js'
const CLUSTER = 'build/shop/shop-cluster.js'
const PAUSE_MS = 100
/** Over which time a process has to have used next to nothing of a core, and how much that is. */
const REST_MS = 1000
const MAX_SHARE_AT_REST = 0.15
const KEPT_OUTPUT = 4000
const GRACE_MS = 20_000

/** Opens a shop as production does, with a server for its mails and without stand-ins of other services. Throws with its output when it ends instead. */
export async function openBenchShop(options: BenchShopOptions): Promise<BenchShop> {
  const mails = await openMailSink()
  const ports = [...(await Promise.all(Array.from({ length: 6 }, findFreePort))), mails.port]
  const [port = 0, middlewarePort = 0] = ports
  const begun = performance.now()
  const { NODE_FLAGS, ALLOCATOR_SETTINGS, BUNDLE_SETTINGS } = await memorySettingsOf(options.shopFolder)
  const { processes, inspectPort } = options
  const program = processes ? CLUSTER : programOf(options.shopFolder)
  // The processes of a cluster say on the same channel that they are open.
  const preload = processes ? [] : ['--import', TELL_MEMORY]
  const debugging = inspectPort ? [`--inspect-port=${inspectPort}`] : []
  const child = spawn(process.execPath, [...NODE_FLAGS, ...debugging, ...preload, program], {
    cwd: options.shopFolder,
    env: { ...environmentOf(options, ports), ...ALLOCATOR_SETTINGS, ...(program === 'scripts/shop.ts' ? {} : BUNDLE_SETTINGS) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT)
    })
  const end = () => stop(child).finally(mails.close)
  const requireRunning = () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop has ended:\n${output}`)
  }
  const isAnswering = (path: string, isRight: (status: number, text: string) => boolean, json?: unknown) =>
    until(requireRunning, async () => {
      const connection = await Connection.open(port)
      try {
        const { status, body } = await connection.send(requestMessage({ path, host: `de.localhost:${port}`, json }))
        return isRight(status, body.toString('latin1'))
      } finally {
        connection.close()
      }
    })
  try {
    await isAnswering('/readyz', status => status === 200)
    await isAnswering('/', status => status === 200)
    const startMs = performance.now() - begun
    if (processes) await untilAtRest(child.pid ?? 0, processes, requireRunning)
    // Until the search is filled the database answers in its place, which costs another amount.
    await isAnswering('/api/new-ct/searchCatalogue', (_status, text) => text.includes('"facets"'), [{ facets: true }])
    return {
      pid: child.pid ?? 0,
      answering: processes ? childrenOf(child.pid ?? 0) : [child.pid ?? 0],
      port,
      middlewarePort,
      startMs,
      memoryParts: () => fetchMemoryParts(child),
      stop: () => end(),
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** What `npm start` of a checkout runs: one of before ran its sources. */
function programOf(shopFolder: string): string {
  return existsSync(join(shopFolder, BUNDLE)) ? BUNDLE : 'scripts/shop.ts'
}

/** The settings of memory of a checkout, which another one may have changed. */
async function memorySettingsOf(shopFolder: string): Promise<typeof MemorySettings> {
  return import(pathToFileURL(join(shopFolder, 'scripts/run/process-memory.ts')).href)
}

function environmentOf(
  { databaseUrl, searchFolder, env, processes }: BenchShopOptions,
  [port, middleware, live, worker, orders, standins, smtp]: readonly number[],
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: join(dirname(searchFolder), 'compile-cache'),
    DATABASE_URL: databaseUrl,
    SEARCH_DIR: searchFolder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    // All clients are on this machine.
    UNLIMITED_NETWORKS: '127.0.0.1,::1',
    PORT: String(port),
    MIDDLEWARE_PORT: String(middleware),
    LIVE_PORT: String(live),
    WORKER_PORT: String(worker),
    ORDERS_PORT: String(orders),
    STANDINS_PORT: String(standins),
    STANDINS_SMTP_PORT: String(smtp),
    ...(processes ? { SHOP_PROCESSES: String(processes) } : {}),
    ...env,
  }
}

async function until(requireRunning: () => void, isTrue: () => Promise<boolean>): Promise<void> {
  for (;;) {
    requireRunning()
    if (await isTrue().catch(() => false)) return
    await wait(PAUSE_MS)
  }
}

/** Waits until all processes of a cluster have read what they answer from: each begins to listen before its search is filled. */
async function untilAtRest(pid: number, processes: number, requireRunning: () => void): Promise<void> {
  for (;;) {
    requireRunning()
    const before = childrenOf(pid).map(cpuMsOf)
    await wait(REST_MS)
    const after = childrenOf(pid).map(cpuMsOf)
    if (after.length === processes && after.every((ms, place) => ms - (before[place] ?? 0) < REST_MS * MAX_SHARE_AT_REST)) return
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(force)
}

/** Installs and builds what a checkout needs, unless it is there. */
export async function prepareShop(shopFolder: string): Promise<void> {
  await runStep(fileURLToPath(new URL('./prepare-shop.mjs', import.meta.url)), [], { folder: shopFolder })
}
