import { createHash } from 'node:crypto'
import { beginCall } from '@shop/engine/idempotency'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { draftOf, paidCart, readyCart } from '../order/checkout.fixtures.ts'

const middleware = await openTestMiddleware()
const { db } = middleware.engine
const keyed = (key: string) => ({ 'idempotency-key': key })

test('API-14 O2 an order call repeated under its key is answered alike, in a row and at once', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await paidCart(shopper)
  const call = () => shopper.post('createMyOrderFromCart', [{ id, version }], keyed('order-1'))
  const answers = await Promise.all(Array.from({ length: 10 }, call))
  answers.push(await call())
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body })
  expect(await db.selectFrom('order').select('id').where('cart_id', '=', id).execute()).toHaveLength(1)
})

test('API-34 O2 a payment repeated under its key is the same payment, without the key a conflict', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const draft = draftOf('bank-transfer', totalPrice.centAmount)
  const first = await shopper.post('createBankPayment', [{ id, version, draft }], keyed('pay-1'))
  expect(first.status).toBe(200)
  const again = await shopper.post('createBankPayment', [{ id, version, draft }], keyed('pay-1'))
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await shopper.post('createBankPayment', [{ id, version, draft }])).status).toBe(409)
  expect(await db.selectFrom('payment').select('id').where('cart_id', '=', id).execute()).toHaveLength(1)
})

test('O2 another body or another operation under the same key is refused with 422', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const pay = (cents: number, operation = 'createBankPayment', name: 'bank-transfer' | 'cash-on-delivery' = 'bank-transfer') =>
    shopper.post(operation, [{ id, version, draft: draftOf(name, cents) }], keyed('k'))
  expect((await pay(totalPrice.centAmount)).status).toBe(200)
  for (const answer of [
    await pay(totalPrice.centAmount - 1),
    await pay(totalPrice.centAmount + 495, 'createCodPayment', 'cash-on-delivery'),
  ])
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'IdempotencyKeyReused' }] } })
})

test('O2 a call that is under way elsewhere is refused with 409', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await paidCart(shopper)
  const payload = [{ id, version }]
  const session = await db.selectFrom('cart').select('anonymous_id').where('id', '=', id).executeTakeFirstOrThrow()
  const requestHash = createHash('sha256')
    .update(`sk\ncreateMyOrderFromCart\n${JSON.stringify(payload)}`)
    .digest()
  await beginCall(middleware.engine, { caller: session.anonymous_id!, key: 'elsewhere', requestHash })
  expect(await shopper.post('createMyOrderFromCart', payload, keyed('elsewhere'))).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'IdempotencyKeyInUse' }] },
  })
})

test('O2 a refused call leaves its key free for another try', async () => {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const pay = (cents: number) =>
    shopper.post('createBankPayment', [{ id, version, draft: draftOf('bank-transfer', cents) }], keyed('try'))
  expect((await pay(totalPrice.centAmount - 1)).status).toBe(400)
  expect((await pay(totalPrice.centAmount)).status).toBe(200)
})

test('A1 another customer’s key leads to nothing of theirs', async () => {
  const [first, second] = [aShopper(middleware), aShopper(middleware)]
  const { id, version } = await paidCart(first)
  const payload = [{ id, version }]
  expect((await first.post('createMyOrderFromCart', payload, keyed('shared'))).status).toBe(200)
  await second.do('createCart', {})
  for (const other of [second, aShopper(middleware)])
    expect((await other.post('createMyOrderFromCart', payload, keyed('shared'))).status).toBe(404)
})

test.each(['a b', 'ä', 'x'.repeat(201), 'a\tb'])('an idempotency key of other characters is refused: %j', async key => {
  const shopper = aShopper(middleware)
  const { id, version } = await paidCart(shopper)
  expect(await shopper.post('createMyOrderFromCart', [{ id, version }], keyed(key))).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'InvalidInput', field: 'Idempotency-Key' }] },
  })
})

test('operations that take no key do not look at it', async () => {
  const shopper = aShopper(middleware)
  for (let time = 0; time < 2; time++) expect((await shopper.post('createCart', [{}], keyed('a b'))).status).toBe(200)
})
