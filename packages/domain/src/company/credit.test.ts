import { expect, test } from 'vitest'
import { availableCreditCent, type CreditBuyer, creditFor, requireCredit } from './index.ts'

const credit = { limitCent: 1000, termDays: 30, openCent: 400 }
const buyer: CreditBuyer = { roles: ['buyer'], storeKey: 'de', credit }

test('M4 a buyer orders on account what is left of the limit covers, in the store of the company alone', () => {
  for (const [who, storeKey, centAmount, isCovered] of [
    [buyer, 'de', 600, true],
    [buyer, 'de', 601, false],
    [buyer, 'at', 1, false],
    [{ ...buyer, roles: ['admin', 'approver'] as const }, 'de', 1, false],
    [{ ...buyer, credit: undefined }, 'de', 1, false],
    [{ ...buyer, credit: { ...credit, limitCent: 0, openCent: 0 } }, 'de', 0, false],
    [{ ...buyer, credit: { ...credit, limitCent: 300 } }, 'de', 1, false],
    [undefined, 'de', 1, false],
  ] as const) {
    expect(creditFor(who, storeKey, { centAmount }) !== undefined).toBe(isCovered)
    if (isCovered) expect(requireCredit(who, storeKey, { centAmount })).toEqual(credit)
    else expect(() => requireCredit(who, storeKey, { centAmount })).toThrow('does not cover')
  }
  expect(availableCreditCent({ ...credit, limitCent: 300 })).toBe(0)
})
