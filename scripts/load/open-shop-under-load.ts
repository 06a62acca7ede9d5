import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import type { FuzzRoute } from '../../apps/middleware/src/testing/fuzz/fuzz-request.ts'
import { withFreshDatabase } from '../postgres/with-fresh-database.ts'

/** What a middleware process tells when it listens. */
export interface MiddlewareReady {
  readonly port: number
  readonly routes: readonly FuzzRoute[]
}

/** How a middleware process fared. */
export interface MiddlewareReport {
  /** What it logged as errors: defects, and faults of the database. */
  readonly errors: readonly string[]
  readonly loopDelayMs: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly residentMegabytes: number
}

/** A middleware in a process of its own. */
export interface MiddlewareUnderLoad extends MiddlewareReady {
  /** Throws when the process has ended. */
  report(): Promise<MiddlewareReport>
}

/** A shop of its own for one run: a new database and middlewares that no one else calls. */
export interface ShopUnderLoad {
  readonly databaseUrl: string
  readonly engine: EngineContext
  readonly middlewares: readonly MiddlewareUnderLoad[]
}

/** Settings of a shop under load. */
export interface ShopUnderLoadOptions {
  readonly middlewares: number
  /** False is faster; a crash of the machine may lose the database. */
  readonly durable?: boolean
}

/** Opens a shop for a run and closes it afterwards. */
export async function withShopUnderLoad<T>(
  { middlewares: count, durable = false }: ShopUnderLoadOptions,
  work: (shop: ShopUnderLoad) => Promise<T>,
): Promise<T> {
  return withFreshDatabase({ durable }, async databaseUrl => {
    const children: ChildProcess[] = []
    const db = openDatabase({ databaseUrl, poolSize: 4, acquireTimeoutMs: 60_000 })
    try {
      const middlewares = await Promise.all(Array.from({ length: count }, () => startMiddleware(databaseUrl, children)))
      return await work({ databaseUrl, engine: createContext(db), middlewares })
    } finally {
      await db.destroy()
      await Promise.all(children.map(stop))
    }
  })
}

/** Prints how the middlewares fared and which invariants are broken; sets the exit code when something is wrong. */
export async function reportOnShop({ engine, middlewares }: ShopUnderLoad): Promise<void> {
  for (const middleware of middlewares) {
    const { errors, loopDelayMs, residentMegabytes } = await middleware.report()
    const { p50, p99, max } = loopDelayMs
    const delays = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms`
    console.log(`middleware ${middleware.port}: event loop delay ${delays}; ${residentMegabytes.toFixed(0)} MB`)
    for (const error of errors) complain(`it logged ${error}`)
  }
  const broken = (await checkInvariants(engine)).filter(({ violations }) => violations > 0)
  for (const { rule, title, offenders } of broken) complain(`VIOLATED ${rule} ${title} (${offenders.join(', ')})`)
  if (broken.length === 0) console.log('all invariants hold')
}

/** Says what is wrong and makes the run fail. */
export function complain(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}

async function startMiddleware(databaseUrl: string, children: ChildProcess[]): Promise<MiddlewareUnderLoad> {
  const script = fileURLToPath(new URL('./middleware-process.ts', import.meta.url))
  const child = fork(script, [databaseUrl, '8'], { env: { ...process.env, NODE_ENV: 'production' } })
  children.push(child)
  const ready = await nextMessage<MiddlewareReady>(child)
  return {
    ...ready,
    report() {
      if (!child.connected) throw new Error('The middleware has ended')
      child.send('report')
      return nextMessage<MiddlewareReport>(child)
    },
  }
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ending = new AbortController()
  const { signal } = ending
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The middleware has ended')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message as Message
  } finally {
    ended.catch(() => undefined)
    ending.abort()
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exited
}
