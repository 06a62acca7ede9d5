import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

const WATCH = { everyMs: 1000, looks: 3, leastBytes: 100, leastGrowth: 1000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aThread() {
  const thread = { load: 0, held: 1000, inUse: 400, resident: 5000, collections: 0, trims: 0 }
  const end = collectWhenIdle(
    {
      utilization: () => thread.load,
      bytes: () => thread.held,
      resident: () => thread.resident,
      collect: () => {
        thread.collections++
        thread.held = thread.inUse
      },
      trim: () => {
        thread.trims++
      },
    },
    WATCH,
  )
  return { thread, end }
}

test('garbage is collected once after a thread has been idle for three looks', () => {
  const { thread } = aThread()
  vi.advanceTimersByTime(2500)
  expect(thread.collections).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(thread.collections).toBe(1)
})

test('a thread that works is left alone, and so is one with little garbage', () => {
  const { thread } = aThread()
  thread.load = 0.5
  vi.advanceTimersByTime(60_000)
  expect(thread.collections).toBe(0)
  thread.load = 0
  vi.advanceTimersByTime(3000)
  expect(thread.collections).toBe(1)
  thread.held += 99
  vi.advanceTimersByTime(60_000)
  expect(thread.collections).toBe(1)
  thread.held += 1
  vi.advanceTimersByTime(1000)
  expect(thread.collections).toBe(2)
})

test('a moment of work begins the wait again', () => {
  const { thread } = aThread()
  vi.advanceTimersByTime(2000)
  thread.load = 0.2
  vi.advanceTimersByTime(1000)
  thread.load = 0
  vi.advanceTimersByTime(2000)
  expect(thread.collections).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(thread.collections).toBe(1)
})

test('what V8 collected by itself counts as collected', () => {
  const { thread } = aThread()
  vi.advanceTimersByTime(3000)
  thread.held = 300
  vi.advanceTimersByTime(1000)
  thread.held = 400
  vi.advanceTimersByTime(1000)
  expect(thread.collections).toBe(2)
})

test('what is free is given back once for each time of rest, and again after garbage was collected', () => {
  const { thread } = aThread()
  thread.held = 50
  vi.advanceTimersByTime(60_000)
  expect(thread).toMatchObject({ collections: 0, trims: 1 })
  thread.load = 0.5
  vi.advanceTimersByTime(1000)
  thread.load = 0
  vi.advanceTimersByTime(60_000)
  expect(thread.trims).toBe(2)
  thread.held += 200
  vi.advanceTimersByTime(1000)
  expect(thread).toMatchObject({ collections: 1, trims: 3 })
})

test('a process that works and grows gives back what is free, and not while it stays as large', () => {
  const { thread } = aThread()
  thread.load = 0.9
  vi.advanceTimersByTime(5000)
  expect(thread.trims).toBe(0)
  thread.resident = 6000
  vi.advanceTimersByTime(1000)
  expect(thread.trims).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(thread.trims).toBe(1)
  thread.resident = 5500
  vi.advanceTimersByTime(1000)
  thread.resident = 6499
  vi.advanceTimersByTime(5000)
  expect(thread.trims).toBe(1)
  thread.resident = 6500
  vi.advanceTimersByTime(1000)
  expect(thread).toMatchObject({ trims: 2, collections: 0 })
})

test('it ends when it is told to', () => {
  const { thread, end } = aThread()
  end()
  vi.advanceTimersByTime(60_000)
  expect(thread.collections).toBe(0)
})
