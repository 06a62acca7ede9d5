import { setTimeout as wait } from 'node:timers/promises'
import { publishFailure } from '@shop/monitoring/log-channel'

/** An app that runs in this process. */
export interface RunningApp {
  /** Says by `/readyz` that it is about to stop and has its clients open no more requests on their connections; it goes on answering. */
  drain?(): void
  stop(): Promise<void>
}

/** What a process runs. */
interface RunningProcess {
  /** In the order in which they stop: first what customers see, then what it needs. */
  readonly apps: readonly RunningApp[]
  /** How long it goes on answering once it is told to stop, in ms. */
  readonly drainMs: number
}

/**
 * Main function of a process of the shop: starts its apps and stops them at a signal or a fault, after a signal only once they
 * have drained; a second signal ends that wait. A start that fails ends the process with its message alone.
 */
export async function runApps(start: () => Promise<RunningProcess>): Promise<void> {
  const hurrying = new AbortController()
  let isStopping = false
  let running: RunningProcess
  try {
    running = await start()
  } catch (error) {
    complain(error instanceof Error ? error.message : error)
    process.exit(1)
  }

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return hurrying.abort()
    isStopping = true
    const { apps, drainMs } = running
    for (const app of apps) app.drain?.()
    if (exitCode === 0 && drainMs > 0 && apps.some(app => app.drain))
      await wait(drainMs, undefined, hurrying).catch(() => undefined)
    for (const app of apps) await app.stop()
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, error => {
      complain(error instanceof Error ? error.stack : error)
      const described = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : typeof error
      publishFailure({ severity: 'fatal', message: 'the process ends', fields: { error: described } })
      void stop(1)
    })
  }
}

/** Standard error and nothing else: after a defect the logger may be part of it. */
function complain(what: unknown): void {
  process.stderr.write(`${String(what)}\n`)
}
