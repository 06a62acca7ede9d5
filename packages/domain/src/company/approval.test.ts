import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { type AssociateRole, approversOf, needsApproval, requireNoApproval } from './index.ts'

const eur = (centAmount: number) => moneyOf('EUR', centAmount)
const buyer = (approvalLimitCent: number | null, ...roles: AssociateRole[]) => ({ roles, approvalLimitCent, storeKey: 'de' })

test.each([
  { who: 'a buyer without limit', buys: buyer(null, 'buyer'), total: eur(99_999_999), needs: false },
  { who: 'a buyer at the limit', buys: buyer(50_000, 'buyer'), total: eur(50_000), needs: false },
  { who: 'a buyer a cent above it', buys: buyer(50_000, 'buyer'), total: eur(50_001), needs: true },
  { who: 'a buyer whose limit is nothing', buys: buyer(0, 'buyer'), total: eur(1), needs: true },
  { who: 'a buyer in another currency', buys: buyer(50_000, 'buyer'), total: moneyOf('CHF', 1), needs: true },
  { who: 'a buyer without limit in another currency', buys: buyer(null, 'buyer'), total: moneyOf('CHF', 1), needs: false },
  { who: 'an approver who is no buyer', buys: buyer(null, 'approver'), total: eur(1), needs: true },
  { who: 'an administrator who is no buyer', buys: buyer(null, 'admin'), total: eur(1), needs: true },
  { who: 'an administrator who is a buyer', buys: buyer(null, 'admin', 'buyer'), total: eur(1), needs: false },
])('A1 an order of $who needs approval: $needs', ({ buys, total, needs }) => {
  expect(needsApproval(buys, total)).toBe(needs)
  const order = () => requireNoApproval(buys, total)
  if (needs) expect(order).toThrow('has to approve')
  else expect(order()).toBeUndefined()
})

test('A1 approvers decide about orders of others, and no one about their own', () => {
  const associates = (['admin', 'buyer', 'approver'] as const).map(role => ({ customerId: role, ...buyer(null, role) }))
  const both = { customerId: 'both', ...buyer(0, 'buyer', 'approver') }
  const idsFor = (buyerId: string) => approversOf({ associates: [...associates, both] }, buyerId).map(one => one.customerId)
  expect(idsFor('buyer')).toEqual(['approver', 'both'])
  expect(idsFor('both')).toEqual(['approver'])
  expect(requireNoApproval(undefined, eur(99_999_999))).toBeUndefined()
})
