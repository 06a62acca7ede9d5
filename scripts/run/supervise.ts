import { setTimeout as wait } from 'node:timers/promises'

/** A process that runs: a child of ours, or PostgreSQL. */
export interface Run {
  /** Resolves with the reason in words when the process has ended. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

export interface Supervised {
  /** How often the process has ended by itself. */
  readonly crashes: () => number
  /** Ends supervision and the process. */
  stop(): Promise<void>
}

const windowMs = 60_000
const restartsPerWindow = 5
const firstDelayMs = 100

/**
 * Keeps a process running: when it ends by itself it is begun again, after a pause that doubles with each crash of the
 * last minute, and at most five times in any minute. `begin` is also called for a start that failed.
 */
export function supervise(name: string, first: Run, begin: () => Promise<Run>, log: (message: string) => void): Supervised {
  const restartTimes: number[] = []
  const stopping = new AbortController()
  let current: Run | undefined = first
  let crashes = 0

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const reason = current ? await current.ended : 'could not start'
      if (stopping.signal.aborted) return
      current = undefined
      crashes++
      const pauseMs = pauseBefore(restartTimes)
      log(`${name} ended (${reason}); starting it again in ${(pauseMs / 1000).toFixed(1)} s`)
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      restartTimes.push(performance.now())
      current = await begin().catch(error => {
        log(`${name}: ${error instanceof Error ? error.message : error}`)
        return undefined
      })
      if (current && stopping.signal.aborted) await current.stop()
    }
  })()

  return {
    crashes: () => crashes,
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
    },
  }
}

/** Pause before the next restart, given the times (ms, monotonic) of the earlier ones. */
export function pauseBefore(restartTimes: readonly number[], now = performance.now()): number {
  const recent = restartTimes.filter(time => now - time < windowMs)
  const backoffMs = firstDelayMs * 2 ** recent.length
  const oldestThatCounts = recent.at(-restartsPerWindow)
  return oldestThatCounts === undefined ? backoffMs : Math.max(backoffMs, oldestThatCounts + windowMs - now)
}

const hopeless = 3

/**
 * Waits until an app answers its health address with 200.
 * @throws when the app has ended three times before it ever answered.
 */
export async function waitUntilReady(name: string, address: string, app: Supervised, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (app.crashes() >= hopeless) throw new Error(`${name} does not start`)
    if (await answers(address)) return
    await wait(100, undefined, { signal }).catch(() => undefined)
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
