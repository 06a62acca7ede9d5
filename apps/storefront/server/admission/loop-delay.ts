/** How late the process comes to what it is to do. */
export interface LoopDelay {
  /** Has it measured for the next second, and says what was measured so far, in ms. */
  measure(): number
}

/** How often it is looked, and over which time the delay is a mean, in ms. */
const EVERY_MS = 50
const MEAN_OVER_MS = 1000

/**
 * The delay of the event loop: how long after its time a timer comes, as a mean over a second, so that neither the collection of
 * garbage nor the start of a process counts for much. It is measured only while someone asks; a process at rest does nothing.
 */
export function createLoopDelay(): LoopDelay {
  let meanMs = 0
  let untilMs = 0
  let isMeasuring = false
  function lookAgain(lastMs: number): void {
    setTimeout(() => {
      const now = performance.now()
      const tookMs = now - lastMs
      meanMs += (tookMs - EVERY_MS - meanMs) * (1 - Math.exp(-tookMs / MEAN_OVER_MS))
      isMeasuring = now < untilMs
      if (isMeasuring) lookAgain(now)
      else meanMs = 0
    }, EVERY_MS).unref()
  }
  return {
    measure() {
      const now = performance.now()
      untilMs = now + MEAN_OVER_MS
      if (!isMeasuring) lookAgain(now)
      isMeasuring = true
      return meanMs
    },
  }
}
