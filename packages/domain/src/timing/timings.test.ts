import { expect, test } from 'vitest'
import { liveRetryDelay } from './index.ts'

test('LIVE-06 pages that have lost their connections together come back after the pause, not all at the same moment', () => {
  expect([0, 0.5, 0.999].map(liveRetryDelay)).toEqual([5000, 5250, 5499])
})
