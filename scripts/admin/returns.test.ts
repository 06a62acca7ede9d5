import { randomUUID } from 'node:crypto'
import type { Return } from '@shop/domain/return'
import { createReturn } from '@shop/engine/return'
import { PRESS } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const admin = await openTestAdmin()
const { context, run } = admin

async function aReturn(): Promise<{ orderNumber: string; number: string }> {
  const order = await admin.order({ [PRESS]: 2 })
  await run('orders', 'paid', order.orderNumber)
  await run('orders', 'ship', order.orderNumber, '--tracking', `0034${order.orderNumber}`)
  const lines = [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 2 }]
  const found = await createReturn(context, order.id, {
    draftId: randomUUID(),
    draft: { lines, reason: 'defective', wish: 'refund', comment: 'Oil leaks' },
    clientAddress: '127.0.0.1',
  })
  return { orderNumber: order.orderNumber, number: found.returnNumber }
}

test('ORD-08 the owner approves, receives, inspects and refunds a return, and a second refund does nothing', async () => {
  const { orderNumber, number } = await aReturn()
  const table = await run('returns', 'list')
  for (const part of [number, orderNumber, 'Requested', 'defective', `2 x ${PRESS}`]) expect(table).toContain(part)
  expect(await run('returns', 'show', number)).toContain('Oil leaks')
  expect(await run('returns', 'approve', number)).toContain(`${number} is Approved; the goods are to be sent by 20`)
  expect(await run('returns', 'receive', number, '--line', `${PRESS}:1`)).toBe(`${number} is Received: 1 of 2 x ${PRESS}`)
  expect(await run('returns', 'receive', number)).toBe(`${number} is Received: 2 of 2 x ${PRESS}`)
  const inspected = await run('returns', 'inspect', number, '--line', `${PRESS}:2:1:15.00`, '--note', 'Poškriabané')
  expect(inspected).toBe(`${number} is Inspected: 2 of 2 x ${PRESS} accepted`)
  expect(await run('returns', 'refund', number)).toMatch(/ are refunded, credited by RK-\d{4}-\d{8}$/)
  expect(await run('returns', 'refund', number)).toContain('were refunded before')
  const shown = (await admin.read('returns', 'show', number)) as Return
  expect(shown).toMatchObject({ state: 'Refunded', note: 'Poškriabané' })
  expect(await run('returns', 'list', '--state', 'Refunded')).toContain(number)
  expect(await admin.read('orders', 'list', '--return', 'Refunded')).toMatchObject({ total: 1, orders: [{ orderNumber }] })
  expect(await run('orders', 'list', '--return', 'Rejected')).toBe('no orders')
})

test('ORD-08 the owner rejects a return with a reason, and replaces the goods of another', async () => {
  const { number } = await aReturn()
  expect(await run('returns', 'reject', number, '--reason', 'Po lehote')).toBe(`${number} is rejected`)
  const other = await aReturn()
  await run('returns', 'approve', other.number)
  await run('returns', 'receive', other.number)
  await run('returns', 'inspect', other.number)
  const replaced = await run('returns', 'replace', other.number, '--tracking', '00340434161094042557', '--carrier', 'DHL')
  expect(replaced).toBe(`${other.number} is Replaced: 2 x ${PRESS}`)
})

test('ORD-06 goods of a lost parcel are refunded like those of a return', async () => {
  const order = await admin.order({ [PRESS]: 1 })
  await run('orders', 'paid', order.orderNumber)
  await run('orders', 'ship', order.orderNumber, '--tracking', '00340434161094042000')
  const lost = await run('orders', 'parcel-lost', order.orderNumber, '--tracking', '00340434161094042000')
  const [number = ''] = /RT\d+/.exec(lost) ?? []
  expect(await run('returns', 'refund', number)).toContain(' are refunded')
  expect(await run('orders', 'parcel-lost', order.orderNumber, '--tracking', '00340434161094042000')).toContain(number)
})

test('ORD-06 the owner sees what is still to leave, and tells its buyer a day, once', async () => {
  const order = await admin.order({ [PRESS]: 3 })
  await run('orders', 'ship', order.orderNumber, '--line', `${PRESS}:1`)
  expect(await run('orders', 'late', order.orderNumber, '--until', '2099-12-15')).toContain('is told 2099-12-15')
  await run('orders', 'late', order.orderNumber, '--until', '2099-12-15')
  const { rows } = (await admin.read('orders', 'backorders')) as { rows: { orderNumber: string }[] }
  expect(rows.filter(({ orderNumber }) => orderNumber === order.orderNumber)).toMatchObject([
    { sku: PRESS, quantity: 2, until: '2099-12-15', shipmentState: 'Partial' },
  ])
  const told = await context.db.selectFrom('outbox').select('payload').where('topic', '=', 'order-late').execute()
  expect(told).toHaveLength(1)
  await expect(run('orders', 'late', order.orderNumber, '--until', '2020-01-01')).rejects.toThrow('2020-01-01 is over')
  await run('orders', 'ship', order.orderNumber)
  await expect(run('orders', 'late', order.orderNumber, '--until', '2099-12-16')).rejects.toThrow('are to leave any more')
})

test('a wrong number of a return and a wrong line are refused before anything is opened', async () => {
  await expect(run('returns', 'show', '1')).rejects.toThrow('1 is not the number of a return')
  await expect(run('returns', 'show', 'RT999999')).rejects.toThrow('There is no return RT999999')
  await expect(run('returns', 'reject', 'RT100001')).rejects.toThrow('--reason is missing')
  await expect(run('returns', 'inspect', 'RT100001', '--line', `${PRESS}:1:1:1:1`)).rejects.toThrow('is not an inspection')
  await expect(run('returns', 'replace', 'RT100001', '--carrier', 'DHL')).rejects.toThrow('--carrier needs --tracking')
  await expect(run('orders', 'parcel-lost', 'NS00001042')).rejects.toThrow('--tracking is missing')
})
