import { randomUUID } from 'node:crypto'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { orderDueOf } from '@shop/domain/order'
import { expect, test } from 'vitest'
import { cancelOrderPart } from '../cancellation/index.ts'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import { findDocuments, issueInvoice } from '../fiscal/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { cancelOrder, createOrderFromCart, findOrder } from '../order/index.ts'
import { createAccountPayment, refundOrder, registerPayment } from '../payment/index.ts'
import { shipOrder } from '../shipment/index.ts'
import { aPaymentDraft, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import {
  addAssociate,
  changeAssociate,
  createCompany,
  findCompany,
  findOverdueOrders,
  removeAssociate,
  setCompanyCredit,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 30, stock: 1000 })
const { db } = context
const failure = (code: string, details: object = {}) =>
  expect.objectContaining({ failure: expect.objectContaining({ code, ...details }) })
const refused = failure('payment-not-eligible', { reason: 'over-credit-limit' })

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

async function aCartOf(customerId: string, quantity = 2) {
  const owner = { anonymousId: randomUUID(), customerId }
  let cart = await createCart(context, { owner, storeKey: 'sk' })
  cart = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity })
  cart = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email: 'ada@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  return { owner, cart }
}

/** A company with an administrator and a buyer, and room for a number of orders of the buyer's cart. */
async function aCompanyWithCredit(orders: number) {
  const [boss, buyer] = [await aCustomer(), await aCustomer()]
  const { id: companyId } = await createCompany(context, { customerId: boss, storeKey: 'sk', name: 'Muster' })
  await addAssociate(context, { companyId }, { customerId: buyer, roles: ['buyer'], approvalLimitCent: null })
  const total = (await aCartOf(await aCustomer())).cart.totalPrice.centAmount
  await setCompanyCredit(context, companyId, { limitCent: orders * total, termDays: 30 })
  return { boss, buyer, companyId, total }
}

/** A cart of the buyer to be paid on account, ready to be ordered. */
async function anAccountCart(buyer: string, quantity = 2) {
  const { owner, cart } = await aCartOf(buyer, quantity)
  const paid = await createAccountPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'on-account'))
  return requestOf(owner, paid.cart)
}

const anAccountOrder = async (buyer: string) => createOrderFromCart(context, await anAccountCart(buyer))
const openCentOf = async (companyId: string) => (await findCompany(context, companyId))?.credit?.openCent
const brokenInvariants = async () => (await checkInvariants(context)).filter(({ violations }) => violations > 0)

test('M4 of 20 parallel orders on account those are placed that the limit covers, and each once', async () => {
  const { companyId, total } = await aCompanyWithCredit(7)
  const carts = []
  for (let index = 0; index < 20; index++) {
    const buyer = await aCustomer()
    await addAssociate(context, { companyId }, { customerId: buyer, roles: ['buyer'], approvalLimitCent: null })
    carts.push(await anAccountCart(buyer))
  }
  const results = await Promise.allSettled([...carts, ...carts].map(cart => createOrderFromCart(context, cart)))
  const numbers = results.flatMap(result => (result.status === 'fulfilled' ? [result.value.orderNumber] : []))
  expect(new Set(numbers).size).toBe(7)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(refused)
  expect(await openCentOf(companyId)).toBe(7 * total)
  expect(await brokenInvariants()).toEqual([])
})

test('M4 a paid or cancelled order gives its part back once, a part that was paid its own, and nothing is given twice', async () => {
  const { buyer, companyId, total } = await aCompanyWithCredit(3)
  const [first, second, third] = [await anAccountOrder(buyer), await anAccountOrder(buyer), await anAccountOrder(buyer)]
  expect(first).toMatchObject({ paymentState: 'Pending', paymentInfo: { payments: [{ custom: { termDays: 30 } }] } })
  expect(await openCentOf(companyId)).toBe(3 * total)
  await Promise.all(Array.from({ length: 5 }, () => cancelOrder(context, first)))
  expect(await openCentOf(companyId)).toBe(2 * total)
  await registerPayment(context, second, { centAmount: 1000, key: 'part' })
  expect(await openCentOf(companyId)).toBe(2 * total - 1000)
  await Promise.all(Array.from({ length: 5 }, () => registerPayment(context, second, { key: 'rest' })))
  expect(await openCentOf(companyId)).toBe(total)
  await refundOrder(context, second, { centAmount: 500, key: 'back' })
  await Promise.all([cancelOrder(context, third), registerPayment(context, third, { key: 'late' }).catch(() => undefined)])
  expect(await openCentOf(companyId)).toBe(0)
  expect((await findOrder(context, { id: second.id })).paymentState).toBe('CreditOwed')
  expect(await brokenInvariants()).toEqual([])
})

test('M4 what is cancelled of an order on account is given back to the limit, and the rest once it is paid', async () => {
  const { buyer, companyId, total } = await aCompanyWithCredit(1)
  const order = await anAccountOrder(buyer)
  const [line] = order.lineItems
  const draft = { key: 'one', lines: [{ lineItemId: line?.id ?? '', quantity: 1 }] }
  const [rest] = await Promise.all([cancelOrderPart(context, order, draft), cancelOrderPart(context, order, draft)])
  const due = orderDueOf(rest)
  expect(due.amount.centAmount).toBeLessThan(total)
  expect(await openCentOf(companyId)).toBe(due.amount.centAmount)
  await registerPayment(context, order, { key: 'rest' })
  expect(await openCentOf(companyId)).toBe(0)
  expect((await findOrder(context, { id: order.id })).paymentState).toBe('Paid')
  expect(await brokenInvariants()).toEqual([])
})

test('AUTH-13 who may not buy for the company, a limit that was lowered and a term that has changed count when it is ordered', async () => {
  const { boss, buyer, companyId, total } = await aCompanyWithCredit(1)
  const [outsider, guest] = [await aCustomer(), { anonymousId: randomUUID() }]
  await expect(anAccountCart(outsider)).rejects.toEqual(refused)
  const begun = await createCart(context, { owner: guest, storeKey: 'sk' })
  const own = requestOf(guest, begun)
  await expect(createAccountPayment(context, own, aPaymentDraft(begun, 'on-account'))).rejects.toEqual(refused)
  const cart = await anAccountCart(buyer)
  const others = { ...cart, owner: { anonymousId: randomUUID(), customerId: outsider } }
  await expect(createAccountPayment(context, others, aPaymentDraft(begun, 'on-account'))).rejects.toEqual(
    failure('resource-not-found'),
  )
  const colleague = await aCustomer()
  await addAssociate(context, { companyId }, { customerId: colleague, roles: ['buyer'], approvalLimitCent: null })
  await expect(anAccountCart(colleague, 3)).rejects.toEqual(refused)

  await setCompanyCredit(context, companyId, { limitCent: total - 1, termDays: 30 })
  await expect(createOrderFromCart(context, cart)).rejects.toEqual(refused)
  await setCompanyCredit(context, companyId, { limitCent: total, termDays: 14 })
  await expect(createOrderFromCart(context, cart)).rejects.toEqual(refused)
  await setCompanyCredit(context, companyId, { limitCent: total, termDays: 30 })
  await changeAssociate(context, { companyId }, { associateId: buyer, roles: ['approver'], approvalLimitCent: null })
  await expect(createOrderFromCart(context, cart)).rejects.toEqual(failure('approval-required'))
  await removeAssociate(context, { companyId }, buyer)
  await expect(createOrderFromCart(context, cart)).rejects.toEqual(refused)
  expect(await openCentOf(companyId)).toBe(0)
  await addAssociate(context, { companyId }, { customerId: buyer, roles: ['buyer'], approvalLimitCent: null })
  expect(await createOrderFromCart(context, cart)).toMatchObject({ customerId: buyer })
  expect(await createOrderFromCart(context, cart)).toMatchObject({ customerId: buyer })
  expect(await openCentOf(companyId)).toBe(total)
  for (const credit of [
    { limitCent: -1, termDays: 30 },
    { limitCent: 1.5, termDays: 30 },
    { limitCent: 1, termDays: 61 },
  ])
    await expect(setCompanyCredit(context, companyId, credit)).rejects.toEqual(failure('invalid-input'))
  await expect(setCompanyCredit(context, boss, { limitCent: 1, termDays: 1 })).rejects.toEqual(failure('resource-not-found'))
})

test('the invoice of an order on account is due after its term, and the order is overdue from the day after until it is paid', async () => {
  const { buyer, companyId } = await aCompanyWithCredit(1)
  const order = await anAccountOrder(buyer)
  const at = (now: string) => ({ ...context, now: () => now })
  await shipOrder(at('2030-01-10T12:00:00.000Z'), order, {})
  await issueInvoice(at('2030-01-10T12:00:00.000Z'), order, [])
  const [invoice] = await findDocuments(context, { orderId: order.id }, 1)
  expect(invoice?.document).toMatchObject({
    payment: { dueDate: '2030-02-09', terms: 'Na faktúru, splatné prevodom do dátumu splatnosti' },
    totals: { due: order.totalPrice.centAmount },
  })
  expect(await findOverdueOrders(context, '2030-02-09', 10)).toEqual([])
  expect(await findOverdueOrders(context, '2030-02-10', 10)).toEqual([
    expect.objectContaining({ orderNumber: order.orderNumber, companyId, openCent: order.totalPrice.centAmount }),
  ])
  await registerPayment(context, order, {})
  expect(await findOverdueOrders(context, '2030-02-10', 10)).toEqual([])
  expect(await findOrder(context, { id: order.id })).toMatchObject({ orderState: 'Complete', paymentState: 'Paid' })
})
