import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypingPause } from './typing-pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function typing() {
  const runs: string[] = []
  return { runs, pause: createTypingPause(typed => runs.push(typed)) }
}

test('PDP-13, CONST-01 a number counts 600 ms after its last digit, once', () => {
  const { runs, pause } = typing()
  pause.type('1')
  vi.advanceTimersByTime(599)
  pause.type('12')
  vi.advanceTimersByTime(599)
  expect(runs).toEqual([])
  vi.advanceTimersByTime(1)
  expect(runs).toEqual(['12'])
  vi.advanceTimersByTime(5000)
  expect(runs).toEqual(['12'])
})

test('PDP-13, CONST-01 a text that is not a number counts after 800 ms', () => {
  const { runs, pause } = typing()
  pause.type('two')
  vi.advanceTimersByTime(799)
  expect(runs).toEqual([])
  vi.advanceTimersByTime(1)
  expect(runs).toEqual(['two'])
})

test('PDP-13 an emptied box waits for what comes next, and what was taken back never counts', () => {
  const { runs, pause } = typing()
  pause.type('3')
  pause.type('')
  vi.advanceTimersByTime(5000)
  pause.type('4')
  pause.cancel()
  vi.advanceTimersByTime(5000)
  expect(runs).toEqual([])
})
