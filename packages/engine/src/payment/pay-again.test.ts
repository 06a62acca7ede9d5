import type { Order } from '@shop/domain/order'
import { isAwaitingTransfer, isPayableByProvider, orderDueOf } from '@shop/domain/order'
import type { CheckoutAttempt, ProviderMethod } from '@shop/domain/payment'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { cancelOrder, findOrder, findOrderToPay, signOrderLink } from '../order/index.ts'
import { changeShipmentState } from '../shipment/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import {
  anAttempt,
  anEvent,
  aProviderDraft,
  aPspReference,
  deliverEvents,
  PAYMENT_HISTORIES,
} from '../testing/provider-event.fixtures.ts'
import { setStock } from '../testing/set-stock.ts'
import { openTestShop, PRESS } from '../testing/shop.fixtures.ts'
import {
  attemptAnswered,
  beginDueAttempt,
  chargeBackOrder,
  claimModifications,
  createDueBankPayment,
  findPendingMethod,
  keepNotifications,
  lapseAttempts,
  listPaymentProblems,
  modificationReceived,
  refundOrder,
  registerPayment,
  registerRefunds,
  settleAttempt,
  takeNotifications,
} from './index.ts'

const { context } = await openTestShop()

beforeEach(() => setStock(context, { [PRESS]: 100 }))
afterEach(async () => {
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  await sql`update payment_transaction set state = 'Success' where state = 'Initial'`.execute(context.db)
})

interface Placed {
  readonly attempt: CheckoutAttempt
  readonly order: Order
  readonly pspReference: string
}

/** An order by PayPal whose payment the bank has not confirmed yet. */
async function aPendingOrder(): Promise<Placed> {
  const { attempt } = await anAttempt(context, { method: 'paypal', lines: { [PRESS]: 1 } })
  const pspReference = aPspReference()
  const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'pending', pspReference })
  return { attempt, pspReference, order: await findOrder(context, { orderNumber }) }
}

/** An order whose payment, which was pending, has come to nothing. */
async function anUnpaidOrder(): Promise<Placed> {
  const placed = await aPendingOrder()
  await settleAttempt(context, placed.attempt.id, { kind: 'failed', reason: 'refused', pspReference: placed.pspReference })
  return { ...placed, order: await reread(placed) }
}

/** An order by card that was sent and paid. */
async function aSentOrder(): Promise<Placed> {
  const { attempt } = await anAttempt(context, { lines: { [PRESS]: 1 } })
  const pspReference = aPspReference()
  const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  const order = await changeShipmentState(context, { orderNumber }, 'Shipped')
  await capture()
  return { attempt, pspReference, order: await reread({ order }) }
}

/** What the provider tells about the disputes of a payment: all under the number of the first one. */
function disputesOf({ attempt, pspReference: originalReference }: Placed) {
  const pspReference = aPspReference()
  return (eventCode: 'NOTIFICATION_OF_CHARGEBACK' | 'CHARGEBACK' | 'CHARGEBACK_REVERSED' | 'SECOND_CHARGEBACK') =>
    anEvent(attempt, { eventCode, pspReference, originalReference })
}

/** An order by card that was sent, paid and charged back. */
async function aChargedBackOrder() {
  const placed = await aSentOrder()
  const dispute = disputesOf(placed)
  await deliverEvents(context, dispute('CHARGEBACK'))
  return { ...placed, dispute, order: await reread(placed) }
}

/** Has the provider carry out the captures that were asked for. */
async function capture(outcome: 'CAPTURE' | 'CAPTURE_FAILED' = 'CAPTURE'): Promise<void> {
  for (const modification of await claimModifications(context, 10)) {
    if (modification.kind !== 'capture') continue
    const number = aPspReference()
    await modificationReceived(context, modification, number)
    const { paymentId: id, amount, pspReference: originalReference } = modification
    await deliverEvents(
      context,
      anEvent({ id, amount } as CheckoutAttempt, { eventCode: outcome, pspReference: number, originalReference }),
    )
  }
}

const reread = ({ order: { id } }: Pick<Placed, 'order'>) => findOrder(context, { id })

async function payAgain({ order }: Pick<Placed, 'order'>, method: ProviderMethod = 'scheme') {
  const { amount } = orderDueOf(order)
  return (await beginDueAttempt(context, order.id, aProviderDraft({ totalPrice: amount } as never, method))).attempt
}

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((first, place) => permutations(of.toSpliced(place, 1)).map(rest => [first, ...rest]))
}

const authorised = () => ({ kind: 'authorised' as const, pspReference: aPspReference() })

async function mailsOf({ order: { id } }: Pick<Placed, 'order'>): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    select topic from outbox where payload ->> 'orderId' = ${id} order by id`.execute(context.db)
  return rows.map(({ topic }) => topic)
}

async function movementsOf({ id }: Pick<CheckoutAttempt, 'id'>): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select type || ' ' || state || ' ' || amount_cent as kind from payment_transaction where payment_id = ${id}
    order by created_at, type`.execute(context.db)
  return rows.map(({ kind }) => kind)
}

test('ORD-05, P1 an order whose payment failed is paid again: it is paid by the new payment, and its buyer is told once', async () => {
  const placed = await anUnpaidOrder()
  expect(placed.order.paymentState).toBe('Failed')
  const attempt = await payAgain(placed)
  expect(attempt).toMatchObject({ state: 'open', amount: placed.order.totalPrice, dueOrderId: placed.order.id })
  const finding = authorised()
  const settled = await settleAttempt(context, attempt.id, finding)
  expect(settled).toMatchObject({ state: 'ordered', orderNumber: placed.order.orderNumber })
  await settleAttempt(context, attempt.id, finding)
  await deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference: finding.pspReference }))
  const order = await reread(placed)
  expect(order).toMatchObject({
    paymentState: 'Paid',
    paymentInfo: { payments: [{ id: attempt.id }, { id: placed.attempt.id }] },
  })
  expect(orderDueOf(order).standing).toBe('paid')
  expect(await mailsOf(placed)).toEqual(['order-created', 'order-unpaid', 'order-paid'])
})

test('P3 money that was taken back is due again, and what is paid for goods that have left is captured at once', async () => {
  const placed = await aChargedBackOrder()
  expect(orderDueOf(placed.order)).toEqual({ standing: 'due', amount: placed.order.totalPrice })
  expect(await mailsOf(placed)).toContain('order-unpaid')
  const attempt = await payAgain(placed)
  await settleAttempt(context, attempt.id, authorised())
  await capture()
  const order = await reread(placed)
  expect(order).toMatchObject({ paymentState: 'Paid', orderState: 'Complete' })
  const { centAmount } = order.totalPrice
  expect(await movementsOf(attempt)).toEqual([`Authorization Success ${centAmount}`, `Charge Success ${centAmount}`])
})

test('P1, P3 a chargeback that is reversed after the order was paid again goes back to the buyer, who pays once', async () => {
  const placed = await aChargedBackOrder()
  const attempt = await payAgain(placed, 'paypal')
  await settleAttempt(context, attempt.id, authorised())
  await deliverEvents(context, placed.dispute('CHARGEBACK_REVERSED'))
  const order = await reread(placed)
  expect(order).toMatchObject({
    paymentState: 'Paid',
    orderState: 'Complete',
    paymentInfo: { payments: [{ id: attempt.id }, {}] },
  })
  expect(await movementsOf(placed.attempt)).toContain(`Refund Initial ${order.totalPrice.centAmount}`)
  expect((await movementsOf(attempt)).join()).not.toContain('Refund')
})

test('P3 an order whose chargeback is reversed before anyone paid again is paid, and nothing is due of it', async () => {
  const placed = await aChargedBackOrder()
  await deliverEvents(context, placed.dispute('CHARGEBACK_REVERSED'))
  const order = await reread(placed)
  expect(order).toMatchObject({ paymentState: 'Paid', orderState: 'Complete' })
  expect(orderDueOf(order).standing).toBe('paid')
  expect((await movementsOf(placed.attempt)).join()).not.toContain('Refund')
})

test('PAY-17 a buyer is asked to pay once for every chargeback that counts', async () => {
  const placed = await aChargedBackOrder()
  const asked = async () => (await mailsOf(placed)).filter(topic => topic === 'order-unpaid').length
  await deliverEvents(context, placed.dispute('CHARGEBACK_REVERSED'))
  expect(await asked()).toBe(1)
  const second = placed.dispute('SECOND_CHARGEBACK')
  await deliverEvents(context, second, second)
  expect(await asked()).toBe(2)
})

test('P3 disputes end in the same state in whatever order they are told, each of them twice', async () => {
  const told = ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'] as const
  for (const [count, end] of [
    [2, 'due'],
    [3, 'paid'],
    [4, 'due'],
  ] as const) {
    const ends = new Set<string>()
    for (const order of permutations(told.slice(0, count))) {
      const placed = await aSentOrder()
      const dispute = disputesOf(placed)
      await deliverEvents(context, ...order.flatMap(code => [dispute(code), dispute(code)]))
      const after = await reread(placed)
      const { standing, amount } = orderDueOf(after)
      expect([standing, amount.centAmount], order.join()).toEqual([end, end === 'due' ? after.totalPrice.centAmount : 0])
      ends.add(JSON.stringify([after.paymentState, (await movementsOf(placed.attempt)).sort()]))
    }
    expect([...ends]).toHaveLength(1)
  }
})

test('PAY-17 a capture that failed makes the order due; what was reserved is released once it is paid otherwise', async () => {
  const { attempt: first } = await anAttempt(context, { lines: { [PRESS]: 1 } })
  const { orderNumber = '' } = await settleAttempt(context, first.id, authorised())
  await changeShipmentState(context, { orderNumber }, 'Shipped')
  await capture('CAPTURE_FAILED')
  const order = await findOrder(context, { orderNumber })
  expect(orderDueOf(order)).toMatchObject({ standing: 'due', amount: order.totalPrice })
  const attempt = await payAgain({ order }, 'paypal')
  await settleAttempt(context, attempt.id, authorised())
  const { centAmount } = order.totalPrice
  expect(await movementsOf(first)).toEqual([
    `Authorization Success ${centAmount}`,
    `Charge Failure ${centAmount}`,
    `CancelAuthorization Initial ${centAmount}`,
  ])
  expect(await findOrder(context, { orderNumber })).toMatchObject({ paymentState: 'Paid' })
})

test('P2 an order that is paid again in two tabs keeps one payment; the other is released', async () => {
  const placed = await anUnpaidOrder()
  const [one, two] = [await payAgain(placed), await payAgain(placed, 'paypal')]
  const settled = await Promise.all([one, two].map(({ id }) => settleAttempt(context, id, authorised())))
  expect(settled.map(({ state }) => state).sort()).toEqual(['ordered', 'voided'])
  const voided = settled.find(({ state }) => state === 'voided')
  expect(voided?.reason).toBe('not-due')
  expect((await movementsOf(voided!)).join()).toMatch(/CancelAuthorization Initial|Refund Initial/)
  expect(await reread(placed)).toMatchObject({ paymentState: 'Paid' })
})

test('P3 a first payment that succeeds after all, and the one that was made instead, leave one in whatever order they come', async () => {
  const amounts = new Set<string>()
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const placed = await anUnpaidOrder()
    const attempt = await payAgain(placed, 'paypal')
    const [late, again] = [authorised(), authorised()]
    const steps = [
      () => settleAttempt(context, placed.attempt.id, late),
      () => settleAttempt(context, attempt.id, again),
      () => deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference: again.pspReference })),
    ]
    for (const step of order) await steps[step]?.()
    const after = await reread(placed)
    expect(after.paymentState).toBe('Paid')
    const refunds = [...(await movementsOf(placed.attempt)), ...(await movementsOf(attempt))].filter(kind =>
      kind.startsWith('Refund'),
    )
    amounts.add(refunds.join())
    expect(refunds).toEqual([`Refund Initial ${after.totalPrice.centAmount}`])
  }
  expect(amounts.size).toBe(1)
})

test('P2 only what is missing is due, and a refund afterwards takes it back from the payments it came by', async () => {
  const placed = await aChargedBackOrder()
  const half = Math.floor(placed.order.totalPrice.centAmount / 2)
  await sql`update payment_transaction set amount_cent = ${half} where payment_id = ${placed.attempt.id} and type = 'Chargeback'`.execute(
    context.db,
  )
  const order = await reread(placed)
  expect(orderDueOf(order).amount.centAmount).toBe(half)
  const attempt = await payAgain({ order }, 'paypal')
  await settleAttempt(context, attempt.id, authorised())
  expect(await reread(placed)).toMatchObject({ paymentState: 'Paid' })
  await refundOrder(context, { id: order.id }, { key: 'all', centAmount: order.totalPrice.centAmount })
  const rest = order.totalPrice.centAmount - half
  expect(
    [...(await movementsOf(attempt)), ...(await movementsOf(placed.attempt))].filter(kind => kind.startsWith('Refund')),
  ).toEqual([`Refund Initial ${half}`, `Refund Initial ${rest}`])
  const again = await refundOrder(context, { id: order.id }, { key: 'all', centAmount: order.totalPrice.centAmount })
  expect(orderDueOf(again).standing).toBe('paid')
})

test('PAY-18 a voucher is what the order waits for; when no one pays it, it is due again', async () => {
  const placed = await anUnpaidOrder()
  const attempt = await payAgain(placed, 'paypal')
  const action = { reference: '123', entity: '20', expiresAt: '2026-12-01T00:00:00Z', merchantReference: attempt.id }
  const pspReference = aPspReference()
  expect(await settleAttempt(context, attempt.id, { kind: 'pending', pspReference, action })).toMatchObject({ state: 'ordered' })
  const waiting = await reread(placed)
  expect(waiting).toMatchObject({
    paymentState: 'Pending',
    paymentInfo: { payments: [{ id: attempt.id, custom: { action } }, {}] },
  })
  expect(orderDueOf(waiting).standing).toBe('open')
  await settleAttempt(context, attempt.id, { kind: 'failed', reason: 'expired', pspReference })
  expect(orderDueOf(await reread(placed)).standing).toBe('due')
  expect((await mailsOf(placed)).filter(topic => topic === 'order-unpaid')).toHaveLength(2)
})

test('PAY-24, ORD-04 what is paid, cancelled, on its way, of another amount or by a method of others is not paid again', async () => {
  const placed = await anUnpaidOrder()
  const draft = aProviderDraft({ totalPrice: placed.order.totalPrice } as never, 'scheme')
  const wrong = { ...draft, amountPlanned: { ...draft.amountPlanned, centAmount: 1 } }
  await expect(beginDueAttempt(context, placed.order.id, wrong)).rejects.toEqual(failure('malformed-price'))
  await expect(payAgain(placed, 'ideal')).rejects.toEqual(failure('payment-not-eligible'))
  const pending = await aPendingOrder()
  await expect(beginDueAttempt(context, pending.order.id, draft)).rejects.toEqual(failure('invalid-operation'))
  const attempt = await payAgain(placed)
  await cancelOrder(context, { id: placed.order.id })
  await expect(payAgain(placed)).rejects.toEqual(failure('invalid-operation'))
  // One who paid while it was cancelled gets the money back.
  expect(await settleAttempt(context, attempt.id, authorised())).toMatchObject({ state: 'voided', reason: 'not-due' })
  expect((await movementsOf(attempt)).join()).toContain('CancelAuthorization Initial')
})

const TRANSFER = { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } } as const

function transferFor({ order }: Pick<Placed, 'order'>) {
  const { amount } = orderDueOf(order)
  return createDueBankPayment(context, order.id, { paymentMethodInfo: TRANSFER, amountPlanned: amount })
}

const paymentsOf = ({ paymentInfo }: Order) => paymentInfo.payments.map(payment => payment.paymentMethodInfo.paymentInterface)

test('PAY-17, PAY-18 an order whose payment failed waits for a transfer its buyer chooses, and is paid when that arrives', async () => {
  const placed = await anUnpaidOrder()
  const waiting = await transferFor(placed)
  expect(waiting).toMatchObject({ paymentState: 'Pending' })
  expect([isAwaitingTransfer(waiting), orderDueOf(waiting)]).toEqual([
    true,
    { standing: 'open', amount: placed.order.totalPrice },
  ])
  // A second press waits for the same transfer.
  expect((await transferFor(placed)).paymentInfo).toEqual(waiting.paymentInfo)
  const { orderNumber, totalPrice } = placed.order
  const part = await registerPayment(context, { orderNumber }, { key: 'part', centAmount: 1000 })
  expect(part.paymentState).toBe('BalanceDue')
  expect(orderDueOf(part).amount.centAmount).toBe(totalPrice.centAmount - 1000)
  const paid = await registerPayment(context, { orderNumber }, {})
  expect(paid.paymentState).toBe('Paid')
  expect(orderDueOf(paid).standing).toBe('paid')
  expect(paymentsOf(paid)).toEqual(['bank-transfer', 'card-payment-provider'])
  expect(await mailsOf(placed)).toEqual(['order-created', 'order-unpaid', 'order-transfer', 'order-paid'])
})

test('P1, P3 a payment that succeeds after a transfer was chosen pays the order, and the transfer is sent back, whichever comes first', async () => {
  for (const isTransferFirst of [false, true]) {
    const placed = await anUnpaidOrder()
    const { id } = placed.order
    await transferFor(placed)
    const late = () => settleAttempt(context, placed.attempt.id, authorised())
    const arrive = () => registerPayment(context, { id }, { key: `bank-${isTransferFirst}` })
    for (const step of isTransferFirst ? [arrive, late] : [late, arrive]) await step()
    const order = await reread(placed)
    expect(order.paymentState).toBe('Paid')
    const { centAmount } = order.totalPrice
    const problems = async () => (await listPaymentProblems(context, 100)).filter(({ subject }) => subject === order.orderNumber)
    if (isTransferFirst) {
      // The transfer pays the order; what PayPal took is given back by the provider.
      expect(await movementsOf(placed.attempt)).toContain(`Refund Initial ${centAmount}`)
      expect(await problems()).toEqual([])
      continue
    }
    expect(await problems()).toMatchObject([{ what: 'to be sent back by transfer', centAmount, currencyCode: 'EUR' }])
    const sentBack = await registerRefunds(context, { id })
    expect(sentBack.version).toBe(order.version + 1)
    expect(await problems()).toEqual([])
    expect((await registerRefunds(context, { id })).version).toBe(sentBack.version)
    expect(orderDueOf(sentBack).standing).toBe('paid')
    expect((await mailsOf(placed)).filter(topic => topic === 'order-refunded')).toHaveLength(1)
  }
})

test('PAY-17, P2 who chose a transfer for a failed payment may go back to a card, and to the transfer again, until one of them pays', async () => {
  const placed = await anUnpaidOrder()
  const waiting = await transferFor(placed)
  const refused = await payAgain({ order: waiting })
  // Beginning to pay by card takes nothing from the transfer, nor does a card that is refused.
  await settleAttempt(context, refused.id, { kind: 'failed', reason: 'refused', pspReference: aPspReference() })
  const still = await reread(placed)
  expect([isAwaitingTransfer(still), still.paymentInfo.payments[0]?.id]).toEqual([true, waiting.paymentInfo.payments[0]?.id])
  // What a bank has not decided yet is not what the order waits for.
  const pending = await payAgain({ order: still }, 'paypal')
  const redirect = { pspReference: aPspReference() }
  await attemptAnswered(context, pending.id, redirect, { redirectUrl: 'https://provider.example/' })
  expect(await findPendingMethod(context.db, still.id)).toBeUndefined()
  const undecided = await settleAttempt(context, pending.id, { kind: 'pending', pspReference: aPspReference() })
  // It waits for its shopper no more, and the page of the order can say so.
  expect(undecided).toMatchObject({ state: 'open', isPending: true })
  expect(await findPendingMethod(context.db, still.id)).toBe('paypal')
  expect(isAwaitingTransfer(await reread(placed))).toBe(true)
  expect(isAwaitingTransfer(await transferFor(placed))).toBe(true)
  const card = await payAgain({ order: still })
  expect(await settleAttempt(context, card.id, authorised())).toMatchObject({ state: 'ordered' })
  const paid = await reread(placed)
  expect(paid).toMatchObject({ paymentState: 'Paid', paymentInfo: { payments: [{ id: card.id }, {}, {}] } })
  await expect(payAgain({ order: paid })).rejects.toEqual(failure('invalid-operation'))
  // PayPal decides after all, and its money goes back.
  expect(await settleAttempt(context, pending.id, authorised())).toMatchObject({ state: 'voided', reason: 'not-due' })
  expect((await movementsOf(pending)).join()).toContain('Refund Initial')
  expect(await findPendingMethod(context.db, still.id)).toBeUndefined()
  expect(await mailsOf(placed)).toEqual(['order-created', 'order-unpaid', 'order-transfer', 'order-paid'])
})

test('PAY-17, PAY-18 a voucher that is chosen after a transfer is what the order waits for; when it lapses, both ways are open again', async () => {
  const placed = await anUnpaidOrder()
  await transferFor(placed)
  const voucher = await payAgain(placed, 'paypal')
  const action = { reference: '123', entity: '20', expiresAt: '2026-12-01T00:00:00Z', merchantReference: voucher.id }
  const pspReference = aPspReference()
  await settleAttempt(context, voucher.id, { kind: 'pending', pspReference, action })
  expect((await reread(placed)).paymentInfo.payments[0]?.id).toBe(voucher.id)
  await settleAttempt(context, voucher.id, { kind: 'failed', reason: 'expired', pspReference })
  expect(orderDueOf(await reread(placed)).standing).toBe('due')
  expect(isAwaitingTransfer(await transferFor(placed))).toBe(true)
})

test('PAY-17, PAY-24 only what a transfer has not brought yet is paid by card, and an order that was to be paid by transfer from the first is not', async () => {
  const placed = await anUnpaidOrder()
  await transferFor(placed)
  const { id, totalPrice } = placed.order
  const part = await registerPayment(context, { id }, { key: 'part', centAmount: 1000 })
  expect(part.paymentState).toBe('BalanceDue')
  const card = await payAgain({ order: part })
  expect(card.amount.centAmount).toBe(totalPrice.centAmount - 1000)
  await settleAttempt(context, card.id, authorised())
  const paid = await reread(placed)
  expect([paid.paymentState, orderDueOf(paid).standing]).toEqual(['Paid', 'paid'])
  expect((await listPaymentProblems(context, 100)).filter(({ subject }) => subject === paid.orderNumber)).toEqual([])
  // The rest of the transfer comes as well: all that is above the total is sent back, and no more.
  const late = await registerPayment(context, { id }, { key: 'rest', centAmount: totalPrice.centAmount - 1000 })
  expect(late.paymentState).toBe('Paid')
  expect((await listPaymentProblems(context, 100)).filter(({ subject }) => subject === paid.orderNumber)).toMatchObject([
    { what: 'to be sent back by transfer', centAmount: totalPrice.centAmount - 1000 },
  ])
  expect(isPayableByProvider({ ...part, paymentInfo: { payments: part.paymentInfo.payments.slice(0, 1) } })).toBe(false)
})

test('P2, PAY-24 of two payments of what a transfer left open, the later one goes back whole, and the part that was transferred is kept', async () => {
  const placed = await anUnpaidOrder()
  await transferFor(placed)
  const { id, totalPrice } = placed.order
  const part = await registerPayment(context, { id }, { key: 'part', centAmount: 1000 })
  const [first, second] = [await payAgain({ order: part }, 'paypal'), await payAgain({ order: part }, 'paypal')]
  await settleAttempt(context, first.id, authorised())
  expect(await settleAttempt(context, second.id, authorised())).toMatchObject({ state: 'voided', reason: 'not-due' })
  const refunded = (await reread(placed)).paymentInfo.payments.flatMap(({ id: paymentId, transactions }) =>
    transactions.filter(({ type }) => type === 'Refund').map(({ amount }) => [paymentId, amount.centAmount]),
  )
  expect(refunded).toEqual([[second.id, totalPrice.centAmount - 1000]])
  expect((await listPaymentProblems(context, 100)).filter(({ subject }) => subject === placed.order.orderNumber)).toEqual([])
})

/** The ways in which money for an order becomes known that waits for a transfer while its buyer pays by card. */
const SOURCES = ['transfer', 'return', 'webhook', 'failure'] as const
/** Where one of them dies: nowhere, before its commit, or after it. */
const ENDINGS = ['nowhere', 'attempt:before-settled', 'attempt:after-settled'] as const

/** Every order of the sources, each with every place where one that settles may die; spread over all of them. */
function transferHistories() {
  const all = permutations(SOURCES).flatMap(order =>
    ENDINGS.flatMap(first => ENDINGS.map(second => ({ order, endings: { return: first, webhook: second } }))),
  )
  const step = Math.max(1, Math.floor((all.length * 6) / PAYMENT_HISTORIES))
  return all.filter((_history, place) => place % step === 0)
}

test('P1, P2, P3 a transfer and a card for the same order, in any order and wherever a process dies: one pays, the other goes back', {
  timeout: 600_000,
}, async () => {
  const payers = new Set<string>()
  for (const { order, endings } of transferHistories()) {
    await setStock(context, { [PRESS]: 100 })
    const placed = await anUnpaidOrder()
    const { id, totalPrice } = placed.order
    await transferFor(placed)
    const card = await payAgain(await reread(placed).then(waiting => ({ order: waiting })), 'paypal')
    const finding = authorised()
    const told = anEvent(card, { eventCode: 'AUTHORISATION', pspReference: finding.pspReference })
    await keepNotifications(context, [told])
    const dyingAt = (ending: string) => ({
      ...context,
      failpoint(name: string) {
        if (name === ending) throw new Error(`died at ${name}`)
      },
    })
    const steps = {
      transfer: () => registerPayment(context, { id }, { key: 'statement', centAmount: totalPrice.centAmount }),
      return: () => settleAttempt(dyingAt(endings.return), card.id, finding),
      webhook: () => takeNotifications(dyingAt(endings.webhook), 10),
      failure: () => settleAttempt(context, card.id, { kind: 'failed', reason: 'expired' }),
    }
    for (const source of order)
      await steps[source]().catch((error: unknown) => {
        if (!String(error).includes('died at')) throw error
      })
    await sql`update payment_notification set next_try_at = now() where processed_at is null`.execute(context.db)
    await deliverEvents(context, told)
    const story = JSON.stringify({ order, endings })
    const after = await reread(placed)
    expect([after.paymentState, orderDueOf(after).standing], story).toEqual(['Paid', 'paid'])
    const [payer] = after.paymentInfo.payments
    payers.add(payer?.paymentMethodInfo.paymentInterface ?? '')
    // The money of the other one goes back, all of it and once.
    const back = after.paymentInfo.payments.flatMap(({ transactions }) => transactions.filter(({ type }) => type === 'Refund'))
    expect(
      back.map(({ state, amount }) => `${state} ${amount.centAmount}`),
      story,
    ).toEqual([`Initial ${totalPrice.centAmount}`])
    expect(
      (await mailsOf(placed)).filter(topic => topic === 'order-paid'),
      story,
    ).toHaveLength(1)
  }
  expect([...payers].sort()).toEqual(['bank-transfer', 'card-payment-provider'])
})

test('PAY-17 the owner registers a transfer for an order whose payment failed, and for no other that the provider is to pay', async () => {
  const placed = await anUnpaidOrder()
  expect(await registerPayment(context, { id: placed.order.id }, {})).toMatchObject({ paymentState: 'Paid' })
  const { order } = await aPendingOrder()
  await expect(registerPayment(context, { id: order.id }, {})).rejects.toEqual(failure('invalid-operation'))
})

test('P2, PAY-18 a booking of the bank counts once, also when the order waits for another transfer by then', async () => {
  const placed = await anUnpaidOrder()
  const reference = { id: placed.order.id }
  const booking = { key: 'statement 1/3' }
  await registerPayment(context, reference, booking)
  await chargeBackOrder(context, reference, { key: 'statement 2/7' })
  await transferFor(placed)
  expect(await registerPayment(context, reference, booking)).toMatchObject({ paymentState: 'Pending' })
  expect(await registerPayment(context, reference, { key: 'statement 3/1' })).toMatchObject({ paymentState: 'Paid' })
  expect(await chargeBackOrder(context, reference, { key: 'statement 2/7' })).toMatchObject({ paymentState: 'Paid' })
})

test('PAY-20, PAY-21, PAY-24 no transfer is taken for what is not due, for another amount, nor where the market has none', async () => {
  const placed = await anUnpaidOrder()
  const { order } = placed
  const amountPlanned = { ...order.totalPrice, centAmount: 1 }
  await expect(createDueBankPayment(context, order.id, { paymentMethodInfo: TRANSFER, amountPlanned })).rejects.toEqual(
    failure('malformed-price'),
  )
  await sql`update "order" set document = jsonb_set(document, '{country}', '"IE"') where id = ${order.id}`.execute(context.db)
  await expect(transferFor(placed)).rejects.toEqual(failure('payment-not-eligible'))
  await sql`update "order" set document = jsonb_set(document, '{country}', '"SK"') where id = ${order.id}`.execute(context.db)
  const paid = await payAgain(placed)
  await settleAttempt(context, paid.id, authorised())
  await expect(transferFor(placed)).rejects.toEqual(failure('invalid-operation'))
})

test('PAY-17 an attempt that no one finishes lapses, and the order stays due', async () => {
  const placed = await anUnpaidOrder()
  const attempt = await payAgain(placed)
  await sql`update checkout_attempt set created_at = now() - interval '2 days', held_until = now() - interval '2 days'
    where id = ${attempt.id}`.execute(context.db)
  await lapseAttempts(context, 10)
  expect(orderDueOf(await reread(placed)).standing).toBe('due')
  expect(await settleAttempt(context, attempt.id, authorised())).toMatchObject({ state: 'ordered' })
})

test('A1 a link opens its order for 30 days; a number opens it for its owner alone', async () => {
  const { order } = await anUnpaidOrder()
  const owner = async () => ({ anonymousId: order.id })
  const link = await signOrderLink(context, order.id)
  expect(await findOrderToPay(context, link, owner)).toMatchObject({ id: order.id })
  const later = { ...context, now: () => new Date(Date.parse(context.now()) + 31 * 86_400_000).toISOString() }
  for (const [shop, name] of [
    [later, link],
    [context, `${link}x`],
    [context, order.id],
    [context, ''],
  ] as const)
    await expect(findOrderToPay(shop, name, owner)).rejects.toEqual(failure('resource-not-found'))
  await expect(findOrderToPay(context, order.orderNumber, owner)).rejects.toEqual(failure('resource-not-found'))
})

test.each(['attempt:before-settled', 'attempt:after-settled', 'notification:taken'])(
  'P1, O2 an order that is paid again is paid once, also where a process ends at %s',
  async name => {
    const placed = await anUnpaidOrder()
    const attempt = await payAgain(placed, 'paypal')
    const finding = authorised()
    const ending = {
      ...context,
      failpoint(reached: string) {
        if (reached === name) throw new Error('ended')
      },
    }
    const event = anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference: finding.pspReference })
    await keepNotifications(context, [event])
    await settleAttempt(ending, attempt.id, finding).catch(() => undefined)
    await takeNotifications(ending, 10).catch(() => undefined)
    // What was begun and not finished is due again half a minute later.
    await sql`update payment_notification set next_try_at = now() where processed_at is null`.execute(context.db)
    await deliverEvents(context, event)
    const order = await reread(placed)
    const { centAmount } = order.totalPrice
    expect(order).toMatchObject({ paymentState: 'Paid', paymentInfo: { payments: [{ id: attempt.id }, {}] } })
    expect(await movementsOf(attempt)).toEqual([`Authorization Success ${centAmount}`, `Charge Success ${centAmount}`])
    expect((await mailsOf(placed)).filter(topic => topic === 'order-paid')).toHaveLength(1)
  },
)
