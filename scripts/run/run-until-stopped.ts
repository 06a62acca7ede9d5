import { openShop, type Say, type ShopParts } from './open-shop.ts'
import { type RunSettings, readRunSettings } from './run-settings.ts'

/**
 * Main function of a process that runs a shop: opens it, closes it in order at a signal, at the death of the process that
 * started us or at a fault, and ends this process with 0, or 1 after a fault.
 */
export async function runUntilStopped(partsFor: (settings: RunSettings) => ShopParts): Promise<never> {
  const stopping = new AbortController()
  let exitCode = 0
  // A terminal that has gone must not keep the shop from closing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  process.once('disconnect', () => stopping.abort())
  const onFault = (error: unknown) => {
    exitCode = 1
    console.error(error)
    stopping.abort()
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)

  try {
    const settings = readRunSettings(process.env)
    await openShop(settings, partsFor(settings), say, stopping.signal)
  } catch (error) {
    exitCode = 1
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(exitCode)
}

const startedAt = Number(process.env.STARTED_AT) || performance.timeOrigin

const say: Say = message => {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s] ${message}`)
}
