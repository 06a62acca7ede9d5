import { randomUUID } from 'node:crypto'
import { findStores, importStores } from '@shop/engine/store'
import { aCartDiscount, aDiscountCode, importCartDiscounts, importDiscountCodes } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const skuOf = async () => {
  const { products } = await aShopper(middleware).do('getProduct', { limit: 1 })
  return products.results[0]?.masterVariant.sku ?? ''
}

async function aCode(code: string, changes: Parameters<typeof aDiscountCode>[2] = {}) {
  const discount = aCartDiscount({ requiresDiscountCode: true })
  await importCartDiscounts(engine, [discount])
  const draft = aDiscountCode(code, [discount.id], changes)
  await importDiscountCodes(engine, [draft])
  return draft
}

test('API-11, API-12, CART-21 a coupon is applied and removed over HTTP, with its state on the cart', async () => {
  const { id: discountCodeId } = await aCode('SAVE10')
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const filled = await shopper.do('addToCart', {
    id: cart.id,
    version: cart.version,
    product: { sku: await skuOf() },
    quantity: 1,
  })
  const coded = await shopper.do('applyCartCoupon', { id: cart.id, version: filled.cart.version, code: 'save10' })
  expect(coded.cart.discountCodes).toMatchObject([{ state: 'MatchesCart', discountCode: { code: 'SAVE10' } }])
  expect(coded.cart.totalPrice.centAmount).toBeLessThan(filled.cart.totalPrice.centAmount)
  const discountCode = { typeId: 'discount-code' as const, id: discountCodeId }
  const bare = await shopper.do('removeCartCoupon', { id: cart.id, version: coded.cart.version, discountCode })
  expect(bare.cart.totalPrice).toEqual(filled.cart.totalPrice)
  const again = await shopper.do('removeCartCoupon', { id: cart.id, version: bare.cart.version, discountCode })
  expect(again.cart.version).toBe(bare.cart.version)
})

test('API-11 an unknown coupon and one out of its time are refused with their reason', async () => {
  await aCode('BYGONE', { validUntil: '2020-01-01T00:00:00.000Z' })
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  for (const [code, reason] of [
    ['NOSUCH', 'DoesNotExist'],
    ['BYGONE', 'TimeRangeNonApplicable'],
  ]) {
    expect(await shopper.post('applyCartCoupon', { id: cart.id, version: cart.version, code })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'DiscountCodeNonApplicable', discountCode: code, reason }] },
    })
  }
})

test('API-29, DISC-02 volume discounts of a group come by sort order, each with threshold and permyriad', async () => {
  await importCartDiscounts(
    engine,
    [
      [5, 1000],
      [3, 500],
    ].map(([threshold = 1, permyriad = 1]) =>
      aCartDiscount({
        sortOrder: `0.9${threshold}`,
        value: { type: 'relative', permyriad },
        custom: { volumeDiscountGroup: 'bulk', threshold },
      }),
    ),
  )
  const { cartDiscounts } = await aShopper(middleware).do('getVolumeDiscounts', { discountGroup: 'bulk', sort: 'sortOrder asc' })
  expect(cartDiscounts.results.map(({ custom, value }) => [custom.threshold, value])).toEqual([
    [3, { type: 'relative', permyriad: 500 }],
    [5, { type: 'relative', permyriad: 1000 }],
  ])
  const all = await aShopper(middleware).do('getVolumeDiscounts', {})
  expect(new Set(all.cartDiscounts.results.map(({ custom }) => custom.volumeDiscountGroup))).toContain('bulk')
  expect(all.cartDiscounts.results.every(({ custom }) => custom.volumeDiscountGroup !== undefined)).toBe(true)
})

test('API-28, DISC-10 no one but a signed-in customer of the tier sees a personalised discount', async () => {
  const { cartDiscount } = await aShopper(middleware).do('getPersonalizedDiscounts', { cohortTier: 'tier1' })
  expect(cartDiscount).toBeNull()
})

test('DISC-08, ENT-09 a customer of a group is told their own price as the cart has it, and who decided on it', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const sku = await skuOf()
  expect(await aShopper(middleware).do('getPersonalPrices', { skus: [sku] })).toEqual({ personalisation: null, prices: [] })
  expect(await shopper.do('getPersonalPrices', { skus: [sku] })).toEqual({ personalisation: null, prices: [] })
  const [store] = (await findStores(engine)).filter(({ key }) => key === 'sk')
  if (!store) throw new Error('There is no store sk')
  const custom = { ...store.custom, switches: { ...store.custom.switches, loyaltyDiscount: true } }
  await importStores(engine, [{ ...store, custom }])
  const value = { type: 'relative', permyriad: 300 } as const
  await importCartDiscounts(engine, [aCartDiscount({ value, stores: [{ key: 'sk' }], custom: { cohortTier: 'tier2' } })])
  const inGroup = (group_source: 'purchases' | 'owner') =>
    engine.db.updateTable('customer').set({ group_key: 'tier2', group_source }).where('id', '=', customer.id).execute()
  for (const [source, personalisation] of [
    ['purchases', 'automated'],
    ['owner', 'assigned'],
  ] as const) {
    await inGroup(source)
    const { cart } = await shopper.do('createCart', {})
    const add = { id: cart.id, version: cart.version, product: { sku }, quantity: 1 }
    const own = async () => shopper.do('getPersonalPrices', { skus: [sku, sku, 'EX39999999'] })
    await expect.poll(async () => (await own()).prices.length).toBe(1)
    const filled = (await shopper.do('addToCart', add)).cart
    expect(filled.personalisation).toBe(personalisation)
    expect(await own()).toEqual({ personalisation, prices: [{ sku, price: filled.lineItems[0]?.totalPrice }] })
    await shopper.do('removeFromCart', { id: cart.id, version: filled.version, lineItem: { id: filled.lineItems[0]?.id ?? '' } })
  }
})

test('API-13 the channel of a line is set to one of the store only', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const filled = await shopper.do('addToCart', {
    id: cart.id,
    version: cart.version,
    product: { sku: await skuOf() },
    quantity: 1,
  })
  const [line] = filled.cart.lineItems
  const payload = { id: cart.id, version: filled.cart.version, lineItem: { id: line?.id ?? '' } }
  const own = line?.supplyChannel?.id ?? ''
  expect(
    (await shopper.do('updateCartItemChannel', { ...payload, supplyChannel: { id: own } })).cart.lineItems[0]?.supplyChannel,
  ).toEqual({ id: own })
  expect(await shopper.post('updateCartItemChannel', { ...payload, supplyChannel: { id: 'elsewhere' } })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'InvalidInput', field: 'supplyChannel' }] },
  })
})

test('COOK-09 a cookie that says a group makes nothing cheaper: the tier is that of the customer who is signed in', async () => {
  const [store] = await findStores(engine, { key: 'sk' })
  if (!store) throw new Error('There is no store sk')
  const { version: _version, ...draft } = store
  const switches = { ...draft.custom.switches, loyaltyDiscount: true }
  await importStores(engine, [{ ...draft, custom: { ...draft.custom, switches } }])
  await importCartDiscounts(engine, [aCartDiscount({ stores: [{ key: 'sk' }], custom: { cohortTier: 'tier2' } })])
  const sku = await skuOf()
  const totalOf = async (shopper: ReturnType<typeof aShopper>, headers: Readonly<Record<string, string>> = {}) => {
    const { cart } = await shopper.do('createCart', {})
    const payload = { id: cart.id, version: cart.version, product: { sku }, quantity: 1 }
    const cookie = [shopper.cookie, headers.cookie].filter(Boolean).join('; ')
    const { body } = await shopper.post('addToCart', [payload], { ...headers, cookie })
    return (body as { data: { cart: { totalPrice: { centAmount: number } } } }).data.cart.totalPrice.centAmount
  }
  const price = await totalOf(aShopper(middleware))
  expect(await totalOf(aShopper(middleware), { cookie: 'vsf-customer-group=tier2' })).toBe(price)

  const member = aShopper(middleware)
  const email = `${randomUUID()}@example.org`
  const { user } = await member.do('customerSignMeUp', {
    email,
    password: 'Hydraulic-Press-30t',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private', newsletter: false },
  })
  await engine.db.updateTable('customer').set({ group_key: 'tier2' }).where('id', '=', user.customer.id).execute()
  expect(await totalOf(member)).toBeLessThan(price)
})
