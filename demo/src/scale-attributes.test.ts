import { expect, test } from 'vitest'
import { scaleAttributes } from './scale-attributes.ts'

const twoTanks = {
  voltage: '230 V / 50 Hz',
  power: 6000,
  heatingPower: { count: 2, value: 3000 },
  capacity: 16,
  tankCapacity: { count: 2, value: 8 },
  temperatureRange: { min: 60, max: 200 },
  drainTap: true,
  dimensions: { length: 45, width: 56, height: 33 },
  weight: 10.8,
  shippingWeight: 12.9,
}

test('a smaller machine holds and draws less, and its case and weight are in proportion', () => {
  expect(scaleAttributes(twoTanks, 0.7)).toEqual({
    ...twoTanks,
    power: 4200,
    heatingPower: { count: 2, value: 2100 },
    capacity: 12,
    tankCapacity: { count: 2, value: 6 },
    dimensions: { length: 40, width: 50, height: 29 },
    weight: 8.51,
    shippingWeight: 10.2,
  })
})

test('a larger machine is content with its socket', () => {
  expect(scaleAttributes(twoTanks, 1.5)).toMatchObject({ power: 7000, heatingPower: { count: 2, value: 3500 }, capacity: 24 })
  expect(scaleAttributes({ power: 2000 }, 1.5)).toEqual({ power: 3000 })
  expect(scaleAttributes({ power: 3000 }, 1.5)).toEqual({ power: 3500 })
  expect(scaleAttributes({ power: 9000 }, 1.5)).toEqual({ power: 9000 })
})

test('loads grow unless a text tells them, and nothing becomes nothing', () => {
  expect(scaleAttributes({ loadCapacity: 200, drawers: 5, readability: 0.1 }, 1.25)).toEqual({
    loadCapacity: 250,
    drawers: 5,
    readability: 0.1,
  })
  const hoist = { loadCapacity: 250, ratedLoads: '125/250 kg' }
  expect(scaleAttributes(hoist, 1.25)).toEqual(hoist)
  expect(scaleAttributes({ capacity: 1 }, 0.6)).toEqual({ capacity: 1 })
})

test('a machine of the same size is the same', () => {
  expect(scaleAttributes(twoTanks, 1)).toEqual(twoTanks)
})
