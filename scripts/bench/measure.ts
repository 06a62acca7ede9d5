import { inTurns } from '../../apps/middleware/src/testing/in-turns.ts'

/** Something to be measured: it is done once for each of a number of subjects, such as carts. */
export interface BenchCase {
  readonly name: string
  /** Brings the subjects into the state in which the work is done; not measured. */
  readonly prepare?: () => Promise<void>
  readonly work: (subject: number) => Promise<void>
}

/** One round of a case. */
export interface Round {
  readonly operationsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface MeasureOptions {
  readonly clients: number
  /** The work is done once for each, in order, by as many clients at a time. */
  readonly subjects: number
}

/** Does the work once for every subject and measures how fast. */
export async function measureRound(bench: BenchCase, { clients, subjects }: MeasureOptions): Promise<Round> {
  await bench.prepare?.()
  const begun = performance.now()
  const durations = await inTurns(Array.from({ length: subjects }), clients, async (_item, subject) => {
    const start = performance.now()
    await bench.work(subject)
    return performance.now() - start
  })
  const seconds = (performance.now() - begun) / 1000
  const sorted = durations.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { operationsPerSecond: subjects / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** The middle of several numbers; of an even number of them, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is no median of nothing')
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1] as number, sorted[Math.floor(middle)] as number]
  return (low + high) / 2
}
