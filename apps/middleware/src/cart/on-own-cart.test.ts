import type { Cart } from '@shop/domain/cart'
import { COOKIES } from '@shop/domain/cookie'
import { aCartDiscount, aDiscountCode, importCartDiscounts, importDiscountCodes } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper, send } from '../middleware.fixtures.ts'

const statements: string[] = []
const middleware = await openTestMiddleware({ onStatement: statement => statements.push(statement) })
const { engine } = middleware
const discount = aCartDiscount({ requiresDiscountCode: true })
await importCartDiscounts(engine, [discount])
const code = aDiscountCode('PROOF10', [discount.id])
await importDiscountCodes(engine, [code])

async function aCustomer(): Promise<Shopper> {
  const shopper = aShopper(middleware)
  await shopper.do('customerSignMeUp', {
    email: `${engine.newId()}@example.org`,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
  })
  return shopper
}

async function withPress(shopper: Shopper): Promise<Cart> {
  const { id, version } = (await shopper.do('createCart', {})).cart
  return (await shopper.do('addToCart', { id, version, product: { sku: PRESS }, quantity: 1 })).cart
}

/** Sends an add with any token cookie. */
async function addWith(content: object, { id, version }: Cart, host = 'sk.localhost') {
  return send(middleware, {
    method: 'POST',
    url: '/new-ct/addToCart',
    headers: {
      host,
      'content-type': 'application/json',
      cookie: `${COOKIES.session.name}=${encodeURIComponent(JSON.stringify(content))}`,
    },
    payload: JSON.stringify([{ id, version, product: { sku: PRESS }, quantity: 1 }]),
  })
}

function contentOf({ cookie = '' }: Shopper): Record<string, unknown> & { expires_at: number } {
  return JSON.parse(decodeURIComponent(cookie.slice(COOKIES.session.name.length + 1)))
}

test.each([
  ['a visitor', async () => aShopper(middleware)],
  ['a customer', aCustomer],
])('every operation on a cart of %s takes at most two statements, the look at the session included', async (_who, open) => {
  const shopper = await open()
  let cart = await withPress(shopper)
  const at = () => ({ id: cart.id, version: cart.version })
  const lineItem = { id: cart.lineItems[0]!.id }
  const discountCode = { typeId: 'discount-code' as const, id: code.id }
  const changes: readonly (() => Promise<{ cart: Cart }>)[] = [
    () => shopper.do('addToCart', { ...at(), product: { sku: PRESS }, quantity: 2 }),
    () => shopper.do('updateCartQuantity', { ...at(), lineItem, quantity: 2 }),
    () => shopper.do('applyCartCoupon', { ...at(), code: 'PROOF10' }),
    () => shopper.do('removeCartCoupon', { ...at(), discountCode }),
    () => shopper.do('updateCart', { ...at(), actions: [{ action: 'setShippingAddress', address: ADDRESS }] }),
    () => shopper.do('removeFromCart', { ...at(), lineItem }),
  ]
  for (const change of changes) {
    const { version } = cart
    statements.length = 0
    ;({ cart } = await change())
    expect(statements.length).toBeLessThanOrEqual(2)
    expect(cart.version).toBe(version + 1)
  }
  statements.length = 0
  await shopper.do('getMe', {})
  expect(statements.length).toBeLessThanOrEqual(2)
})

test('A2 a token is worth nothing for a cart from the moment its session ends', async () => {
  const customer = await aCustomer()
  const cart = await withPress(customer)
  const content = contentOf(customer)
  expect((await addWith(content, cart)).status).toBe(200)
  await customer.do('customerSignOut', {})
  expect(await addWith(content, cart)).toMatchObject({ status: 404, body: { errors: [{ code: 'ResourceNotFound' }] } })
})

test('A1 a good token does not open a cart of another store, nor another shopper’s', async () => {
  const shopper = aShopper(middleware)
  const cart = await withPress(shopper)
  expect((await addWith(contentOf(shopper), cart, 'de.localhost')).status).toBe(404)
  const other = aShopper(middleware)
  await withPress(other)
  expect((await addWith(contentOf(other), cart)).status).toBe(404)
  const customer = await aCustomer()
  await withPress(customer)
  expect((await addWith(contentOf(customer), cart)).status).toBe(404)
})

test('a session that is to be prolonged is prolonged by a cart operation, and so is its cookie', async () => {
  const shopper = aShopper(middleware)
  const cart = await withPress(shopper)
  const content = contentOf(shopper)
  const session = await engine.db
    .selectFrom('session')
    .select(['id', 'expires_at'])
    .where('anonymous_id', '=', cart.anonymousId!)
    .executeTakeFirstOrThrow()
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
  await engine.db.updateTable('session').set({ expires_at: soon, token_expires_at: soon }).where('id', '=', session.id).execute()
  const { status, setCookies } = await addWith({ ...content, expires_at: Date.parse(soon) }, cart)
  expect(status).toBe(200)
  expect(setCookies).toHaveLength(1)
  const prolonged = await engine.db
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  expect(Date.parse(prolonged.expires_at)).toBeGreaterThan(Date.parse(soon))
})

test('a cookie that tells another end than its session has is corrected, and one that lies is no key', async () => {
  const shopper = aShopper(middleware)
  const cart = await withPress(shopper)
  const content = contentOf(shopper)
  const { setCookies } = await addWith({ ...content, expires_at: content.expires_at - 1000 }, cart)
  expect(setCookies).toHaveLength(1)
  expect((await addWith(content, cart)).setCookies).toEqual([])
  for (const lie of [0, -1, 2 ** 53 - 1, -(2 ** 53) + 1, 1.5, 1e308]) {
    const answer = await addWith({ ...content, access_token: 'A'.repeat(43), refresh_token: '', expires_at: lie }, cart)
    expect(answer.status).toBe(404)
  }
})
