import { expect, test } from 'vitest'
import { batchLookups } from './batch-lookups.ts'

const BATCHES = { maxSize: 3, pauseMs: 0 }

test('questions that come at once share a lookup, none of more than its size, and each has its own answer', async () => {
  const asked: number[][] = []
  const double = batchLookups(async (numbers: readonly number[]) => {
    asked.push([...numbers])
    return numbers.map(number => number * 2)
  }, BATCHES)
  expect(await double(1)).toBe(2)
  expect(await Promise.all([2, 3, 4, 5, 6].map(double))).toEqual([4, 6, 8, 10, 12])
  expect(asked.flat()).toEqual([1, 2, 3, 4, 5, 6])
  expect(asked.length).toBeLessThan(5)
  expect(Math.max(...asked.map(({ length }) => length))).toBe(3)
})

test('one lookup is under way at a time', async () => {
  let underWay = 0
  const look = batchLookups(async (numbers: readonly number[]) => {
    expect(++underWay).toBe(1)
    await new Promise(resolve => setImmediate(resolve))
    underWay -= 1
    return numbers
  }, BATCHES)
  await Promise.all(Array.from({ length: 10 }, (_, number) => look(number)))
})

test('a lookup that fails is told to all who share it, and the next one is asked for again', async () => {
  let isFailing = true
  const look = batchLookups(async (numbers: readonly number[]) => {
    if (isFailing) throw new Error('away')
    return numbers
  }, BATCHES)
  const answers = await Promise.allSettled([1, 2, 3].map(look))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  isFailing = false
  expect(await look(4)).toBe(4)
})
