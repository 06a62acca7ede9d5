import { randomUUID } from 'node:crypto'
import { currencyFiguresOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import type { ReturnDraft } from '@shop/domain/return'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { creditRefundedOrder, findDocuments, issueInvoice } from '../fiscal/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { createOrderFromCart, findOrder } from '../order/index.ts'
import { createCodPayment, refundOrder, registerPayment } from '../payment/index.ts'
import { confirmDelivery, shipOrder } from '../shipment/index.ts'
import { aPaidCart, aPaymentDraft, aReadyCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  approveReturn,
  cancelReturn,
  createReturn,
  expireReturns,
  findReturn,
  findReturnPicture,
  findReturns,
  inspectReturn,
  loseParcel,
  receiveReturn,
  refundReturn,
  rejectReturn,
  replaceReturn,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20, stock: 1000 })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Files that are all read as pictures. */
const sent = (...files: Uint8Array[]) => ({
  files,
  read: async (content: Uint8Array) => ({ type: 'image/jpeg' as const, content }),
})

async function aShippedOrder(lines: Readonly<Record<string, number>> = { [PRESS]: 2, [SAW]: 1 }): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  await registerPayment(context, { id: order.id }, {})
  await shipOrder(context, order, { parcels: [{ trackingNumber: `00340434${order.orderNumber}`, carrier: 'DHL' }] })
  return order
}

const lineOf = (order: Order, sku: string) => order.lineItems.find(({ variant }) => variant.sku === sku)?.id ?? ''

function ask(order: Order, units: Readonly<Record<string, number>>, changes: Partial<ReturnDraft> = {}, draftId = randomUUID()) {
  const lines = Object.entries(units).map(([sku, quantity]) => ({ lineItemId: lineOf(order, sku), quantity }))
  const draft: ReturnDraft = { lines, reason: 'defective', wish: 'refund', ...changes }
  return createReturn(context, order.id, { draftId, draft, pictures: sent(PNG), clientAddress: '10.0.0.1' })
}

test.each([
  [{ codFeeOnWithdrawal: true, codFeeOnReturn: false }, 0],
  [{ codFeeOnWithdrawal: false, codFeeOnReturn: true }, 1],
])(
  'fiscal check 16: after a withdrawal from all of an order paid in cash the fee goes back as its market has it, %o',
  async (policy, kept) => {
    const setting = (switches: object) =>
      sql`update store set document = jsonb_set(document, '{custom,switches}', (document #> '{custom,switches}') || ${JSON.stringify(switches)}::jsonb)
      where key = 'sk'`.execute(context.db)
    await setting(policy)
    onTestFinished(async () => void (await setting({ codFeeOnWithdrawal: true, codFeeOnReturn: false })))
    const { owner, cart } = await aReadyCart(context, { [SAW]: 1 })
    const feeCents = currencyFiguresOf('EUR').cashOnDeliveryFee
    const total = cart.totalPrice.centAmount + feeCents
    const paid = await createCodPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'cash-on-delivery', total))
    const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
    await shipOrder(context, order, {})
    await registerPayment(context, { id: order.id }, {})
    const returnNumber = await anInspectedReturn(order, { [SAW]: 1 }, { reason: 'changedMind' })
    const { found, creditNotes } = await refundReturn(context, returnNumber, [])
    expect(found.refund?.centAmount).toBe(total - kept * feeCents)
    const [note] = await findDocuments(context, { orderId: order.id, kind: 'creditNote' }, 10)
    expect(creditNotes).toEqual([note?.document.number])
    expect(note?.document.totals).toMatchObject({ gross: total - kept * feeCents, due: 0 })
    expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  },
)

/** A return whose goods have come and were accepted. */
async function anInspectedReturn(
  order: Order,
  units: Readonly<Record<string, number>>,
  changes: Partial<ReturnDraft> = {},
): Promise<string> {
  const { returnNumber } = await ask(order, units, changes)
  await approveReturn(context, returnNumber)
  await receiveReturn(context, returnNumber)
  await inspectReturn(context, returnNumber, {})
  return returnNumber
}

async function stockOf(sku: string) {
  const row = await context.db
    .selectFrom('inventory_entry')
    .select(['available', 'sold'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return row
}

const refundedOf = (order: Order) =>
  order.paymentInfo.payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ type, state }) => type === 'Refund' && state === 'Success')
    .reduce((cents, { amount }) => cents + amount.centAmount, 0)

test('ORD-08 a return goes through its states, and money, credit note and stock come back once however many ask at once', async () => {
  const order = await aShippedOrder()
  await issueInvoice(context, order, [])
  const asked = await ask(order, { [PRESS]: 1 }, { comment: ' Oil leaks ' })
  expect(asked).toMatchObject({ state: 'Requested', reason: 'defective', comment: 'Oil leaks', pictures: 1 })
  expect(await findReturnPicture(context, asked.id, 1)).toMatchObject({ type: 'image/jpeg' })
  const { returnNumber } = asked
  expect((await approveReturn(context, returnNumber)).sendUntil).toBeDefined()
  await receiveReturn(context, returnNumber)
  await inspectReturn(context, returnNumber, {})
  const before = await stockOf(PRESS)
  const done = await Promise.all(Array.from({ length: 10 }, () => refundReturn(context, returnNumber, [])))
  const [first, ...others] = done.flatMap(({ creditNotes }) => creditNotes)
  expect(first).toBeDefined()
  expect(others).toEqual([])
  expect(await stockOf(PRESS)).toEqual({ available: before.available + 1, sold: before.sold - 1 })
  const found = await findReturn(context, { returnNumber })
  const notes = await findDocuments(context, { orderId: order.id, kind: 'creditNote' }, 10)
  const amount = found?.refund?.centAmount
  expect(notes.map(({ document }) => document.totals)).toMatchObject([{ gross: amount, paid: amount, due: 0 }])
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(found?.refund?.centAmount)
  expect(found?.events.map(({ state }) => state)).toEqual(['Requested', 'Approved', 'Received', 'Inspected', 'Refunded'])
  const { rows } = await sql<{ state: string }>`
    select payload ->> 'state' as state from outbox where topic = 'return-changed' and payload ->> 'returnId' = ${asked.id}
    order by id`.execute(context.db)
  expect(rows.map(({ state }) => state)).toEqual(['Requested', 'Approved', 'Received', 'Refunded'])
})

test('ORD-08 goods that are received and inspected by several at once are so once, and the buyer is told once', async () => {
  const order = await aShippedOrder({ [PRESS]: 2 })
  const asked = await ask(order, { [PRESS]: 2 })
  const { returnNumber } = asked
  const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work))
  await atOnce(() => approveReturn(context, returnNumber))
  await atOnce(() => receiveReturn(context, returnNumber))
  await atOnce(() => inspectReturn(context, returnNumber, {}))
  const before = await stockOf(PRESS)
  await Promise.all([refundReturn(context, returnNumber, []), refundReturn(context, returnNumber, [])])
  const found = await findReturn(context, { returnNumber })
  expect(found?.events.map(({ state }) => state)).toEqual(['Requested', 'Approved', 'Received', 'Inspected', 'Refunded'])
  expect(found?.lines).toMatchObject([{ received: 2, accepted: 2, restocked: 2 }])
  expect(await stockOf(PRESS)).toEqual({ available: before.available + 2, sold: before.sold - 2 })
  const { rows } = await sql<{ state: string }>`
    select payload ->> 'state' as state from outbox where topic = 'return-changed' and payload ->> 'returnId' = ${asked.id}
    order by id`.execute(context.db)
  expect(rows.map(({ state }) => state)).toEqual(['Requested', 'Approved', 'Received', 'Refunded'])
})

test('ORD-08 all goods in several returns come to all that was paid, delivery included', async () => {
  const order = await aShippedOrder()
  for (const sku of [PRESS, SAW, PRESS]) await refundReturn(context, await anInspectedReturn(order, { [sku]: 1 }), [])
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(order.totalPrice.centAmount)
  await expect(ask(order, { [PRESS]: 1 })).rejects.toThrow('cannot be returned')
})

test('ORD-08 goods whose price was reduced before come back at what they still cost, and all of it sums to what was paid', async () => {
  const order = await aShippedOrder()
  const invoice = await issueInvoice(context, order, [])
  await refundOrder(context, { id: order.id }, { key: 'scratch', centAmount: 1100 })
  expect(await creditRefundedOrder(context, order)).toHaveLength(1)
  const refunds: (number | undefined)[] = []
  for (const sku of [PRESS, SAW, PRESS]) {
    const { found } = await refundReturn(context, await anInspectedReturn(order, { [sku]: 1 }), [])
    refunds.push(found.refund?.centAmount)
    expect(await creditRefundedOrder(context, order)).toEqual([])
  }
  // 11.00 of 219.99: 5.00 of a press for 100.00, and 1.00 of the saw for 19.99.
  expect(refunds).toEqual([9500, 1899, 9500])
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(order.totalPrice.centAmount)
  const notes = await findDocuments(context, { orderId: order.id, kind: 'creditNote' }, 10)
  for (const field of ['net', 'tax', 'gross'] as const)
    expect(notes.reduce((cents, { document }) => cents + document.totals[field], 0)).toBe(invoice?.document.totals[field])
})

test('ORD-08 goods that left of an order whose rest is to follow are invoiced early to be refunded', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 2 })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  await registerPayment(context, { id: order.id }, {})
  await shipOrder(context, order, { units: [{ sku: PRESS, quantity: 1 }] })
  await expect(ask(order, { [PRESS]: 2 })).rejects.toThrow('cannot be returned')
  await refundReturn(context, await anInspectedReturn(order, { [PRESS]: 1 }), [])
  expect(await findDocuments(context, { orderId: order.id }, 10)).toHaveLength(2)
  await shipOrder(context, order, {})
  await issueInvoice(context, order, [])
  await refundReturn(context, await anInspectedReturn(order, { [PRESS]: 1 }), [])
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(order.totalPrice.centAmount)
})

test('ORD-08 what has lost value is refunded less, is not in stock again, and refused units can be asked for again', async () => {
  const order = await aShippedOrder({ [PRESS]: 3 })
  const { returnNumber } = await ask(order, { [PRESS]: 3 })
  await approveReturn(context, returnNumber)
  await receiveReturn(context, returnNumber, [{ sku: PRESS, quantity: 2 }])
  await receiveReturn(context, returnNumber, [{ sku: PRESS, quantity: 3 }])
  await expect(receiveReturn(context, returnNumber, [{ sku: PRESS, quantity: 4 }])).rejects.toThrow('does not announce')
  const inspect = (accepted: number, restocked: number) =>
    inspectReturn(context, returnNumber, {
      inspections: [{ sku: PRESS, accepted, restocked, reductionCents: 1500 }],
      note: 'Scratches',
    })
  await expect(inspect(4, 0)).rejects.toThrow('do not fit')
  await expect(inspect(1, 2)).rejects.toThrow('do not fit')
  await inspect(2, 1)
  const before = await stockOf(PRESS)
  const { found } = await refundReturn(context, returnNumber, [])
  const unit = order.lineItems[0]?.taxedPrice.totalGross.centAmount ?? 0
  expect(found.refund?.centAmount).toBe((unit / 3) * 2 - 1500)
  expect((await stockOf(PRESS)).available).toBe(before.available + 1)
  expect((await ask(order, { [PRESS]: 1 })).state).toBe('Requested')
})

test('ORD-08 a replacement takes new goods from stock, once, and no money moves', async () => {
  const order = await aShippedOrder({ [SAW]: 1 })
  const { returnNumber } = await ask(order, { [SAW]: 1 }, { wish: 'replacement' })
  await approveReturn(context, returnNumber)
  await receiveReturn(context, returnNumber)
  await inspectReturn(context, returnNumber, { inspections: [{ sku: SAW, accepted: 1, restocked: 0, reductionCents: 0 }] })
  const before = await stockOf(SAW)
  const parcel = { trackingNumber: '00340434161094099999', carrier: 'DHL' }
  const done = await Promise.all(Array.from({ length: 5 }, () => replaceReturn(context, returnNumber, parcel)))
  expect(done[0]).toMatchObject({ state: 'Replaced', replacement: parcel })
  expect(await stockOf(SAW)).toEqual({ available: before.available - 1, sold: before.sold + 1 })
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(0)
  await expect(refundReturn(context, returnNumber, [])).rejects.toThrow('is Replaced')
})

test('ORD-08 of a refund and a replacement at once one is done', async () => {
  const order = await aShippedOrder({ [SAW]: 1 })
  const returnNumber = await anInspectedReturn(order, { [SAW]: 1 })
  const results = await Promise.allSettled([
    refundReturn(context, returnNumber, []),
    replaceReturn(context, returnNumber),
    refundReturn(context, returnNumber, []),
    replaceReturn(context, returnNumber),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('ORD-08 a return is rejected, called off, closed or expires, and nothing follows then', async () => {
  const order = await aShippedOrder({ [PRESS]: 4 })
  const rejected = await ask(order, { [PRESS]: 1 })
  await rejectReturn(context, rejected.returnNumber, 'Zu spät')
  await expect(approveReturn(context, rejected.returnNumber)).rejects.toThrow('is Rejected')
  const cancelled = await ask(order, { [PRESS]: 1 })
  await approveReturn(context, cancelled.returnNumber)
  await cancelReturn(context, cancelled.returnNumber)
  await expect(receiveReturn(context, cancelled.returnNumber)).rejects.toThrow('is Cancelled')
  const closed = await ask(order, { [PRESS]: 1 })
  await approveReturn(context, closed.returnNumber)
  await receiveReturn(context, closed.returnNumber)
  await expect(cancelReturn(context, closed.returnNumber)).rejects.toThrow('is Received')
  expect((await inspectReturn(context, closed.returnNumber, { inspections: [], note: 'Used' })).state).toBe('Closed')
  await expect(refundReturn(context, closed.returnNumber, [])).rejects.toThrow('is Closed')
  const late = await ask(order, { [PRESS]: 1 })
  await approveReturn(context, late.returnNumber)
  const later = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000).toISOString() })
  expect(await expireReturns(later(27), 10)).toBe(0)
  expect(await expireReturns(later(29), 10)).toBe(1)
  expect(await expireReturns(later(29), 10)).toBe(0)
  expect((await findReturn(context, late))?.state).toBe('Expired')
  expect(
    (await findReturns(context, { orderId: order.id, states: ['Closed', 'Rejected'] }, 10)).map(({ state }) => state),
  ).toEqual(['Rejected', 'Closed'])
})

test('O2 the same draft is one return however often it is sent, and no unit is in two', async () => {
  const order = await aShippedOrder({ [PRESS]: 2 })
  const draftId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask(order, { [PRESS]: 1 }, {}, draftId)))
  expect(new Set(sent.map(({ returnNumber }) => returnNumber)).size).toBe(1)
  const others = await Promise.allSettled(Array.from({ length: 5 }, () => ask(order, { [PRESS]: 1 })))
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a file that is no picture, and more than three, are refused', async () => {
  const order = await aShippedOrder({ [SAW]: 1 })
  const draft: ReturnDraft = { lines: [{ lineItemId: lineOf(order, SAW), quantity: 1 }], reason: 'defective', wish: 'refund' }
  for (const pictures of [[Buffer.from('<svg/>')], [PNG, PNG, PNG, PNG]])
    await expect(
      createReturn(context, order.id, { draftId: randomUUID(), draft, pictures: sent(...pictures), clientAddress: '10.0.0.2' }),
    ).rejects.toMatchObject({ failure: { code: 'invalid-input', field: 'pictures' } })
})

test('ORD-06 goods of a lost parcel are refunded or replaced once, and are not in stock again', async () => {
  const order = await aShippedOrder({ [PRESS]: 1 })
  const trackingNumber = `00340434${order.orderNumber}`
  const lost = await Promise.all(Array.from({ length: 4 }, () => loseParcel(context, order, { trackingNumber, wish: 'refund' })))
  expect(new Set(lost.map(({ returnNumber }) => returnNumber)).size).toBe(1)
  const before = await stockOf(PRESS)
  await refundReturn(context, lost[0]?.returnNumber ?? '', [])
  expect(await stockOf(PRESS)).toEqual(before)
  expect(refundedOf(await findOrder(context, { id: order.id }))).toBe(order.totalPrice.centAmount)
  await expect(loseParcel(context, order, { trackingNumber: '1234567', wish: 'refund' })).rejects.toThrow('has no shipment')
  const arrived = await aShippedOrder({ [PRESS]: 1 })
  await confirmDelivery(context, arrived, {})
  const known = { trackingNumber: `00340434${arrived.orderNumber}`, wish: 'refund' } as const
  await expect(loseParcel(context, arrived, known)).rejects.toThrow('has arrived')
})

test('S1 stock, money and documents fit each other after all of this', async () => {
  expect((await checkInvariants(context)).filter(({ offenders }) => offenders.length > 0)).toEqual([])
})
