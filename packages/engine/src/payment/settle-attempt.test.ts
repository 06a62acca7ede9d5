import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addLineItem, applyDiscountCode } from '../cart/index.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { createOrderFromCart, getOrders } from '../order/index.ts'
import { changeShipmentState } from '../shipment/index.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { failure } from '../testing/failure.fixtures.ts'
import { anAttempt, anEvent, aProviderDraft, aPspReference, deliverEvents } from '../testing/provider-event.fixtures.ts'
import { setStock } from '../testing/set-stock.ts'
import { aReadyCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  beginAttempt,
  captureOrder,
  claimModifications,
  forgetNotifications,
  lapseAttempts,
  listPaymentProblems,
  modificationReceived,
  modificationRejected,
  settleAttempt,
} from './index.ts'

const { context } = await openTestShop()

beforeEach(() => setStock(context, { [PRESS]: 100 }))

afterEach(async () => {
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

async function stockOf(sku: string) {
  const { rows } = await sql<{ available: number; reserved: number; sold: number }>`
    select available, reserved, sold from inventory_entry where sku = ${sku}`.execute(context.db)
  return rows[0]!
}

test('S3, PAY-12 goods wait for their payment, and what is authorised becomes the order of the frozen cart', async () => {
  const before = await stockOf(PRESS)
  const { owner, attempt, cart } = await anAttempt(context, { lines: { [PRESS]: 3 } })
  expect(await stockOf(PRESS)).toEqual({ ...before, available: before.available - 3, reserved: before.reserved + 3 })
  const settled = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference: aPspReference() })
  expect(settled.state).toBe('ordered')
  expect(await stockOf(PRESS)).toEqual({ ...before, available: before.available - 3, sold: before.sold + 3 })
  const { results } = await getOrders(context, { owner })
  expect(results).toMatchObject([
    { orderNumber: settled.orderNumber, paymentState: 'Paid', totalPrice: cart.totalPrice, lineItems: cart.lineItems },
  ])
  // A client that orders by the cart, as one without provider does, is answered by the same order.
  const again = await createOrderFromCart(context, requestOf(owner, { ...cart, version: cart.version + 1 }))
  expect(again.orderNumber).toBe(settled.orderNumber)
})

test('P1 a cart whose provider has said nothing is not ordered by its caller', async () => {
  const { owner, cart } = await anAttempt(context)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(failure('payment-prerequisite'))
})

test('P2, P3 findings in any number and from several sides at once make one order and one authorisation', async () => {
  const { owner, attempt } = await anAttempt(context)
  const pspReference = aPspReference()
  const finding = { kind: 'authorised' as const, pspReference }
  const settled = await Promise.all([
    settleAttempt(context, attempt.id, finding),
    settleAttempt(context, attempt.id, finding),
    deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference })),
    settleAttempt(context, attempt.id, { kind: 'pending', pspReference }),
  ])
  expect(new Set(settled.flatMap(each => (each ? [each.orderNumber] : []))).size).toBe(1)
  const { results } = await getOrders(context, { owner })
  expect(results.map(order => order.paymentInfo.payments[0]?.transactions.map(({ type }) => type))).toEqual([['Authorization']])
})

test('P1 a cart that changed while it was paid makes no order, and the money is released once', async () => {
  const before = await stockOf(PRESS)
  const { owner, attempt, cart } = await anAttempt(context, { lines: { [PRESS]: 2 } })
  await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
  const pspReference = aPspReference()
  const settled = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  expect(settled).toMatchObject({ state: 'voided', reason: 'cart-changed' })
  expect(await stockOf(PRESS)).toEqual(before)
  await deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference }))
  const modifications = await claimModifications(context, 10)
  expect(modifications).toMatchObject([{ kind: 'cancel', paymentId: attempt.id, pspReference, amount: attempt.amount }])
  expect(await claimModifications(context, 10)).toEqual([])
  const number = aPspReference()
  await modificationReceived(context, modifications[0]!, number)
  await deliverEvents(
    context,
    anEvent(attempt, { eventCode: 'CANCELLATION', pspReference: number, originalReference: pspReference }),
  )
  const { rows } = await sql`select type, state from payment_transaction where payment_id = ${attempt.id} order by type`.execute(
    context.db,
  )
  expect(rows).toEqual([
    { type: 'Authorization', state: 'Success' },
    { type: 'CancelAuthorization', state: 'Success' },
  ])
})

test('P1 what was taken with the authorisation and makes no order is refunded', async () => {
  const { owner, attempt, cart } = await anAttempt(context, { method: 'paypal' })
  await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
  await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference: aPspReference() })
  expect(await claimModifications(context, 10)).toMatchObject([{ kind: 'refund', amount: attempt.amount }])
})

test('P1 a release that fails since the money was taken becomes a refund', async () => {
  const { owner, attempt, cart } = await anAttempt(context)
  await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
  const pspReference = aPspReference()
  await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  const [cancel] = await claimModifications(context, 10)
  const cancelNumber = aPspReference()
  await modificationReceived(context, cancel!, cancelNumber)
  await deliverEvents(
    context,
    anEvent(attempt, { eventCode: 'CAPTURE', pspReference: aPspReference(), originalReference: pspReference }),
    anEvent(attempt, {
      eventCode: 'CANCELLATION',
      isSuccess: false,
      pspReference: cancelNumber,
      originalReference: pspReference,
    }),
  )
  expect(await claimModifications(context, 10)).toMatchObject([{ kind: 'refund', amount: attempt.amount }])
})

test('M4 another amount than was asked for makes no order', async () => {
  const { attempt } = await anAttempt(context)
  const event = anEvent(attempt, {
    eventCode: 'AUTHORISATION',
    pspReference: aPspReference(),
    centAmount: attempt.amount.centAmount - 1,
  })
  await deliverEvents(context, event)
  expect(await settleAttempt(context, attempt.id, { kind: 'pending', pspReference: event.pspReference })).toMatchObject({
    state: 'voided',
    reason: 'other-amount',
  })
  expect(await claimModifications(context, 10)).toMatchObject([{ kind: 'cancel' }])
})

test('S1, S3 a hold that lapses gives the goods back; a payment that comes later gets what is left, or its money back', async () => {
  const [first, second] = [
    await anAttempt(context, { lines: { [PRESS]: 2 } }),
    await anAttempt(context, { lines: { [PRESS]: 2 } }),
  ]
  await sql`update checkout_attempt set held_until = now() - interval '1 minute' where id in (${first.attempt.id}, ${second.attempt.id})`.execute(
    context.db,
  )
  const held = await stockOf(PRESS)
  await lapseAttempts(context, 100)
  expect((await stockOf(PRESS)).reserved).toBe(held.reserved - 4)
  await setStock(context, { [PRESS]: 3 })
  expect(await settleAttempt(context, first.attempt.id, { kind: 'authorised', pspReference: aPspReference() })).toMatchObject({
    state: 'ordered',
  })
  await setStock(context, { [PRESS]: 1 })
  expect(await settleAttempt(context, second.attempt.id, { kind: 'authorised', pspReference: aPspReference() })).toMatchObject({
    state: 'voided',
    reason: 'sold-out',
  })
  await claimModifications(context, 10)
})

test('P3 a failure gives the goods back and leaves the cart; a success that comes after all still makes the order', async () => {
  const before = await stockOf(PRESS)
  const { attempt } = await anAttempt(context)
  const pspReference = aPspReference()
  expect(await settleAttempt(context, attempt.id, { kind: 'failed', reason: 'cancelled' })).toMatchObject({
    state: 'failed',
    reason: 'cancelled',
  })
  expect(await stockOf(PRESS)).toEqual(before)
  await deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference }))
  expect(await settleAttempt(context, attempt.id, { kind: 'failed', reason: 'refused', pspReference })).toMatchObject({
    state: 'ordered',
  })
})

test('PAY-27 two tabs that pay the same cart: the one begun last makes the order, the money of the other goes back', async () => {
  const { owner, attempt, cart } = await anAttempt(context)
  const other = await beginAttempt(context, requestOf(owner, cart), aProviderDraft(cart, 'paypal'))
  expect(await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference: aPspReference() })).toMatchObject({
    state: 'voided',
    reason: 'cart-changed',
  })
  expect(await settleAttempt(context, other.attempt.id, { kind: 'authorised', pspReference: aPspReference() })).toMatchObject({
    state: 'ordered',
  })
  expect((await getOrders(context, { owner })).total).toBe(1)
  await claimModifications(context, 10)
})

test('C4 a code that may be used once waits for the payment of one cart, which may begin to pay again', async () => {
  const discount = { ...aCartDiscount(), requiresDiscountCode: true }
  await importCartDiscounts(context, [discount])
  await importDiscountCodes(context, [aDiscountCode('ONCE', [discount.id], { maxApplications: 1 })])
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async () => {
      const { owner, cart } = await aReadyCart(context)
      return { owner, cart: await applyDiscountCode(context, requestOf(owner, cart), { code: 'ONCE' }) }
    }),
  )
  if (!first || !second) throw new Error('There are two carts')
  const begun = await beginAttempt(context, requestOf(first.owner, first.cart), aProviderDraft(first.cart, 'scheme'))
  await expect(
    beginAttempt(context, requestOf(second.owner, second.cart), aProviderDraft(second.cart, 'scheme')),
  ).rejects.toEqual(failure('discount-code-non-applicable', { discountCode: 'ONCE' }))
  const again = await beginAttempt(context, requestOf(first.owner, begun.cart), aProviderDraft(begun.cart, 'paypal'))
  expect(await settleAttempt(context, again.attempt.id, { kind: 'authorised', pspReference: aPspReference() })).toMatchObject({
    state: 'ordered',
  })
})

test('PAY-18, ENT-07 a voucher makes an order that waits for its money, and says how to pay', async () => {
  const { owner, attempt } = await anAttempt(context)
  const pspReference = aPspReference()
  const action = { entity: '11249', reference: '524 972 818', expiresAt: '2026-12-02T12:00:00', merchantReference: attempt.id }
  await settleAttempt(context, attempt.id, { kind: 'pending', pspReference, action })
  const [order] = (await getOrders(context, { owner })).results
  expect(order).toMatchObject({ paymentState: 'Pending', paymentInfo: { payments: [{ custom: { action } }] } })
  await deliverEvents(context, anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference }))
  expect((await getOrders(context, { owner })).results).toMatchObject([{ paymentState: 'Paid' }])
})

test('ORD-07 money that is reserved is taken when all goods have left', async () => {
  const { owner, attempt } = await anAttempt(context)
  const pspReference = aPspReference()
  const { orderNumber } = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  await changeShipmentState(context, { orderNumber: orderNumber! }, 'Ready')
  expect(await claimModifications(context, 10)).toEqual([])
  await changeShipmentState(context, { orderNumber: orderNumber! }, 'Shipped')
  const [capture] = await claimModifications(context, 10)
  expect(capture).toMatchObject({ kind: 'capture', pspReference, amount: attempt.amount })
  // The answer was lost: the notification finds its movement all the same.
  await deliverEvents(
    context,
    anEvent(attempt, { eventCode: 'CAPTURE', pspReference: aPspReference(), originalReference: pspReference }),
  )
  const [order] = (await getOrders(context, { owner })).results
  expect(order?.paymentInfo.payments[0]?.transactions.map(({ type, state }) => `${type} ${state}`)).toEqual([
    'Authorization Success',
    'Charge Success',
  ])
})

test('what the provider told is forgotten after a while, but not what could not be taken', async () => {
  const { attempt } = await anAttempt(context)
  const event = anEvent(attempt, { eventCode: 'CHARGEBACK', pspReference: aPspReference(), currencyCode: 'XXX' })
  await deliverEvents(context, anEvent(attempt, { eventCode: 'REPORT_AVAILABLE', pspReference: 'report.csv' }), event)
  await sql`update payment_notification set processed_at = now(), outcome = 'not taken: malformed-price'
    where event_code = 'CHARGEBACK' and merchant_reference = ${attempt.id}`.execute(context.db)
  const later = new Date(Date.now() + 60_000).toISOString()
  expect(await forgetNotifications(context, { before: later, limit: 1000 })).toBeGreaterThan(0)
  const { rows } = await sql`select event_code from payment_notification where merchant_reference = ${attempt.id}`.execute(
    context.db,
  )
  expect(rows).toEqual([{ event_code: 'CHARGEBACK' }])
  expect((await listPaymentProblems(context, 100)).map(({ what }) => what)).toContain('CHARGEBACK: not taken: malformed-price')
})

test('P2 a capture in parts takes no more than is reserved, and one that fails is listed until it is made again', async () => {
  const { attempt } = await anAttempt(context)
  const pspReference = aPspReference()
  const { orderNumber = '' } = await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference })
  const total = attempt.amount.centAmount
  await captureOrder(context, { orderNumber }, { centAmount: 1000 })
  await expect(captureOrder(context, { orderNumber }, { centAmount: total - 999 })).rejects.toEqual(failure('invalid-operation'))
  const [part] = await claimModifications(context, 10)
  expect(part).toMatchObject({ kind: 'capture', amount: { centAmount: 1000 } })
  await modificationRejected(context, part!)
  const listed = async () => (await listPaymentProblems(context, 100)).filter(({ subject }) => subject === orderNumber)
  expect(await listed()).toMatchObject([{ what: 'capture failed', centAmount: 1000, currencyCode: 'EUR' }])
  await captureOrder(context, { orderNumber }, {})
  expect(await claimModifications(context, 10)).toMatchObject([{ kind: 'capture', amount: { centAmount: total } }])
  expect(await listed()).toEqual([])
})

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((first, place) => permutations(of.toSpliced(place, 1)).map(rest => [first, ...rest]))
}

test('P3 all 720 orders of six events of a payment, each told twice, end in the same state', {
  timeout: 20 * 60_000,
}, async () => {
  await setStock(context, { [PRESS]: 1000 })
  const ends = new Set<string>()
  const six = [0, 1, 2, 3, 4, 5]
  for (const order of permutations(six)) {
    const { attempt, owner } = await anAttempt(context)
    const pspReference = aPspReference()
    const of = { originalReference: pspReference }
    const [capture, refund] = [aPspReference(), aPspReference()]
    const events = [
      anEvent(attempt, { eventCode: 'AUTHORISATION', pspReference }),
      anEvent(attempt, { eventCode: 'CAPTURE', pspReference: capture, ...of }),
      anEvent(attempt, { eventCode: 'REFUND', pspReference: refund, ...of, centAmount: 100 }),
      anEvent(attempt, { eventCode: 'OFFER_CLOSED', pspReference }),
      anEvent(attempt, { eventCode: 'AUTHORISATION', isSuccess: false, pspReference: aPspReference() }),
      anEvent(attempt, { eventCode: 'NOTIFICATION_OF_CHARGEBACK', pspReference: aPspReference(), ...of, centAmount: 50 }),
    ]
    await deliverEvents(context, ...order.flatMap(place => [events[place]!, events[place]!]))
    const { results } = await getOrders(context, { owner })
    const transactions = results[0]?.paymentInfo.payments[0]?.transactions.map(({ type, state }) => `${type} ${state}`).sort()
    ends.add(JSON.stringify([results.length, results[0]?.paymentState, transactions]))
  }
  expect([...ends]).toHaveLength(1)
})
