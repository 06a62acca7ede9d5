import { expect, test } from 'vitest'
import { runCrowd, runLoadStep, type Visit } from './load-step.ts'

test('a step counts what its shoppers were answered, refusals apart from failures', async () => {
  const visits: readonly Visit[] = [
    async note => {
      note({ what: 'home', ms: 10, status: 200 })
      note({ what: 'createMyOrderFromCart', ms: 30, status: 200 })
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
  expect(step.p95MsOf).toEqual({ page: 40, search: 0, cart: 0, order: 30 })
  expect(step.requestsPerSecond / step.ordersPerSecond).toBeCloseTo(4)
})

test('in a crowd the next shopper comes when one has left, until the time is over', async () => {
  let [inside, most, visits] = [0, 0, 0]
  const visit: Visit = async note => {
    most = Math.max(most, ++inside)
    visits++
    await new Promise(resolve => setTimeout(resolve, 1))
    note({ what: 'createCart', ms: 5, status: 200 })
    inside--
    return 1
  }
  const figures = await runCrowd(3, 0.05, () => visit)
  expect(most).toBe(3)
  expect(visits).toBeGreaterThanOrEqual(3)
  expect(figures.ordersPerSecond).toBeCloseTo(figures.requestsPerSecond)
  expect(figures.p95MsOf.cart).toBe(5)
})
