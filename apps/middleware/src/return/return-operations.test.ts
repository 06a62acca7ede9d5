import { randomUUID } from 'node:crypto'
import { MAX_PICTURE_BYTES } from '@shop/domain/return'
import { createOrderFromCart } from '@shop/engine/order'
import { openOrderLink, signOrderViewLink } from '@shop/engine/order-access'
import { registerPayment } from '@shop/engine/payment'
import { approveReturn, findReturn, keepReturnLabel } from '@shop/engine/return'
import { shipOrder } from '@shop/engine/shipment'
import { aPaidCart, PRESS, requestOf } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const visitor = () => aShopper(middleware)

async function anOrder() {
  const { owner, cart } = await aPaidCart(engine, { [PRESS]: 2 })
  const order = await createOrderFromCart(engine, requestOf(owner, cart))
  await registerPayment(engine, { id: order.id }, {})
  await shipOrder(engine, { id: order.id }, {})
  const { accessToken } = await openOrderLink(engine, { token: await signOrderViewLink(engine, order.id) })
  const lineItemId = order.lineItems[0]?.id ?? ''
  return { lineItemId, place: { accessToken, orderNumber: order.orderNumber } }
}

const wish = { reason: 'defective', wish: 'refund' } as const

test('A1 who may see an order returns goods of it, cancels that, and has the label; no one else does', async () => {
  const [one, other] = [await anOrder(), await anOrder()]
  const shopper = visitor()
  const lines = [{ lineItemId: one.lineItemId, quantity: 1 }]
  const draft = { ...one.place, ...wish, draftId: randomUUID(), lines }
  const { return: created } = await shopper.do('createReturn', draft)
  expect((await shopper.do('createReturn', draft)).return).toEqual(created)
  const { returns, returnable } = await shopper.do('getReturns', one.place)
  expect(returns).toEqual([created])
  expect(returnable).toEqual([{ lineItemId: one.lineItemId, quantity: 1 }])
  const { returnNumber } = created
  const foreign = { ...other.place, orderNumber: one.place.orderNumber }
  for (const [operation, params] of [
    ['getReturns', foreign],
    ['createReturn', { ...draft, ...foreign }],
    ['cancelReturn', { ...foreign, returnNumber }],
    ['cancelReturn', { ...other.place, returnNumber }],
    ['getReturnLabel', { ...other.place, returnNumber }],
    ['getReturnLabel', { ...one.place, returnNumber }],
  ] as const)
    expect((await shopper.post(operation, [params])).status, operation).toBe(404)
  expect((await shopper.post('getReturns', [{ ...one.place, accessToken: 'x.y' }])).status).toBe(401)
  await approveReturn(engine, returnNumber)
  await keepReturnLabel(engine, created.id, Buffer.from('%PDF-'))
  expect((await shopper.do('getReturnLabel', { ...one.place, returnNumber })).file.content).toBe(btoa('%PDF-'))
  expect((await shopper.do('cancelReturn', { ...one.place, returnNumber })).return.state).toBe('Cancelled')
  expect((await findReturn(engine, { returnNumber }))?.state).toBe('Cancelled')
})

test('pictures are taken beyond the limit of other calls, and a file that is not a picture is refused by the name of its field', async () => {
  const { place, lineItemId } = await anOrder()
  const draft = { ...place, ...wish, draftId: randomUUID(), lines: [{ lineItemId, quantity: 1 }] }
  const large = Buffer.alloc(MAX_PICTURE_BYTES - 1).toString('base64')
  const { status, body } = await visitor().post('createReturn', [{ ...draft, pictures: [large] }])
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('pictures')
  const units = await visitor().post('createReturn', [{ ...draft, lines: [{ lineItemId, quantity: 3 }] }])
  expect([units.status, JSON.stringify(units.body)]).toEqual([400, expect.stringContaining('lines')])
})
