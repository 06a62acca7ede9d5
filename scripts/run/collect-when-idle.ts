import { openAllocatorTrim } from './trim-allocator.ts'

interface IdleWatch {
  /** How often is looked. */
  readonly everyMs: number
  /** Looks in a row that found next to nothing to do. */
  readonly looks: number
  /** Least that may have been allocated since the last collection, in bytes. */
  readonly leastBytes: number
  /** Least by which the process may have grown since memory was given back, in bytes. */
  readonly leastGrowth: number
}

interface IdleProcess {
  /** Share of one core that was used since the last call. */
  readonly utilization: () => number
  /** Bytes of objects and of memory next to them, garbage included. */
  readonly bytes: () => number
  /** Bytes of memory that the process has. */
  readonly resident: () => number
  readonly collect: () => void
  /** Gives memory back that is free and not garbage. */
  readonly trim: () => void
}

const WATCH: IdleWatch = { everyMs: 5000, looks: 3, leastBytes: 8 * 2 ** 20, leastGrowth: 16 * 2 ** 20 }
/** An idle shop looks for changes ten times a second, which takes 1 to 4 % of a core. */
const BUSY = 0.1

/**
 * Gives memory back when a process has had next to nothing to do for a while: V8 collects old objects when new ones need their
 * place, so that after a busy hour all of it would stay. It takes some 0.1 s once, of a time in which no one waits. What the
 * allocator keeps free is given back too, once for each time of rest, and while there is much to do wherever the process has grown:
 * that takes a few milliseconds. Does nothing without `--expose-gc`. Returns what ends it.
 */
export function collectWhenIdle(idle: IdleProcess | undefined = thisProcess(), watch: IdleWatch = WATCH): () => void {
  if (!idle) return () => undefined
  let idleLooks = 0
  let leftBytes = 0
  let leftResident = Number.POSITIVE_INFINITY
  const timer = setInterval(() => {
    idleLooks = idle.utilization() < BUSY ? idleLooks + 1 : 0
    const bytes = idle.bytes()
    // Garbage that V8 collected by itself is not to be waited for again.
    leftBytes = Math.min(leftBytes, bytes)
    const hasGarbage = idleLooks >= watch.looks && bytes - leftBytes >= watch.leastBytes
    if (hasGarbage) {
      idle.collect()
      leftBytes = idle.bytes()
    }
    const resident = idle.resident()
    leftResident = Math.min(leftResident, resident)
    if (hasGarbage || idleLooks === watch.looks || resident - leftResident >= watch.leastGrowth) {
      idle.trim()
      leftResident = idle.resident()
    }
  }, watch.everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

function thisProcess(): IdleProcess | undefined {
  const { gc } = globalThis
  if (!gc) return undefined
  const trim = openAllocatorTrim()
  let [lastMs, lastCpuMs] = [performance.now(), cpuMs()]
  return {
    utilization() {
      const [ms, used] = [performance.now(), cpuMs()]
      const share = (used - lastCpuMs) / (ms - lastMs)
      lastMs = ms
      lastCpuMs = used
      return share
    },
    bytes() {
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    },
    resident: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    trim: () => trim?.(),
  }
}

/** Of all threads; the time of the event loop would be that of other processes on a busy machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
