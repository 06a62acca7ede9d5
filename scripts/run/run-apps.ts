import { publishFailure } from '@shop/monitoring/log-channel'

/** An app that runs in this process. */
interface RunningApp {
  stop(): Promise<void>
}

/**
 * Main function of a process of the shop: starts its apps and stops them, in the order given, at a signal or a fault. A
 * start that fails ends the process with its message alone.
 */
export async function runApps(start: () => Promise<readonly RunningApp[]>): Promise<void> {
  let isStopping = false
  let apps: readonly RunningApp[]
  try {
    apps = await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return
    isStopping = true
    for (const app of apps) await app.stop()
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, error => {
      console.error(error)
      const described = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : typeof error
      publishFailure({ severity: 'fatal', message: 'the process ends', fields: { error: described } })
      void stop(1)
    })
  }
}
