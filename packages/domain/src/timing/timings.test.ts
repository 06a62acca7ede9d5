import { expect, test } from 'vitest'
import { LIVE_RETRY_MS, liveRetryDelay } from './index.ts'

test('LIVE-06 pages that have lost their connections together come back after the pause, not all at the same moment', () => {
  expect([0, 0.5, 0.999].map(liveRetryDelay)).toEqual([LIVE_RETRY_MS, LIVE_RETRY_MS + 250, LIVE_RETRY_MS + 499])
})
