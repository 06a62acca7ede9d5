import { setTimeout as wait } from 'node:timers/promises'
import type { Supervised } from './supervise.ts'

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
