import { randomUUID } from 'node:crypto'
import type { OperationName, ParamsOf } from '@shop/contract'
import { consentOf } from '@shop/domain/cookie'
import { NEWSLETTER_CONSENT_VERSIONS } from '@shop/domain/newsletter'
import { issueConfirmToken } from '@shop/engine/newsletter'
import { trackPurchase } from '@shop/engine/tracking'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { paidCart, readyCart } from '../order/checkout.fixtures.ts'
import { visitorCookies } from '../visitor/visitor-cookies.fixtures.ts'

const middleware = await openTestMiddleware()
const { db } = middleware.engine
const locale = 'sk-SK'
const TAKEN = { tracking: { isTaken: true } }
const NOT_TAKEN = { tracking: { isTaken: false } }

/** A browser whose visitor agreed to everything, or to what is given. */
function aBrowser(choices = consentOf(() => true), shopper: Shopper = aShopper(middleware)) {
  const browserId = randomUUID()
  return {
    browserId,
    shopper,
    async track<Name extends OperationName>(
      operation: Name,
      params: Omit<ParamsOf<Name>, 'id' | 'locale'> & { id?: string },
      headers: Readonly<Record<string, string>> = {},
    ) {
      const cookie = [shopper.cookie, visitorCookies(browserId, choices)].filter(Boolean).join('; ')
      const { status, body } = await shopper.post(operation, [{ id: randomUUID(), locale, ...params }], { cookie, ...headers })
      return status === 200 ? (body as { data: unknown }).data : status
    },
  }
}

/** What is stored of a browser, once as many events are as are expected. */
async function storedOf(browserId: string, count: number) {
  const read = () =>
    db
      .selectFrom('tracking_event')
      .select(['type', 'locale', 'customer_id', 'sku', 'properties'])
      .where('browser_id', '=', browserId)
      .orderBy('occurred_at')
      .orderBy('type', 'desc')
      .execute()
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

/** What a service outside is to learn of a browser. */
async function forwardedOf(browserId: string) {
  return db
    .selectFrom('tracking_forward')
    .select(['kind', 'type', 'registered', 'properties'])
    .where('browser_id', '=', browserId)
    .orderBy('position')
    .execute()
}

/** Something of another browser is stored by now, so that what came before it would be. */
async function settle(): Promise<void> {
  const { track, browserId } = aBrowser()
  await track('view-item', { sku: PRESS })
  await storedOf(browserId, 1)
}

const VIEWED = {
  product_id: PRESS,
  title: 'Press',
  brand: 'Forge & Co',
  price: 100,
  category_1: 'Workshop',
  language: 'sk',
  location: 'SK',
}

test('TRACK-01, TRACK-02, TRACK-12 a product that is viewed is stored as the catalogue has it, under the browser of the cookie', async () => {
  const { browserId, track } = aBrowser()
  expect(await track('view-item', { sku: PRESS, email: 'ada@example.org', user_id: randomUUID() })).toEqual(TAKEN)
  const viewed = { type: 'view_item', locale, customer_id: null, sku: PRESS, properties: VIEWED }
  expect(await storedOf(browserId, 1)).toEqual([viewed])
  expect(await forwardedOf(browserId)).toEqual([{ kind: 'event', type: 'view_item', registered: null, properties: VIEWED }])
  expect(await track('view-item', { sku: 'EX99999999' })).toEqual(NOT_TAKEN)
  expect(await track('view-item', { sku: PRESS, price: 1 } as { sku: string })).toBe(400)
})

test('TRACK-02 a customer who is signed in is known by the session, whatever the call says', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const { browserId, track } = aBrowser(undefined, shopper)
  await track('view-item', { sku: PRESS, user_id: randomUUID() })
  expect(await storedOf(browserId, 1)).toMatchObject([{ customer_id: customer.id }])
  expect(await forwardedOf(browserId)).toMatchObject([{ registered: customer.id }])
})

test('TRACK-15 nothing is taken without the consent to statistics, nor without a browser id, and no service is told without marketing', async () => {
  const refused = consentOf(() => false)
  for (const choices of [refused, { ...refused, marketing: true }, { ...refused, preferences: true }]) {
    const { browserId, track } = aBrowser(choices)
    expect(await track('view-item', { sku: PRESS })).toEqual(NOT_TAKEN)
    expect(await track('checkout', { cart_id: randomUUID(), step: 1 })).toEqual(NOT_TAKEN)
    await settle()
    expect(await storedOf(browserId, 0)).toEqual([])
  }
  const plain = aShopper(middleware)
  expect(await plain.do('view-item', { id: randomUUID(), locale, sku: PRESS })).toEqual(NOT_TAKEN)
  const { browserId, track } = aBrowser({ ...refused, statistics: true })
  expect(await track('view-item', { sku: PRESS })).toEqual(TAKEN)
  expect(await storedOf(browserId, 1)).toHaveLength(1)
  expect(await forwardedOf(browserId)).toEqual([])
})

test('TRACK-15 with Global Privacy Control no service is told, from the first request on and before any page has written that down', async () => {
  const { browserId, track } = aBrowser()
  expect(await track('view-item', { sku: PRESS }, { 'sec-gpc': '1' })).toEqual(TAKEN)
  expect(await storedOf(browserId, 1)).toHaveLength(1)
  expect(await forwardedOf(browserId)).toEqual([])
  // The signal is that of each request.
  await track('view-item', { sku: CRANE }, { 'sec-gpc': '0' })
  await storedOf(browserId, 2)
  expect(await forwardedOf(browserId)).toHaveLength(1)
})

test('TRACK-01 an event that is sent twice counts once, and one in a locale of another market is refused', async () => {
  const { browserId, track, shopper } = aBrowser()
  const id = randomUUID()
  for (const time of ['first', 'second']) expect(await track('view-item', { id, sku: PRESS }), time).toEqual(TAKEN)
  await settle()
  expect(await storedOf(browserId, 1)).toHaveLength(1)
  expect(await forwardedOf(browserId)).toHaveLength(1)
  expect((await shopper.post('view-item', [{ id, locale: 'de-DE', sku: PRESS }])).status).toBe(400)
})

test('TRACK-03 a listing is stored with its slug and the products of its page', async () => {
  const { browserId, track } = aBrowser()
  await track('view-category', { slug: 'workshop', additional_props: { category_listed_products: [PRESS, CRANE] } })
  expect(await storedOf(browserId, 1)).toMatchObject([
    {
      type: 'view_category',
      sku: null,
      properties: { slug: 'workshop', category_listed_products: [PRESS, CRANE], language: 'sk', location: 'SK' },
    },
  ])
})

test('TRACK-04 a change of a cart is stored with what the cart holds, and of a cart of someone else nothing is told', async () => {
  const { browserId, track, shopper } = aBrowser()
  const cart = await readyCart(shopper, PRESS, 2)
  await track('cart-update', { action: 'add', cart_id: cart.id, sku: PRESS, recommendation_id: 'similar' })
  const list = { product_list: [{ product_id: PRESS, quantity: 2 }], total_price: cart.totalPrice.centAmount / 100 }
  expect(await storedOf(browserId, 1)).toMatchObject([
    { type: 'cart_update', sku: PRESS, properties: { action: 'add', cart_id: cart.id, recommendation_id: 'similar', ...list } },
  ])
  const otherBrowser = aBrowser()
  await readyCart(otherBrowser.shopper)
  await otherBrowser.track('cart-update', { action: 'add', cart_id: cart.id, sku: PRESS })
  const [event] = await storedOf(otherBrowser.browserId, 1)
  expect(event?.properties).toEqual({ action: 'add', cart_id: cart.id })
})

test('TRACK-05 facts of a customer are told and not stored, and a visitor has none', async () => {
  const { shopper, customer } = await aSignedInShopper(middleware)
  const { browserId, track } = aBrowser(undefined, shopper)
  expect(await track('customer-update', { user_id: randomUUID() })).toEqual(TAKEN)
  await settle()
  expect(await storedOf(browserId, 0)).toEqual([])
  const properties = { country: 'SK', language: 'sk' }
  expect(await forwardedOf(browserId)).toEqual([{ kind: 'customer', type: null, registered: customer.id, properties }])
  expect(await aBrowser().track('customer-update', {})).toEqual(NOT_TAKEN)
})

test('TRACK-06 a consent of a mail is proven by its token, and stored for each kind of message', async () => {
  const { browserId, track, shopper } = aBrowser()
  const email = `${randomUUID()}@example.org`
  await shopper.do('subscribeNewsletter', { email, locale })
  const { id } = await db.selectFrom('newsletter_subscription').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const issued = await issueConfirmToken(middleware.engine, id)
  const consents = ['newsletter'] as const
  expect(await track('consent', { consents: [...consents], email_token: 'A'.repeat(43) })).toEqual(NOT_TAKEN)
  const proven = {
    consents: [...consents],
    gdpr_phone: true,
    email_token: issued?.token ?? '',
    additional_props: { placement: 'mail' },
  }
  expect(await track('consent', proven)).toEqual(TAKEN)
  const accepted = { action: 'accept', valid_until: 'unlimited', source: 'page', language: 'sk', placement: 'mail' }
  const events = await storedOf(browserId, 2)
  expect(events.map(({ type, properties }) => ({ type, ...properties }))).toEqual(
    expect.arrayContaining([
      {
        type: 'consent',
        category: 'newsletter',
        ...accepted,
        // The mail whose link was followed.
        consent_text: expect.stringContaining('newsletter obchodu Anvil'),
        consent_version: NEWSLETTER_CONSENT_VERSIONS.mail,
      },
      { type: 'consent', category: 'phone', ...accepted },
    ]),
  )
})

test('TRACK-07, NEWS-05 what a customer decides about messages is stored by kind, of a visitor nothing is', async () => {
  const { shopper } = await aSignedInShopper(middleware)
  const { browserId, track } = aBrowser(undefined, shopper)
  expect(await track('customer-consent', { newsletter: false, soft_newsletter: true })).toEqual(TAKEN)
  const events = await storedOf(browserId, 2)
  expect(events.map(({ properties }) => [properties.category, properties.action]).toSorted()).toEqual([
    ['newsletter', 'reject'],
    ['soft_newsletter', 'accept'],
  ])
  expect(await aBrowser().track('customer-consent', { newsletter: true })).toEqual(NOT_TAKEN)
})

test('TRACK-08, TRACK-11 that an address is given is told, and the address is stored nowhere', async () => {
  const { browserId, track } = aBrowser()
  const cartId = randomUUID()
  await track('newsletter-doi', { email: 'Ada@example.org', newsletterAction: 'new' })
  await storedOf(browserId, 1)
  await track('email-capture', { email: 'ada@example.org', cart_id: cartId })
  expect((await storedOf(browserId, 2)).map(({ type, properties }) => ({ type, properties }))).toEqual([
    { type: 'double_opt_in', properties: { action: 'new', consent_list: ['newsletter'], language: 'sk' } },
    { type: 'email_capture', properties: { cart_id: cartId } },
  ])
  const told = await forwardedOf(browserId)
  expect(told.map(({ type, registered }) => [type, registered])).toEqual([
    ['double_opt_in', null],
    ['email_capture', null],
  ])
  expect(JSON.stringify(told)).not.toContain('example.org')
})

test('TRACK-09, CHK-03 each step of the checkout is stored with its number and name', async () => {
  const { browserId, track } = aBrowser()
  const cartId = randomUUID()
  for (const step of [1, 2, 3, 4, 5] as const) {
    await track('checkout', { cart_id: cartId, step })
    await storedOf(browserId, step)
  }
  expect(await track('checkout', { cart_id: cartId, step: 6 as 5 })).toBe(400)
  const titles = ['cart', 'shipping', 'billing', 'payment', 'thank you']
  expect((await storedOf(browserId, 5)).map(({ properties }) => properties)).toEqual(
    titles.map((title, index) => ({ cart_id: cartId, step_number: index + 1, step_title: title })),
  )
})

test('TRACK-10 recommendations are stored with what was shown, and the product that was opened', async () => {
  const { browserId, track } = aBrowser()
  const shown = { path: '/press/', recommendation_id: 'similar', recommendation_name: 'Similar products' }
  await track('recommendation', { ...shown, action: 'show', item_ids: [PRESS, CRANE] })
  await storedOf(browserId, 1)
  await track('recommendation', { ...shown, action: 'click', item_ids: [CRANE] })
  expect(await storedOf(browserId, 2)).toMatchObject([
    { sku: null, properties: { ...shown, action: 'show', item_ids: [PRESS, CRANE] } },
    { sku: CRANE, properties: { ...shown, action: 'click', item_ids: [CRANE] } },
  ])
})

test('TRACK-12 a tag manager gets products as the market sells them, and of others nothing', async () => {
  const { items } = await aShopper(middleware).do('getTrackedItems', { skus: [CRANE, 'EX99999999', PRESS], locale })
  const common = {
    item_brand: 'Forge & Co',
    currency: 'EUR',
    discount: 0,
    quantity: 1,
    in_stock: true,
    item_type: 'product',
    item_category: 'Workshop',
    languageAndCountry: 'sk-SK',
  }
  expect(items).toEqual([
    {
      ...common,
      item_id: CRANE,
      item_name: 'Crane',
      item_variant: 'M-30000003',
      price: 299,
      shipping_type: 'freight',
      index: 0,
      gtin: '4003000000300',
    },
    {
      ...common,
      item_id: PRESS,
      item_name: 'Press',
      item_variant: 'M-30000001',
      price: 100,
      shipping_type: 'parcel',
      index: 2,
      gtin: '4003000000100',
    },
  ])
})

async function order(shopper: Shopper, checkout: (cartId: string) => Promise<unknown>) {
  const cart = await paidCart(shopper, PRESS, 2)
  await checkout(cart.id)
  const { order } = await shopper.do('createMyOrderFromCart', { id: cart.id, version: cart.version })
  for (const time of ['first', 'second'])
    expect(await trackPurchase(middleware.engine, { orderId: order.id, isForwarding: true }), time).toBeUndefined()
  return order
}

test('TRACK-15 a purchase is stored once, with the amounts of its order, for the browser that took its cart through the checkout', async () => {
  const { browserId, track, shopper } = aBrowser()
  const placed = await order(shopper, cartId => track('checkout', { cart_id: cartId, step: 4 }))
  const events = await storedOf(browserId, 3)
  const purchase = events.filter(({ type }) => type !== 'checkout')
  expect(purchase).toEqual([
    {
      type: 'purchase_item',
      locale,
      customer_id: null,
      sku: PRESS,
      properties: {
        purchase_id: placed.orderNumber,
        product_id: PRESS,
        brand: 'Forge & Co',
        quantity: 2,
        total_price: 200,
        currency: 'EUR',
      },
    },
    {
      type: 'purchase',
      locale,
      customer_id: null,
      sku: null,
      properties: {
        purchase_id: placed.orderNumber,
        purchase_status: placed.orderState,
        total_price: placed.totalPrice.centAmount / 100,
        currency: 'EUR',
        total_quantity: 2,
        product_list: [{ product_id: PRESS, quantity: 2 }],
      },
    },
  ])
  expect((await forwardedOf(browserId)).map(({ type }) => type).toSorted()).toEqual(['checkout', 'purchase', 'purchase_item'])
})

test('TRACK-15 an order of a buyer who refused, took the consent back, or named the cart of someone else is not tracked', async () => {
  const refused = aBrowser(consentOf(() => false))
  await order(refused.shopper, cartId => refused.track('checkout', { cart_id: cartId, step: 4 }))
  expect(await storedOf(refused.browserId, 0)).toEqual([])

  const undecided = aBrowser()
  await order(undecided.shopper, async cartId => {
    await undecided.track('checkout', { cart_id: cartId, step: 4 })
    const decision = { id: randomUUID(), version: 1, choices: consentOf(() => false), locale } as const
    await undecided.shopper.do('recordConsent', decision)
  })
  expect((await storedOf(undecided.browserId, 1)).map(({ type }) => type)).toEqual(['checkout'])

  const otherBrowser = aBrowser()
  const owner = aBrowser()
  await order(owner.shopper, async cartId => {
    await readyCart(otherBrowser.shopper)
    await otherBrowser.track('checkout', { cart_id: cartId, step: 4 })
  })
  expect((await storedOf(otherBrowser.browserId, 1)).map(({ type }) => type)).toEqual(['checkout'])
})

test('TRACK-15 of an order whose buyer took the consent to marketing back no service outside learns', async () => {
  const { browserId, shopper, track } = aBrowser()
  await order(shopper, async cartId => {
    await track('checkout', { cart_id: cartId, step: 4 })
    const choices = consentOf(category => category !== 'marketing')
    await shopper.do('recordConsent', { id: randomUUID(), version: 1, choices, locale })
  })
  expect((await storedOf(browserId, 3)).map(({ type }) => type).toSorted()).toEqual(['checkout', 'purchase', 'purchase_item'])
  expect((await forwardedOf(browserId)).map(({ type }) => type)).toEqual(['checkout'])
})

test('TRACK-15 what waits to be told outside is dropped with the consent, by whichever part of it is taken back', async () => {
  const other = aBrowser()
  await other.track('view-item', { sku: PRESS })
  for (const refused of ['statistics', 'marketing'] as const) {
    const { browserId, track, shopper } = aBrowser()
    await track('view-item', { sku: PRESS })
    await storedOf(browserId, 1)
    expect(await forwardedOf(browserId)).toHaveLength(1)
    // Not written down yet when the decision comes.
    await track('view-category', { slug: 'lisy', additional_props: { category_listed_products: [PRESS] } })
    const choices = consentOf(category => category !== refused)
    // A browser that refuses statistics has no id in its cookies any more, and says which one it was.
    const decision = { id: randomUUID(), version: 1, choices, locale } as const
    if (refused === 'statistics') await shopper.do('recordConsent', { ...decision, browserId })
    else await shopper.post('recordConsent', [decision], { cookie: visitorCookies(browserId, choices) })
    await storedOf(browserId, 2)
    expect(await forwardedOf(browserId), refused).toEqual([])
  }
  await storedOf(other.browserId, 1)
  expect(await forwardedOf(other.browserId)).toHaveLength(1)
})

test('TRACK-15 a consent that is taken back holds also where its network has made too many decisions for one more to be kept', async () => {
  const { browserId, shopper, track } = aBrowser()
  await order(shopper, async cartId => {
    await track('checkout', { cart_id: cartId, step: 4 })
    const decide = async (agrees: boolean) => {
      const decision = { id: randomUUID(), version: 1, choices: consentOf(() => agrees), locale }
      return (await shopper.post('recordConsent', [decision], { 'x-forwarded-for': '203.0.113.77' })).status
    }
    let status = 200
    for (let turn = 0; turn < 100 && status === 200; turn++) status = await decide(true)
    expect([status, await decide(false)]).toEqual([429, 429])
  })
  expect((await storedOf(browserId, 1)).map(({ type }) => type)).toEqual(['checkout'])
})
