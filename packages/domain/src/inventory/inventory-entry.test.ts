import { expect, it } from 'vitest'
import { availabilityOf } from './inventory-entry.ts'

it('STOCK-04 availability without channel is the quantity and whether there is any', () => {
  expect(availabilityOf(0)).toEqual({ noChannel: { isOnStock: false, availableQuantity: 0 } })
  expect(availabilityOf(1)).toEqual({ noChannel: { isOnStock: true, availableQuantity: 1 } })
})
