import { type FiscalDraft, fiscalDayOf, invoiceOf, sellerOn } from '@shop/domain/fiscal'
import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/context.ts'
import type { EngineContext } from '../database/index.ts'
import { cancelOrder, createOrderFromCart } from '../order/index.ts'
import { chargeBackOrder, refundOrder, registerPayment } from '../payment/index.ts'
import { findShipments, shipOrder } from '../shipment/index.ts'
import { aPaidCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  checkDocuments,
  creditRefundedOrder,
  findDocument,
  findDocuments,
  findFile,
  findMissingInvoices,
  findOrdersToInvoice,
  issueCreditNote,
  issueInvoice,
  keepFiles,
  readAnchors,
  refundFee,
} from './index.ts'
import { issueDocument } from './issue-document.ts'

const { context } = await openTestShop({ poolSize: 20 })

async function anOrder(lines: Readonly<Record<string, number>> = { [PRESS]: 2, [SAW]: 1 }): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  return createOrderFromCart(context, requestOf(owner, cart))
}

async function aDispatchedOrder(lines?: Readonly<Record<string, number>>): Promise<Order> {
  const order = await anOrder(lines)
  await shipOrder(context, order, {})
  return order
}

const filesOf = (text: string) => ({ cii: Buffer.from(`<${text}/>`), pdf: Buffer.from(text) })
const at = (now: string): EngineContext => ({ ...context, now: () => now })

test('fiscal check 1: a dispatched order has exactly one invoice, of its amounts, however many workers issue it', async () => {
  const order = await aDispatchedOrder()
  const issued = await Promise.all(Array.from({ length: 10 }, () => issueInvoice(context, order, [])))
  expect(issued.filter(document => document !== undefined)).toHaveLength(1)
  expect(await issueInvoice(context, order, [])).toBeUndefined()
  const [invoice, ...others] = await findDocuments(context, { orderId: order.id }, 10)
  expect(others).toEqual([])
  const { totalNet, totalTax, totalGross } = order.taxedPrice
  expect(invoice?.document).toMatchObject({
    kind: 'invoice',
    orderNumber: order.orderNumber,
    scheme: 'oss',
    taxingState: 'SK',
    issueDate: fiscalDayOf(context.now()),
    totals: { net: totalNet.centAmount, tax: totalTax.centAmount, gross: totalGross.centAmount },
  })
  expect(invoice && (await findDocument(context, { number: invoice.document.number }))).toEqual(invoice)
  const { rows } = await sql`select from outbox where dedup_key = ${`fiscal-document/${invoice?.id}`}`.execute(context.db)
  expect(rows).toHaveLength(1)
})

test('fiscal check 18: an order that was cancelled, or has not left, has no document', async () => {
  const cancelled = await anOrder()
  await cancelOrder(context, cancelled)
  const waiting = await anOrder()
  for (const order of [cancelled, waiting]) expect(await issueInvoice(context, order, [])).toBeUndefined()
})

test('goods that leave in different months have an invoice each, at the latest when the month is over', async () => {
  const order = await anOrder({ [SAW]: 2 })
  const unit = { units: [{ sku: SAW, quantity: 1 }] }
  await shipOrder(at('2030-01-30T12:00:00.000Z'), order, unit)
  expect(await issueInvoice(at('2030-01-31T12:00:00.000Z'), order, [])).toBeUndefined()
  expect(await findOrdersToInvoice(at('2030-01-31T12:00:00.000Z'), 100)).not.toContain(order.id)
  expect(await findOrdersToInvoice(at('2030-02-01T12:00:00.000Z'), 100)).toContain(order.id)
  const first = await issueInvoice(at('2030-02-01T12:00:00.000Z'), order, [])
  await shipOrder(at('2030-02-02T12:00:00.000Z'), order, unit)
  const second = await issueInvoice(at('2030-02-02T12:00:00.000Z'), order, [])
  expect(await findOrdersToInvoice(at('2030-03-02T12:00:00.000Z'), 100)).not.toContain(order.id)
  expect(first?.document.deliveryDate).toBe('2030-01-30')
  const sum = (first?.document.totals.gross ?? 0) + (second?.document.totals.gross ?? 0)
  expect(sum).toBe(order.totalPrice.centAmount)
  expect([first?.document.charges.length, second?.document.charges.length]).toEqual([1, 0])
})

test('an owner who moves has another address in documents from that day on', async () => {
  const order = await aDispatchedOrder()
  const issued = await issueInvoice(at('2030-03-01T12:00:00.000Z'), order, [{ from: '2030-03-01', city: 'Essen' }])
  expect(issued?.document.seller.city).toBe('Essen')
})

test('fiscal check 15: a credit is issued once by its key, and units that come back twice at once are credited once', async () => {
  const order = await aDispatchedOrder({ [PRESS]: 1, [SAW]: 1 })
  const now = at('2030-03-05T12:00:00.000Z')
  const invoice = (await issueInvoice(now, order, []))?.document
  if (!invoice) throw new Error('No invoice')
  const credit = { units: [{ line: 1, quantity: 1 }], charges: [] }
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => issueCreditNote(now, invoice.number, { key: `return-${index}`, credit })),
  )
  const done = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  expect(done.map(({ document }) => document.preceding?.number)).toEqual([invoice.number])
  const rest = await issueCreditNote(now, invoice.number, { key: 'rest' })
  expect(await issueCreditNote(now, invoice.number, { key: 'rest' })).toEqual(rest)
  expect((done[0]?.document.totals.gross ?? 0) + rest.document.totals.gross).toBe(invoice.totals.gross)
  await expect(issueCreditNote(now, invoice.number, { key: 'more' })).rejects.toThrow('is left to credit')
  await expect(issueCreditNote(now, rest.document.number, { key: 'x' })).rejects.toThrow('There is no invoice')
})

const grossOf = (issued: readonly { readonly document: { readonly totals: { readonly gross: number } } }[]) =>
  issued.reduce((cents, { document }) => cents + document.totals.gross, 0)

test('fiscal check 15: money that went back without words reduces the price, once for each refund, and the last of it credits the rest', async () => {
  const order = await aDispatchedOrder({ [SAW]: 2 })
  const now = at('2030-03-06T12:00:00.000Z')
  const invoice = (await issueInvoice(now, order, []))?.document
  await registerPayment(context, { id: order.id }, {})
  expect(await creditRefundedOrder(now, order)).toEqual([])
  await refundOrder(context, { id: order.id }, { centAmount: 100, key: 'scratch' })
  const issued = (await Promise.all(Array.from({ length: 8 }, () => creditRefundedOrder(now, order)))).flat()
  expect(issued).toHaveLength(1)
  expect(issued[0]?.document).toMatchObject({
    kind: 'creditNote',
    preceding: { number: invoice?.number },
    lines: [{ quantity: 1, gross: 100, permyriad: 2300 }],
    charges: [],
    totals: { gross: 100 },
  })
  expect(issued[0]?.document.lines[0]).not.toHaveProperty('credits')
  await refundOrder(context, { id: order.id }, { centAmount: 100, key: 'scratch' })
  expect(await creditRefundedOrder(now, order)).toEqual([])
  await refundOrder(context, { id: order.id }, {})
  const [rest, ...others] = await creditRefundedOrder(now, order)
  expect(others).toEqual([])
  // Units and fees, less what went back of their price.
  expect(rest?.document.lines.map(({ credits }) => credits)).toEqual([1])
  expect(rest?.document.charges).toHaveLength(1)
  expect(rest?.document.totals.gross).toBe((invoice?.totals.gross ?? 0) - 100)
  expect(await creditRefundedOrder(now, order)).toEqual([])
  const { rows } = await sql`select from outbox where topic = 'fiscal-document' and payload ->> 'orderId' = ${order.id}`.execute(
    context.db,
  )
  expect(rows).toHaveLength(3)
})

test('fiscal check 15, 18: what went back before the goods left is credited once they are invoiced, and of a cancelled order nothing is', async () => {
  const order = await anOrder({ [PRESS]: 1, [SAW]: 1 })
  const now = at('2030-03-06T13:00:00.000Z')
  await registerPayment(context, { id: order.id }, {})
  await refundOrder(context, { id: order.id }, { centAmount: 500 })
  expect(await creditRefundedOrder(now, order)).toEqual([])
  await shipOrder(context, order, {})
  const invoice = (await issueInvoice(now, order, []))?.document
  expect(invoice?.totals).toMatchObject({ gross: order.totalPrice.centAmount, paid: order.totalPrice.centAmount, due: 0 })
  const credits = await creditRefundedOrder(now, order)
  expect(credits.map(({ document }) => document.totals)).toMatchObject([{ gross: 500, paid: 500, due: 0 }])
  const cancelled = await anOrder()
  await registerPayment(context, { id: cancelled.id }, {})
  await cancelOrder(context, cancelled)
  await refundOrder(context, { id: cancelled.id }, {})
  expect(await creditRefundedOrder(now, cancelled)).toEqual([])
})

test('fiscal check 15: a refund of several invoices is credited on each to what is left of it, and a chargeback on none', async () => {
  const order = await anOrder({ [SAW]: 3 })
  await registerPayment(context, { id: order.id }, {})
  const now = at('2030-03-06T14:00:00.000Z')
  await shipOrder(at('2030-02-06T12:00:00.000Z'), order, { units: [{ sku: SAW, quantity: 1 }] })
  await shipOrder(now, order, {})
  const first = await issueInvoice(now, order, [])
  const second = await issueInvoice(now, order, [])
  const [one, other] = [first?.document.totals.gross ?? 0, second?.document.totals.gross ?? 0]
  await chargeBackOrder(context, { id: order.id }, { key: 'bank', centAmount: 100 })
  expect(await creditRefundedOrder(now, order)).toEqual([])
  await refundOrder(context, { id: order.id }, { centAmount: one + 500 })
  const credits = await creditRefundedOrder(now, order)
  expect(credits.map(({ document }) => [document.preceding?.number, document.totals.gross])).toEqual([
    [first?.document.number, one],
    [second?.document.number, 500],
  ])
  expect(other).toBeGreaterThan(500)
})

test('fiscal check 15: what was credited by hand before it is given back is credited once, whatever else goes back with it', async () => {
  const order = await aDispatchedOrder({ [SAW]: 2 })
  const now = at('2030-03-06T16:00:00.000Z')
  await registerPayment(context, { id: order.id }, {})
  const invoice = await issueInvoice(now, order, [])
  const { number = '', totals } = invoice?.document ?? {}
  const byHand = await issueCreditNote(now, number, {
    key: 'return-1',
    credit: { units: [{ line: 1, quantity: 1 }], charges: [] },
  })
  await refundOrder(context, { id: order.id }, { key: 'return-1', centAmount: byHand.document.totals.gross })
  await refundOrder(context, { id: order.id }, { key: 'scratch', centAmount: 500 })
  const reduction = await creditRefundedOrder(now, order)
  expect(reduction.map(({ document }) => document.totals.gross)).toEqual([500])
  await refundOrder(context, { id: order.id }, {})
  const rest = await creditRefundedOrder(now, order)
  expect(grossOf([byHand, ...reduction, ...rest])).toBe(totals?.gross)
  expect(await creditRefundedOrder(now, order)).toEqual([])
})

test('fiscal check 16: what delivery cost goes back alone, once however often it is asked for, with its credit note', async () => {
  const order = await aDispatchedOrder({ [SAW]: 1 })
  const now = at('2030-03-06T15:00:00.000Z')
  await registerPayment(context, { id: order.id }, {})
  await expect(refundFee(now, order, 'FC')).rejects.toThrow('No invoice of')
  const invoice = (await issueInvoice(now, order, []))?.document
  const fee = invoice?.charges[0]
  const done = await Promise.all(Array.from({ length: 6 }, () => refundFee(now, order, 'FC')))
  const notes = done.flatMap(({ creditNote }) => (creditNote ? [creditNote] : []))
  expect(notes.map(({ document }) => [document.totals.gross, document.lines[0]?.creditsCharge])).toEqual([[fee?.gross, 'FC']])
  expect(notes.map(({ document }) => document.totals.due)).toEqual([0])
  const { order: after } = await refundFee(now, order, 'FC')
  const back = after.paymentInfo.payments.flatMap(({ transactions }) => transactions).filter(({ type }) => type === 'Refund')
  expect(back.map(({ amount }) => amount.centAmount)).toEqual([fee?.gross])
  expect(await creditRefundedOrder(now, order)).toEqual([])
  await expect(refundFee(now, order, 'AEK')).rejects.toThrow('has a fee AEK')
  // A part, then the rest: all of it sums to the invoice.
  await refundOrder(context, { id: order.id }, {})
  expect(grossOf([...notes, ...(await creditRefundedOrder(now, order))])).toBe(invoice?.totals.gross)
})

test('an order without its invoice is known with the rules that keep it from one', async () => {
  const order = await aDispatchedOrder()
  const missing = async () =>
    (await findMissingInvoices(context, [], 100)).find(({ orderNumber }) => orderNumber === order.orderNumber)
  expect(await missing()).toMatchObject({ problems: [] })
  const { document } = await context.db
    .selectFrom('order')
    .select('document')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const spoilt = JSON.stringify({ ...document, billingAddress: { ...order.billingAddress, city: '' } })
  await context.db.updateTable('order').set({ document: spoilt }).where('id', '=', order.id).execute()
  expect((await missing())?.problems.map(({ rule }) => rule)).toEqual(['BR-10'])
  await context.db
    .updateTable('order')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', order.id)
    .execute()
  await issueInvoice(at('2030-03-07T12:00:00.000Z'), order, [])
  expect(await missing()).toBeUndefined()
})

async function aDraft(): Promise<{ order: Order; draft: FiscalDraft }> {
  const order = await aDispatchedOrder()
  const shipments = await findShipments(context, order.id)
  const facts = { seller: sellerOn('2031-01-01'), issueDate: '2031-01-01', shipments, before: [], invoicedBefore: 0 }
  const draft = invoiceOf(order, facts)
  return { order, draft: { ...draft, payment: { ...draft.payment, code: '68' }, evidence: { ...draft.evidence, shipments: [] } } }
}

test('fiscal check 2: of 200 that are issued at once in two series a third is rolled back, and the numbers have no gap', async () => {
  const { order, draft } = await aDraft()
  const undo = new Error('undo')
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const series = index % 2 === 0 ? 'RE-2031' : 'RE-CH-2031'
      const work = inTransaction(context, async db => {
        await issueDocument(context, db, { draft: { ...draft, series }, key: `race/${index}`, orderId: order.id })
        if (index % 3 === 0) throw undo
      })
      await work.catch(error => {
        if (error !== undo) throw error
      })
    }),
  )
  for (const series of ['RE-2031', 'RE-CH-2031']) {
    const rows = await context.db
      .selectFrom('fiscal_document')
      .select('number')
      .where('series', '=', series)
      .orderBy('number')
      .execute()
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
  }
  const { rows } = await sql<{ count: number }>`select count(*) from fiscal_document where series like '%2031'`.execute(
    context.db,
  )
  expect(rows[0]?.count).toBe(133)
  const anchors = (await readAnchors(context)).filter(({ series }) => series.endsWith('2031'))
  expect(anchors.reduce((count, { lastNumber }) => count + lastNumber, 0)).toBe(133)
  for (const { series, lastNumber, lastHash } of anchors) {
    const last = context.db
      .selectFrom('fiscal_document')
      .select('hash')
      .where('series', '=', series)
      .where('number', '=', lastNumber)
    expect(Buffer.from((await last.executeTakeFirstOrThrow()).hash).toString('hex')).toBe(lastHash)
  }
  expect((await checkDocuments(context)).breaks).toEqual([])
})

test('a document is refused before the day of the last one, for the same twice, and when it breaks a rule', async () => {
  const { order, draft } = await aDraft()
  const issue = (changes: Partial<FiscalDraft>, key: string) =>
    inTransaction(context, db => issueDocument(context, db, { draft: { ...draft, ...changes }, key, orderId: order.id }))
  await issue({ series: 'RE-2032', issueDate: '2032-05-02' }, 'first')
  await expect(issue({ series: 'RE-2032', issueDate: '2032-05-01' }, 'second')).rejects.toThrow(
    'The last document of RE-2032 is of 2032-05-02',
  )
  await expect(issue({ series: 'RE-2032', issueDate: '2032-05-02' }, 'first')).rejects.toThrow('fiscal_issued_once')
  await expect(issue({ series: 'RE-2032', issueDate: '2032-05-02', lines: [] }, 'third')).rejects.toThrow('BR-16')
  const { document } = await issue({ series: 'RE-2032', issueDate: '2032-05-02' }, 'fourth')
  expect(document.number).toBe('RE-2032-00000002')
})

test.each([
  ['fiscal_document', 'series'],
  ['fiscal_file', 'form'],
  ['fiscal_document_shipment', 'document_id'],
])('fiscal check 3: rows of %s are neither changed nor deleted', async (table, column) => {
  const order = await aDispatchedOrder()
  const issued = await issueInvoice(at('2033-01-01T12:00:00.000Z'), order, [])
  if (!issued) throw new Error('No invoice')
  await keepFiles(context, issued, filesOf('first'))
  for (const statement of [`update ${table} set ${column} = ${column}`, `delete from ${table}`, `truncate ${table} cascade`])
    await expect(sql.raw(statement).execute(context.db)).rejects.toThrow('What was issued is not changed')
})

test('a file stays what it was sent as, whatever it would be written as later', async () => {
  const order = await aDispatchedOrder()
  const issued = await issueInvoice(at('2033-01-02T12:00:00.000Z'), order, [])
  if (!issued) throw new Error('No invoice')
  expect(await findFile(context, issued.id, 'pdf')).toBeUndefined()
  for (const text of ['first', 'second']) await keepFiles(context, issued, filesOf(text))
  expect(Buffer.from((await findFile(context, issued.id, 'pdf')) ?? []).toString()).toBe('first')
  const { rows } = await sql`select from outbox where dedup_key = ${`fiscal-mail/${issued.id}`}`.execute(context.db)
  expect(rows).toHaveLength(1)
})

test.each([
  [
    'changed',
    `update fiscal_document set content = replace(content, 'Press', 'Preß') where series = $1 and number = 2`,
    'RE-2034-00000002',
    'was changed',
  ],
  ['renumbered', `update fiscal_document set number = 9 where series = $1 and number = 2`, 'RE-2034, 2', 'is missing'],
  [
    'deleted',
    `delete from fiscal_document where series = $1 and number = 3`,
    'RE-2034, 3',
    'is not what the counter says was issued last',
  ],
])(
  'fiscal check 4: the check names a document that was %s behind the back of the shop',
  async (_what, statement, number, problem) => {
    const undo = new Error('undo')
    const { order, draft } = await aDraft()
    const attempt = context.db.transaction().execute(async db => {
      for (let index = 0; index < 3; index++)
        await issueDocument(context, db, {
          draft: { ...draft, series: 'RE-2034', issueDate: '2034-01-01' },
          key: `chain/${index}`,
          orderId: order.id,
        })
      await sql.raw('set constraints all immediate').execute(db)
      await sql.raw('alter table fiscal_document disable trigger fiscal_document_kept').execute(db)
      await sql.raw(statement.replace('$1', "'RE-2034'")).execute(db)
      const { breaks } = await checkDocuments({
        ...context,
        db: Object.assign(Object.create(db), { transaction: () => sameTransaction(db) }),
      })
      expect(breaks).toEqual([{ series: 'RE-2034', number, problem }])
      throw undo
    })
    await expect(attempt).rejects.toBe(undo)
  },
)

/** Lets the check run inside the transaction that changed something. */
function sameTransaction(transaction: unknown) {
  const builder = {
    setIsolationLevel: () => builder,
    setAccessMode: () => builder,
    execute: (work: (transaction: unknown) => unknown) => work(transaction),
  }
  return builder
}

test('fiscal check 4: the check names a file that is not the one that was kept', async () => {
  const undo = new Error('undo')
  const order = await aDispatchedOrder()
  const issued = await issueInvoice(at('2035-01-01T12:00:00.000Z'), order, [])
  if (!issued) throw new Error('No invoice')
  await keepFiles(context, issued, filesOf('first'))
  const attempt = context.db.transaction().execute(async db => {
    await sql.raw('alter table fiscal_file disable trigger fiscal_file_kept').execute(db)
    await sql.raw('alter table fiscal_file drop constraint fiscal_file_hash_right').execute(db)
    await sql`update fiscal_file set content = 'forged' where document_id = ${issued.id} and form = 'pdf'`.execute(db)
    const { breaks } = await checkDocuments({
      ...context,
      db: Object.assign(Object.create(db), { transaction: () => sameTransaction(db) }),
    })
    expect(breaks).toEqual([
      { series: 'RE-2035', number: issued.document.number, problem: 'has another file pdf than the one that was kept' },
    ])
    throw undo
  })
  await expect(attempt).rejects.toBe(undo)
})
