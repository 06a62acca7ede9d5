import { expect, test } from 'vitest'
import { LANGUAGES } from '../market/index.ts'
import { parcelTrackingIdOf } from './parcel-tracking.ts'

test('ORD-14 every language has a parcel-tracking id of its own', () => {
  expect(new Set(LANGUAGES.map(parcelTrackingIdOf)).size).toBe(21)
})
