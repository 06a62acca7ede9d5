import type { OperationName } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import { findStores, importStores } from '@shop/engine/store'
import { aCartDiscount, importCartDiscounts } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
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

test('ENT-02 a line of a cart has its product, variant, prices and fields, with what is freight and what it guarantees', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const product = { sku: CRANE }
  const added = await shopper.do('addToCart', { id: cart.id, version: cart.version, product, quantity: 2 })
  expect(added.cart.lineItems).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      productId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: expect.objectContaining({ sk: 'Crane' }),
      productSlug: expect.objectContaining({ sk: 'crane-30000003' }),
      productType: { key: expect.any(String) },
      quantity: 2,
      variant: expect.objectContaining({
        sku: CRANE,
        images: [expect.objectContaining({ url: '/pictures/press.0' })],
        attributes: expect.any(Array),
      }),
      isFreight: true,
      price: expect.objectContaining({
        value: { type: 'centPrecision', currencyCode: 'EUR', centAmount: 29_900, fractionDigits: 2 },
      }),
      discountedPricePerQuantity: [],
      custom: {},
    }),
  ])
})

test('ENT-21 stock, discounts, payments and tracked items have the fields of their areas', async () => {
  const shopper = aShopper(middleware)
  const { inventoryEntries } = await shopper.do('getInventory', { sku: [PRESS] })
  expect(inventoryEntries).toEqual({
    results: [{ id: expect.any(String), sku: PRESS, availableQuantity: 500 }],
    offset: 0,
    count: 1,
    total: 1,
  })
  const tier = aCartDiscount({
    value: { type: 'relative', permyriad: 500 },
    target: { type: 'lineItems', predicate: `sku = "${PRESS}"` },
    custom: { volumeDiscountGroup: 'press', threshold: 3 },
  })
  await importCartDiscounts(middleware.engine, [tier])
  const { cartDiscounts } = await shopper.do('getVolumeDiscounts', { discountGroup: 'press', sort: 'sortOrder asc' })
  expect(cartDiscounts.results).toMatchObject([
    { id: tier.id, name: expect.anything(), sortOrder: expect.any(String), value: { type: 'relative', permyriad: 500 } },
  ])
  const ready = await readyCart(shopper, PRESS, 2)
  const draft = draftOf('bank-transfer', ready.totalPrice.centAmount)
  expect(Object.keys(draft).toSorted()).toEqual(['amountPlanned', 'paymentMethodInfo'])
  const { payment } = await shopper.do('createBankPayment', { id: ready.id, version: ready.version, draft })
  const { paymentInterface } = draft.paymentMethodInfo
  expect(payment).toMatchObject({ amountPlanned: draft.amountPlanned, paymentMethodInfo: { paymentInterface } })
  const { items } = await shopper.do('getTrackedItems', { skus: [PRESS], locale: 'sk-SK' })
  expect(items).toEqual([
    {
      item_id: PRESS,
      item_name: 'Press',
      item_brand: 'Forge & Co',
      item_variant: 'M-30000001',
      price: 100,
      currency: 'EUR',
      discount: 0,
      quantity: 1,
      in_stock: true,
      shipping_type: 'parcel',
      item_type: 'product',
      index: 0,
      gtin: '4003000000100',
      item_category: 'Workshop',
      languageAndCountry: 'sk-SK',
    },
  ])
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
