import { expect, test } from 'vitest'
import { isSurelyInTime, requireWithdrawalState, withdrawnOrderNumberOf } from './withdrawal.ts'
import { withdrawalDeclarationOf, withdrawalProblems } from './withdrawal-declaration.ts'

const typed = { contactName: ' Jana Nová ', orderNumber: 'ns 0000 1042', email: 'jana@example.org' }

test('a declaration asks for name, contract and address alone, as the law lets it', () => {
  expect(withdrawalDeclarationOf(typed)).toEqual({
    contactName: 'Jana Nová',
    orderNumber: 'ns 0000 1042',
    email: 'jana@example.org',
  })
  expect(withdrawalDeclarationOf({ ...typed, goods: ' Stool\r\nPan\u0007 ' })?.goods).toBe('Stool\nPan')
  expect(withdrawalProblems({})).toEqual([
    { field: 'contactName', rule: 'required' },
    { field: 'orderNumber', rule: 'required' },
    { field: 'email', rule: 'required' },
  ])
  expect(
    withdrawalProblems({ ...typed, contactName: 'see https://evil.example', email: 'jana@', goods: 'x'.repeat(2001) }),
  ).toEqual([
    { field: 'contactName', rule: 'plain' },
    { field: 'goods', rule: 'max' },
    { field: 'email', rule: 'email' },
  ])
  expect(withdrawalDeclarationOf({ ...typed, email: '' })).toBeUndefined()
})

test('an order is found by its number however it is typed, and a contract may be named in other words', () => {
  for (const text of ['NS00001042', 'ns 0000 1042', '00001042', '# NS00001042', 'Order NS00001042 of 3 November'])
    expect(withdrawnOrderNumberOf(text), text).toBe('NS00001042')
  for (const text of ['the stool of 3 November', 'NS12', '', 'NS123456789012345'])
    expect(withdrawnOrderNumberOf(text), text).toBeUndefined()
})

test('a declaration within 14 days of the last parcel is in time; a later one depends on the day of delivery', () => {
  const shippedAt = '2026-11-01T10:00:00.000Z'
  expect(isSurelyInTime('2026-11-20T10:00:00.000Z', undefined)).toBe(true)
  expect(isSurelyInTime('2026-11-15T10:00:00.000Z', shippedAt)).toBe(true)
  expect(isSurelyInTime('2026-11-15T10:00:00.001Z', shippedAt)).toBe(false)
})

test('what was rejected may be accepted, what was accepted stays so', () => {
  requireWithdrawalState('WD100001', 'Received', 'Rejected')
  requireWithdrawalState('WD100001', 'Rejected', 'Accepted')
  expect(() => requireWithdrawalState('WD100001', 'Accepted', 'Rejected')).toThrow('is Accepted and cannot become Rejected')
})
