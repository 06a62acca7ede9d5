import { expect, test } from 'vitest'
import { campaignOfStore } from './campaign-of-store.ts'

const campaigns = [
  { campaignName: 'cyber_week', startDate: '2026-11-28T00:00:00+01:00', endDate: '2026-12-07T00:00:00+01:00' },
  { campaignName: 'black_friday', startDate: '2026-11-23T00:00:00+01:00', endDate: '2026-11-30T00:00:00+01:00' },
]
const at = (now: string) => campaignOfStore({ custom: { campaigns } } as never, now)

test('SHELL-39, SHELL-40 a page shows the campaign that runs, with its last day, and of several the one that ends first', () => {
  expect(at('2026-11-22T22:59:59.999Z')).toBeUndefined()
  expect(at('2026-11-22T23:00:00.000Z')).toEqual({ name: 'black_friday', lastDay: '2026-11-29' })
  expect(at('2026-11-29T12:00:00.000Z')).toEqual({ name: 'black_friday', lastDay: '2026-11-29' })
  expect(at('2026-11-29T23:00:00.000Z')).toEqual({ name: 'cyber_week', lastDay: '2026-12-06' })
  expect(at('2026-12-06T23:00:00.000Z')).toBeUndefined()
  expect(campaignOfStore(undefined, '2026-11-29T12:00:00.000Z')).toBeUndefined()
})
