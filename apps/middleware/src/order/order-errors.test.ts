import { addTransaction } from '@shop/engine/payment'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper, type TestAnswer } from '../middleware.fixtures.ts'
import { draftOf, paidCart, readyCart } from './checkout.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const { db } = engine

async function payWrongly(shopper: Shopper): Promise<TestAnswer> {
  const { id, version, totalPrice } = await readyCart(shopper)
  return shopper.post('createBankPayment', [{ id, version, draft: draftOf('bank-transfer', totalPrice.centAmount - 1) }])
}

async function payTooMuchInCash(shopper: Shopper): Promise<TestAnswer> {
  const { id, version, totalPrice } = await readyCart(shopper, PRESS, 21)
  return shopper.post('createCodPayment', [{ id, version, draft: draftOf('cash-on-delivery', totalPrice.centAmount + 495) }])
}

async function payEmptyCart(shopper: Shopper): Promise<TestAnswer> {
  const { cart } = await shopper.do('createCart', {})
  return shopper.post('createBankPayment', [{ id: cart.id, version: cart.version, draft: draftOf('bank-transfer', 0) }])
}

async function orderAfterCancellation(shopper: Shopper): Promise<TestAnswer> {
  const { id, version, totalPrice, paymentInfo } = await paidCart(shopper)
  const { currencyCode, centAmount } = totalPrice
  await addTransaction(engine, paymentInfo!.payments[0]!.id, {
    eventKey: `cancelled/${id}`,
    interactionId: 'cancelled',
    type: 'CancelAuthorization',
    state: 'Success',
    amount: { currencyCode, centAmount },
  })
  return shopper.post('createMyOrderFromCart', [{ id, version }])
}

/** Without a place for what has to be told, no order is written. */
async function orderInBrokenShop(shopper: Shopper): Promise<TestAnswer> {
  const { id, version } = await paidCart(shopper)
  await db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  const answer = await shopper.post('createMyOrderFromCart', [{ id, version }])
  await db.schema.alterTable('outbox_away').renameTo('outbox').execute()
  expect((await shopper.post('createMyOrderFromCart', [{ id, version }])).status).toBe(200)
  return answer
}

async function orderAtOldPrice(shopper: Shopper): Promise<TestAnswer> {
  const { id, version } = await paidCart(shopper, CRANE)
  const prices = db.withTables<{ price: { sku: string; value_cent: number } }>()
  const shift = (cents: number) =>
    prices
      .updateTable('price')
      .set(eb => ({ value_cent: eb('value_cent', '+', cents) }))
      .where('sku', '=', CRANE)
      .execute()
  await shift(1)
  const answer = await shopper.post('createMyOrderFromCart', [{ id, version }])
  await shift(-1)
  return answer
}

async function orderMoreThanThereIs(shopper: Shopper): Promise<TestAnswer> {
  const { id, version } = await paidCart(shopper, CRANE, 2)
  const set = (units: number) =>
    db
      .updateTable('inventory_entry')
      .set(eb => ({ available: units, loaded: eb('sold', '+', units) }))
      .where('sku', '=', CRANE)
      .execute()
  await set(1)
  const answer = await shopper.post('createMyOrderFromCart', [{ id, version }])
  await set(500)
  return answer
}

function giveAddress(action: 'setBillingAddress' | 'setShippingAddress', changes: object) {
  return async (shopper: Shopper): Promise<TestAnswer> => {
    const { id, version } = await readyCart(shopper)
    return shopper.post('updateCart', [{ id, version, actions: [{ action, address: { ...ADDRESS, ...changes } }] }])
  }
}

const WRONG_CODE = { postalCode: '8110' }
const ADDRESS_TEXT = 'Hlavná 12, 8110 Bratislava, SK'

test.each([
  ['PAY-14, PAY-16', 'malformed-price', payWrongly, 400, /./],
  ['PAY-14, PAY-16', 'payment-error', payTooMuchInCash, 400, /./],
  ['PAY-14, PAY-16', 'unprocessable-entity', payEmptyCart, 400, /./],
  ['PAY-16', 'cancelled-transaction', orderAfterCancellation, 400, /./],
  ['PAY-16', 'creating-order-failed', orderInBrokenShop, 500, /^The order could not be created$/],
  ['ORD-13', 'OutOfStock', orderMoreThanThereIs, 400, /./],
  ['M3', 'PriceChanged', orderAtOldPrice, 400, /./],
  [
    'CHK-22',
    'InvalidField',
    giveAddress('setBillingAddress', WRONG_CODE),
    400,
    `Postal code is incorrect in billing address: ${ADDRESS_TEXT}`,
  ],
  [
    'CHK-22',
    'InvalidField',
    giveAddress('setShippingAddress', WRONG_CODE),
    400,
    `Postal code is incorrect in shipping address: ${ADDRESS_TEXT}`,
  ],
  ['CHK-06', 'InvalidField', giveAddress('setBillingAddress', { phone: '12' }), 400, /^Billing Address Error$/],
  ['CHK-06', 'InvalidField', giveAddress('setShippingAddress', { city: '' }), 400, /^Shipping Address Error$/],
] as const)('%s over HTTP a shopper can meet %s', async (_ids, code, provoke, status, message) => {
  const answer = await provoke(aShopper(middleware))
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ statusCode: status, errors: [{ code }] })
  const { message: text } = answer.body as { message: string }
  if (typeof message === 'string') expect(text).toBe(message)
  else expect(text).toMatch(message)
})

test('PAY-16 A6 an order that fails inside is logged with its cause, and tells the shopper nothing of it', async () => {
  const answer = await orderInBrokenShop(aShopper(middleware))
  expect(JSON.stringify(answer.body)).not.toMatch(/outbox|relation|42P01/)
  const logged = middleware.logLines.filter(line => line.includes('createMyOrderFromCart') && line.includes('42P01'))
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join()).not.toContain('jana@example.org')
})
