// Waits for: the heading of each page on the way; what the stand-in of the tracking service was told (poll, since the worker
// tells it in turns); the data layer (poll). That nothing comes is looked at after something that comes later has come.
import { createHttpTransport } from '@shop/contract'
import { COOKIES, consentOf } from '@shop/domain/cookie'
import { readSettings } from '../apps/storefront/config.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, continueToPayment, fillAddress, goOnToCart, order } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { register, signIn } from './shop/login-steps.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { start } from './shop/own-storefront.ts'
import { expect, PERSON, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const PARCEL_FEE = 195
const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`
const CALLS = /\/api\/new-ct\/(?:view-item|view-category|cart-update|checkout|recommendation|getTrackedItems)$/

interface Profile {
  readonly registered?: string
  readonly cookies: readonly string[]
  readonly events: readonly { readonly type: string; readonly properties: Readonly<Record<string, unknown>> }[]
}

/** What the tracking service knows of a browser: its events in the order in which they took place. */
async function toldOf(browserId: string) {
  const { profiles } = (await (await fetch(`${STANDINS}/__sandbox/engagement`)).json()) as { profiles: readonly Profile[] }
  return profiles.find(({ cookies }) => cookies.includes(browserId))
}

async function browserIdOf({ context }: MarketVisit): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === COOKIES.deviceFingerprint.name)?.value ?? ''
}

/** Starts a storefront of its own whose owner has a tag manager. */
async function startStorefront() {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: '0',
    MIDDLEWARE_URL: middlewareUrl,
    LIVE_PORT: process.env.LIVE_PORT,
    STANDINS_PORT: process.env.STANDINS_PORT,
    TAG_MANAGER_ID: 'GTM-ANVIL1',
    TAG_MANAGER_SCRIPT: `${STANDINS}/tag-manager/gtm.js`,
  })
  const storefront = await start(settings, createHttpTransport(middlewareUrl))
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}

interface TagManager {
  readonly id: string
  readonly consentBefore: boolean
  readonly readings: readonly {
    readonly event?: string
    readonly command?: readonly unknown[]
    readonly ecommerce?: Readonly<Record<string, unknown>> | null
  }[]
}

const tagManagerOf = ({ page }: MarketVisit) =>
  page.evaluate(() => (window as unknown as { standinTagManager?: TagManager }).standinTagManager)

/** The events that the container has read, without its own. */
async function layerOf(visit: MarketVisit) {
  const { readings = [] } = (await tagManagerOf(visit)) ?? {}
  return readings.filter(({ event }) => event !== undefined && event !== 'gtm.js')
}

/** By what events are put in an order: their type, and their step where they have one. */
function keyOf(event: unknown): string {
  const [type, properties] = event as [string, { readonly step_number?: number }]
  return `${type} ${properties.step_number ?? ''}`
}

const idle = ({ page }: MarketVisit) => page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 500))))

/** Which tracking calls a browser makes. */
function recordCalls({ page }: MarketVisit): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (CALLS.test(pathname)) calls.push(pathname.split('/').at(-1) ?? '')
  })
  return calls
}

test('TRACK-01, TRACK-02, TRACK-03, TRACK-04, TRACK-09, TRACK-11, CHK-03 who consents browses and buys, and the tracking service holds exactly the specified calls', async ({
  openShop,
}) => {
  test.slow()
  const visit = await openShop('DE', { userAgent: PERSON })
  const { page, t, open } = visit
  const calls = recordCalls(visit)
  const stool = await findProduct(visit, STOOL)
  const [department = ''] = stool.trail

  await test.step('what is looked at before the choice waits, and is told with the consent', async () => {
    await open(stool.path)
    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible()
    await idle(visit)
    expect(calls).toEqual([])
    expect(await browserIdOf(visit)).toBe('')
    await page.getByRole('button', { name: t('consent.acceptAll') }).click()
    await expect.poll(() => calls).toEqual(['view-item'])
  })
  const browserId = await browserIdOf(visit)
  expect(browserId).toMatch(/^[0-9a-f-]{36}$/)

  await open()
  await page
    .getByRole('navigation', { name: t('shell.categories'), exact: true })
    .getByRole('link', { name: department, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: department, exact: true })).toBeVisible()
  await expect.poll(() => calls).toEqual(['view-item', 'view-category'])
  const slug = new URL(page.url()).pathname.split('/').findLast(Boolean)
  const listed = await page
    .locator('main article h2 a, main article h3 a')
    .evaluateAll(links => links.map(link => `EX${(link as HTMLAnchorElement).pathname.match(/(\d{8})\/?$/)?.[1]}`))
  expect(listed.length).toBeGreaterThan(0)

  await open(stool.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(await goOnToCart(visit)).toContainText(stool.name)
  await expect.poll(() => calls.slice(2)).toEqual(['view-item', 'cart-update'])
  const cartId = ((await visit.page.evaluate(async () => {
    const response = await fetch('/api/new-ct/getMe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[{}]',
    })
    return ((await response.json()) as { data: { me: { activeCart: { id: string } } } }).data.me.activeCart.id
  })) ?? '') as string

  await open('/checkout/cart')
  await expect.poll(() => calls.slice(4)).toEqual(['checkout'])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await fillAddress(visit, buyerOf('DE'))
  await expect.poll(() => calls.slice(5)).toEqual(['checkout', 'checkout'])
  await continueToPayment(visit)
  await expect.poll(() => calls.slice(7)).toEqual(['checkout'])
  await choosePayment(visit, 'checkout.bankTransfer')
  const number = await order(visit, stool.centAmount + PARCEL_FEE)
  await expect.poll(() => calls.slice(8)).toEqual(['checkout'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  await idle(visit)
  expect(calls.slice(9)).toEqual([])

  // Written by hand from what the service asks for.
  const price = stool.centAmount / 100
  const place = { language: 'de', location: 'DE' }
  const categories = Object.fromEntries(stool.trail.map((name, level) => [`category_${level + 1}`, name]))
  const viewed = { product_id: STOOL, title: stool.name, brand: expect.any(String), price, ...categories, ...place }
  const list = [{ product_id: STOOL, quantity: 1 }]
  const step = (step_number: number, step_title: string) => ['checkout', { cart_id: cartId, step_number, step_title }]
  const expected = [
    ['view_item', viewed],
    ['view_category', { slug, category_listed_products: listed, ...place }],
    ['view_item', viewed],
    ['cart_update', { action: 'add', cart_id: cartId, product_list: list, total_price: price + PARCEL_FEE / 100 }],
    step(1, 'cart'),
    step(2, 'shipping'),
    step(3, 'billing'),
    ['email_capture', { cart_id: cartId }],
    step(4, 'payment'),
    [
      'purchase',
      {
        purchase_id: number,
        purchase_status: 'Open',
        total_price: price + PARCEL_FEE / 100,
        currency: 'EUR',
        total_quantity: 1,
        product_list: list,
      },
    ],
    [
      'purchase_item',
      { purchase_id: number, product_id: STOOL, brand: expect.any(String), quantity: 1, total_price: price, currency: 'EUR' },
    ],
    step(5, 'thank you'),
  ]
  await expect.poll(async () => (await toldOf(browserId))?.events.length).toBe(expected.length)
  const { events = [] } = (await toldOf(browserId)) ?? {}
  const told = events.map(({ type, properties: { event_id: id, ...properties } }) => {
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    return [type, properties]
  })
  expect(new Set(events.map(({ properties }) => properties.event_id)).size).toBe(events.length)
  // Times are of the browser and of the order, so that neighbours may change places.
  const sorted = (events: readonly unknown[]) => events.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  expect(sorted(told)).toEqual(sorted(expected))
  expect(JSON.stringify(events)).not.toContain('@')
})

test('TRACK-15 who refuses is not tracked on any page, and what waited is dropped, also when the refusal is taken back', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { userAgent: PERSON })
  const { page, t, open } = visit
  const calls = recordCalls(visit)
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await page.getByRole('button', { name: t('consent.rejectAll') }).click()
  for (const path of ['/c/', '/search?query=stool', stool.path]) {
    await open(path)
    await idle(visit)
  }
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(await goOnToCart(visit)).toContainText(stool.name)
  await open('/checkout/cart')
  await idle(visit)
  expect(calls).toEqual([])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await open('/cookie-settings/')
  await page.getByRole('button', { name: t('consent.acceptAll') }).click()
  await expect(page.getByText(t('consent.saved'))).toBeVisible()
  await page.goto(visit.address(stool.path))
  await expect.poll(() => calls).toEqual(['view-item'])
})

test('TRACK-16 shopping goes on while the shop cannot track', async ({ openShop }) => {
  const visit = await openShop('SK', { userAgent: PERSON, tolerated: CALLS_FAIL })
  const { page, t, open } = visit
  await consentBefore(visit)
  await page.route(CALLS, route => route.abort())
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await idle(visit)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(await goOnToCart(visit)).toContainText(stool.name)
})
const CALLS_FAIL = /view-item|cart-update|ERR_FAILED/

test('TRACK-13, TRACK-16 a tracking call without an answer is given up after 15,000 ms, and the next one is made', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { userAgent: PERSON, tolerated: CALLS_FAIL })
  const { page, t, open } = visit
  await consentBefore(visit)
  // The limit is over when the test says so.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = ms => {
      const limit = new AbortController()
      window.addEventListener('limit-is-over', () => limit.abort(new DOMException('too late', 'TimeoutError')))
      return ms === 15_000 ? limit.signal : timeout(ms)
    }
  })
  await page.route(/\/view-item$/, () => undefined)
  const calls = recordCalls(visit)
  const updates = () => calls.filter(name => name === 'cart-update')
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await expect.poll(() => calls).toContain('view-item')
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(await goOnToCart(visit)).toContainText(stool.name)
  await idle(visit)
  expect(updates()).toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('limit-is-over')))
  await expect.poll(updates).toEqual(['cart-update'])
})

test('TRACK-12, TRACK-15 a page whose address has a token loads no tag manager, which would read it', async ({ openShop }) => {
  const storefront = await startStorefront()
  try {
    const visit = await openShop('DE', { userAgent: PERSON, port: storefront.port })
    const { page, open } = visit
    await consentBefore(visit)
    await open('/password-reset/change-password?token=0123456789abcdef0123456789abcdef')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await idle(visit)
    expect(await tagManagerOf(visit)).toBeUndefined()
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    await open('/')
    await expect.poll(() => tagManagerOf(visit)).toMatchObject({ id: 'GTM-ANVIL1' })
    await idle(visit)
  } finally {
    await storefront.stop()
  }
})

test('TRACK-12, TRACK-15, PAY-11 the tag manager comes with the consent and after its defaults, and reads each step of a purchase once', async ({
  openShop,
}) => {
  test.slow()
  const storefront = await startStorefront()
  try {
    const visit = await openShop('DE', { userAgent: PERSON, port: storefront.port })
    const { page, t, open } = visit
    const stool = await findProduct(visit, STOOL)
    const scripts: string[] = []
    page.on('request', request => {
      if (request.url().includes('gtm.js')) scripts.push(request.url())
    })
    const policy = (await open(stool.path))?.headers()['content-security-policy']
    expect(policy).toContain(STANDINS)
    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible()
    await idle(visit)
    expect(scripts).toEqual([])
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    await page.getByRole('button', { name: t('consent.choose') }).click()
    await page.getByRole('checkbox', { name: t('consent.statistics') }).check()
    await page.getByRole('button', { name: t('consent.save') }).click()
    await expect.poll(() => tagManagerOf(visit)).toMatchObject({ id: 'GTM-ANVIL1', consentBefore: true })
    const commands = (await tagManagerOf(visit))?.readings.flatMap(({ command }) => (command ? [command] : []))
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(commands).toEqual([
      [
        'consent',
        'default',
        {
          ...denied,
          analytics_storage: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
          security_storage: 'granted',
          wait_for_update: 500,
        },
      ],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', false],
      [
        'consent',
        'update',
        { ...denied, analytics_storage: 'granted', functionality_storage: 'denied', personalization_storage: 'denied' },
      ],
    ])

    const price = stool.centAmount / 100
    const item = {
      item_id: STOOL,
      item_name: stool.name,
      price,
      currency: 'EUR',
      quantity: 1,
      in_stock: true,
      shipping_type: 'parcel',
      item_type: 'product',
      index: 0,
      languageAndCountry: 'de-DE',
      item_category: stool.trail[0],
    }
    await expect
      .poll(() => layerOf(visit))
      .toMatchObject([{ event: 'view_item', ecommerce: { currency: 'EUR', value: price, items: [item] } }])
    await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
    await expect(await goOnToCart(visit)).toContainText(stool.name)
    await expect
      .poll(async () => (await layerOf(visit)).slice(1))
      .toMatchObject([
        { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: price, items: [item] } },
        { event: 'view_cart', ecommerce: { currency: 'EUR', value: price, items: [item] } },
      ])
    const names = async () => (await layerOf(visit)).map(({ event }) => event)
    await open('/search?query=hocker')
    await expect.poll(names).toEqual(['search', 'view_item_list'])
    const [first] = await page.locator('main a[data-position]').all()
    await first?.click()
    await expect.poll(names).toEqual(['search', 'view_item_list', 'select_item', 'view_item'])
    await open('/checkout/cart')
    await expect.poll(names).toEqual(['checkout_step', 'view_cart'])
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.checkout') })
      .click()
    await expect.poll(async () => (await names()).slice(2)).toEqual(['checkout_step', 'begin_checkout', 'checkout_step'])
    await fillAddress(visit, buyerOf('DE'))
    await continueToPayment(visit)
    await expect.poll(names).toEqual(['checkout_step', 'add_shipping_info'])
    await choosePayment(visit, 'checkout.bankTransfer')
    const number = await order(visit, stool.centAmount + PARCEL_FEE)
    await expect
      .poll(async () => (await layerOf(visit)).slice(2))
      .toMatchObject([
        { event: 'add_payment_info', ecommerce: { payment_type: 'bank-transfer', items: [item] } },
        { event: 'checkout_step', step: 5 },
        {
          event: 'purchase',
          ecommerce: { transaction_id: number, currency: 'EUR', value: price, shipping: 1.95, items: [item] },
        },
      ])
    const layer = await page.evaluate(() => JSON.stringify(window.dataLayer))
    expect(layer).not.toContain('@')
    await page.reload()
    await expect.poll(() => tagManagerOf(visit)).toMatchObject({ id: 'GTM-ANVIL1' })
    await idle(visit)
    expect(await names()).not.toContain('purchase')
    // What is taken back is taken back there too.
    await open('/faq/')
    await expect.poll(() => tagManagerOf(visit)).toMatchObject({ id: 'GTM-ANVIL1' })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.cookieSettings') })
      .click()
    await page.getByRole('button', { name: t('consent.rejectAll') }).click()
    await expect
      .poll(async () => (await tagManagerOf(visit))?.readings.flatMap(({ command }) => (command ? [command] : [])).at(-1))
      .toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
    await page.close()
  } finally {
    await storefront.stop()
  }
})

test('MKT-30 the toggle of the tracking service switches it off for a page', async ({ openShop }) => {
  const visit = await openShop('AT', { userAgent: PERSON })
  await consentBefore(
    visit,
    consentOf(() => true),
  )
  const calls = recordCalls(visit)
  const stool = await findProduct(visit, STOOL)
  await visit.open(`${stool.path}?toggle-bloomreach-api=false`)
  await idle(visit)
  expect(calls).toEqual([])
  await visit.open(stool.path)
  await expect.poll(() => calls).toEqual(['view-item'])
})

test('TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-10, TRACK-12, NEWS-05 forms, mails and recommendations are told, of a customer under their account, and a tag manager of signing up and in', async ({
  openShop,
  request,
}) => {
  test.slow()
  const storefront = await startStorefront()
  try {
    const visit = await openShop('SK', { userAgent: PERSON, port: storefront.port })
    const { page, t, open } = visit
    const calls = recordCalls(visit)
    const { firstName, lastName } = buyerOf('SK')
    const person = { firstName, lastName, email: `${crypto.randomUUID()}@example.org`, password: 'Strong-sword-7' }
    await consentBefore(visit)
    await open('/faq/')
    const band = page.getByRole('region', { name: t('newsletter.title') })
    await expect.poll(() => browserIdOf(visit)).not.toBe('')
    const browserId = await browserIdOf(visit)
    await band.getByRole('textbox', { name: t('checkout.email') }).fill(person.email)
    await band.getByRole('button', { name: t('account.newsletterSubscribe') }).click()
    await expect(band.getByRole('status')).toContainText(t('newsletter.sentTitle'))
    await page.goto(linkIn(await mailTo(request, person.email, 1)))
    await expect(page.getByRole('dialog', { name: t('newsletter.confirmedTitle') })).toBeVisible()
    await open('/faq/')

    const recommended = await findProduct(visit, STOOL)
    await page.evaluate(href => {
      const card = document.createElement('article')
      card.dataset.recommendationId = 'similar-1'
      card.dataset.recommendationName = 'Similar products'
      card.innerHTML = `<a href="${href}">Stool</a>`
      card.querySelector('a')?.addEventListener('click', event => event.preventDefault())
      document.querySelector('main')?.prepend(card)
    }, visit.address(recommended.path))
    await page.getByRole('main').getByRole('link', { name: 'Stool', exact: true }).click()
    await expect.poll(() => calls).toEqual(['recommendation', 'recommendation'])

    await open('/create-account')
    await register(visit, person)
    await expect(page).not.toHaveURL(/create-account/)
    await expect.poll(() => layerOf(visit)).toEqual([{ event: 'sign_up', method: 'email' }])
    await open('/my-account/my-newsletter')
    for (const [button, done] of [
      ['account.newsletterUnsubscribe', 'account.newsletterUnsubscribed'],
      ['account.newsletterSubscribe', 'account.newsletterSubscribed'],
    ] as const) {
      await page
        .getByRole('main')
        .getByRole('button', { name: t(button) })
        .click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(t(done))
    }

    const shown = { path: '/faq/', recommendation_id: 'similar-1', recommendation_name: 'Similar products', item_ids: [STOOL] }
    const inOrder = (events: readonly unknown[]) =>
      events.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    const decided = { category: 'newsletter', source: 'page', language: 'sk' }
    const byMail = `${t('mail.optInIntro', { shop: 'Anvil' })} ${t('mail.optInCovers')}`
    const accepted = { ...decided, action: 'accept', valid_until: 'unlimited', consent_version: 1 }
    const expected = [
      ['consent', { ...accepted, placement: 'mail', consent_version: 3, consent_text: byMail }],
      ['consent', { ...decided, action: 'reject', placement: 'account' }],
      ['consent', { ...accepted, placement: 'account', consent_text: t('account.newsletterText') }],
      ['double_opt_in', { action: 'new', consent_list: ['newsletter'], language: 'sk' }],
      ['recommendation', { ...shown, action: 'click' }],
      ['recommendation', { ...shown, action: 'show' }],
    ]
    const told = async () => {
      const profile = await toldOf(browserId)
      const events = (profile?.events ?? []).map(({ type, properties: { event_id: _id, ...properties } }) => [type, properties])
      return inOrder(events)
    }
    await expect.poll(told).toEqual(inOrder(expected))
    expect(await toldOf(browserId)).toMatchObject({
      registered: expect.stringMatching(/^[0-9a-f-]{36}$/),
      properties: { country: 'SK', language: 'sk' },
    })

    await open('/log-out')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell.logOut') })
      .click()
    await expect(page).not.toHaveURL(/log-out/)
    await consentBefore(visit)
    await open('/login')
    await signIn(visit, person)
    await expect(page).not.toHaveURL(/login/)
    await expect.poll(() => layerOf(visit)).toEqual([{ event: 'login', method: 'email' }])
    await page.close()
  } finally {
    await storefront.stop()
  }
})
