import { expect, it } from 'vitest'
import { afterArrival, afterCount, availabilityOf, preorderDayOf, type StockUnits, unitsHere, withOpenPreorder } from './index.ts'
import { openPreorderOf, waitingUnitsOf } from './preorder.ts'

const DAY = '2027-01-15'
const soldOut: StockUnits = { loaded: 5, available: 0, reserved: 1, sold: 4, preorder: 0 }
/** Ten units were let out, six of them are ordered or being paid. */
const ordered: StockUnits = { loaded: 15, available: 4, reserved: 1, sold: 10, preorder: 10 }
const isWhole = ({ loaded, available, reserved, sold }: StockUnits) => loaded === available + reserved + sold

it('STOCK-04 units that can be ordered before they come are let out, changed and ended, and who waits stays', () => {
  expect(withOpenPreorder(soldOut, 10)).toEqual({ loaded: 15, available: 10, reserved: 1, sold: 4, preorder: 10 })
  expect(withOpenPreorder(ordered, 4)).toEqual(ordered)
  const ended = withOpenPreorder(ordered, 0)
  expect([openPreorderOf(ended), waitingUnitsOf(ended), isWhole(ended)]).toEqual([0, 6, true])
  expect(waitingUnitsOf(withOpenPreorder(ended, 3))).toBe(6)
})

it('STOCK-04 what comes is for who waits, then for who orders before it comes, then to be sold', () => {
  expect(waitingUnitsOf(afterArrival(ordered, 2))).toBe(4)
  const more = afterArrival(ordered, 12)
  expect([more.available, more.preorder, isWhole(more)]).toEqual([6, 0, true])
})

it('STOCK-04 a count ends a preorder: some mean that the delivery is here, none that nothing more can be ordered', () => {
  expect(afterCount(ordered, 8)).toMatchObject({ available: 8, preorder: 0, loaded: 19 })
  const none = afterCount(ordered, 0)
  expect([waitingUnitsOf(none), openPreorderOf(none), isWhole(none)]).toEqual([6, 0, true])
})

it('PDP-21 what is here counts as stock, and a preorder begins behind it', () => {
  const both = availabilityOf(12, DAY, 10)
  expect([unitsHere(both), both.noChannel.isOnStock, preorderDayOf(both)]).toEqual([2, true, undefined])
  const later = availabilityOf(7, DAY, 10)
  expect([unitsHere(later), later.noChannel.isOnStock, preorderDayOf(later)]).toEqual([0, false, DAY])
  expect(preorderDayOf(availabilityOf(0, DAY, 10))).toBeUndefined()
})
