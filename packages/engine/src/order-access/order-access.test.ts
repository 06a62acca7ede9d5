import { randomUUID } from 'node:crypto'
import type { Order } from '@shop/domain/order'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { EngineContext } from '../database/index.ts'
import { findDocuments, issueInvoice, keepFiles } from '../fiscal/index.ts'
import { createOrderFromCart, findOrder, issueOrdersToken } from '../order/index.ts'
import { announceDelay, changeShipmentState, shipOrder } from '../shipment/index.ts'
import { aClientAddress, aPaidCart, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { acceptWithdrawal, createWithdrawal } from '../withdrawal/index.ts'
import {
  cancelAccessibleOrder,
  confirmOrderCode,
  deleteExpiredOrderCodes,
  findAccessibleOrder,
  findAccessibleOrders,
  findOrderCode,
  findOrderFile,
  findOrderRecords,
  type GrantedAccess,
  openOrderLink,
  requestOrderCode,
  requireOrderAccess,
  signOrderViewLink,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const HOUR = 3_600_000
const later = (ms: number): EngineContext => ({ ...context, now: () => new Date(Date.now() + ms).toISOString() })
const denied = expect.objectContaining({ failure: { code: 'unauthenticated' } })
const notFound = expect.objectContaining({ failure: expect.objectContaining({ code: 'resource-not-found' }) })

async function anOrder(changes: { email?: string; customerId?: string; storeKey?: string } = {}): Promise<Order> {
  const { email, customerId = null, storeKey = 'sk' } = changes
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  await sql`
    update "order" set customer_id = ${customerId}, store_key = ${storeKey},
      document = document || jsonb_build_object('customerEmail', ${email ?? order.customerEmail}::text)
    where id = ${order.id}`.execute(context.db)
  return order
}

/** A customer who is signed in. */
async function aCustomer(email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer (id, email, document, password_hash) values (gen_random_uuid(), ${email}, '{}', 'first') returning id`.execute(
    context.db,
  )
  const { id } = rows[0]!
  await sql`
    insert into session (id, token_hash, refresh_hash, anonymous_id, customer_id, store_key, token_expires_at, expires_at)
    values (gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), ${id},
      'sk', now() + interval '1 day', now() + interval '30 days')`.execute(context.db)
  return id
}

const request = (order: Pick<Order, 'orderNumber'>, email: string, storeKey = 'sk') =>
  requestOrderCode(context, { ...order, email, storeKey, locale: 'sk-SK', clientAddress: aClientAddress() })
const enter = (codeId: string, code: string, at = context) =>
  confirmOrderCode(at, { codeId, code, clientAddress: aClientAddress() })

async function byCode(order: Order, email: string): Promise<GrantedAccess> {
  const { codeId } = await request(order, email)
  return (await enter(codeId, (await findOrderCode(context, codeId))!.code))!
}

const numbersOf = async ({ accessToken }: GrantedAccess) => {
  const { results } = await findAccessibleOrders(context, await requireOrderAccess(context, accessToken), {}, {})
  return results.map(({ orderNumber }) => orderNumber)
}
const openBy = async ({ accessToken }: GrantedAccess, { orderNumber }: Order) =>
  findAccessibleOrder(context, await requireOrderAccess(context, accessToken), orderNumber)

test('ORD-10 A1 a code shows the order and the other guest orders of its mailbox and store, newest first, and no one else’s', async () => {
  const email = `Jana.${randomUUID()}@example.org`
  const customerId = await aCustomer(email)
  const first = await anOrder({ email })
  const second = await anOrder({ email: email.toLowerCase() })
  const others = [
    await anOrder({ email: `other-${email}` }),
    await anOrder({ email, customerId }),
    await anOrder({ email, storeKey: 'de' }),
  ]
  const access = await byCode(first, ` ${email.toUpperCase()} `)
  expect(access.orderNumber).toBe(first.orderNumber)
  expect(await numbersOf(access)).toEqual([second.orderNumber, first.orderNumber])
  expect((await openBy(access, second)).id).toBe(second.id)
  for (const other of others) await expect(openBy(access, other)).rejects.toEqual(notFound)
  // The one by which the mailbox was proven is shown, also to a customer who has forgotten the password.
  const own = await byCode(others[1]!, email)
  expect(await numbersOf(own)).toContain(others[1]!.orderNumber)
})

test('ORD-10 A1 the link of a customer shows all of their orders until the password changes; that of a mail one order', async () => {
  const customerId = await aCustomer(`${randomUUID()}@example.org`)
  const { rows } = await sql<{ email: string }>`select email from customer where id = ${customerId}`.execute(context.db)
  const [own, abroad, foreign] = [await anOrder({ customerId }), await anOrder({ customerId, storeKey: 'de' }), await anOrder()]
  const token = await issueOrdersToken(context, { customerId, email: rows[0]!.email, storeKey: 'sk' })
  const access = await openOrderLink(context, { token })
  expect((await numbersOf(access)).toSorted()).toEqual([own.orderNumber, abroad.orderNumber].toSorted())
  await expect(openBy(access, foreign)).rejects.toEqual(notFound)
  const mailed = await openOrderLink(context, { token: await signOrderViewLink(context, foreign.id) })
  expect(mailed.orderNumber).toBe(foreign.orderNumber)
  expect(await numbersOf(mailed)).toEqual([foreign.orderNumber])
  await expect(openBy(mailed, own)).rejects.toEqual(notFound)
  await sql`update customer set password_hash = 'second' where id = ${customerId}`.execute(context.db)
  await expect(requireOrderAccess(context, access.accessToken)).rejects.toEqual(denied)
})

test('ORD-10 A2 the access of a customer ends when they have signed out everywhere', async () => {
  const email = `${randomUUID()}@example.org`
  const customerId = await aCustomer(email)
  const token = await issueOrdersToken(context, { customerId, email, storeKey: 'sk' })
  const { accessToken } = await openOrderLink(context, { token })
  expect(await requireOrderAccess(context, accessToken)).toEqual({ kind: 'customer', customerId })
  await sql`delete from session where customer_id = ${customerId}`.execute(context.db)
  await expect(requireOrderAccess(context, accessToken)).rejects.toEqual(denied)
  await expect(openOrderLink(context, { token })).rejects.toEqual(denied)
})

test('ORD-11 links and accesses expire, and none that was changed is good', async () => {
  const order = await anOrder()
  const link = await signOrderViewLink(context, order.id)
  const { accessToken } = await openOrderLink(context, { token: link })
  await expect(openOrderLink(later(30 * 24 * HOUR + 1000), { token: link })).rejects.toEqual(denied)
  await expect(requireOrderAccess(later(4 * HOUR + 1000), accessToken)).rejects.toEqual(denied)
  // Each is good for its own purpose alone.
  await expect(requireOrderAccess(context, link)).rejects.toEqual(denied)
  await expect(openOrderLink(context, { token: accessToken })).rejects.toEqual(denied)
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: accessToken.length - 1 }), fc.constantFrom(...'Aa0_-.='), async (index, character) => {
      const changed = `${accessToken.slice(0, index)}${character}${accessToken.slice(index + 1)}`
      if (changed !== accessToken) await expect(requireOrderAccess(context, changed)).rejects.toEqual(denied)
    }),
    { numRuns: 30 },
  )
  await expect(requireOrderAccess(context, 'x'.repeat(2000))).rejects.toEqual(denied)
})

test('ORD-10 a code works once, also when it is sent many times at once', async () => {
  const email = `${randomUUID()}@example.org`
  const { codeId } = await request(await anOrder({ email }), email)
  const { code } = (await findOrderCode(context, codeId))!
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(codeId, code)))
  expect(answers.filter(answer => answer !== undefined)).toHaveLength(1)
  expect(await enter(codeId, code)).toBeUndefined()
  expect(await findOrderCode(context, codeId)).toBeUndefined()
})

test('ORD-10 five wrong codes end a request, tried at once or one after another, and each code is good for its own request', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await anOrder({ email })
  const { codeId } = await request(order, email)
  const { code } = (await findOrderCode(context, codeId))!
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(Array.from({ length: 5 }, () => enter(codeId, wrong)))
  expect(await enter(codeId, code)).toBeUndefined()
  const again = await request(order, email)
  expect((await findOrderCode(context, again.codeId))!.code).not.toBe(code)
  await sql`update order_code set expires_at = now() - interval '1 second' where id = ${again.codeId}`.execute(context.db)
  expect(await enter(again.codeId, code)).toBeUndefined()
  expect(await deleteExpiredOrderCodes(context, { limit: 10 })).toBe(1)
})

test('ORD-10 A4 known and unknown pairs are answered alike, also of another store, and are refused alike after too many', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await anOrder({ email })
  const unknown = [
    [order, `other-${email}`, 'sk'],
    [{ orderNumber: 'NS99999999' }, email, 'sk'],
    [order, email, 'de'],
  ] as const
  for (const [pair, address, store] of unknown) {
    const { codeId } = await request(pair, address, store)
    expect(codeId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await findOrderCode(context, codeId)).toBeUndefined()
    // As much is written for it as for one of an order.
    const { rows } = await sql`select from outbox where dedup_key = ${`order-code/${codeId}`}`.execute(context.db)
    expect(rows).toHaveLength(1)
    const codes = Array.from({ length: 5 }, (_, index) => String(index).padStart(6, '0'))
    for (const code of codes) expect(await enter(codeId, code)).toBeUndefined()
  }
  const tooMany = expect.objectContaining({ failure: expect.objectContaining({ code: 'too-many-requests' }) })
  for (const pair of [order, { orderNumber: 'NS99999998' }]) {
    const address = `many-${email}`
    for (let count = 0; count < 6; count++) await request(pair, address)
    await expect(request(pair, address)).rejects.toEqual(tooMany)
  }
})

test('ORD-10 a network that asks for too many codes, or tries too many, has to wait', async () => {
  const clientAddress = aClientAddress()
  const tooMany = expect.objectContaining({ failure: expect.objectContaining({ code: 'too-many-requests' }) })
  const ask = (count: number) =>
    requestOrderCode(context, {
      orderNumber: `NS7${count}000000`,
      email: 'a@example.org',
      storeKey: 'sk',
      locale: 'sk-SK',
      clientAddress,
    })
  for (let count = 10; count < 40; count++) await ask(count)
  await expect(ask(40)).rejects.toEqual(tooMany)
  const guess = () => confirmOrderCode(context, { codeId: randomUUID(), code: '123456', clientAddress })
  for (let count = 0; count < 30; count++) await guess()
  await expect(guess()).rejects.toEqual(tooMany)
})

test('ORD-04 A1 an order is cancelled by who may see it, once, and no more once goods have left', async () => {
  const [order, foreign, shipped] = [await anOrder(), await anOrder(), await anOrder()]
  const accessOf = async ({ id }: Order) => {
    const { accessToken } = await openOrderLink(context, { token: await signOrderViewLink(context, id) })
    return requireOrderAccess(context, accessToken)
  }
  const access = await accessOf(order)
  const cancelled = await Promise.all(Array.from({ length: 4 }, () => cancelAccessibleOrder(context, access, order.orderNumber)))
  expect(new Set(cancelled.map(({ orderState, version }) => `${orderState} ${version}`)).size).toBe(1)
  await expect(cancelAccessibleOrder(context, access, foreign.orderNumber)).rejects.toEqual(notFound)
  expect((await findAccessibleOrder(context, await accessOf(foreign), foreign.orderNumber)).orderState).toBe('Open')
  await shipOrder(context, shipped, {})
  const tooLate = expect.objectContaining({ failure: { code: 'invalid-operation' } })
  await expect(cancelAccessibleOrder(context, await accessOf(shipped), shipped.orderNumber)).rejects.toEqual(tooLate)
})

test('ORD-10 A1 documents and shipments of an order are those of the order alone, and a file is given for its own order', async () => {
  const [order, foreign] = [await anOrder(), await anOrder()]
  for (const each of [order, foreign]) {
    await shipOrder(context, each, { parcels: [{ trackingNumber: '00340434161094042557', carrier: 'DHL' }] })
    await issueInvoice(context, each, [])
  }
  const accessOf = async ({ id }: Order) => {
    const { accessToken } = await openOrderLink(context, { token: await signOrderViewLink(context, id) })
    return requireOrderAccess(context, accessToken)
  }
  const [invoice] = await findDocuments(context, { orderId: order.id }, 10)
  const shown = await findAccessibleOrder(context, await accessOf(order), order.orderNumber)
  // Nothing is offered before it can be downloaded.
  expect((await findOrderRecords(context, shown)).documents).toEqual([])
  await keepFiles(context, invoice!, { cii: Buffer.from('<xml/>'), pdf: Buffer.from('pdf') })
  const records = await findOrderRecords(context, shown)
  const { number, issueDate, totals } = invoice!.document
  expect(records.documents).toEqual([{ number, issueDate, kind: 'invoice', grossCents: totals.gross }])
  expect(records.shipments).toMatchObject([{ position: 1, parcels: [{ trackingNumber: '00340434161094042557' }] }])
  const wanted = { orderNumber: order.orderNumber, documentNumber: number, form: 'pdf' } as const
  expect(Buffer.from((await findOrderFile(context, await accessOf(order), wanted))!).toString()).toBe('pdf')
  await expect(findOrderFile(context, await accessOf(foreign), wanted)).rejects.toEqual(notFound)
  const stolen = { ...wanted, orderNumber: foreign.orderNumber }
  expect(await findOrderFile(context, await accessOf(foreign), stolen)).toBeUndefined()
})

test('ORD-04, ORD-06 the records of an order say when it waited, was expected, was withdrawn from and cancelled', async () => {
  const order = await anOrder()
  const content = { contactName: 'Jana', orderNumber: order.orderNumber, email: order.customerEmail }
  const sent = { locale: 'sk-SK', storeKey: 'sk', clientAddress: '10.0.0.9' } as const
  await changeShipmentState(later(HOUR), order, 'Backorder')
  await changeShipmentState(later(HOUR), order, 'Backorder')
  const until = later(9 * 24 * HOUR)
    .now()
    .slice(0, 10)
  await announceDelay(later(2 * HOUR), order, until)
  const { withdrawalNumber } = await createWithdrawal(later(3 * HOUR), { ...sent, draftId: randomUUID(), content })
  // One with another address may be anyone's.
  const foreign = { ...content, email: 'foreign@example.org' }
  await createWithdrawal(later(3 * HOUR), { ...sent, draftId: randomUUID(), content: foreign })
  await acceptWithdrawal(later(4 * HOUR), withdrawalNumber)
  const { changes, delays, withdrawals } = await findOrderRecords(context, await findOrder(context, order))
  expect(changes.map(({ state }) => state)).toEqual(['Backorder', 'Cancelled'])
  expect(delays).toMatchObject([{ until }])
  expect(withdrawals).toMatchObject([{ withdrawalNumber, state: 'Accepted' }])
  const times = [changes[0]?.changedAt, delays[0]?.toldAt, withdrawals[0]?.createdAt, changes[1]?.changedAt]
  const hours = times.map(at => Math.round((Date.parse(at ?? '') - Date.now()) / HOUR))
  expect(hours).toEqual([1, 2, 3, 4])
})
