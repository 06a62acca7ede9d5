import { expect, test } from 'vitest'
import { boundsOf, conversionOf, daysOf, daysUntil, funnelOf, isDay, type StageCount } from './index.ts'

const counts: StageCount[] = [
  { country: 'DE', stage: 'visit', visits: 50 },
  { country: 'DE', stage: 'view', visits: 30 },
  { country: 'AT', stage: 'add', visits: 10 },
  { country: 'DE', stage: 'payment', visits: 6 },
  { country: 'AT', stage: 'order', visits: 4 },
]

test('TRACK-09, CHK-03 a visit counts at every stage up to the one it came to', () => {
  expect(funnelOf(counts).map(({ stage, visits, share }) => [stage, visits, share])).toEqual([
    ['visit', 100, 1],
    ['view', 50, 0.5],
    ['add', 20, 0.2],
    ['cart', 10, 0.1],
    ['shipping', 10, 0.1],
    ['billing', 10, 0.1],
    ['payment', 10, 0.1],
    ['order', 4, 0.04],
  ])
})

test('TRACK-09 conversion is the share of visits that ordered, and no number where there are no visits', () => {
  expect(conversionOf(counts)).toEqual({ visits: 100, orderingVisits: 4, share: 0.04 })
  expect(conversionOf([])).toEqual({ visits: 0, orderingVisits: 0, share: null })
  expect(funnelOf([])[0]).toEqual({ stage: 'visit', visits: 0, share: null })
})

test('the days of a period are those of the calendar, over the ends of months and years', () => {
  expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toHaveLength(3)
  expect(daysOf({ from: '2026-01-02', to: '2026-01-01' })).toEqual([])
  expect(boundsOf({ from: '2026-02-28', to: '2026-02-28' })).toEqual({
    since: '2026-02-28T00:00:00.000Z',
    before: '2026-03-01T00:00:00.000Z',
  })
  expect(daysUntil('2026-03-01', 2)).toEqual({ from: '2026-02-28', to: '2026-03-01' })
})

test.each(['2026-02-30', '2026-2-3', 'today', '', '2026-13-01'])('%s is not a day', text => {
  expect(isDay(text)).toBe(false)
})
