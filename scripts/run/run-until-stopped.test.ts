import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../ports.ts'
import { readPostmaster } from '../postgres/leftover-postgres.ts'
import { isAlive } from '../postgres/process-identity.ts'

let dataDir: string
let env: NodeJS.ProcessEnv
const started: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anvil-run-'))
  const [port, middleware, live, worker, orders, standins, smtp] = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(findFreePort))
  env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    MIDDLEWARE_PORT: String(middleware),
    LIVE_PORT: String(live),
    WORKER_PORT: String(worker),
    ORDERS_PORT: String(orders),
    STANDINS_PORT: String(standins),
    STANDINS_SMTP_PORT: String(smtp),
  }
})

afterEach(async () => {
  for (const shop of started.splice(0)) {
    if (shop.exitCode !== null || shop.signalCode !== null) continue
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

function startShop() {
  const shop = spawn(process.execPath, ['scripts/run/tiny-shop.fixtures.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(shop)
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', chunk => (output += chunk))
  const exit = once(shop, 'close').then(([code]) => code as number)
  const opened = until(() => (output.includes('Anvil is open') ? true : shop.exitCode !== null || undefined))
  return { shop, exit, opened, output: () => output }
}

async function until<T>(attempt: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const value = await attempt()
    if (value !== undefined) return value
    await wait(50)
  }
}

async function fetchApp(): Promise<{ pid: number; databaseUrl: string } | undefined> {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/`).catch(() => undefined)
  return answer?.json()
}

const postgresPid = () => readPostmaster(join(dataDir, 'postgres'))?.pid as number
const whenGone = (pid: number) => until(() => (isAlive(pid) ? undefined : true))

test('a taken port is named before anything starts, with the setting that changes it', async () => {
  const server = createServer().listen(Number(env.LIVE_PORT))
  await once(server, 'listening')
  const { exit, output } = startShop()
  expect(await exit).toBe(1)
  expect(output()).toContain(`Port ${env.LIVE_PORT} is taken: stop the program that uses it, or set LIVE_PORT to a free port.`)
  expect(output()).not.toContain('starting')
  server.close()
})

test('SIGTERM closes everything with exit code 0 and keeps the data', async () => {
  const first = startShop()
  await first.opened
  const pids = [(await fetchApp())!.pid, postgresPid()]
  first.shop.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  expect(pids.filter(isAlive)).toEqual([])

  const second = startShop()
  await second.opened
  expect(second.output()).not.toContain('making the database folder')
})

test('a second shop on the same data folder is refused while the first one runs', async () => {
  const first = startShop()
  await first.opened
  env = { ...env, PORT: String(await findFreePort()) }
  const second = startShop()
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain(`is in use by process ${first.shop.pid}`)
})

test('after kill -9 nothing stays behind and the next start finds the data', async () => {
  const first = startShop()
  await first.opened
  const pids = [(await fetchApp())!.pid, postgresPid()]
  first.shop.kill('SIGKILL')
  await Promise.all(pids.map(whenGone))

  const second = startShop()
  await second.opened
  expect(await fetchApp()).toBeDefined()
})

test('an app and a database that crash come back, the database at the same address', async () => {
  const { opened } = startShop()
  await opened
  const before = (await fetchApp())!
  await fetch(`http://127.0.0.1:${env.PORT}/crash`).catch(() => undefined)
  const after = await until(fetchApp)
  expect(after.pid).not.toBe(before.pid)

  const crashed = postgresPid()
  process.kill(crashed, 'SIGKILL')
  const restarted = await until(() => {
    const postmaster = readPostmaster(join(dataDir, 'postgres'))
    return postmaster && postmaster.pid !== crashed && postmaster.status === 'ready' ? postmaster : undefined
  })
  expect(after.databaseUrl).toContain(`:${restarted.port}/`)
})
