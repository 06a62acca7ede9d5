import { expect, test } from 'vitest'
import { createRounds } from './rounds.ts'

test('LIVE-01 every cart is looked at once in a round, and what came meanwhile in the next', () => {
  let shown = [1, 2, 3, 4, 5]
  const rounds = createRounds(() => shown, 2)
  const first = rounds.next()
  shown = [1, 2, 3, 4, 5, 6, 7]
  expect([first, rounds.next(), rounds.next()]).toEqual([[1, 2], [3, 4], [5]])
  expect(rounds.count()).toBe(3)
  expect([rounds.next(), rounds.next(), rounds.next(), rounds.next()]).toEqual([[1, 2], [3, 4], [5, 6], [7]])
  expect(rounds.count()).toBe(4)
})

test('LIVE-01 no one to look at is a round of one empty part', () => {
  const rounds = createRounds(() => [], 2)
  expect([rounds.next(), rounds.count(), rounds.next()]).toEqual([[], 1, []])
})
