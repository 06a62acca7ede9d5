// Waits for: the banner, which comes when the browser is idle; the cookie (poll) or the message that a choice brings; the record of
// a decision in what the shop owner is shown. That nothing comes is looked at after the page has been idle.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { trackingOperations } from '@shop/contract/tracking'
import { CONSENT_COOKIE, COOKIES, type ConsentDecision, consentOf } from '@shop/domain/cookie'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, openPayment } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { type MarketVisit, untilAlive } from './shop/market-visit.ts'
import { pagePaths } from './shop/route-paths.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, PERSON, test } from './shop/test.ts'

const FRYER = 'EX30010001'

/** Runs a command of the shop owner and returns what it answers to programs. */
async function admin(...words: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words, '--json'])
  return JSON.parse(stdout)
}

const bannerOf = ({ page, t }: MarketVisit) => page.getByRole('dialog', { name: t('consent.title') })

async function decisionOf({ context }: MarketVisit): Promise<ConsentDecision | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE.name)
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as ConsentDecision)
}

/** Names of all that the browser stores, cookies first. */
async function storedOf({ context, page }: MarketVisit): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name)
  return [...cookies, ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))].toSorted()
}

/** Of what is stored, what needs no consent: the cookies of the table that say so, and memories of a page that work without. */
const NECESSARY = [
  ...Object.values(COOKIES).flatMap(({ name, consent }) => (consent === 'necessary' ? [name] : [])),
  ...['signed-in', 'has-cart', 'fonts', 'google-pay', 'react-router-scroll-positions'],
]

/** Names of what the browser stores that needs a consent. */
async function chosenOf(visit: MarketVisit): Promise<string[]> {
  return (await storedOf(visit)).filter(name => !NECESSARY.includes(name))
}

const TRACKING = Object.values(trackingOperations).map(({ name }) => name as string)
/** Pages that only a customer has. */
const OF_CUSTOMERS = /^\/(?:my-account|log-out)/

/** The list of orders is a site of its own; of a kind of page one is enough. */
const PASSED_BY = ['/my-account/my-orders', '/terms-and-conditions/', '/search', '/search?page=2']

interface Walk {
  /** What is stored that needs a consent. */
  readonly stored: readonly string[]
  /** Origins other than the shop's that the browser spoke to. */
  readonly origins: readonly string[]
  /** Tracking calls that it made, each name once. */
  readonly calls: readonly string[]
}

/**
 * Visits pages from an advertisement on: as a visitor, with a cart through the checkout to an order, and as a customer; looks for
 * something, and at a product. Every kind of page there is, or those alone that store or send something once their visitor agrees.
 * Returns what came of that.
 */
async function walk(visit: MarketVisit, pages: 'all' | 'those of a choice'): Promise<Walk> {
  const { page, address, open, t, money } = visit
  const origins = new Set<string>()
  const calls = new Set<string>()
  const own = new URL(address()).origin
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== own && origin !== 'null') origins.add(origin)
    const [, name = ''] = /^\/api\/new-ct\/([^/]+)$/.exec(pathname) ?? []
    if (TRACKING.includes(name)) calls.add(name)
  })
  const product = await findProduct(visit, FRYER)
  const paths = pages === 'all' ? pagePaths().filter(path => !PASSED_BY.includes(path)) : []
  const [checkout, others] = partition(paths, path => path.startsWith('/checkout'))
  const [ofCustomers, ofVisitors] = partition(others, path => OF_CUSTOMERS.test(path))

  await open('/?utm_source=advert')
  for (const path of [...ofVisitors, '/gastronomie/', '/msw/', '/contact/?reason=other&subreason=feedback', product.path])
    await open(path)
  const field = page.getByRole('combobox', { name: t('search.label') })
  await field.fill('fritteuse')
  await field.press('Enter')
  await page.waitForURL('**/search?query=fritteuse')
  const centAmount = await openPayment(visit, FRYER)
  for (const path of checkout.filter(path => path !== '/checkout/thank-you')) await open(path)
  await open('/checkout/payment')
  await choosePayment(visit, 'checkout.bankTransfer')
  // A page that runs does not price a cart again that is on its way to be ordered, when another test changes prices.
  await untilAlive(page)
  // By keyboard: a question that is not answered may lie over the end of the view.
  await page.getByRole('button', { name: t('checkout.orderAndPay', { amount: money(centAmount) }) }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  if (pages === 'all') {
    await registerCustomer(visit, { firstName: 'Ada', lastName: 'Lovelace' })
    for (const path of ofCustomers) await open(path)
  }
  await open(product.path)
  // What is stored and sent at idle is.
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 500))))
  return { stored: await chosenOf(visit), origins: [...origins], calls: [...calls].toSorted() }
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [first: Item[], second: Item[]] {
  return [items.filter(isFirst), items.filter(item => !isFirst(item))]
}

// Google Pay is asked whether this browser can pay by it, as part of the cart.
const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`
/** Pages of the walk that are no answer of 200. */
const tolerated = /no-such-page|stock-alert|(?:lists|quotes)\/0000|forbidden|product-information|Failed to load/

// A refusal is read where no choice is: what holds for every kind of page holds for it too.
for (const [choice, pages, title] of [
  ['no choice', 'all', 'no kind of page'],
  ['a refusal', 'those of a choice', 'no page that a consent has something stored or sent by'],
  ['a consent', 'all', 'no kind of page'],
] as const) {
  test(`TRACK-15, COOK-05, COOK-06 with ${choice} ${title} stores, asks or sends more than that allows`, async ({ openShop }) => {
    test.slow()
    const visit = await openShop('DE', { userAgent: PERSON, tolerated })
    if (choice !== 'no choice')
      await consentBefore(
        visit,
        consentOf(() => choice === 'a consent'),
      )
    const { stored, origins, calls } = await walk(visit, pages)
    expect(origins.filter(origin => origin !== STANDINS)).toEqual([])
    if (choice === 'a consent') {
      const keys = ['last-seen-products', 'recent-searches', 'tracked-orders']
      expect(stored).toEqual([...keys, COOKIES.deviceFingerprint.name, COOKIES.utmSource.name].toSorted())
      // Those of pages that are left at once may be lost; on the last one the walk waits.
      expect(calls).toContain('view-item')
    } else {
      expect({ stored, calls }).toEqual({ stored: [], calls: [] })
    }
  })
}

test('TRACK-15 the banner has equal choices and is answered by keyboard', async ({ openShop }) => {
  const visit = await openShop('DE', { userAgent: PERSON, size: 'phone' })
  const { page, t, open } = visit
  await open('/faq/?utm_source=letter')
  const banner = bannerOf(visit)
  await expect(banner).toBeVisible()
  await atBothWidths(visit, async () => {
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  const [reject, accept] = [
    banner.getByRole('button', { name: t('consent.rejectAll') }),
    banner.getByRole('button', { name: t('consent.acceptAll') }),
  ]
  expect(await reject.getAttribute('class')).toBe(await accept.getAttribute('class'))
  await banner.getByRole('button', { name: t('consent.choose') }).press('Enter')
  for (const box of await banner.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await atBothWidths(visit, () => expectAccessible(visit))
  await banner.getByRole('checkbox', { name: t('consent.marketing') }).press('Space')
  await banner.getByRole('button', { name: t('consent.save') }).press('Enter')
  await expect(banner).toHaveCount(0)
  const decision = await decisionOf(visit)
  expect(decision?.choices).toEqual({ preferences: false, statistics: false, marketing: true })
  // It switches at once.
  await expect.poll(() => chosenOf(visit)).toEqual([COOKIES.utmSource.name])
  await expect
    .poll(() => admin('consent', 'show', decision?.id ?? ''))
    .toMatchObject([{ choices: decision?.choices, storeKey: 'de', locale: 'de-DE', version: decision?.version }])
  await open('/c/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('TRACK-15, COOK-05 the footer leads to the choice, which is changed there, and what was stored is removed', async ({
  openShop,
}) => {
  const visit = await openShop('PL', { userAgent: PERSON })
  const { page, t, open } = visit
  await consentBefore(visit)
  await open((await findProduct(visit, FRYER)).path)
  await expect.poll(() => chosenOf(visit)).toContain(COOKIES.deviceFingerprint.name)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.cookieSettings') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.cookieSettings') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: t('consent.statistics') })).toBeChecked()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page.getByRole('button', { name: t('consent.rejectAll') }).click()
  await expect(page.getByText(t('consent.saved'))).toBeVisible()
  await expect.poll(() => chosenOf(visit)).toEqual([])
  await expect(page.getByRole('checkbox', { name: t('consent.statistics') })).not.toBeChecked()
})

test('TRACK-15 without scripts the page of the choice keeps it, and shows it', async ({ openShop }) => {
  const visit = await openShop('HU', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open } = visit
  await open('/cookie-settings/')
  await page.getByRole('checkbox', { name: t('consent.statistics') }).check()
  await page.getByRole('button', { name: t('consent.save') }).click()
  await expect(page.getByText(t('consent.saved'))).toBeVisible()
  expect((await decisionOf(visit))?.choices).toEqual({ preferences: false, statistics: true, marketing: false })
  await open('/cookie-settings/')
  await expect(page.getByRole('checkbox', { name: t('consent.statistics') })).toBeChecked()
})

test('TRACK-15 crawlers are not asked', async ({ openShop }) => {
  const visit = await openShop('SK', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await visit.open('/faq/')
  await visit.page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 1000))))
  await expect(bannerOf(visit)).toHaveCount(0)
})

test('TRACK-15 Global Privacy Control refuses marketing that was agreed to before, and says so, until its owner chooses otherwise', async ({
  openShop,
}) => {
  const visit = await openShop('BG', { userAgent: PERSON, size: 'phone' })
  const { page, context, t, open } = visit
  await consentBefore(visit)
  await open('/faq/?utm_source=letter')
  await expect.poll(() => chosenOf(visit)).toContain(COOKIES.utmSource.name)
  const before = await decisionOf(visit)

  // As a browser says it where its owner has switched it on: to scripts, and with each request.
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const told = page.waitForRequest(/\/view-item$/)
  await open((await findProduct(visit, FRYER)).path)
  // Nothing is told before the cookie, by which the shop goes, says so too.
  expect(decodeURIComponent((await (await told).allHeaders()).cookie ?? '')).toContain('"hasPrivacySignal":true')
  const refused = { preferences: true, statistics: true, marketing: false }
  await expect.poll(() => decisionOf(visit)).toMatchObject({ id: before?.id, choices: refused, hasPrivacySignal: true })
  expect(await chosenOf(visit)).not.toContain(COOKIES.utmSource.name)
  await expect
    .poll(() => admin('consent', 'show', before?.id ?? ''))
    .toMatchObject([{ choices: refused, hasPrivacySignal: true }])

  await open('/cookie-settings/')
  const marketing = page.getByRole('checkbox', { name: t('consent.marketing') })
  await expect(marketing).not.toBeChecked()
  await expect(page.getByRole('main').getByText(t('consent.signal'))).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await marketing.check()
  await page.getByRole('button', { name: t('consent.save') }).click()
  await expect(page.getByText(t('consent.saved'))).toBeVisible()
  // The proof has the line that was shown.
  const [chosen] = (await admin('consent', 'show', before?.id ?? '')) as { text?: string }[]
  expect(chosen?.text).toContain(t('consent.signal'))
  await open('/faq/')
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 500))))
  expect((await decisionOf(visit))?.choices.marketing).toBe(true)

  // Who has not chosen yet is told next to the question.
  await context.clearCookies()
  await open('/faq/')
  await expect(bannerOf(visit).getByText(t('consent.signal'))).toBeVisible()
  await expectSoundLayout(page)
})
