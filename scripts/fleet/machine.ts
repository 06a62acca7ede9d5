import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../ports.ts'
import { BUNDLE_SETTINGS } from '../run/process-memory.ts'
import { type StartedApp, startApp } from '../run/start-app.ts'

const BUNDLE = 'build/shop/shop.js'
/** What the balancer needs to notice: two checks, one a second. */
const DRAIN_SECONDS = 3
/** Until it is killed, once it has drained. */
const GRACE_MS = 17_000

/** One of several machines of a shop, as a process: what shoppers see, or the worker. */
export interface Machine {
  readonly name: string
  readonly port: number
  /** Standard error and logs so far. */
  readonly output: () => string
  /** From its start until it was ready, ms. */
  start(): Promise<number>
  /** As a loss of power would. */
  kill(): Promise<void>
  /** As an operator would, who replaces it. Resolves with the reason it ended for. */
  stop(): Promise<string>
}

/** A machine that is not started yet. It keeps its ports when it is started again, as a machine keeps its address, and adds them to those that are taken. */
export async function createMachine(
  name: string,
  apps: string,
  env: NodeJS.ProcessEnv,
  takenPorts: Set<number>,
  drainSeconds = DRAIN_SECONDS,
): Promise<Machine> {
  const [port, middleware, live, worker, orders] = [
    await findOtherPort(takenPorts),
    await findOtherPort(takenPorts),
    await findOtherPort(takenPorts),
    await findOtherPort(takenPorts),
    await findOtherPort(takenPorts),
  ]
  let app: StartedApp | undefined
  let output = ''
  const settings = {
    ...env,
    ...BUNDLE_SETTINGS,
    NODE_ENV: 'production',
    SHOP_APPS: apps,
    PORT: String(port),
    MIDDLEWARE_PORT: String(middleware),
    LIVE_PORT: String(live),
    WORKER_PORT: String(worker),
    ORDERS_PORT: String(orders),
    DRAIN_SECONDS: String(drainSeconds),
    // All shoppers of a load come from this machine, by way of the balancer.
    TRUSTED_PROXIES: '127.0.0.1',
    UNLIMITED_NETWORKS: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  }
  const healthPort = apps === 'worker' ? worker : port
  return {
    name,
    port,
    output: () => output,
    async start() {
      const begun = performance.now()
      const started = startApp({
        name,
        script: BUNDLE,
        env: settings,
        logs: undefined,
        graceMs: drainSeconds * 1000 + GRACE_MS,
        onErrorOutput: chunk => {
          output += chunk
        },
      })
      app = started
      let isOver = false
      void started.ended.then(() => {
        isOver = true
      })
      while (!(await isReady(healthPort))) {
        if (isOver) throw new Error(`${name} does not start: ${await started.ended}\n${output}`)
        await wait(50)
      }
      return performance.now() - begun
    },
    async kill() {
      if (!app?.pid) throw new Error(`${name} does not run`)
      process.kill(app.pid, 'SIGKILL')
      await app.ended
    },
    async stop() {
      await app?.stop()
      return (await app?.ended) ?? 'was not started'
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

async function findOtherPort(taken: Set<number>): Promise<number> {
  for (;;) {
    const port = await findFreePort()
    if (taken.has(port)) continue
    taken.add(port)
    return port
  }
}
