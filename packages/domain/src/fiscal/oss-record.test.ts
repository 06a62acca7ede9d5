import { expect, test } from 'vitest'
import { creditNoteOf, openCreditOf } from './credit-note-of.ts'
import { anInvoice, EXAMPLE_ORDERS, exampleDocuments } from './example-documents.fixtures.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import type { FiscalDocument } from './fiscal-document.ts'
import { isQuarter, ossRecordsOf, ossSumsOf, quarterOf, quarterStart } from './oss-record.ts'

const { domestic, oss, icSupply, cashOnDelivery, local, credit } = exampleDocuments()

test('fiscal check 23: a quarter is the sum of its invoices less its credits by state and rate, and of nothing else', () => {
  const records = ossRecordsOf([domestic, oss, icSupply, cashOnDelivery, local, credit], '2026-Q4')
  expect(ossSumsOf(records)).toEqual([
    {
      stateOfConsumption: 'CZ',
      supplyQuarter: '2026-Q4',
      permyriad: 2100,
      currency: 'CZK',
      net: cashOnDelivery.totals.net,
      tax: cashOnDelivery.totals.tax,
    },
    {
      ...{ stateOfConsumption: 'FR', supplyQuarter: '2026-Q4', permyriad: 2000, currency: 'EUR' },
      ...{ net: oss.totals.net - credit.totals.net, tax: oss.totals.tax - credit.totals.tax },
    },
  ])
})

test('fiscal check 23: a record says what, where from, where to, when, at which rate, and by which documents', () => {
  const [record] = ossRecordsOf([credit], '2026-Q4')
  expect(record).toEqual({
    ...{ stateOfConsumption: 'FR', invoiceNumber: oss.number, creditNoteNumber: credit.number, orderNumber: oss.orderNumber },
    ...{
      description: 'Mèches',
      quantity: 1,
      supplyDate: '2026-11-24',
      supplyQuarter: '2026-Q4',
      permyriad: 2000,
      net: -749,
      tax: -150,
    },
    ...{ currency: 'EUR', dispatchCountry: 'DE', arrivalCountry: 'FR', arrivalPostalCode: '1010' },
  })
  expect(ossRecordsOf([cashOnDelivery], '2026-Q4').map(({ description }) => description)).toContain('Doprava')
})

test('fiscal check 23: a supply counts in the quarter in which it left, a correction in that in which it was issued, of the one it corrects', () => {
  const invoice = anInvoice(anExampleOrder(EXAMPLE_ORDERS.oss), { issueDate: '2027-01-02' })
  const later: FiscalDocument = {
    ...creditNoteOf(invoice, { units: [{ line: 2, quantity: 1 }], charges: [] }, { issueDate: '2027-02-01', earlier: [] }),
    number: 'RK-2027-00000001',
  }
  expect(ossSumsOf(ossRecordsOf([invoice, later], '2026-Q4'))).toMatchObject([
    { supplyQuarter: '2026-Q4', net: invoice.totals.net },
  ])
  expect(ossSumsOf(ossRecordsOf([invoice, later], '2027-Q1'))).toMatchObject([{ supplyQuarter: '2026-Q4', net: -749 }])
})

test('fiscal check 23: a reduced price and goods that come back after it leave nothing of a supply, and what is exempt is not declared', () => {
  const facts = { issueDate: '2026-12-01' }
  const reduced: FiscalDocument = {
    ...creditNoteOf(oss, { reduction: 1000 }, { ...facts, earlier: [] }),
    number: 'RK-2026-00000001',
  }
  const rest = openCreditOf(oss, [reduced])
  const back: FiscalDocument = { ...creditNoteOf(oss, rest, { ...facts, earlier: [reduced] }), number: 'RK-2026-00000002' }
  expect(ossSumsOf(ossRecordsOf([oss, reduced, back], '2026-Q4'))).toMatchObject([{ net: 0, tax: 0 }])
  const exempt = anInvoice(anExampleOrder({ ...EXAMPLE_ORDERS.exempt, country: 'FR' }))
  const [taxed] = exempt.breakdown
  expect(ossSumsOf(ossRecordsOf([exempt], '2026-Q4'))).toMatchObject([{ permyriad: 2000, net: taxed?.net, tax: taxed?.tax }])
})

test.each([
  ['2026-01-01', '2026-Q1', '2026-01-01'],
  ['2026-06-30', '2026-Q2', '2026-04-01'],
  ['2026-09-30', '2026-Q3', '2026-07-01'],
  ['2026-12-31', '2026-Q4', '2026-10-01'],
])('the day %s is of %s, which begins on %s', (day, quarter, start) => {
  expect([quarterOf(day), quarterStart(quarter), isQuarter(quarter)]).toEqual([quarter, start, true])
  expect([isQuarter('2026-Q5'), isQuarter('2026')]).toEqual([false, false])
})
