/** The line of pages that are rendered one after another. */
export interface PageTurns {
  /**
   * Does work at its turn: when the work before it has ended, or after some time where that waits for something. Urgent work
   * comes before all that is not. Throws what the work throws.
   */
  run<Result>(isUrgent: boolean, work: () => Promise<Result>): Promise<Result>
  /** How long work would take if it came now, its wait included, in ms: what is unfinished, as fast as work has ended lately. */
  expectedMs(): number
}

/** How much of what is known of the time from end to end each new one replaces. */
const WEIGHT = 1 / 32

/**
 * A line in which no one waits. Rendering uses the processor alone, so that pages which are rendered at the same time are all ready
 * when the last one is; and what all of them hold until then is taken for old by the garbage collector, and stays. `longestMs` is
 * how long work is waited for, and what it is taken to last until that is measured.
 */
export function createPageTurns(longestMs: number): PageTurns {
  const urgent: (() => void)[] = []
  const others: (() => void)[] = []
  let isTaken = false
  let unfinished = 0
  let lastEndMs = 0
  let meanMs = longestMs
  const passOn = () => {
    const next = urgent.shift() ?? others.shift()
    if (next) next()
    else isTaken = false
  }
  return {
    async run(isUrgent, work) {
      if (unfinished++ === 0) lastEndMs = performance.now()
      if (isTaken) await new Promise<void>(resolve => (isUrgent ? urgent : others).push(resolve))
      isTaken = true
      let hasEnded = false
      const end = () => {
        if (hasEnded) return
        hasEnded = true
        clearTimeout(timer)
        // What was made is sent first.
        setImmediate(passOn)
      }
      const timer = setTimeout(end, longestMs)
      try {
        return await work()
      } finally {
        end()
        unfinished--
        const now = performance.now()
        // With all that the process did in between.
        meanMs += (now - lastEndMs - meanMs) * WEIGHT
        lastEndMs = now
      }
    },
    expectedMs: () => unfinished * meanMs,
  }
}
