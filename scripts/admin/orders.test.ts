import { findInventory } from '@shop/engine/inventory'
import { PRESS, SAW } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read, order } = await openTestAdmin()

test('ORD-04 orders list shows orders by state, payment, store, text and day, as table and as JSON', async () => {
  expect(await run('orders', 'list')).toBe('no orders')
  const press = await order({ [PRESS]: 2 })
  const saw = await order({ [SAW]: 1 })
  await run('orders', 'paid', saw.orderNumber)
  const table = await run('orders', 'list')
  const [headings = '', , newest = ''] = table.split('\n')
  expect(headings).toMatch(/^order\s+placed \(UTC\)\s+store\s+state\s+payment\s+shipment\s+total\s+held$/)
  expect(newest).toContain(saw.orderNumber)
  expect(newest).toContain('Paid')
  expect(table).toContain('2 of 2')
  const numbers = async (...options: string[]) => {
    const { orders } = (await read('orders', 'list', ...options)) as { orders: { orderNumber: string }[] }
    return orders.map(({ orderNumber }) => orderNumber)
  }
  expect(await numbers()).toEqual([saw.orderNumber, press.orderNumber])
  expect(await numbers('--sort', 'createdAt asc', '--limit', '1')).toEqual([press.orderNumber])
  expect(await run('orders', 'list', '--limit', '1')).toContain('1 of 2; those after: --offset 1')
  expect(await numbers('--offset', '1')).toEqual([press.orderNumber])
  expect(await numbers('--payment', 'Paid', '--state', 'Open', '--store', 'sk')).toEqual([saw.orderNumber])
  expect(await numbers('--store', 'de')).toEqual([])
  expect(await numbers('--text', 'press')).toEqual([press.orderNumber])
  expect(await numbers('--after', '2999-01-01')).toEqual([])
  expect(await numbers('--before', '2999-01-01')).toHaveLength(2)
})

test('ENT-06 orders show tells everything about an order, by number and by id', async () => {
  const { id, orderNumber } = await order({ [PRESS]: 2 })
  await run('orders', 'paid', orderNumber, '--key', 'bank-7')
  const shown = await run('orders', 'show', orderNumber)
  for (const part of [
    orderNumber,
    id,
    'jana@example.org',
    'Jana Nová, Hlavná 12',
    PRESS,
    'Press',
    '200.00 EUR',
    'Charge',
    'bank-7',
    'Shipping',
  ])
    expect(shown).toContain(part)
  expect(await read('orders', 'show', id)).toMatchObject({ id, orderNumber, paymentState: 'Paid' })
})

test('ENT-04 orders show names company, department, VAT number and what else leads to the buyer', async () => {
  const placed = await order({ [PRESS]: 1 })
  const { id, orderNumber } = placed
  const company = {
    company: 'Nová s. r. o.',
    department: 'Nákup',
    additionalAddressInfo: 'vchod B',
    custom: { vatNumber: 'SK2020202020' },
  }
  const { document } = await context.db.selectFrom('order').select('document').where('id', '=', id).executeTakeFirstOrThrow()
  const { billingAddress } = placed
  const changed = JSON.stringify({ ...document, billingAddress: { ...billingAddress, ...company } })
  await context.db.updateTable('order').set({ document: changed }).where('id', '=', id).execute()
  expect(await run('orders', 'show', orderNumber)).toMatch(
    /bills to +Nová s\. r\. o\., Nákup, Jana Nová, .+, vchod B, .+, SK, VAT SK2020202020/,
  )
})

test('ORD-04, ORD-06 an order is confirmed, shipped and, once paid, complete', async () => {
  const { orderNumber } = await order()
  expect(await run('orders', 'confirm', orderNumber)).toBe(`${orderNumber} is Confirmed`)
  expect(await run('orders', 'ship', orderNumber, '--state', 'Ready')).toContain('are Ready; the order is Confirmed')
  expect(await run('orders', 'ship', orderNumber)).toContain('are Shipped; the order is Confirmed')
  expect(await run('orders', 'paid', orderNumber)).toMatch(/have arrived; payment is Paid$/)
  expect(await read('orders', 'show', orderNumber)).toMatchObject({ orderState: 'Complete' })
  await expect(run('orders', 'cancel', orderNumber)).rejects.toThrow(`Order ${orderNumber} is Shipped and cannot be cancelled`)
})

test('ORD-06 orders ship sends named units in a parcel, orders delivered registers their arrival, and orders show tells both', async () => {
  const { orderNumber } = await order({ [PRESS]: 2, [SAW]: 1 })
  const part = [
    'orders',
    'ship',
    orderNumber,
    '--line',
    `${PRESS}:1,${SAW}:1`,
    '--tracking',
    '00340434161094042557',
    '--carrier',
    'DHL',
  ]
  expect(await run(...part)).toBe(`The goods of ${orderNumber} are Partial; the order is Open; parcels: 00340434161094042557`)
  await expect(run('orders', 'ship', orderNumber, '--line', `${PRESS}:2`)).rejects.toThrow('1 of order')
  for (const wrong of [`${PRESS}`, `${PRESS}:0`, `${PRESS}:1:2`, 'press:1'])
    await expect(run('orders', 'ship', orderNumber, '--line', wrong)).rejects.toThrow()
  await expect(run('orders', 'ship', orderNumber, '--line', `${PRESS}:1`, '--state', 'Ready')).rejects.toThrow(
    'exclude each other',
  )
  expect(await run('orders', 'delivered', orderNumber, '--tracking', '00340434161094042557', '--day', '2999-01-01')).toBe(
    `1 of 1 shipments of ${orderNumber} have arrived`,
  )
  expect(await run('orders', 'ship', orderNumber)).toContain('are Shipped')
  const shown = await run('orders', 'show', orderNumber)
  expect(shown).toMatch(new RegExp(`1 +.{16} +2999-01-01 23:59 +1 × ${PRESS}, 1 × ${SAW} +DHL 00340434161094042557`))
  expect(await read('orders', 'show', orderNumber)).toMatchObject({
    shipments: [{ position: 1 }, { position: 2, lines: [{ quantity: 1 }] }],
  })
})

test('ORD-04 S1 orders cancel says what it did, and what is still to be done', async () => {
  const before = await findInventory(context, [PRESS])
  const { orderNumber } = await order({ [PRESS]: 3 })
  await run('orders', 'paid', orderNumber)
  const done = await run('orders', 'cancel', orderNumber)
  expect(done).toContain(`${orderNumber} is cancelled; 3 ordered units are free again; the buyer is told by e-mail`)
  expect(done).toMatch(new RegExp(`300\\.00 EUR are still held: npm run admin -- orders refund ${orderNumber}$`))
  expect(await findInventory(context, [PRESS])).toEqual(before)
  expect(await run('orders', 'cancel', orderNumber)).toContain(`${orderNumber} was cancelled before`)
  expect(await read('orders', 'cancel', orderNumber)).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
})

test('P2 orders capture is for what the payment provider has reserved, and payments problems lists none of this shop', async () => {
  const { orderNumber } = await order()
  await expect(run('orders', 'capture', orderNumber)).rejects.toThrow(/0 are reserved and not taken/)
  expect(await run('payments', 'problems')).toBe('no payment needs a person')
})

test('P2 orders refund gives back parts and the rest, and never more', async () => {
  const { orderNumber } = await order({ [PRESS]: 1 })
  await expect(run('orders', 'refund', orderNumber)).rejects.toThrow('0 cents cannot be refunded; 0 can')
  await run('orders', 'paid', orderNumber)
  const part = ['orders', 'refund', orderNumber, '--amount', '30.5', '--key', 'return-1']
  expect(await run(...part)).toMatch(/: the refund is made; refunded 30\.50 EUR of 10\d\.\d\d EUR/)
  expect(await run(...part)).toContain('nothing was refunded: it was done before; refunded 30.50 EUR')
  await expect(run('orders', 'refund', orderNumber, '--amount', '1000')).rejects.toThrow('cannot be refunded')
  expect(await read('orders', 'refund', orderNumber)).toMatchObject({ held: { centAmount: 0 }, paymentState: 'CreditOwed' })
})

test('P2, P3 orders chargeback registers what a bank took back, once', async () => {
  const { orderNumber } = await order({ [PRESS]: 1 })
  await run('orders', 'paid', orderNumber, '--amount', '100')
  for (let time = 0; time < 2; time++)
    expect(await run('orders', 'chargeback', orderNumber, '--key', 'case-1', '--amount', '40')).toContain('held 60.00 EUR')
})
