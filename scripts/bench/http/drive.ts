/** One client of a server: what it does in one turn, and its end. */
export interface BenchClient {
  work(): Promise<void>
  /** Whether nothing is left that could be worked on. */
  isDone?(): boolean
  close(): void
}

/** What clients did in a time, each working without a pause. */
export interface Driven {
  readonly count: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Lets clients work for a time, each turn beginning where the one before ended. Rejects with the first turn that fails. */
export async function drive(clients: readonly BenchClient[], ms: number): Promise<Driven> {
  const durations: number[] = []
  const begun = performance.now()
  await Promise.all(
    clients.map(async client => {
      for (let start = performance.now(); start - begun < ms && !client.isDone?.(); ) {
        await client.work()
        const end = performance.now()
        durations.push(end - start)
        start = end
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  durations.sort((a, b) => a - b)
  return { count: durations.length, seconds, p50Ms: shareOf(durations, 0.5), p99Ms: shareOf(durations, 0.99) }
}

/** The number below which a share of sorted numbers lies; 0 of none. */
export function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
