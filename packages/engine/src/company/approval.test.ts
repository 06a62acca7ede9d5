import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { moneyOf } from '@shop/domain/money'
import { isAwaitingTransfer, isPayableByProvider, orderDueOf } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, createCart, getActiveCart, updateCart } from '../cart/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { createOrderFromCart, findOrder } from '../order/index.ts'
import { createApprovalPayment } from '../payment/create-payment.ts'
import { beginAttempt, beginDueAttempt, createBankPayment, registerPayment, settleAttempt } from '../payment/index.ts'
import { setStock } from '../testing/set-stock.ts'
import { aPaymentDraft, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  APPROVAL_REJECTED_TOPIC,
  APPROVAL_REQUESTED_TOPIC,
  addAssociate,
  approveRequest,
  createCompany,
  findApprovals,
  findCompany,
  payRequestOnAccount,
  rejectRequest,
  removeAssociate,
  requestApproval,
  setCompanyCredit,
  withdrawRequest,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 30, stock: 1000 })
const { db } = context
const failure = (code: string, details: object = {}) =>
  expect.objectContaining({ failure: expect.objectContaining({ code, ...details }) })

async function aCustomer() {
  const id = randomUUID()
  const document = JSON.stringify({
    schemaVersion: 1,
    firstName: 'Ada',
    lastName: 'Muster',
    locale: 'sk-SK',
    customerType: 'company',
  })
  await db
    .insertInto('customer')
    .values({ id, email: `${id}@example.org`, document })
    .execute()
  return id
}

async function aCartOf(customerId: string, sku = PRESS, quantity = 2) {
  const owner = { anonymousId: randomUUID(), customerId }
  let cart = await createCart(context, { owner, storeKey: 'sk' })
  cart = await addLineItem(context, requestOf(owner, cart), { sku, quantity })
  cart = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email: 'ada@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
    { action: 'setPurchaseOrderNumber', purchaseOrderNumber: '4500' },
    { action: 'setCostCentre', costCentre: '340' },
  ])
  return { owner, cart }
}

/** A company with two approvers, whose buyer may order for 100 EUR and has asked for an order of two presses. */
async function aRequest() {
  const [boss, deputy, buyer] = [await aCustomer(), await aCustomer(), await aCustomer()]
  const company = await createCompany(context, { customerId: boss, storeKey: 'sk', name: 'Muster' })
  const companyId = company.id
  await addAssociate(context, { companyId }, { customerId: deputy, roles: ['approver'], approvalLimitCent: null })
  await addAssociate(context, { companyId }, { customerId: buyer, roles: ['buyer'], approvalLimitCent: 10_000 })
  const { owner, cart } = await aCartOf(buyer)
  const { id } = await requestApproval(context, { ...requestOf(owner, cart), customerId: buyer, amountPlanned: cart.totalPrice })
  return { id, boss, deputy, buyer, owner, cart, companyId, shown: cart.totalPrice }
}

const stateOf = async (id: string) =>
  (await db.selectFrom('approval_request').selectAll().where('id', '=', id).executeTakeFirst())?.state
const ordersOf = (cartId: string) => db.selectFrom('order').select(['id', 'customer_id']).where('cart_id', '=', cartId).execute()
const messages = async (topic: string, requestId: string) => {
  const rows = await db.selectFrom('outbox').select('payload').where('topic', '=', topic).execute()
  return rows.map(({ payload }) => payload as Record<string, string>).filter(payload => payload.requestId === requestId)
}

const brokenInvariants = async () => (await checkInvariants(context)).filter(({ violations }) => violations > 0)

async function priceOf(sku: string, valueCent: number): Promise<void> {
  await sql`update price set value_cent = ${valueCent} where sku = ${sku} and currency = 'EUR'`.execute(db)
}

test('O3 an order above the limit is refused by every way to order, and one below it is placed', async () => {
  const { buyer } = await aRequest()
  const { owner, cart } = await aCartOf(buyer)
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  await expect(createOrderFromCart(context, requestOf(owner, paid.cart))).rejects.toThrow(failure('approval-required'))
  const draft = {
    paymentMethodInfo: { paymentInterface: 'card-payment-provider' as const, name: { en: 'Payment' } },
    amountPlanned: cart.totalPrice,
    method: 'scheme' as const,
  }
  await expect(beginAttempt(context, requestOf(owner, paid.cart), draft)).rejects.toThrow(failure('approval-required'))
  expect(await ordersOf(cart.id)).toEqual([])
  const other = await aCustomer()
  const small = await aCartOf(other, SAW, 1)
  const ready = await createBankPayment(context, requestOf(small.owner, small.cart), aPaymentDraft(small.cart, 'bank-transfer'))
  expect(await createOrderFromCart(context, requestOf(small.owner, ready.cart))).toMatchObject({ customerId: other })
})

test('O1, O2 two approvers who press many times place one order of the buyer, and both are told the same', async () => {
  const { id, boss, deputy, buyer, cart, shown } = await aRequest()
  expect((await messages(APPROVAL_REQUESTED_TOPIC, id)).map(({ approverId }) => approverId).toSorted()).toEqual(
    [boss, deputy].toSorted(),
  )
  const tries = await Promise.all(
    [boss, deputy, boss, deputy, boss].map(approverId => approveRequest(context, { requestId: id, approverId, shown })),
  )
  const numbers = tries.map(outcome => (outcome.is === 'ordered' ? outcome.order.orderNumber : outcome.is))
  expect(new Set(numbers).size).toBe(1)
  expect(await ordersOf(cart.id)).toEqual([expect.objectContaining({ customer_id: buyer })])
  const [placed] = tries.flatMap(outcome => (outcome.is === 'ordered' ? [outcome.order] : []))
  expect(placed).toMatchObject({ purchaseOrderNumber: '4500', costCentre: '340' })
  expect(await stateOf(id)).toBe('approved')
  const [mine] = await findApprovals(context, buyer, 10)
  expect(mine).toMatchObject({ state: 'approved', isMine: true, isDecidable: false, orderNumber: numbers[0] })
  expect(mine?.references).toEqual({ purchaseOrderNumber: '4500', costCentre: '340' })
  expect(await approveRequest(context, { requestId: id, approverId: deputy, shown })).toMatchObject({ is: 'ordered' })
  await expect(rejectRequest(context, { requestId: id, approverId: boss, reason: 'late' })).rejects.toThrow(
    failure('invalid-operation'),
  )
  expect(await brokenInvariants()).toEqual([])
})

test('A1 no one else decides: not the buyer, not a colleague without the role, not another company', async () => {
  const { id, buyer, companyId, shown } = await aRequest()
  const colleague = await aCustomer()
  await addAssociate(context, { companyId }, { customerId: colleague, roles: ['admin', 'buyer'], approvalLimitCent: null })
  const outsider = (await aRequest()).boss
  for (const approverId of [buyer, colleague, outsider]) {
    await expect(approveRequest(context, { requestId: id, approverId, shown })).rejects.toThrow(failure('resource-not-found'))
    await expect(rejectRequest(context, { requestId: id, approverId, reason: 'no' })).rejects.toThrow(
      failure('resource-not-found'),
    )
    if (approverId !== buyer)
      await expect(withdrawRequest(context, { requestId: id, customerId: approverId })).rejects.toThrow(
        failure('resource-not-found'),
      )
  }
  expect(await findApprovals(context, colleague, 10)).toEqual([])
  expect(await stateOf(id)).toBe('pending')
})

test('M4 a cart that waits takes no change of its buyer, who may begin another', async () => {
  const { cart, owner, buyer, shown } = await aRequest()
  const request = { ...requestOf(owner, cart), version: cart.version + 2 }
  await expect(addLineItem(context, request, { sku: SAW, quantity: 1 })).rejects.toThrow(failure('invalid-operation'))
  await expect(createOrderFromCart(context, request)).rejects.toThrow(failure('invalid-operation'))
  const again = requestApproval(context, { ...request, customerId: buyer, amountPlanned: shown })
  await expect(again).rejects.toThrow(failure('invalid-operation'))
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toBeFalsy()
  expect((await aCartOf(buyer, SAW, 1)).cart.cartState).toBe('Active')
})

test('a rejected or withdrawn request gives the cart back, into one that was begun meanwhile', async () => {
  const { id, boss, buyer, owner, cart } = await aRequest()
  await rejectRequest(context, { requestId: id, approverId: boss, reason: 'Too expensive' })
  expect(await messages(APPROVAL_REJECTED_TOPIC, id)).toHaveLength(1)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toMatchObject({ id: cart.id, totalLineItemQuantity: 2 })
  const [rejected] = await findApprovals(context, buyer, 10)
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'Too expensive', lines: [] })

  const next = await aRequest()
  const begun = await aCartOf(next.buyer, SAW, 3)
  await withdrawRequest(context, { requestId: next.id, customerId: next.buyer })
  const merged = await getActiveCart(context, { owner: begun.owner, storeKey: 'sk' })
  expect(merged).toMatchObject({ id: begun.cart.id, totalLineItemQuantity: 5 })
  expect(merged?.lineItems.map(line => [line.variant.sku, line.quantity]).toSorted()).toEqual([
    [PRESS, 2],
    [SAW, 3],
  ])
  await expect(withdrawRequest(context, { requestId: next.id, customerId: next.buyer })).rejects.toThrow(
    failure('invalid-operation'),
  )
  expect(await brokenInvariants()).toEqual([])
})

test('O3 of an approval and a withdrawal at once one counts, and the cart is an order or the buyer’s', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, boss, buyer, cart, owner, shown } = await aRequest()
    await Promise.allSettled([
      approveRequest(context, { requestId: id, approverId: boss, shown }),
      withdrawRequest(context, { requestId: id, customerId: buyer }),
    ])
    const orders = await ordersOf(cart.id)
    const active = await getActiveCart(context, { owner, storeKey: 'sk' })
    expect(orders.length === 1).toBe(!active)
    expect(await stateOf(id)).toBe(orders.length === 1 ? 'approved' : 'withdrawn')
  }
})

test('PAY-24 prices that have risen come back to the approver with the difference; what has become cheaper is ordered at that price', async () => {
  const { id, boss, cart, shown } = await aRequest()
  await priceOf(PRESS, 11_000)
  const risen = await approveRequest(context, { requestId: id, approverId: boss, shown })
  expect(risen).toMatchObject({ is: 'risen', before: { centAmount: shown.centAmount } })
  expect(await ordersOf(cart.id)).toEqual([])
  if (risen.is !== 'risen') throw new Error('The prices have not risen')
  expect(risen.now.centAmount).toBeGreaterThan(shown.centAmount)
  expect(await approveRequest(context, { requestId: id, approverId: boss, shown })).toEqual({
    ...{ is: 'risen', before: shown, now: risen.now },
  })
  await priceOf(PRESS, 9000)
  const outcome = await approveRequest(context, { requestId: id, approverId: boss, shown: risen.now })
  await priceOf(PRESS, 10_000)
  expect(outcome).toMatchObject({ is: 'ordered', order: { lineItems: [{ totalPrice: { centAmount: 18_000 } }] } })
  expect(await brokenInvariants()).toEqual([])
})

test('S1 goods that are gone keep the order from being placed, and the request waits', async () => {
  const { id, boss, shown } = await aRequest()
  await setStock(context, { [PRESS]: 1 })
  await expect(approveRequest(context, { requestId: id, approverId: boss, shown })).rejects.toThrow(failure('out-of-stock'))
  expect(await stateOf(id)).toBe('pending')
  await setStock(context, { [PRESS]: 1000 })
  expect(await approveRequest(context, { requestId: id, approverId: boss, shown })).toMatchObject({ is: 'ordered' })
})

test('who may order alone asks for nothing, who has no approver is told so, and who leaves has the cart back', async () => {
  const { boss, buyer, companyId, id, owner } = await aRequest()
  const own = await aCartOf(boss)
  const requestOwn = ({ owner: who, cart }: Awaited<ReturnType<typeof aCartOf>>, customerId: string) =>
    requestApproval(context, { ...requestOf(who, cart), customerId, amountPlanned: cart.totalPrice })
  await expect(requestOwn(own, boss)).rejects.toThrow(failure('invalid-operation'))
  await removeAssociate(context, { companyId }, buyer)
  expect(await stateOf(id)).toBe('withdrawn')
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toMatchObject({ totalLineItemQuantity: 2 })
  const [lonely, founder] = [await aCustomer(), await aCustomer()]
  const company = await createCompany(context, { customerId: founder, storeKey: 'sk', name: 'Lonely' })
  await addAssociate(context, { companyId: company.id }, { customerId: lonely, roles: ['admin', 'buyer'], approvalLimitCent: 0 })
  await removeAssociate(context, { companyId: company.id }, founder)
  await expect(requestOwn(await aCartOf(lonely), lonely)).rejects.toThrow(failure('payment-prerequisite', { field: 'approver' }))
  const wrong = await aCartOf((await aRequest()).buyer)
  await expect(
    requestApproval(context, { ...requestOf(wrong.owner, wrong.cart), customerId: lonely, amountPlanned: moneyOf('EUR', 1) }),
  ).rejects.toThrow(failure('malformed-price'))
})

test('PAY-17, PAY-20 an approved order of more units than a transfer may have is paid by card in its place, once', async () => {
  const [boss, buyer] = [await aCustomer(), await aCustomer()]
  const { id: companyId } = await createCompany(context, { customerId: boss, storeKey: 'sk', name: 'Muster' })
  await addAssociate(context, { companyId }, { customerId: buyer, roles: ['buyer'], approvalLimitCent: 0 })
  const { owner, cart } = await aCartOf(buyer, PRESS, 21)
  const request = { ...requestOf(owner, cart), customerId: buyer, amountPlanned: cart.totalPrice }
  const { id } = await requestApproval(context, request)
  expect(await findApprovals(context, boss, 10)).toMatchObject([{ paymentInterface: 'bank-transfer', isPayable: false }])
  const outcome = await approveRequest(context, { requestId: id, approverId: boss, shown: cart.totalPrice })
  if (outcome.is !== 'ordered') throw new Error('Nothing was ordered')
  const { order } = outcome
  expect([isAwaitingTransfer(order), isPayableByProvider(order)]).toEqual([true, true])
  expect(await findApprovals(context, buyer, 10)).toMatchObject([{ isMine: true, isPayable: true }])
  expect(await findApprovals(context, boss, 10)).toMatchObject([{ isMine: false, isPayable: false }])
  const draft = {
    paymentMethodInfo: { paymentInterface: 'card-payment-provider' as const, name: { en: 'Payment' } },
    amountPlanned: order.totalPrice,
    method: 'scheme' as const,
  }
  const { attempt } = await beginDueAttempt(context, order.id, draft)
  for (let times = 0; times < 2; times++)
    await settleAttempt(context, attempt.id, { kind: 'authorised', pspReference: 'APPROVED00000001' })
  const paid = await findOrder(context, { id: order.id })
  expect(orderDueOf(paid).standing).toBe('paid')
  expect(await ordersOf(cart.id)).toHaveLength(1)
  await expect(beginDueAttempt(context, order.id, draft)).rejects.toThrow(failure('invalid-operation'))
  expect(await findApprovals(context, buyer, 10)).toMatchObject([{ isPayable: false }])
  expect(await brokenInvariants()).toEqual([])
})

test('what is chosen after an approval orders nothing without one', async () => {
  const { buyer } = await aRequest()
  const { owner, cart } = await aCartOf(buyer, SAW, 21)
  const payment = { paymentInterface: 'bank-transfer', amountPlanned: cart.totalPrice, isFrozen: false } as const
  const { cart: paid } = await createApprovalPayment(context, requestOf(owner, cart), payment)
  await sql`update associate set approval_limit_cent = null where customer_id = ${buyer}`.execute(db)
  await expect(createOrderFromCart(context, requestOf(owner, paid))).rejects.toThrow(failure('payment-prerequisite'))
  expect(await ordersOf(cart.id)).toEqual([])
})

test('M4 approved orders on account take the limit of the company when they are placed: what it does not cover is not ordered', async () => {
  const { id, boss, deputy, buyer, companyId, owner, cart, shown } = await aRequest()
  await withdrawRequest(context, { requestId: id, customerId: buyer })
  await setCompanyCredit(context, companyId, { limitCent: shown.centAmount, termDays: 14 })
  const active = await getActiveCart(context, { owner, storeKey: 'sk' })
  if (!active) throw new Error('There is no cart')
  const other = await aCustomer()
  await addAssociate(context, { companyId }, { customerId: other, roles: ['buyer'], approvalLimitCent: 0 })
  const second = await aCartOf(other)
  const ask = (of: Pick<typeof second, 'owner' | 'cart'>, customerId: string) =>
    requestApproval(context, {
      ...{ ...requestOf(of.owner, of.cart), customerId, amountPlanned: of.cart.totalPrice },
      paymentInterface: 'on-account',
    })
  const requests = [await ask({ owner, cart: active }, buyer), await ask(second, other)]
  const outcomes = await Promise.allSettled(
    requests.flatMap(({ id: requestId }) =>
      [boss, deputy].map(approverId => approveRequest(context, { requestId, approverId, shown })),
    ),
  )
  const placed = outcomes.flatMap(one => (one.status === 'fulfilled' && one.value.is === 'ordered' ? [one.value.order] : []))
  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toEqual(failure('payment-not-eligible'))
  expect((await ordersOf(cart.id)).length + (await ordersOf(second.cart.id)).length).toBe(1)
  const states = await Promise.all(requests.map(({ id: requestId }) => stateOf(requestId)))
  expect(states.toSorted()).toEqual(['approved', 'pending'])
  expect(await brokenInvariants()).toEqual([])
})

test('M4 what waits for an approval is switched to the account of the company, whose limit its order takes then', async () => {
  const { id, boss, buyer, companyId, shown } = await aRequest()
  const switching = (changes: object = {}) =>
    payRequestOnAccount(context, { requestId: id, customerId: buyer, shown, ...changes })
  const offerOf = async () => (await findApprovals(context, buyer, 5)).find(one => one.id === id)?.onAccount
  expect(await offerOf()).toBeUndefined()
  await expect(switching()).rejects.toEqual(failure('payment-not-eligible'))
  await setCompanyCredit(context, companyId, { limitCent: shown.centAmount - 1, termDays: 14 })
  expect(await offerOf()).toBeUndefined()
  await expect(switching()).rejects.toEqual(failure('payment-not-eligible'))
  await setCompanyCredit(context, companyId, { limitCent: shown.centAmount, termDays: 14 })
  expect(await offerOf()).toEqual({ amount: shown, termDays: 14 })
  expect((await findApprovals(context, boss, 5))[0]).not.toHaveProperty('onAccount')
  await expect(switching({ customerId: boss })).rejects.toEqual(failure('resource-not-found'))
  await expect(switching({ shown: moneyOf('EUR', 1) })).rejects.toEqual(failure('malformed-price'))
  await Promise.allSettled([switching(), switching()])
  await switching()
  expect(await offerOf()).toBeUndefined()
  expect((await findApprovals(context, buyer, 5))[0]).toMatchObject({ state: 'pending', paymentInterface: 'on-account' })
  const outcome = await approveRequest(context, { requestId: id, approverId: boss, shown })
  expect(outcome).toMatchObject({ order: { paymentInfo: { payments: [{ custom: { termDays: 14 } }] } } })
  expect((await findCompany(context, companyId))?.credit?.openCent).toBe(shown.centAmount)
  expect(await brokenInvariants()).toEqual([])
})

test('M4 an approved order that is not paid is switched to the account once, and what the limit does not cover waits as before', async () => {
  const { id, boss, buyer, companyId, shown } = await aRequest()
  const outcome = await approveRequest(context, { requestId: id, approverId: boss, shown })
  const orderId = outcome.is === 'ordered' ? outcome.order.id : ''
  const switching = () => payRequestOnAccount(context, { requestId: id, customerId: buyer, shown })
  await setCompanyCredit(context, companyId, { limitCent: shown.centAmount - 1, termDays: 14 })
  await expect(switching()).rejects.toEqual(failure('payment-not-eligible'))
  expect((await findOrder(context, { id: orderId })).paymentInfo.payments).toHaveLength(1)
  await setCompanyCredit(context, companyId, { limitCent: shown.centAmount, termDays: 14 })
  await Promise.all(Array.from({ length: 5 }, switching))
  const order = await findOrder(context, { id: orderId })
  expect(order.paymentInfo.payments).toHaveLength(1)
  expect(order.paymentInfo.payments[0]).toMatchObject({ custom: { termDays: 14 }, amountPlanned: shown })
  expect(isPayableByProvider(order)).toBe(false)
  const openCent = async () => (await findCompany(context, companyId))?.credit?.openCent
  expect(await openCent()).toBe(shown.centAmount)
  expect(await brokenInvariants()).toEqual([])
  await registerPayment(context, { id: orderId }, { key: 'transfer' })
  expect(await openCent()).toBe(0)
  await expect(switching()).rejects.toEqual(failure('invalid-operation'))
  expect((await findOrder(context, { id: orderId })).paymentState).toBe('Paid')
  expect(await brokenInvariants()).toEqual([])
})
