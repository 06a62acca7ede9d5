import { expect, test } from 'vitest'
import { csvOf, DATA_KINDS, type DataKind, isOrderSettled, type OrderStanding, retentionDays, retentionStart } from './index.ts'

const settled: OrderStanding = {
  orderState: 'Complete',
  paymentState: 'Paid',
  shipmentState: 'Shipped',
  owedCents: 11_900,
  hasOpenTransaction: false,
  hasOpenWithdrawal: false,
  hasOpenReturn: false,
  isInvoiced: true,
}

test.each([
  ['shipped and paid', settled, true],
  ['shipped, paid, and in part given back', { ...settled, orderState: 'Confirmed', paymentState: 'CreditOwed' }, true],
  ['cancelled without money', { ...settled, orderState: 'Cancelled', shipmentState: 'Pending', owedCents: 0 }, true],
  ['cancelled, and its money not given back', { ...settled, orderState: 'Cancelled', shipmentState: 'Pending' }, false],
  ['shipped in part', { ...settled, orderState: 'Confirmed', shipmentState: 'Partial' }, false],
  ['not paid', { ...settled, orderState: 'Confirmed', paymentState: 'BalanceDue' }, false],
  ['not invoiced', { ...settled, isInvoiced: false }, false],
  ['with a withdrawal to be decided', { ...settled, hasOpenWithdrawal: true }, false],
  ['with goods that come back', { ...settled, hasOpenReturn: true }, false],
  ['with a refund under way', { ...settled, hasOpenTransaction: true }, false],
] as const)('ACC-01 an order %s', (_name, order, expected) => {
  expect(isOrderSettled(order)).toBe(expected)
})

test('A6 retention counts days, months and years back from now, and years of business from their end', () => {
  const now = '2026-11-28T20:00:00.000Z'
  expect(retentionStart('cart', now)).toBe('2026-08-30T20:00:00.000Z')
  expect(retentionStart('withdrawal', now)).toBe('2022-11-28T20:00:00.000Z')
  expect(retentionStart('consent', now)).toBe('2023-11-28T20:00:00.000Z')
  expect(retentionStart('invoice', now)).toBe('2016-01-01T00:00:00.000Z')
  expect(retentionStart('account', now)).toBeUndefined()
  expect(retentionDays('search')).toBe(180)
  expect(() => retentionDays('consent')).toThrow('consent is not kept for a number of days')
  for (const kind of Object.keys(DATA_KINDS) as DataKind[]) expect(() => retentionStart(kind, now)).not.toThrow()
})

test('A6 a copy as CSV is read by spreadsheets, and runs nothing in them', () => {
  const csv = csvOf(
    ['name', 'n', 'more'],
    [
      { name: '=cmd()', n: 1, more: { a: 'b' } },
      { name: 'a "b", c', n: null },
    ],
  )
  expect(csv).toBe('\uFEFFname,n,more\r\n\'=cmd(),1,"{""a"":""b""}"\r\n"a ""b"", c",,\r\n')
})
