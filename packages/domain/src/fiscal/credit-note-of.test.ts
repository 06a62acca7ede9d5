import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountStepOf } from '../money/index.ts'
import { creditNoteOf, creditOfAmount, openCreditOf } from './credit-note-of.ts'
import { openCentsOf } from './credit-reductions.ts'
import { anInvoice, EXAMPLE_ORDERS, exampleDocuments } from './example-documents.fixtures.ts'
import { findingsOf } from './findings.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import type { FiscalDocument } from './fiscal-document.ts'

const ISSUED = '2026-12-01'
const documents = exampleDocuments()

/** The order of forints: prices that its rate divides with a rest, and a discount on all of them. */
const FORINTS = anInvoice(
  anExampleOrder({
    country: 'HU',
    lines: [
      { sku: 'EX30010004', list: 899_900, unit: 809_900, quantity: 5 },
      { sku: 'EX30010003', list: 99_900, quantity: 7 },
      { sku: 'EX30010002', list: 12_300, quantity: 30 },
    ],
    shipping: 149_000,
    codFee: 99_000,
    coupon: { gross: 777_700, net: 612_400 },
  }),
)

function credit(
  invoice: FiscalDocument,
  units: [number, number][],
  earlier: readonly FiscalDocument[] = [],
  charges: ('FC' | 'AEK')[] = [],
): FiscalDocument {
  const wanted = { units: units.map(([line, quantity]) => ({ line, quantity })), charges }
  return { ...creditNoteOf(invoice, wanted, { issueDate: ISSUED, earlier }), number: `RK-2026-0000000${earlier.length + 1}` }
}

test('fiscal check 5: the first of three packs comes back with its share of the coupon', () => {
  const { credit: document, oss } = documents
  expect(document).toMatchObject({
    kind: 'creditNote',
    series: 'RK-2026',
    preceding: { number: oss.number, issueDate: oss.issueDate },
  })
  expect(document.lines).toMatchObject([{ id: 1, credits: 2, quantity: 1, net: 833, tax: 166, gross: 999 }])
  expect(document.allowances).toMatchObject([{ name: 'Bienvenue', net: 84, tax: 16, gross: 100 }])
})

test('a credit note is due to its buyer as far as its money did not go back with it, whatever was held', () => {
  const { oss } = documents
  const totalsBy = (paidBack?: number) => {
    const facts = { issueDate: ISSUED, earlier: [], ...(paidBack === undefined ? {} : { paidBack }) }
    const draft = creditNoteOf(oss, { units: [{ line: 2, quantity: 1 }], charges: [] }, facts)
    expect(findingsOf({ ...draft, number: 'RK-2026-00000001' })).toEqual([])
    return [draft.totals.gross, draft.totals.paid, draft.totals.due]
  }
  expect(totalsBy()).toEqual([899, 0, 899])
  expect(totalsBy(300)).toEqual([899, 300, 599])
  expect(totalsBy(100_000)).toEqual([899, 899, 0])
})

test.each(Object.keys(EXAMPLE_ORDERS) as (keyof typeof EXAMPLE_ORDERS)[])(
  'fiscal check 15: credits of %s, unit by unit in any order, sum to the invoice, and one more is refused',
  name => {
    const invoice = anInvoice(anExampleOrder(EXAMPLE_ORDERS[name]))
    const units = invoice.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
    fc.assert(
      fc.property(fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }), order => {
        const notes: FiscalDocument[] = []
        for (const line of order) notes.push(credit(invoice, [[line, 1]], notes))
        if (invoice.charges.length > 0)
          notes.push(
            credit(
              invoice,
              [],
              notes,
              invoice.charges.map(({ code }) => code),
            ),
          )
        for (const field of ['net', 'tax', 'gross'] as const)
          expect(notes.reduce((cents, { totals }) => cents + totals[field], 0)).toBe(invoice.totals[field])
        for (const note of notes) expect(findingsOf(note)).toEqual([])
        expect(() => credit(invoice, [[1, 1]], notes)).toThrow('units of position 1 to credit')
        expect(openCreditOf(invoice, notes)).toEqual({ units: [], charges: [] })
        expect(() => credit(invoice, [], notes)).toThrow('is left to credit')
      }),
      { numRuns: 20 },
    )
  },
)

test('fiscal check 16: all that is left of an invoice comes with its shipping, a part of it does not, and a fee once', () => {
  const { cashOnDelivery: invoice } = documents
  const part = credit(invoice, [[2, 1]])
  expect(part.charges).toEqual([])
  expect(openCreditOf(invoice, [part])).toEqual({
    units: [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ],
    charges: ['FC', 'AEK'],
  })
  const shipping = credit(invoice, [], [part], ['FC'])
  expect(shipping.lines).toMatchObject([{ sku: 'FC', net: 4050, tax: 850, gross: 4900 }])
  expect(findingsOf(shipping)).toEqual([])
  expect(() => credit(invoice, [], [part, shipping], ['FC'])).toThrow('no fee FC to credit')
  expect(() => credit(documents.oss, [], [], ['FC'])).toThrow('no fee FC to credit')
})

test('fiscal check 17: a credit note has the rate of its invoice, whatever the rate is by now', () => {
  const old = anInvoice(
    anExampleOrder({
      country: 'SK',
      lines: [{ sku: 'EX1', list: 12_000 }],
      orderedAt: '2024-12-30T10:00:00.000Z',
      isPaid: false,
    }),
    {
      shipments: [
        {
          id: 's',
          position: 1,
          parcels: [],
          lines: [{ lineItemId: 'line-1', quantity: 1 }],
          dispatchedAt: '2024-12-30T12:00:00.000Z',
        },
      ],
      issueDate: '2024-12-30',
    },
  )
  expect(credit(old, [[1, 1]]).breakdown).toMatchObject([{ permyriad: 2000, net: 10_000, tax: 2000 }])
})

test.each(Object.keys(EXAMPLE_ORDERS) as (keyof typeof EXAMPLE_ORDERS)[])(
  'fiscal check 15: reductions of the price of %s, units and the rest of it sum to the invoice whatever comes first',
  name => {
    const invoice = anInvoice(anExampleOrder(EXAMPLE_ORDERS[name]))
    const reduce = (reduction: number, earlier: readonly FiscalDocument[]): FiscalDocument => {
      return {
        ...creditNoteOf(invoice, { reduction }, { issueDate: ISSUED, earlier }),
        number: `RK-2026-0000001${earlier.length}`,
      }
    }
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (amounts, hasReturn) => {
          const notes: FiscalDocument[] = hasReturn ? [credit(invoice, [[1, 1]])] : []
          const left = () => invoice.totals.gross - notes.reduce((cents, { totals }) => cents + totals.gross, 0)
          for (const amount of amounts) if (amount < left()) notes.push(reduce(amount, notes))
          const open = openCreditOf(invoice, notes)
          notes.push({ ...creditNoteOf(invoice, open, { issueDate: ISSUED, earlier: notes }), number: 'RK-2026-00000099' })
          for (const field of ['net', 'tax', 'gross'] as const)
            expect(notes.reduce((cents, { totals }) => cents + totals[field], 0)).toBe(invoice.totals[field])
          for (const note of notes) expect(findingsOf(note)).toEqual([])
          expect(() => reduce(1, notes)).toThrow('is left to credit')
        },
      ),
      { numRuns: 50 },
    )
  },
)

test('fiscal check 15: units whose price was reduced are credited at what they still cost, and the last ones with the rest', () => {
  const { domestic: invoice } = documents
  const facts = { issueDate: ISSUED, earlier: [] }
  const reduced = { ...creditNoteOf(invoice, { reduction: 1000 }, facts), number: 'RK-2026-00000001' }
  expect(reduced.lines).toMatchObject([
    { name: 'Preisnachlass', note: 'Pos. 1–2', net: 840, tax: 160, gross: 1000, permyriad: 1900 },
  ])
  // The guarantee was 9.95 of 51.88: 1.92 of the 10.00 were its.
  const guarantee = credit(invoice, [[2, 1]], [reduced])
  expect(guarantee.allowances).toMatchObject([{ name: 'Preisnachlass', gross: 192, isReduction: true }])
  expect(guarantee.totals.gross).toBe(995 - 192)
  const pans = credit(invoice, [[1, 2]], [reduced, guarantee])
  const fee = credit(invoice, [], [reduced, guarantee, pans], ['FC'])
  const notes = [reduced, guarantee, pans, fee]
  for (const field of ['net', 'tax', 'gross'] as const)
    expect(notes.reduce((cents, { totals }) => cents + totals[field], 0)).toBe(invoice.totals[field])
  for (const note of notes) expect(findingsOf(note)).toEqual([])
  for (const reduction of [0, -1, 1.5, 5189])
    expect(() => creditNoteOf(invoice, { reduction }, facts)).toThrow('cannot be credited')
})

test.each([...Object.keys(EXAMPLE_ORDERS), 'forints'] as const)(
  'fiscal check 15: reductions of the price of %s between goods that come back sum with them to the invoice, and none is negative',
  name => {
    const invoice = name === 'forints' ? FORINTS : documents[name as keyof typeof EXAMPLE_ORDERS]
    const step = amountStepOf(invoice.currency)
    const units = invoice.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }),
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: units.length, maxLength: units.length }),
        (order, percents) => {
          const earlier: FiscalDocument[] = []
          const issue = (wanted: Parameters<typeof creditNoteOf>[1]) => {
            const draft = creditNoteOf(invoice, wanted, { issueDate: ISSUED, earlier })
            expect(findingsOf(draft)).toEqual([])
            expect(Math.min(draft.totals.gross, ...draft.breakdown.map(row => row.net + row.tax))).toBeGreaterThanOrEqual(0)
            earlier.push({ ...draft, number: `RK-2026-0000${1000 + earlier.length}` })
          }
          for (const [index, line] of order.entries()) {
            const reduction = Math.floor((openCentsOf({ invoice, earlier }) * (percents[index] ?? 0)) / 100 / step) * step
            if (reduction > 0) issue({ reduction })
            issue({ units: [{ line, quantity: 1 }], charges: [] })
          }
          if (invoice.charges.length > 0) issue({ units: [], charges: invoice.charges.map(({ code }) => code) })
          for (const field of ['net', 'tax', 'gross'] as const)
            expect(earlier.reduce((cents, { totals }) => cents + totals[field], 0)).toBe(invoice.totals[field])
        },
      ),
      { numRuns: 25 },
    )
  },
)

test('fiscal check 15: money without words credits all that is left where it comes to that, and else reduces the price', () => {
  const { domestic: invoice } = documents
  const { gross } = invoice.totals
  expect(creditOfAmount(invoice, [], gross)).toEqual({
    units: [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
    charges: ['FC'],
  })
  expect(creditOfAmount(invoice, [], gross - 1)).toEqual({ reduction: gross - 1 })
  const loss = creditNoteOf(
    invoice,
    { units: [{ line: 1, quantity: 1, reduction: 500 }], charges: [] },
    { issueDate: ISSUED, earlier: [] },
  )
  const earlier = [{ ...loss, number: 'RK-2026-00000001' }]
  // What the pan had lost is left besides the units that are.
  const left = openCentsOf({ invoice, earlier })
  expect(creditOfAmount(invoice, earlier, left)).toEqual({ reduction: left })
})

test('fiscal check 15: of forints a VAT is that of its rate in every part that is credited (BR-CO-17), and the parts sum to the invoice', () => {
  const { lines, charges, totals, breakdown } = FORINTS
  expect(breakdown.map(({ net, tax }) => Math.abs(net * 0.27 - tax) < 2)).toEqual([true])
  const units = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  fc.assert(
    fc.property(
      fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }),
      fc.integer({ min: 1, max: 9 }),
      (order, size) => {
        const earlier: FiscalDocument[] = []
        for (let at = 0; at < order.length; at += size) {
          const sizes = Map.groupBy(order.slice(at, at + size), id => id)
          const credit = {
            units: [...sizes].map(([id, of]) => ({ line: id, quantity: of.length })),
            charges: at === 0 ? charges.map(({ code }) => code) : [],
          }
          const draft = creditNoteOf(FORINTS, credit, { issueDate: '2026-12-01', earlier })
          expect(findingsOf(draft)).toEqual([])
          for (const { net, tax } of draft.breakdown) expect(Math.abs(net * 0.27 - tax)).toBeLessThan(10)
          earlier.push({ ...draft, number: `RK-2026-0000000${earlier.length + 1}` })
        }
        for (const field of ['net', 'tax', 'gross'] as const)
          expect(earlier.reduce((sum, document) => sum + document.totals[field], 0)).toBe(totals[field])
      },
    ),
    { numRuns: 30 },
  )
})

test('many units that come back cost what they did, where that is not the price of one times their number (PEPPOL-EN16931-R120)', () => {
  // 100.00 with VAT for 30: of the first units each has a cent more.
  const invoice = anInvoice(anExampleOrder({ country: 'DE', lines: [{ sku: 'EX30010003', list: 400, unit: 397, quantity: 30 }] }))
  const draft = creditNoteOf(
    invoice,
    { units: [{ line: 1, quantity: 14 }], charges: [] },
    { issueDate: '2026-12-01', earlier: [] },
  )
  expect(findingsOf(draft)).toEqual([])
})
