import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FactHistory } from './fact-history.ts'

let now = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** A fact with the value `a` from 0 to 100, `b` to 200, then `a` again; each commit takes 10. */
async function aHistory(): Promise<FactHistory> {
  const history = new FactHistory()
  for (const [begun, value] of [
    [0, 'a'],
    [100, 'b'],
    [200, 'a'],
  ] as const) {
    now = begun
    await history.change(value, async () => {
      now = begun + 10
    })
  }
  return history
}

test('an answer that shows what held while it was made is of age 0', async () => {
  const history = await aHistory()
  expect(history.ageOf('a', 50, 60)).toBe(0)
  expect(history.ageOf('b', 150, 160)).toBe(0)
  // Either value is right while a commit is under way, and for a request from before it.
  expect(history.ageOf('a', 105, 108)).toBe(0)
  expect(history.ageOf('b', 105, 108)).toBe(0)
  expect(history.ageOf('b', 195, 250)).toBe(0)
})

test('an answer with a value that had been replaced before the request is as old as the replacement', async () => {
  const history = await aHistory()
  expect(history.ageOf('a', 150, 160)).toBe(40)
  expect(history.ageOf('b', 1210, 1220)).toBe(1000)
})

test('a value that came back is the newest one, and one that never was has no age', async () => {
  const history = await aHistory()
  expect(history.ageOf('a', 900, 910)).toBe(0)
  expect(history.ageOf('c', 900, 910)).toBeUndefined()
  expect(history.ageOf('b', 10, 20)).toBeUndefined()
})
