import { checkInvariants } from '@shop/engine/invariants'
import { registerPayment } from '@shop/engine/payment'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, everythingStored, openTestMiddleware } from '../middleware.fixtures.ts'
import { draftOf, paidCart, readyCart } from './checkout.fixtures.ts'

const middleware = await openTestMiddleware()

test('API-14, API-26, API-34 a cart is paid by bank transfer, ordered once and found among the orders', async () => {
  const shopper = aShopper(middleware)
  const cart = await readyCart(shopper)
  const paid = await shopper.do('createBankPayment', {
    id: cart.id,
    version: cart.version,
    draft: draftOf('bank-transfer', cart.totalPrice.centAmount),
  })
  expect(paid.payment.amountPlanned).toEqual(cart.totalPrice)
  const { id, version } = paid.cart
  const [first, second] = await Promise.all([
    shopper.do('createMyOrderFromCart', { id, version }),
    shopper.do('createMyOrderFromCart', { id, version }),
  ])
  expect(second).toEqual(first)
  expect(await shopper.do('createMyOrderFromCart', { id, version })).toEqual(first)
  const { orderNumber } = first.order
  const found = await shopper.do('getOrders', { where: { orderNumber }, sort: 'createdAt asc', limit: 5 })
  expect(found.me.orders).toEqual({ results: [first.order], total: 1, count: 1, limit: 5, offset: 0 })
  expect((await shopper.do('getOrders', { where: { id: first.order.id } })).me.orders.results).toEqual([first.order])
  expect((await shopper.do('getMe', {})).me.activeCart).toBeNull()

  const other = aShopper(middleware)
  await other.do('createCart', {})
  expect((await other.do('getOrders', { where: { orderNumber } })).me.orders.results).toEqual([])
  expect((await checkInvariants(middleware.engine)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('API-34, COD-08 cash on delivery adds its fee', async () => {
  const shopper = aShopper(middleware)
  const cart = await readyCart(shopper)
  const { payment, cart: paid } = await shopper.do('createCodPayment', {
    id: cart.id,
    version: cart.version,
    draft: draftOf('cash-on-delivery', cart.totalPrice.centAmount + 495),
  })
  expect(paid.custom.calculatedCodFee).toEqual({ centAmount: 495, fractionDigits: 2 })
  expect(payment.amountPlanned).toEqual(paid.totalPrice)
})

test('PAY-24 M3 another amount or currency is a malformed price, and the answer tells the right one', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const before = await everythingStored(middleware.engine)
  for (const draft of [
    draftOf('bank-transfer', totalPrice.centAmount - 1),
    draftOf('bank-transfer', totalPrice.centAmount, 'HUF'),
  ]) {
    expect(await shopper.post('createBankPayment', [{ id, version, draft }])).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'malformed-price', expected: totalPrice }] },
    })
  }
  const wrongWay = await shopper.post('createCodPayment', [
    { id, version, draft: draftOf('bank-transfer', totalPrice.centAmount) },
  ])
  expect(wrongWay).toMatchObject({ status: 400, body: { errors: [{ code: 'InvalidInput', field: 'paymentInterface' }] } })
  expect(await everythingStored(middleware.engine)).toEqual(before)
})

test('PAY-20 what the market does not permit is a payment error with its reason', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper, PRESS, 21)
  const draft = draftOf('bank-transfer', totalPrice.centAmount)
  expect(await shopper.post('createBankPayment', [{ id, version, draft }])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'payment-error', reason: 'too-many-items' }] },
  })
})

test('PAY-10 a cart without e-mail or payment is told what is missing', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const { id } = cart
  const { version } = (await shopper.do('addToCart', { id, version: 1, product: { sku: PRESS }, quantity: 1 })).cart
  expect(await shopper.post('createMyOrderFromCart', [{ id, version }])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'RequiredField', field: 'customerEmail' }] },
  })
  const other = aShopper(middleware)
  const ready = await readyCart(other)
  expect(await other.post('createMyOrderFromCart', [{ id: ready.id, version: ready.version }])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'RequiredField', field: 'payment' }] },
  })
})

test('ORD-13 an order for more than is left names what is short', async () => {
  const shopper = aShopper(middleware)
  const cart = await readyCart(shopper, CRANE, 2)
  const { id, version } = (
    await shopper.do('createBankPayment', {
      id: cart.id,
      version: cart.version,
      draft: draftOf('bank-transfer', cart.totalPrice.centAmount),
    })
  ).cart
  await middleware.engine.db.updateTable('inventory_entry').set({ available: 1, loaded: 1 }).where('sku', '=', CRANE).execute()
  expect(await shopper.post('createMyOrderFromCart', [{ id, version }])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'OutOfStock', lines: [{ sku: CRANE, requested: 2, available: 1 }] }] },
  })
})

test('API-36 searches the orders of the session, and no one else does', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await paidCart(shopper)
  const { order } = await shopper.do('createMyOrderFromCart', { id, version })
  const search = {
    text: PRESS,
    orderState: 'Open',
    createdAfter: order.createdAt,
    sort: 'totalPrice desc',
    limit: 5,
    offset: 0,
  } as const
  const found = await shopper.do('searchOrders', search)
  expect(found.me.orders).toEqual({ results: [order], total: 1, count: 1, limit: 5, offset: 0 })
  expect((await shopper.do('searchOrders', { createdBefore: order.createdAt })).me.orders.results).toEqual([])
  for (const other of [aShopper(middleware), aShopper(middleware, 'de.localhost')])
    expect((await other.do('searchOrders', { text: order.orderNumber })).me.orders.results).toEqual([])
})

test('ENT-06, ENT-07 an order answers with every field of its entity, movements of money and voucher included', async () => {
  const shopper = aShopper(middleware)
  const { id, version, paymentInfo } = await paidCart(shopper)
  const paymentId = paymentInfo?.payments[0]?.id ?? ''
  const action = {
    reference: '123 456 789',
    entity: '12345',
    expiresAt: '2026-11-24T23:59:59.000Z',
    merchantReference: 'attempt-1',
  }
  const payments = middleware.engine.db.updateTable('payment').where('id', '=', paymentId)
  const { document } = await payments.set({ version: 1 }).returning('document').executeTakeFirstOrThrow()
  await payments.set({ document: JSON.stringify({ ...document, custom: { action } }) }).execute()
  const { order } = await shopper.do('createMyOrderFromCart', { id, version })
  await registerPayment(middleware.engine, { id: order.id }, { key: 'bank-1' })
  const { results } = (await shopper.do('getOrders', { where: { id: order.id } })).me.orders
  expect(results).toMatchObject([{ paymentState: 'Paid', version: 2 }])
  const [payment] = results[0]?.paymentInfo.payments ?? []
  expect(payment).toMatchObject({
    id: paymentId,
    paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
    custom: { action },
    transactions: [{ type: 'Charge', state: 'Success', amount: order.totalPrice }],
  })
  expect(Object.keys(results[0] ?? {})).toEqual(
    expect.arrayContaining([
      ...['id', 'orderNumber', 'version', 'createdAt', 'orderState', 'shipmentState', 'paymentState', 'customerEmail'],
      ...['totalPrice', 'taxedPrice', 'shippingInfo', 'lineItems', 'customLineItems', 'discountCodes'],
      ...['shippingAddress', 'billingAddress', 'cart', 'paymentInfo'],
    ]),
  )
})

test('ENT-06, COD-12 the fee in an order has id, name, slug, quantity and total', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const draft = draftOf('cash-on-delivery', totalPrice.centAmount + 495)
  const { cart } = await shopper.do('createCodPayment', { id, version, draft })
  const { order } = await shopper.do('createMyOrderFromCart', { id: cart.id, version: cart.version })
  expect(order.customLineItems).toEqual([
    expect.objectContaining({
      id: expect.any(String),
      name: expect.any(Object),
      slug: 'cod-fee',
      quantity: 1,
      totalPrice: { ...totalPrice, centAmount: 495 },
    }),
  ])
})
