import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/domain/cart'
import { describe, expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, aShopper, everythingStored, openTestMiddleware, type Shopper, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()

async function withPress(shopper: Shopper, quantity = 1): Promise<Cart> {
  const { cart } = await shopper.do('createCart', {})
  const { id, version } = cart
  return (await shopper.do('addToCart', { id, version, product: { sku: PRESS }, quantity })).cart
}

describe('a cart', () => {
  test('API-06, CART-01 is made once per session, in the store and language of the host', async () => {
    const shopper = aShopper(middleware, 'be.localhost')
    const { cart } = await shopper.do('createCart', { language: 'nl' })
    expect(cart).toMatchObject({ version: 1, store: { key: 'be' }, country: 'BE', locale: 'nl-BE', lineItems: [] })
    expect((await shopper.do('createCart', {})).cart.id).toBe(cart.id)
  })

  test('API-06, CART-01 is made with what it is made for, and an active one gets that added', async () => {
    const shopper = aShopper(middleware)
    const lineItem = { product: { sku: PRESS }, quantity: 2 }
    const { cart } = await shopper.do('createCart', { lineItem })
    expect(cart).toMatchObject({ version: 2, lineItems: [{ quantity: 2, variant: { sku: PRESS } }] })
    expect(await shopper.do('getMe', { customer: false })).toEqual({ me: { activeCart: cart, customer: null } })
    const again = await shopper.do('createCart', { lineItem })
    expect(again.cart).toMatchObject({ id: cart.id, version: 3, lineItems: [{ quantity: 4 }] })
  })

  test('API-06, ERR-04 a first line that cannot be sold is refused, and the visitor has an empty cart', async () => {
    const shopper = aShopper(middleware)
    const lineItem = { product: { sku: 'EX99999999' }, quantity: 1 }
    const { status, body } = await shopper.post('createCart', [{ lineItem }])
    expect(status).toBe(404)
    expect(body).toMatchObject({ errors: [{ code: 'ResourceNotFound' }] })
    expect((await shopper.do('getMe', { customer: false })).me.activeCart).toMatchObject({ version: 1, lineItems: [] })
    const added = await shopper.do('createCart', { lineItem: { product: { sku: PRESS }, quantity: 1 } })
    expect(added.cart.lineItems).toMatchObject([{ quantity: 1 }])
  })

  test('API-06 is not made in a language the market does not have, and neither is a session', async () => {
    const before = await everythingStored(middleware.engine)
    expect(await aShopper(middleware).post('createCart', [{ language: 'de' }])).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidInput', field: 'language' }] },
      setCookies: [],
    })
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test('API-04 is the one getMe shows, and a new visitor has none', async () => {
    const shopper = aShopper(middleware)
    expect(await shopper.do('getMe', { customer: true })).toEqual({ me: { activeCart: null, customer: null } })
    expect(shopper.cookie).toBeUndefined()
    const cart = await withPress(shopper)
    expect(await shopper.do('getMe', { customer: false })).toEqual({ me: { activeCart: cart, customer: null } })
  })

  test('API-07, CART-14 grows by adding, with the channels of the store', async () => {
    const shopper = aShopper(middleware)
    const first = await withPress(shopper)
    const [store] = (await shopper.do('getStores', {})).stores.results
    const { cart } = await shopper.do('addToCart', {
      id: first.id,
      version: first.version,
      product: { sku: PRESS },
      quantity: 2,
      supplyChannel: { id: store?.supplyChannels[0]?.id ?? '' },
      distributionChannel: { id: store?.distributionChannels[0]?.id ?? '' },
    })
    expect(cart.lineItems).toMatchObject([{ quantity: 3, supplyChannel: store?.supplyChannels[0] }])
    expect(cart.totalPrice.centAmount).toBe(30_000)
    expect(cart.version).toBe(first.version + 1)
  })

  test('API-08, API-09, CART-15 changes its lines', async () => {
    const shopper = aShopper(middleware)
    const { id, version, lineItems } = await withPress(shopper)
    const lineItem = { id: lineItems[0]?.id ?? '' }
    const more = await shopper.do('updateCartQuantity', { id, version, lineItem, quantity: 5 })
    expect(more.cart.totalLineItemQuantity).toBe(5)
    const none = await shopper.do('updateCartQuantity', { id, version: more.cart.version, lineItem, quantity: 0 })
    expect(none.cart.lineItems).toEqual([])
    const again = await shopper.do('addToCart', { id, version: none.cart.version, product: { sku: CRANE }, quantity: 1 })
    const removed = await shopper.do('removeFromCart', {
      id,
      version: again.cart.version,
      lineItem: { id: again.cart.lineItems[0]?.id ?? '' },
    })
    expect(removed.cart.lineItems).toEqual([])
  })

  test('API-38 takes update actions, all or none', async () => {
    const shopper = aShopper(middleware)
    const { id, version } = await withPress(shopper)
    const { cart } = await shopper.do('updateCart', {
      id,
      version,
      actions: [
        { action: 'setCustomerEmail', email: 'jana@example.org' },
        { action: 'setBillingAddress', address: { ...ADDRESS, company: '  ' } },
        { action: 'setCustomType', fields: { customerAgreedToSendEmail: true, utmSource: 'news' } },
        { action: 'recalculate', updateProductData: true },
      ],
    })
    expect(cart).toMatchObject({
      customerEmail: 'jana@example.org',
      billingAddress: ADDRESS,
      custom: { customerAgreedToSendEmail: true, utmSource: 'news' },
    })
    const refused = await shopper.post('updateCart', [
      {
        id,
        version: cart.version,
        actions: [
          { action: 'setCustomerEmail', email: 'other@example.org' },
          { action: 'setShippingAddress', address: { ...ADDRESS, postalCode: '1234567' } },
        ],
      },
    ])
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'InvalidField', field: 'shippingAddress.postalCode' }] },
    })
    expect((await shopper.do('getMe', {})).me.activeCart).toEqual(cart)
  })

  test('CHK-22 a wrong postal code is reported as the specification words it', async () => {
    const shopper = aShopper(middleware)
    const { id, version } = await withPress(shopper)
    const actions = [{ action: 'setBillingAddress', address: { ...ADDRESS, postalCode: '1' } }]
    const { body } = await shopper.post('updateCart', [{ id, version, actions }])
    expect((body as { message: string }).message).toMatch(/^Postal code is incorrect in billing address/)
  })

  test('API-10, CART-28 is deleted and leaves none', async () => {
    const shopper = aShopper(middleware)
    const { id, version } = await withPress(shopper)
    expect(await shopper.do('deleteCart', { id, version })).toBeNull()
    expect((await shopper.do('getMe', {})).me.activeCart).toBeNull()
  })

  test('CART-18, CART-19 refuses more than there is and more than the limit', async () => {
    const shopper = aShopper(middleware)
    const { id, version } = await withPress(shopper)
    const add = (quantity: number) => shopper.post('addToCart', [{ id, version, product: { sku: PRESS }, quantity }])
    expect(await add(500)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'OutOfStock', skus: [PRESS], lines: [{ sku: PRESS, requested: 501, available: 500 }] }] },
    })
    expect(await add(1000)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'LineItemQuantityAboveLimit', limit: 1000 }] },
    })
    expect((await add(1001)).status).toBe(400)
  })
})

describe('an older version', () => {
  test('API-47, CART-09 answers 409 with the current version, as the commerce API words it', async () => {
    const shopper = aShopper(middleware)
    const { id, version, lineItems } = await withPress(shopper)
    const lineItem = { id: lineItems[0]?.id ?? '' }
    const { cart } = await shopper.do('updateCartQuantity', { id, version, lineItem, quantity: 2 })
    const message = `Object ${id} has a different version than expected. Expected: ${version} - Actual: ${cart.version}.`
    const before = await everythingStored(middleware.engine)
    for (const [operation, params] of [
      ['updateCartQuantity', { id, version, lineItem, quantity: 3 }],
      ['removeFromCart', { id, version, lineItem }],
      ['updateCart', { id, version, actions: [{ action: 'recalculate' }] }],
      ['deleteCart', { id, version }],
    ] as const) {
      const { status, body } = await shopper.post(operation, [params])
      expect({ operation, status, body }).toEqual({
        operation,
        status: 409,
        body: { statusCode: 409, message, errors: [{ code: 'ConcurrentModification', message, currentVersion: cart.version }] },
      })
    }
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test('CART-05 does not matter for adds: 200 in parallel are one line of 200', async () => {
    const shopper = aShopper(middleware)
    const { cart } = await shopper.do('createCart', {})
    const { id, version } = cart
    const adds = Array.from({ length: 200 }, () =>
      shopper.post('addToCart', [{ id, version, product: { sku: PRESS }, quantity: 1 }]),
    )
    const answers = await Promise.all(adds)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const { activeCart } = (await shopper.do('getMe', {})).me
    expect(activeCart).toMatchObject({ version: version + 200, lineItems: [{ quantity: 200 }] })
  })
})

describe('a cart of another shopper', () => {
  test('A1 is answered like one that does not exist, to every operation and every caller', async () => {
    const owner = aShopper(middleware)
    const { id, version, lineItems } = await withPress(owner)
    const lineItem = { id: lineItems[0]?.id ?? '' }
    const draft = {
      paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
      amountPlanned: { currencyCode: 'EUR', centAmount: 10_000 },
    }
    const calls = (cartId: string): [string, object][] => [
      ['addToCart', { id: cartId, version, product: { sku: PRESS }, quantity: 1 }],
      ['removeFromCart', { id: cartId, version, lineItem }],
      ['updateCartQuantity', { id: cartId, version, lineItem, quantity: 2 }],
      ['updateCart', { id: cartId, version, actions: [{ action: 'recalculate' }] }],
      ['deleteCart', { id: cartId, version }],
      ['createBankPayment', { id: cartId, version, draft }],
      [
        'createCodPayment',
        {
          id: cartId,
          version,
          draft: { ...draft, paymentMethodInfo: { ...draft.paymentMethodInfo, paymentInterface: 'cash-on-delivery' } },
        },
      ],
      ['createMyOrderFromCart', { id: cartId, version }],
    ]
    const otherGuest = aShopper(middleware)
    await otherGuest.do('createCart', {})
    const newVisitor = aShopper(middleware)
    const missing = randomUUID()
    const before = await everythingStored(middleware.engine)
    for (const asker of [otherGuest, newVisitor]) {
      for (const [index, [operation, foreign]] of calls(id).entries()) {
        const toForeign = await asker.post(operation, [foreign])
        const toMissing = await asker.post(operation, [calls(missing)[index]?.[1]])
        expect(toForeign.status).toBe(404)
        expect(JSON.stringify(toForeign.body)).toBe(JSON.stringify(toMissing.body).replaceAll(missing, id))
        expect(toForeign.setCookies).toEqual([])
      }
    }
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test('CART-11, CART-13 a cart of another store is not found there, and the answer names cart and store', async () => {
    const shopper = aShopper(middleware, 'sk.localhost')
    const { id, version } = await withPress(shopper)
    const { status, body } = await send(middleware, {
      method: 'POST',
      url: '/new-ct/deleteCart',
      headers: { host: 'de.localhost', 'content-type': 'application/json', cookie: shopper.cookie },
      payload: JSON.stringify([{ id, version }]),
    })
    expect(status).toBe(404)
    expect(body).toMatchObject({ message: `The cart ${id} was not found in store de.`, errors: [{ code: 'ResourceNotFound' }] })
  })
})
