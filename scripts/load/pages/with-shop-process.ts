import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { seed } from '@shop/demo/seed'
import { findFreePort } from '../../ports.ts'
import { withFreshDatabase } from '../../postgres/with-fresh-database.ts'

/** The whole shop in a process of its own, with the demo catalogue in a database of its own. */
export interface ShopProcess {
  readonly port: number
  /** Memory of the process in MB. */
  residentMegabytes(): Promise<number>
  /** What its apps logged as errors. */
  readonly errors: readonly string[]
}

const MAX_ERRORS = 20
/** No server takes mails here, which the worker says. */
const TOLERATED = /"app":"worker"/

/** Opens a shop for a run and closes it afterwards. The storefront must have been built. */
export async function withShopProcess<Result>(work: (shop: ShopProcess) => Promise<Result>): Promise<Result> {
  return withFreshDatabase({ durable: false }, async databaseUrl => {
    await seed(databaseUrl)
    const [port, ...others] = await Promise.all(Array.from({ length: 7 }, findFreePort))
    const [middlewarePort, livePort, workerPort, ordersPort, standinsPort, smtpPort] = others.map(String)
    if (port === undefined) throw new Error('There is no free port')
    const child = fork(fileURLToPath(new URL('./shop-process.ts', import.meta.url)), [], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        MIDDLEWARE_PORT: middlewarePort,
        LIVE_PORT: livePort,
        WORKER_PORT: workerPort,
        ORDERS_PORT: ordersPort,
        STANDINS_PORT: standinsPort,
        STANDINS_SMTP_PORT: smtpPort,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const errors: string[] = []
    for (const stream of [child.stdout, child.stderr]) collectErrors(stream, errors)
    try {
      await answerOf(child)
      return await work({ port, errors, residentMegabytes: () => residentMegabytesOf(child) })
    } finally {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      if (child.connected) child.disconnect()
      await ended
    }
  })
}

async function residentMegabytesOf(child: ChildProcess): Promise<number> {
  child.send('memory?')
  return ((await answerOf(child)) as { residentBytes: number }).residentBytes / 2 ** 20
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ending = new AbortController()
  const ended = once(child, 'exit', { signal: ending.signal }).then(() => {
    throw new Error('The shop has ended')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ending.signal }), ended])
    return message
  } finally {
    ended.catch(() => undefined)
    ending.abort()
  }
}

/** Keeps lines of the log that say error, and whatever is no line of a log. */
function collectErrors(stream: NodeJS.ReadableStream | null, errors: string[]): void {
  let rest = ''
  stream?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (isError(line) && errors.length < MAX_ERRORS) errors.push(line.slice(0, 500))
  })
}

function isError(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== ''
  const { level } = JSON.parse(line) as { level: number | string }
  return (level === 'error' || Number(level) >= 50) && !TOLERATED.test(line)
}
