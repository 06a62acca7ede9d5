import { expect, test } from 'vitest'
import {
  bucketOf,
  describeBrowserError,
  isSampled,
  MAX_WEB_VITAL,
  percentileOf,
  WEB_VITALS,
  withoutPersonalData,
} from './index.ts'
import { valueOfBucket } from './web-vital.ts'

test('TRACK-14 one visit of twenty is of the sample, and always the same ones', () => {
  const visits = Array.from({ length: 40_000 }, (_, index) => `${index.toString(16)}-visit 2026-11-28`)
  const sampled = visits.filter(visit => isSampled(visit))
  expect(sampled.length / visits.length).toBeGreaterThan(0.045)
  expect(sampled.length / visits.length).toBeLessThan(0.055)
  expect(visits.filter(visit => isSampled(visit))).toEqual(sampled)
  expect([isSampled('a', 0), isSampled('a', 1)]).toEqual([false, true])
})

test('TRACK-14 a visit that is of the sample one day need not be the next', () => {
  const visits = Array.from({ length: 4000 }, (_, index) => `visit ${index}`)
  const both = visits.filter(visit => isSampled(`${visit} 2026-11-28`) && isSampled(`${visit} 2026-11-29`))
  // A twentieth of a twentieth: ten.
  expect(both.length).toBeLessThan(30)
})

test('TRACK-14 a value comes out of its bucket within 2.6 %, shifts as well as times', () => {
  for (const vital of WEB_VITALS)
    for (const value of vital === 'CLS' ? [0.05, 0.1, 0.25, 1] : [40, 200, 800, 2500, 30_000]) {
      const told = valueOfBucket(vital, bucketOf(vital, value))
      expect(Math.abs(told / value - 1), `${vital} ${value}`).toBeLessThan(0.026)
    }
  expect(valueOfBucket('CLS', bucketOf('CLS', 0))).toBe(0)
  expect(bucketOf('LCP', -5)).toBe(0)
  expect(bucketOf('LCP', 1e12)).toBe(bucketOf('LCP', MAX_WEB_VITAL))
})

test('TRACK-14 a percentile is what its share of the measurements stays within', () => {
  const counts = [100, 200, 300, 4000].map(value => ({ bucket: bucketOf('LCP', value), count: 1 }))
  const third = valueOfBucket('LCP', bucketOf('LCP', 300))
  expect(percentileOf('LCP', counts, 0.75)).toBe(third)
  expect(percentileOf('LCP', counts.toReversed(), 0.75)).toBe(third)
  expect(percentileOf('LCP', counts, 0.76)).toBeGreaterThan(3900)
  expect(percentileOf('LCP', [], 0.75)).toBeUndefined()
})

test('TRACK-14 an error says what failed in our scripts and nothing that is personal', () => {
  const error = Object.assign(
    new TypeError('jana@example.org, NS00012345 of /x/?token=abc is no /cart/01a20d43-5747-7d6e-b953-65e7b5db025f'),
    {
      stack: `TypeError: x
    at addLine (https://de.shop.example/assets/shop-Bx1.js?v=7:10:5)
    at async https://de.shop.example/assets/root-a.js:1:2
    at chrome-extension://abc/content.js:1:1`,
    },
  )
  const described = describeBrowserError(error, 'rejection')
  expect(described).toMatchObject({
    kind: 'rejection',
    type: 'TypeError',
    frames: ['addLine /assets/shop-Bx1.js', '/assets/root-a.js:1:2'],
  })
  expect(described?.message).toBe('<email>, NS<number> of /x/ is no /cart/<token>')
})

test('TRACK-14 Firefox and Safari name their frames in a form of their own', () => {
  const error = Object.assign(new Error('x'), {
    stack: 'addLine@https://de.shop.example/assets/shop-Bx1.js:10:5\n@https://x/other.js:1:1',
  })
  expect(describeBrowserError(error, 'error')?.frames).toEqual(['addLine /assets/shop-Bx1.js:10:5'])
})

test('TRACK-14 what is not of our scripts is not reported', () => {
  expect(describeBrowserError(undefined, 'error')).toBeUndefined()
  expect(describeBrowserError('jana', 'rejection')).toBeUndefined()
  const foreign = Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/content.js:1:1' })
  expect(describeBrowserError(foreign, 'error')).toBeUndefined()
})

test.each([
  ['+49 170 1234567', '+<number>'],
  ['4111-1111-1111-1111', '<number>'],
  ['10115 Berlin', '<number> Berlin'],
  ['Cannot read properties of undefined (reading 0)', 'Cannot read properties of undefined (reading 0)'],
  ['https://x.example/a?email=b#c', 'https://x.example/a'],
  ['incomprehensibilities-all-over', 'incomprehensibilities-all-over'],
  ['key a1b2c3d4e5f6a7b8c9d0-', 'key <token>'],
  [`${'😀'.repeat(40)}a@example.org`, `${'😀'.repeat(8)}\ufffd<email>`],
])('TRACK-14 %s is told as %s', (text, told) => {
  expect(withoutPersonalData(text)).toBe(told)
})
