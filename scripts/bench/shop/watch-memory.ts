import { residentMegabytesOf } from './process-cost.ts'

/** Memory of processes in MB, of the one that has most. */
export interface MemoryFigures {
  /** When the watch began. */
  readonly idle: number
  /** The most seen since. */
  readonly peak: number
}

const PAUSE_MS = 250

/** Watches the memory of processes until it is stopped; none may have ended by then. */
export function watchMemory(pids: readonly number[]): { stop(): MemoryFigures } {
  const now = () => Math.max(...pids.map(residentMegabytesOf))
  const idle = now()
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak, now())
  }, PAUSE_MS)
  return {
    stop() {
      clearInterval(timer)
      return { idle, peak: Math.max(peak, now()) }
    },
  }
}
