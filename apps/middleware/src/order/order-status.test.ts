import { changeShipmentState } from '@shop/engine/shipment'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { paidCart } from './checkout.fixtures.ts'

const middleware = await openTestMiddleware()

async function anOrder() {
  const buyer = aShopper(middleware)
  const { id, version } = await paidCart(buyer)
  return (await buyer.do('createMyOrderFromCart', { id, version })).order
}

const fetchStatus = (clientAddress: string, orderNumber: string, email: string) =>
  middleware.transport({ operation: 'getOrderStatus', payload: [{ orderNumber, email }], host: 'sk.localhost', clientAddress })

test('ORD-14, ORD-06 number and e-mail address tell states, parcels and times of an order, and nothing of its buyer', async () => {
  const { id, orderNumber, createdAt } = await anOrder()
  const other = aShopper(middleware, 'de.localhost')
  const email = ' JANA@example.org '.trim()
  const placed = { orderNumber, createdAt, orderState: 'Open', shipmentState: 'Pending', parcels: [] }
  expect(await other.do('getOrderStatus', { orderNumber, email })).toEqual({ orderStatus: placed })
  expect(other.cookie).toBeUndefined()

  await changeShipmentState(middleware.engine, { id }, 'Partial', [{ trackingNumber: '0034043416', carrier: 'DHL' }])
  await changeShipmentState(middleware.engine, { id }, 'Shipped', [{ trackingNumber: '0034043417' }])
  const shippedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const { orderStatus } = await other.do('getOrderStatus', { orderNumber, email })
  expect(orderStatus).toEqual({
    ...placed,
    orderState: orderStatus?.orderState,
    shipmentState: 'Shipped',
    parcels: [
      { trackingNumber: '0034043416', carrier: 'DHL', shippedAt, url: expect.stringMatching(/^https:.*dhl.*0034043416$/) },
      { trackingNumber: '0034043417', shippedAt },
    ],
  })
})

test('ORD-14, A1 every other pair has one answer, and what cannot be an order is refused', async () => {
  const { orderNumber } = await anOrder()
  const wrong = await fetchStatus('192.0.2.20', orderNumber, 'somebody@example.org')
  const none = await fetchStatus('192.0.2.20', 'NS99999999', 'jana@example.org')
  expect(wrong).toMatchObject({ status: 200, body: { data: { orderStatus: null } } })
  expect(none).toEqual(wrong)
  for (const [number, email] of [
    ['99999999', 'jana@example.org'],
    [orderNumber, 'jana'],
  ] as const)
    expect((await fetchStatus('192.0.2.20', number, email)).status).toBe(400)
})

test('ORD-14, A4 a network may be wrong 30 times, right ones are given back, and a number is not guessed from everywhere', async () => {
  const { orderNumber } = await anOrder()
  for (let tries = 0; tries < 35; tries++)
    expect((await fetchStatus('192.0.2.30', orderNumber, 'jana@example.org')).status).toBe(200)
  for (let tries = 0; tries < 30; tries++)
    expect((await fetchStatus('192.0.2.30', `NS1000${1000 + tries}`, 'jana@example.org')).status).toBe(200)
  const refused = await fetchStatus('192.0.2.30', orderNumber, 'jana@example.org')
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TooManyRequests' }] } })
  // Another network has tries of its own, and all of them together 50 for one number.
  for (let tries = 0; tries < 50; tries++)
    expect((await fetchStatus(`198.51.100.${tries}`, orderNumber, `guess-${tries}@example.org`)).status).toBe(200)
  expect((await fetchStatus('198.51.100.99', orderNumber, 'jana@example.org')).status).toBe(429)
})
