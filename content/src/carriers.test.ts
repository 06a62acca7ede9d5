import { MARKETS } from '@shop/domain/market'
import { parcelUrlOf } from '@shop/domain/order'
import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

test('ORD-14 every market says who brings its parcels, and of each it is known where a parcel is followed', () => {
  const { carrierPages } = readContent({ onInvalidKey: key => expect.fail(key) })
  for (const { country, carriers } of MARKETS) {
    expect(carriers.length, country).toBeGreaterThan(0)
    for (const carrier of carriers)
      expect(parcelUrlOf({ carrier, trackingNumber: 'JD0001' }, carrierPages), carrier).toMatch(/^https:.*JD0001$/)
  }
})
