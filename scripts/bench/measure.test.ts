import { expect, test } from 'vitest'
import { measureRound, median } from './measure.ts'

test('the median is the middle, or between the two in the middle', () => {
  expect(median([3])).toBe(3)
  expect(median([10, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(() => median([])).toThrow('nothing')
})

test('a round does the work once for each subject, after it was prepared, with so many clients at a time', async () => {
  const seen: string[] = []
  let busy = 0
  let maxBusy = 0
  const round = await measureRound(
    {
      name: 'test',
      prepare: async () => void seen.push('prepared'),
      async work(subject) {
        maxBusy = Math.max(maxBusy, ++busy)
        await new Promise(resolve => setImmediate(resolve))
        busy--
        seen.push(String(subject))
      },
    },
    { clients: 3, subjects: 7 },
  )
  expect(seen[0]).toBe('prepared')
  expect(seen.slice(1).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(maxBusy).toBe(3)
  expect(round.p50Ms).toBeLessThanOrEqual(round.p99Ms)
})
