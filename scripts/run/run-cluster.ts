import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { readDrainMs } from '@shop/process'
import { environmentOfProcess } from './shop-settings.ts'
import { type Run, type Supervised, supervise } from './supervise.ts'

interface ClusterOptions {
  /** Program of each process. */
  readonly script: string
  readonly processes: number
  readonly env: NodeJS.ProcessEnv
}

/** Longer than a start takes; a process that listens later is replaced all the same. */
const START_MS = 60_000
/** How long a process may take to end once it has drained, before it is killed. */
const GRACE_MS = 10_000

/**
 * Main function of the process in front of several processes of the shop: takes connections and hands them over in turns, begins a
 * process again that ends by itself, and replaces all of them one after another at SIGUSR2, each once the one before takes
 * connections again. SIGTERM, SIGINT and SIGHUP stop them all; it ends with 0 once they have ended.
 */
export async function runCluster({ script, processes, env }: ClusterOptions): Promise<void> {
  const log = (message: string) => console.log(JSON.stringify({ level: 30, time: Date.now(), app: 'shop', msg: message }))
  cluster.setupPrimary({ exec: script })
  const graceMs = readDrainMs(env, []) + GRACE_MS
  const current: StartedProcess[] = []
  const supervised: Supervised[] = []
  for (let index = 0; index < processes; index++) {
    const begin = () => {
      const started = startProcess(environmentOfProcess(env, index), graceMs)
      current[index] = started
      return started
    }
    supervised.push(supervise(`process ${index + 1}`, begin(), async () => begin(), log))
  }

  let isReplacing = false
  async function replaceAll(): Promise<void> {
    if (isReplacing) return
    isReplacing = true
    for (let index = 0; index < processes; index++) {
      const before = current[index]
      await before?.leave()
      // Its supervisor begins the next one a moment later.
      while (current[index] === before) await new Promise(resolve => setTimeout(resolve, 20))
      await Promise.race([current[index]?.open, new Promise(resolve => setTimeout(resolve, START_MS).unref())])
      log(`process ${index + 1} is replaced`)
    }
    isReplacing = false
  }

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await Promise.all(supervised.map(each => each.stop()))
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.on('SIGUSR2', () => void replaceAll())
}

interface StartedProcess extends Run {
  /** Resolves when all its apps take connections. */
  readonly open: Promise<unknown>
  /** Ends it once it has answered what it was handed over; the others take what comes from now on. */
  leave(): Promise<void>
}

/** Starts a process of the cluster. It inherits what we were started with, what stops it when we are gone included. */
function startProcess(env: NodeJS.ProcessEnv, graceMs: number): StartedProcess {
  const worker: Worker = cluster.fork(env)
  // What it cannot be told any more because it has ended, which its exit says.
  worker.on('error', () => undefined)
  const ended = once(worker, 'exit').then(([code, signal]) => signal ?? `exit code ${code}`)
  const endBy = async (tell: () => void) => {
    tell()
    const force = setTimeout(() => worker.process.kill('SIGKILL'), graceMs)
    await ended
    clearTimeout(force)
  }
  return {
    ended,
    // It says so by itself: a worker listens before the shop does.
    open: once(worker, 'message'),
    // It takes connections while it drains, so that a balancer can see why it should send no more.
    stop: () => endBy(() => worker.process.kill('SIGTERM')),
    leave: () => endBy(() => worker.disconnect()),
  }
}
