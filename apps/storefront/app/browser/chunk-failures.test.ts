import { expect, test } from 'vitest'
import { afterChunkFailure, type ChunkFailures } from './chunk-failures.ts'

/** Times at which a failure leads to a reload. */
function reloadsOf(...timesMs: number[]): number[] {
  let memory: ChunkFailures | undefined
  return timesMs.filter(now => {
    const next = afterChunkFailure(memory, now)
    if (next) memory = next
    return next !== undefined
  })
}

test('ERR-11 a chunk that fails to load reloads the page at most twice', () => {
  expect(reloadsOf(0, 100, 200, 300, 59_000)).toEqual([0, 100])
})

test('ERR-11 the counter resets after a minute without failure', () => {
  expect(reloadsOf(0, 100, 200, 60_100, 60_200, 60_300)).toEqual([0, 100, 60_100, 60_200])
  expect(reloadsOf(0, 59_999, 60_000, 119_998, 119_999)).toEqual([0, 59_999, 119_999])
})

test('ERR-11 a clock that was set back does not hold the page for ever', () => {
  expect(reloadsOf(1_000_000, 1_000_001, 5)).toEqual([1_000_000, 1_000_001, 5])
})
