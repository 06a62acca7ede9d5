import { performance } from 'node:perf_hooks'

interface IdleWatch {
  /** How often is looked. */
  readonly everyMs: number
  /** Looks in a row that found next to nothing to do. */
  readonly looks: number
  /** Least that may have been allocated since the last collection, in bytes. */
  readonly leastBytes: number
}

interface IdleThread {
  /** Share of the time since the last call in which the event loop had something to do. */
  readonly utilization: () => number
  /** Bytes of objects and of memory next to them, garbage included. */
  readonly bytes: () => number
  readonly collect: () => void
}

const WATCH: IdleWatch = { everyMs: 5000, looks: 3, leastBytes: 8 * 2 ** 20 }
const BUSY = 0.05

/**
 * Gives memory back when a process has had next to nothing to do for a while: V8 collects old objects when new ones need their
 * place, so that after a busy hour all of it would stay. It takes some 0.1 s once, of a time in which no one waits. Does
 * nothing without `--expose-gc`. Returns what ends it.
 */
export function collectWhenIdle(thread: IdleThread | undefined = thisThread(), watch: IdleWatch = WATCH): () => void {
  if (!thread) return () => undefined
  let idleLooks = 0
  let leftBytes = 0
  const timer = setInterval(() => {
    idleLooks = thread.utilization() < BUSY ? idleLooks + 1 : 0
    const bytes = thread.bytes()
    // Garbage that V8 collected by itself is not to be waited for again.
    leftBytes = Math.min(leftBytes, bytes)
    if (idleLooks < watch.looks || bytes - leftBytes < watch.leastBytes) return
    thread.collect()
    leftBytes = thread.bytes()
  }, watch.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

function thisThread(): IdleThread | undefined {
  const { gc } = globalThis
  if (!gc) return undefined
  let last = performance.eventLoopUtilization()
  return {
    utilization() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    bytes() {
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    },
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  }
}
