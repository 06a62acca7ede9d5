import { expect, test } from 'vitest'
import { runLoadStep, type Visit } from './load-step.ts'

test('a step counts what its shoppers were answered, refusals apart from failures', async () => {
  const visits: readonly Visit[] = [
    async note => {
      note({ what: 'home', ms: 10, status: 200 })
      note({ what: 'order', ms: 30, status: 200 })
      return 1
    },
    async note => {
      note({ what: 'home', ms: 20, status: 503 })
      return 0
    },
    async note => {
      note({ what: 'listing', ms: 40, status: 500 })
      return 0
    },
  ]
  let next = 0
  const step = await runLoadStep(300, 0.01, () => visits[next++] as Visit)
  expect(next).toBe(3)
  expect(step).toMatchObject({ perSecond: 300, refused: 1, failures: ['listing was answered 500'], p50Ms: 30, p99Ms: 40 })
  expect(step.requestsPerSecond / step.ordersPerSecond).toBeCloseTo(4)
})
