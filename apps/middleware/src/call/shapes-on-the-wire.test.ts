import type { OperationName } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import { findStores, importStores } from '@shop/engine/store'
import { aCartDiscount, importCartDiscounts } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'
import { draftOf, readyCart } from '../order/checkout.fixtures.ts'

const middleware = await openTestMiddleware()

test('ENT-01 a cart that is about to be ordered has all its fields', async () => {
  const shopper = aShopper(middleware)
  const ready = await readyCart(shopper, PRESS, 2)
  const draft = draftOf('bank-transfer', ready.totalPrice.centAmount)
  const { cart, payment } = await shopper.do('createBankPayment', { id: ready.id, version: ready.version, draft })
  const money = { centAmount: expect.any(Number), currencyCode: 'EUR', fractionDigits: 2 }
  expect(payment).toMatchObject({
    amountPlanned: money,
    paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
  })
  expect(cart).toMatchObject({
    id: expect.any(String),
    version: ready.version + 1,
    lineItems: [{ quantity: 2 }],
    customLineItems: [],
    customerEmail: 'jana@example.org',
    taxMode: 'Platform',
    taxedPrice: {
      totalNet: money,
      totalGross: money,
      taxPortions: [{ rate: expect.any(Number), amount: money, name: expect.any(String) }],
    },
    totalPrice: money,
    shippingInfo: { price: money },
    shippingAddress: { country: 'SK' },
    billingAddress: { country: 'SK' },
    discountCodes: [],
    paymentInfo: { payments: [{ id: payment.id }] },
    store: { key: 'sk' },
    cartState: 'Active',
    inventoryMode: 'TrackOnly',
    refusedGifts: [],
    custom: {},
  })
})

test('ENT-18, SHIP-06 a store and a shipping method have their fields', async () => {
  const bankDetails = { iban: 'SK3112000000198742637541', bic: 'TATRSKBX', accountOwner: 'Anvil', institute: 'Tatra' }
  const campaign = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-12-01T00:00:00.000Z' }
  const campaigns = [{ campaignName: 'black_friday', ...campaign }]
  const [known] = await findStores(middleware.engine, { key: 'sk' })
  if (!known) throw new Error('There is no store of Slovakia')
  const { version: _version, ...draft } = known
  await importStores(middleware.engine, [{ ...draft, custom: { ...draft.custom, bankDetails, campaigns } }])
  const shopper = aShopper(middleware)
  const [store] = (await shopper.do('getStores', {})).stores.results
  expect(store).toMatchObject({
    id: expect.any(String),
    version: expect.any(Number),
    key: 'sk',
    name: { en: expect.any(String) },
    distributionChannels: [{ id: expect.any(String) }],
    supplyChannels: [{ id: expect.any(String) }],
    custom: {
      bankDetails,
      codFeeTitle: { sk: expect.any(String) },
      campaigns,
    },
  })
  expect(store?.languages.length).toBeGreaterThan(0)
  const { shippingMethods } = await shopper.do('getShippingMethodsWithoutId', {})
  expect(shippingMethods.map(({ key }) => key).sort()).toEqual(['freight', 'parcel'])
  for (const method of shippingMethods)
    expect(method).toMatchObject({
      id: expect.any(String),
      version: expect.any(Number),
      name: expect.anything(),
      description: expect.anything(),
      isDefault: method.key === 'parcel',
      zoneRates: [
        {
          zone: { id: expect.any(String), name: expect.any(String), key: expect.any(String) },
          shippingRates: [{ price: expect.any(Object), freeAbove: expect.any(Object), isMatching: expect.any(Boolean) }],
        },
      ],
      custom: { deliveryTime: expect.anything() },
    })
})

test('DISC-03, DISC-14 a cart discount counts in its stores alone, while it is active, by its target and in its order', async () => {
  const half = aCartDiscount({
    value: { type: 'relative', permyriad: 5000 },
    target: { type: 'lineItems', predicate: `sku = "${PRESS}"` },
    stores: [{ key: 'de' }],
  })
  await importCartDiscounts(middleware.engine, [half])
  const totalIn = async (host: string) => {
    const shopper = aShopper(middleware, host)
    const { cart } = await shopper.do('createCart', {})
    const added = await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity: 1 })
    return added.cart.lineItems[0]?.totalPrice.centAmount
  }
  const [slovak, german] = [await totalIn('sk.localhost'), await totalIn('de.localhost')]
  expect(german).toBe(Math.round((slovak ?? 0) / 2))
  await importCartDiscounts(middleware.engine, [{ ...half, isActive: false }])
  expect(await totalIn('de.localhost')).toBe(slovak)
})

test('API-46 every change of commerce is an operation that a caller reaches', async () => {
  const changes = [
    ...(['createCart', 'updateCart', 'deleteCart', 'createMyOrderFromCart', 'createBankPayment', 'createCodPayment'] as const),
    ...([
      'customerSignMeIn',
      'customerSignMeUp',
      'customerUpdateMe',
      'customerChangeMyPassword',
      'customerResetPassword',
    ] as const),
    ...(['addShippingAddress', 'updateShippingAddress', 'deleteShippingAddress', 'setDefaultShippingAddress'] as const),
    ...(['addBillingAddress', 'updateBillingAddress', 'deleteBillingAddress', 'setDefaultBillingAddress'] as const),
  ] satisfies OperationName[]
  const answerTo = async (name: string, params: object) => {
    // The examples are of Germany.
    const { status, body } = await send(middleware, {
      method: 'POST',
      url: `/new-ct/${name}`,
      headers: { host: 'de.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify([params]),
    })
    return { status, codes: ((body as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code), body }
  }
  const unknown = await answerTo('createBasket', {})
  expect(unknown.status).toBe(404)
  for (const name of changes) {
    const { status, codes, body } = await answerTo(name, OPERATIONS[name].example.params)
    // What it changes does not exist for a new visitor; the call itself is understood.
    expect(codes, name).not.toContain('InvalidInput')
    expect(body, name).not.toEqual(unknown.body)
    expect(status, name).toBeLessThan(500)
  }
})
