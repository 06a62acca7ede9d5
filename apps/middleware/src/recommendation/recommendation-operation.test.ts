import { randomUUID } from 'node:crypto'
import type { ParamsOf, PurgedTags } from '@shop/contract'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { computeRecommendations, computeRecommendationsIfDue } from '@shop/engine/recommendation'
import { describe, expect, test } from 'vitest'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { draftOf } from '../order/checkout.fixtures.ts'
import {
  addEvents,
  addPurchase,
  aSoldProduct,
  BROWSER,
  importProducts,
  payloadOf,
  setUnits,
  skuOf,
} from './recommendation.fixtures.ts'

type Changes = Partial<ParamsOf<'getRecommendations'>>

/** Numbers of the products that are recommended, in order. */
async function ask(shopper: Shopper, type: Parameters<typeof payloadOf>[0], more: Changes = {}): Promise<number[]> {
  const { results } = await shopper.do('getRecommendations', payloadOf(type, more))
  return (results[0]?.value ?? []).map(({ item_id: sku }) => Number(sku.slice(-4)))
}

const similarTo = (shopper: Shopper, number: number) => ask(shopper, 'similar-products', { sourceSku: skuOf(number) })
const boughtWith = (shopper: Shopper, number: number) => ask(shopper, 'bought-together', { sourceSku: skuOf(number) })

const aCategory = (key: string, related: readonly string[] = []) => ({
  id: randomUUID(),
  key,
  orderHint: '0.5',
  icon: 'box',
  name: { sk: key, de: key },
  slug: { sk: key, de: key },
  description: { sk: key },
  metaTitle: { sk: key },
  metaDescription: { sk: key },
  ...(related.length > 0 ? { relatedCategoryIds: [related, [], []] as const } : {}),
})

describe('similar products', async () => {
  const saws = aCategory('saws')
  const sold = [1, 2, 3, 4, 5, 6, 7].map(number =>
    aSoldProduct(number, { categoryIds: [saws.id], family: number < 6 ? 'saw' : 'other' }),
  )
  const soldAbroad = aSoldProduct(8, { categoryIds: [saws.id], family: 'saw' })
  const inCrowns = soldAbroad.variants.map(variant => ({
    ...variant,
    prices: variant.prices.filter(({ value }) => value.currencyCode === 'CZK'),
  }))
  const products = [...sold, { ...soldAbroad, variants: inCrowns }]
  const middleware = await openTestMiddleware({ isEmpty: true })
  const { engine } = middleware
  await importProducts(engine, products, [saws])
  const shopper = aShopper(middleware)

  test('REC-02, REC-08 before anything was computed, products of the same category are similar', async () => {
    expect((await similarTo(shopper, 1)).toSorted()).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('REC-02 without any visit the family comes first, nearest in price', async () => {
    const computed = await computeRecommendations(engine)
    expect(computed).toEqual({ products: 8, visits: 0, orders: 0, changed: 8 })
    expect(await similarTo(shopper, 1)).toEqual([2, 3, 4, 5, 6, 7])
    expect(await similarTo(shopper, 7)).toEqual([6, 5, 4, 3, 2, 1])
  })

  test('REC-01, REC-02, REC-05 what is looked at in the same visits comes first, in the form of the service', async () => {
    for (let count = 0; count < 60; count++) await addEvents(engine, [1, 7])
    await addEvents(engine, [1, 3], { daysAgo: 100 })
    expect(await computeRecommendations(engine)).toMatchObject({ visits: 60 })
    expect((await similarTo(shopper, 1))[0]).toBe(7)
    const answer = await shopper.do('getRecommendations', payloadOf('similar-products', { sourceSku: skuOf(1) }))
    expect(answer.success).toBe(true)
    expect(answer.results).toHaveLength(1)
    expect(answer.results[0]?.value[0]).toMatchObject({
      item_id: skuOf(7),
      recommendation_id: recommendationKeysOf('sk-SK').similarProductsId,
      engine_name: 'similar-products',
      product: { masterVariant: { sku: skuOf(7), price: { value: { currencyCode: 'EUR', centAmount: 10_700 } } } },
    })
  })

  test('REC-02 what a program looks at in one browser counts nothing', async () => {
    await addEvents(
      engine,
      Array.from({ length: 5001 }, (_, index) => 1 + (index % 2)),
    )
    expect(await computeRecommendations(engine)).toMatchObject({ visits: 60, changed: 0 })
  })

  test('REC-02, PDP-19 what is sold out, unpublished or without a price in the market is left out, and comes back', async () => {
    await setUnits(engine, 7, 0)
    await engine.db.updateTable('product').set({ published: false }).where('key', '=', skuOf(2).toLowerCase()).execute()
    expect((await similarTo(shopper, 1)).toSorted()).toEqual([3, 4, 5, 6])
    await setUnits(engine, 7, 9)
    expect((await similarTo(shopper, 1))[0]).toBe(7)
    const { results } = await aShopper(middleware, 'cz.localhost').do(
      'getRecommendations',
      payloadOf('similar-products', { sourceSku: skuOf(1) }, 'cs-CZ'),
    )
    expect(results[0]?.value.map(({ item_id: sku }) => sku)).toContain(skuOf(8))
  })

  test('REC-02 stored answers and pages are purged for the products whose lists changed, and for no others', async () => {
    await computeRecommendations(engine)
    await similarTo(shopper, 5)
    const purged: PurgedTags[] = []
    middleware.changes.subscribe(tags => purged.push(tags))
    for (let count = 0; count < 90; count++) await addEvents(engine, [5, 6])
    await computeRecommendations(engine)
    expect((await similarTo(shopper, 5))[0]).toBe(6)
    const tags = purged.flatMap(each => (each === 'all' ? ['all'] : [...each]))
    expect(tags).toContain(`recommendations:${skuOf(5)}`)
    expect(tags.every(tag => tag.startsWith('recommendations:'))).toBe(true)
    purged.length = 0
    expect(await computeRecommendations(engine)).toMatchObject({ changed: 0 })
    await middleware.model.catchUp()
    expect(purged).toEqual([])
  })

  test('REC-02 of all processes one computes within an hour', async () => {
    expect(await computeRecommendationsIfDue(engine, 3600)).toBeUndefined()
    const later = { ...engine, now: () => new Date(Date.now() + 3_601_000).toISOString() }
    const both = await Promise.all([computeRecommendationsIfDue(later, 3600), computeRecommendationsIfDue(later, 3600)])
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  test('REC-02 a product that is gone takes its lists along', async () => {
    expect(await similarTo(shopper, 5)).toContain(6)
    const gone = products.find(({ key }) => key === skuOf(6).toLowerCase())
    await engine.db.deleteFrom('inventory_entry').where('sku', '=', skuOf(6)).execute()
    await engine.db
      .deleteFrom('product')
      .where('id', '=', gone?.id ?? '')
      .execute()
    expect(await similarTo(shopper, 5)).not.toContain(6)
    expect(await similarTo(shopper, 6)).toEqual([])
  })
})

describe('bought together', async () => {
  const middleware = await openTestMiddleware({ isEmpty: true })
  const { engine } = middleware
  await importProducts(
    engine,
    [1, 2, 3, 4].map(number => aSoldProduct(number)),
  )
  const shopper = aShopper(middleware)

  async function order(numbers: readonly number[]): Promise<string> {
    const buyer = aShopper(middleware)
    let { cart } = await buyer.do('createCart', {})
    for (const number of numbers)
      cart = (await buyer.do('addToCart', { id: cart.id, version: cart.version, product: { sku: skuOf(number) }, quantity: 1 }))
        .cart
    const actions = [
      { action: 'setCustomerEmail' as const, email: 'jana@example.org' },
      { action: 'setBillingAddress' as const, address: ADDRESS },
      { action: 'setShippingAddress' as const, address: ADDRESS },
    ]
    cart = (await buyer.do('updateCart', { id: cart.id, version: cart.version, actions })).cart
    const draft = draftOf('bank-transfer', cart.totalPrice.centAmount)
    cart = (await buyer.do('createBankPayment', { id: cart.id, version: cart.version, draft })).cart
    return (await buyer.do('createMyOrderFromCart', { id: cart.id, version: cart.version })).order.orderNumber
  }

  test('REC-02 nothing is bought together before anyone has bought, nor by what one order had', async () => {
    const orderNumber = await order([1, 2])
    // The same purchase as an event of a visitor who agreed to statistics is no second one.
    await addEvents(engine, [1, 2], { type: 'purchase_item', properties: { purchase_id: orderNumber, quantity: 1 } })
    expect(await computeRecommendations(engine)).toMatchObject({ orders: 1 })
    expect(await boughtWith(shopper, 1)).toEqual([])
  })

  test('REC-02 what two orders have in common is bought together, whether it is known from the orders or from events', async () => {
    await order([2, 1])
    await addPurchase(engine, [1, 3])
    await addPurchase(engine, [3, 1])
    await addPurchase(engine, [1, 4])
    expect(await computeRecommendations(engine)).toMatchObject({ orders: 5 })
    expect((await boughtWith(shopper, 1)).toSorted()).toEqual([2, 3])
    expect(await boughtWith(shopper, 2)).toEqual([1])
    expect(await boughtWith(shopper, 4)).toEqual([])
    await setUnits(engine, 2, 0)
    expect(await boughtWith(shopper, 1)).toEqual([3])
  })
})

describe('the recommendations of a cart', async () => {
  const oil = aCategory('oil')
  const fryers = aCategory('fryers', [oil.id])
  const reference = (draft: { readonly id: string }) => ({ typeId: 'product', id: draft.id }) as const
  const basket = aSoldProduct(2)
  const fryer = aSoldProduct(1, { categoryIds: [fryers.id] })
  const withAccessory = {
    ...fryer,
    variants: fryer.variants.map(variant => ({
      ...variant,
      attributes: [...variant.attributes, { name: 'relatedAccessories', value: [reference(basket)] }],
    })),
  }
  const products = [withAccessory, basket, aSoldProduct(3), aSoldProduct(4, { categoryIds: [oil.id] })]
  const middleware = await openTestMiddleware({ isEmpty: true })
  const { engine } = middleware
  await importProducts(engine, products, [oil, fryers])
  const forCart = (more: Changes = {}) =>
    ask(aShopper(middleware), 'cart', {
      sourceSku: skuOf(1),
      categoryLvl2: 'kitchen',
      categoryLvl3: 'fryers',
      productTitle: 'Fryer',
      ...more,
    })

  test('REC-03 accessories come first, then what is bought with it, then what goes with its category', async () => {
    expect(await forCart()).toEqual([2, 4])
    await addPurchase(engine, [1, 3])
    await addPurchase(engine, [1, 3])
    await computeRecommendations(engine)
    expect(await forCart()).toEqual([2, 3, 4])
  })

  test('REC-03, COMP-04 a store that shows no complementary products recommends none of a category', async () => {
    const { results } = await aShopper(middleware, 'de.localhost').do(
      'getRecommendations',
      payloadOf('cart', { sourceSku: skuOf(1) }, 'de-DE'),
    )
    expect(results[0]?.value.map(({ item_id: sku }) => sku)).toEqual([skuOf(2), skuOf(3)])
  })

  test('REC-03 next to a product that is gone its category is recommended, the lowest that is known', async () => {
    expect(await forCart({ sourceSku: 'EX99999999' })).toEqual([1])
    expect(await forCart({ sourceSku: 'EX99999999', categoryLvl3: 'none', categoryLvl2: 'oil' })).toEqual([4])
    expect(await forCart({ sourceSku: 'EX99999999', categoryLvl3: 'none', categoryLvl2: 'none' })).toEqual([])
  })

  test('REC-04 the products seen last are those of the browser that asks, newest first, and no cache keeps them', async () => {
    const shopper = aShopper(middleware)
    expect(await ask(shopper, 'last-seen')).toEqual([])
    await addEvents(engine, [1, 2, 3, 1], { browser: BROWSER })
    await addEvents(engine, [4])
    expect(await ask(shopper, 'last-seen')).toEqual([1, 3, 2])
    const answer = await shopper.post('getRecommendations', [payloadOf('last-seen')])
    expect(answer.headers['cache-tag']).toBeUndefined()
    expect(await ask(shopper, 'last-seen', { bloomreachCookie: randomUUID() })).toEqual([])
  })
})

describe('what is asked for', async () => {
  const middleware = await openTestMiddleware({ isEmpty: true })
  await importProducts(middleware.engine, [aSoldProduct(1)])
  const shopper = aShopper(middleware)
  const refused = async (payload: object) => (await shopper.post('getRecommendations', [payload])).status
  const good = payloadOf('similar-products', { sourceSku: skuOf(1) })

  test('REC-01, REC-06 ids of another language or shop, and a locale of another market, are refused', async () => {
    expect(await refused(good)).toBe(200)
    const german = recommendationKeysOf('de-DE')
    expect(await refused({ ...good, typeId: german.similarProductsId })).toBe(400)
    expect(await refused({ ...good, domainId: german.key })).toBe(400)
    expect(await refused(payloadOf('similar-products', { sourceSku: skuOf(1) }, 'de-DE'))).toBe(400)
  })

  test('REC-01, REC-02, REC-03 every field that a question needs has to be there, and none that is unknown', async () => {
    for (const field of ['bloomreachCookie', 'typeId', 'domainId', 'languageAndCountry'] as const) {
      const { [field]: _missing, ...rest } = good
      expect(await refused(rest), field).toBe(400)
    }
    for (const type of ['similar-products', 'cart', 'bought-together'] as const)
      expect(await refused(payloadOf(type)), type).toBe(400)
    expect(await refused(payloadOf('last-seen'))).toBe(200)
    expect(await refused({ ...good, price: 1 })).toBe(400)
    expect(await refused({ ...good, bloomreachCookie: "' or true" })).toBe(400)
  })
})
