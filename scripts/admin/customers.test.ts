import { randomUUID } from 'node:crypto'
import { openSupportSession, resolveSession } from '@shop/engine/session'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const admin = await openTestAdmin()
const { context } = admin

const ADDRESS = {
  id: 'a1',
  firstName: 'Žofia',
  lastName: 'Kováčová',
  streetName: 'Obchodná',
  streetNumber: '5',
  postalCode: '811 06',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 2 5555 0100',
}

/** A customer with an address, and an order of theirs. */
async function aBuyer() {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
  const name = { firstName: 'Žofia', lastName: `Kováčová-${id.slice(0, 8)}` }
  const document = {
    ...{ schemaVersion: 1, ...name, locale: 'sk-SK', customerType: 'private', addresses: [ADDRESS] },
    ...{ shippingAddressIds: ['a1'], billingAddressIds: [], custom: {} },
  }
  const { number } = await context.db
    .insertInto('customer')
    .values({ id, email, document: JSON.stringify(document) })
    .returning('customer_number as number')
    .executeTakeFirstOrThrow()
  const order = await admin.order()
  await context.db.updateTable('order').set({ customer_id: id }).where('id', '=', order.id).execute()
  return { id, email, number, order, ...name }
}

test('a customer is found by e-mail, number, order and name, and shown with addresses and orders', async () => {
  const buyer = await aBuyer()
  for (const text of [buyer.email.toUpperCase(), buyer.number, buyer.order.orderNumber, `žofia ${buyer.lastName}`]) {
    const { customers } = (await admin.read('customers', 'find', text)) as { customers: { id: string }[] }
    expect(customers.map(({ id }) => id)).toEqual([buyer.id])
  }
  expect(await admin.run('customers', 'find', '100%_no one')).toBe('no customers')
  const shown = await admin.run('customers', 'show', buyer.number)
  for (const text of [buyer.email, 'Obchodná 5', buyer.order.orderNumber, '1 of 1']) expect(shown).toContain(text)
  const guest = await admin.order()
  const found = await admin.read('customers', 'find', guest.customerEmail)
  expect(found).toMatchObject({ guestOrders: expect.arrayContaining([guest.orderNumber]) })
  const { orders } = (await admin.read('orders', 'list', '--customer', buyer.email, '--shipment', 'Pending')) as {
    orders: { orderNumber: string }[]
  }
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([buyer.order.orderNumber])
})

test('ADDR-15 an address is corrected in the address book, and on an order until its goods have left', async () => {
  const { email, order } = await aBuyer()
  const corrected = await admin.run(
    'customers',
    'correct-address',
    email,
    '--address',
    'a1',
    '--street',
    'Nová',
    '--postcode',
    '811 07',
  )
  expect(corrected).toContain('Nová 5, 811 07 Bratislava')
  await expect(admin.run('customers', 'correct-address', email, '--address', 'a1', '--postcode', 'x')).rejects.toThrow(
    /postalCode/,
  )
  await expect(admin.run('customers', 'correct-address', email, '--address', 'a9', '--city', 'Nitra')).rejects.toThrow(
    'no address a9',
  )
  await expect(admin.run('customers', 'correct-address', email, '--address', 'a1')).rejects.toThrow('nothing is to be corrected')

  const { orderNumber } = order
  await admin.run('customers', 'correct-address', orderNumber, '--street-number', '77')
  expect(await admin.read('orders', 'show', orderNumber)).toMatchObject({
    shippingAddress: { streetNumber: '77', city: order.shippingAddress.city },
    billingAddress: order.billingAddress,
    lineItems: order.lineItems.map(({ id }) => ({ id })),
  })
  await admin.run('orders', 'ship', orderNumber)
  await expect(admin.run('customers', 'correct-address', orderNumber, '--street-number', '78')).rejects.toThrow(/Shipped/)
})

test('A1, A6 a support link opens the shop as its customer once, in its store, for half an hour, and is in the audit log', async () => {
  const { id, number } = await aBuyer()
  const link = await admin.run('customers', 'act-as', number, '--store', 'sk', '--port', '3000', '--as', 'anna')
  expect(link).toMatch(/^http:\/\/sk\.localhost:3000\/support-session\?token=/)
  const token = new URL(link).searchParams.get('token') ?? ''
  const open = (storeKey = 'sk') => openSupportSession(context, { token, storeKey })
  expect(await open('de')).toBeUndefined()
  const opened = (await Promise.all([1, 2, 3, 4, 5].map(() => open()))).filter(one => one !== undefined)
  expect(opened).toHaveLength(1)
  const session = await resolveSession(context, opened[0]?.token ?? '')
  expect(session).toMatchObject({ customerId: id, supportActor: 'anna' })
  expect(Date.parse(session?.expiresAt ?? '') - Date.now()).toBeLessThan(31 * 60_000)
  const { lines } = (await admin.read('audit', 'list', '--id', id)) as { lines: { command: string; actor: string }[] }
  expect(lines.map(({ command, actor }) => `${actor}: ${command}`)).toEqual(
    expect.arrayContaining(['anna: POST /support-session', 'anna: customers act-as']),
  )
  expect(JSON.stringify(lines)).not.toContain(token)

  const late = new URL(await admin.run('customers', 'act-as', number, '--store', 'sk')).searchParams.get('token') ?? ''
  await context.db.updateTable('support_link').set({ expires_at: '2026-01-01T00:00:00Z' }).where('used_at', 'is', null).execute()
  expect(await openSupportSession(context, { token: late, storeKey: 'sk' })).toBeUndefined()
})
