import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInvoice, EXAMPLE_ORDERS } from '../fiscal/example-documents.fixtures.ts'
import { anExampleOrder } from '../fiscal/fiscal.fixtures.ts'
import { CHARGE_CODES, creditNoteOf, type FiscalDocument, findingsOf } from '../fiscal/index.ts'
import { moneyOf } from '../money/index.ts'
import type { Order } from '../order/index.ts'
import { mayBecome } from '../state/transition.ts'
import {
  type CreditSource,
  creditedCentsOf,
  isCancellable,
  isRefundAwaited,
  MAX_PICTURE_BYTES,
  pictureProblemOf,
  RETURN_STATES,
  type ReturnReason,
  refundedFeesOf,
  requireReturnable,
  requireReturnState,
  returnableUnitsOf,
  returnCommentOf,
  returnCreditsOf,
  sendUntilOf,
} from './index.ts'
import { RETURN_TRANSITIONS } from './return.ts'

const ISSUED = '2026-12-01'

/** An order of which all has left in one shipment, with its invoice. */
function dispatched(name: keyof typeof EXAMPLE_ORDERS): {
  order: Order
  invoice: FiscalDocument
  shipments: { id: string; lines: { lineItemId: string; quantity: number }[] }[]
} {
  const order = { ...anExampleOrder(EXAMPLE_ORDERS[name]), shipmentState: 'Shipped' } as const
  const invoice = anInvoice(order)
  const [id = ''] = invoice.evidence.shipments
  return {
    order,
    invoice,
    shipments: [{ id, lines: order.lineItems.map(line => ({ lineItemId: line.id, quantity: line.quantity })) }],
  }
}

test.each(Object.keys(EXAMPLE_ORDERS) as (keyof typeof EXAMPLE_ORDERS)[])(
  'ORD-08 returns of %s in any portions and with any losses are refunded to the cent, and sum to what was invoiced',
  name => {
    const { order, invoice, shipments } = dispatched(name)
    const goods = order.lineItems.filter(line => line.type !== 'extra_guarantee' && line.lineItemMode !== 'GiftLineItem')
    const units = goods.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
    const step = invoice.currency === 'HUF' ? 100 : 1
    fc.assert(
      fc.property(
        fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: units.length, maxLength: units.length }),
        (sequence, losses) => {
          const credits: FiscalDocument[] = []
          let refunded = 0
          for (const [index, lineItemId] of sequence.entries()) {
            const invoices = [{ document: invoice, credits: [...credits] }]
            const reductionCents = (losses[index] ?? 0) * step
            const parts = returnCreditsOf({ order, shipments, invoices, refundedFees: CHARGE_CODES }, [
              { lineItemId, quantity: 1, reductionCents },
            ])
            const cents = creditedCentsOf(invoices, parts)
            for (const { credit } of parts) {
              const draft = creditNoteOf(invoice, credit, { issueDate: ISSUED, earlier: credits })
              expect(findingsOf(draft)).toEqual([])
              credits.push({ ...draft, number: `RK-2026-0000000${credits.length + 1}` })
            }
            refunded += cents
          }
          const lost = losses.reduce((sum, loss) => sum + loss, 0) * step
          expect(refunded).toBe(invoice.totals.gross - lost)
          expect(credits.reduce((sum, { totals }) => sum + totals.gross, 0)).toBe(refunded)
        },
      ),
      { numRuns: 50 },
    )
  },
)

test('ORD-08, fiscal check 16: fees go back with the last goods alone, delivery by law and cash on delivery as the owner decided', () => {
  const { order, invoice, shipments } = dispatched('cashOnDelivery')
  const all = order.lineItems
    .filter(line => line.type !== 'extra_guarantee' && line.lineItemMode !== 'GiftLineItem')
    .map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  const creditOf = (refundedFees: CreditSource['refundedFees'], units = all) => {
    const invoices = [{ document: invoice, credits: [] }]
    const credits = returnCreditsOf({ order, shipments, invoices, refundedFees }, units)
    return [credits.flatMap(({ credit }) => credit.charges), creditedCentsOf(invoices, credits)]
  }
  const [delivery, fee] = ['FC', 'AEK'].map(code => invoice.charges.find(charge => charge.code === code)?.gross ?? 0)
  const goods = invoice.totals.gross - (delivery ?? 0) - (fee ?? 0)
  expect([delivery, fee]).toEqual([4900, 11_700])
  expect(creditOf(['FC', 'AEK'])).toEqual([['FC', 'AEK'], invoice.totals.gross])
  expect(creditOf(['FC'])).toEqual([['FC'], goods + 4900])
  expect(creditOf(['AEK'])).toEqual([['AEK'], goods + 11_700])
  expect(creditOf([])).toEqual([[], goods])
  const [first] = all
  expect(creditOf(['FC', 'AEK'], [{ ...first!, quantity: 1 }])[0]).toEqual([])

  const delivered = '2026-11-01T10:00:00.000Z'
  const [inTime, late] = ['2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.001Z']
  const byDefault = { codFeeOnWithdrawal: true, codFeeOnReturn: false }
  const other = { codFeeOnWithdrawal: false, codFeeOnReturn: true }
  const feesOf = (reason: ReturnReason, requestedAt: string, policy = byDefault, deliveredAt: string | undefined = delivered) =>
    refundedFeesOf({ reason, requestedAt, deliveredAt }, policy).join(' ')
  expect([feesOf('changedMind', inTime), feesOf('changedMind', inTime, other)]).toEqual(['FC AEK', 'FC'])
  expect([feesOf('withdrawal', late), feesOf('withdrawal', late, other)]).toEqual(['FC AEK', 'FC'])
  expect([feesOf('changedMind', late), feesOf('changedMind', late, other)]).toEqual(['', 'AEK'])
  expect(refundedFeesOf({ reason: 'changedMind', requestedAt: late, deliveredAt: undefined }, byDefault)).toEqual(['FC', 'AEK'])
  for (const reason of ['defective', 'parcelLost'] as const)
    expect([feesOf(reason, late), feesOf(reason, late, other)]).toEqual(['FC AEK', 'FC AEK'])
})

test('ORD-08 goods without invoice, credited ones and losses above the price are refused', () => {
  const { order, invoice, shipments } = dispatched('domestic')
  const [line] = order.lineItems
  const units = [{ lineItemId: line?.id ?? '', quantity: line?.quantity ?? 0 }]
  const source = { order, shipments, refundedFees: [], invoices: [{ document: invoice, credits: [] }] }
  expect(() => returnCreditsOf({ ...source, invoices: [] }, units)).toThrow('are on no invoice yet')
  expect(() =>
    returnCreditsOf(
      source,
      units.map(unit => ({ ...unit, reductionCents: 10_000_000 })),
    ),
  ).toThrow('lost more')
  const [credit] = returnCreditsOf(source, units)
  const note = { ...creditNoteOf(invoice, credit!.credit, { issueDate: ISSUED, earlier: [] }), number: 'RK-2026-00000001' }
  expect(() => returnCreditsOf({ ...source, invoices: [{ document: invoice, credits: [note] }] }, units)).toThrow(
    'credited before',
  )
})

test('ORD-08 money of a return is on its way until its provider has sent it, and again when it came back', () => {
  const { order } = dispatched('domestic')
  const [payment] = order.paymentInfo.payments
  if (!payment) throw new Error('The example has no payment')
  const refund = moneyOf('EUR', 1200)
  const found = { returnNumber: 'R-1', state: 'Refunded', refund } as const
  const movement = (state: 'Pending' | 'Success' | 'Failure', interactionId: string) =>
    ({ id: interactionId, type: 'Refund', state, amount: refund, timestamp: '2026-12-02T08:00:00Z', interactionId }) as const
  const isAwaited = (...transactions: ReturnType<typeof movement>[]) =>
    isRefundAwaited({ paymentInfo: { payments: [{ ...payment, transactions }] } }, found)
  expect(isAwaited(movement('Pending', 'return/R-1'))).toBe(true)
  expect(isAwaited(movement('Success', 'return/R-1'))).toBe(false)
  const failed = [movement('Success', 'return/R-1'), movement('Failure', 'return/R-1')] as const
  expect(isAwaited(...failed)).toBe(true)
  expect(isAwaited(...failed, movement('Success', 'return/R-2'))).toBe(true)
  expect(isAwaited(...failed, movement('Success', 'by-hand'))).toBe(false)
  expect(isRefundAwaited(order, { ...found, state: 'Inspected' })).toBe(false)
})

test('ORD-08 the states that may follow each state of a return are those of the table', () => {
  const returnNumber = 'RT100001'
  for (const from of RETURN_STATES)
    for (const to of RETURN_STATES) {
      const move = () => requireReturnState({ returnNumber, state: from }, to)
      if (from === to || mayBecome(RETURN_TRANSITIONS, from, to)) expect(move).not.toThrow()
      else expect(move).toThrow(`is ${from} and cannot become ${to}`)
    }
  expect(RETURN_STATES.filter(state => isCancellable({ state }))).toEqual(['Requested', 'Approved'])
  expect(RETURN_STATES.filter(state => RETURN_TRANSITIONS[state].length === 0)).toEqual([
    'Rejected',
    'Refunded',
    'Replaced',
    'Closed',
    'Cancelled',
  ])
  expect(sendUntilOf('2026-11-28T10:00:00.000Z')).toBe('2026-12-12T10:00:00.000Z')
})

test('ORD-08 units can be returned that have left and are in no other return', () => {
  const { order, shipments } = dispatched('domestic')
  const [line] = order.lineItems
  if (!line) throw new Error('No line')
  const returned = {
    lineItemId: line.id,
    sku: line.variant.sku,
    quantity: 1,
    received: 1,
    accepted: 0,
    restocked: 0,
    reductionCents: 0,
  }
  const left = (...states: (typeof RETURN_STATES)[number][]) =>
    returnableUnitsOf(
      order,
      shipments,
      states.map(state => ({ state, lines: [returned] })),
    ).get(line.id) ?? 0
  expect(left()).toBe(line.quantity)
  expect(left('Requested')).toBe(line.quantity - 1)
  for (const state of ['Rejected', 'Cancelled', 'Expired', 'Closed', 'Replaced', 'Refunded'] as const)
    expect(left(state), state).toBe(line.quantity)
  const returnable = returnableUnitsOf(order, shipments, [])
  requireReturnable(returnable, [{ lineItemId: line.id, quantity: 1 }])
  for (const lines of [
    [],
    [{ lineItemId: line.id, quantity: 0 }],
    [{ lineItemId: line.id, quantity: 99 }],
    [{ lineItemId: 'other', quantity: 1 }],
  ])
    expect(() => requireReturnable(returnable, lines)).toThrow('cannot be returned')
  expect(returnableUnitsOf(order, [], [])).toEqual(new Map())
})

test('a comment is kept without characters that no one types', () => {
  expect(returnCommentOf(' Handle is loose\r\nsince day one\u0007 ')).toBe('Handle is loose\nsince day one')
  expect(returnCommentOf(' \n ')).toBeUndefined()
})

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

test('ORD-08 pictures are known by how their content begins, and each other file by why it is not a picture', () => {
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'any')
  const png = bytes([0x89], 'PNG\r\n\u001a\n', 'any')
  const webp = bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')
  expect(pictureProblemOf([], 3)).toBeUndefined()
  expect(pictureProblemOf([jpeg, png, webp], 3)).toBeUndefined()
  for (const [problem, files] of Object.entries({
    size: [[jpeg, jpeg, jpeg, jpeg], [bytes('')], [new Uint8Array(MAX_PICTURE_BYTES + 1)]],
    heic: [[jpeg, bytes([0, 0, 0, 0x18], 'ftypheic')], [bytes([0, 0, 0, 0x18], 'ftypmif1')]],
    form: ['GIF89a....', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '\0\0\0\u0018ftypavif'].map(text => [
      bytes(text),
    ]),
  }))
    for (const wrong of files) expect(pictureProblemOf(wrong, 3), String(wrong[0])).toBe(problem)
  fc.assert(fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), file => pictureProblemOf([file], 3) !== undefined))
})
