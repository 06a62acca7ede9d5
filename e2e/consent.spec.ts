// Waits for: the banner, which comes when the browser is idle; the cookie (poll) or the message that a choice brings; the record of
// a decision in what the shop owner is shown. That nothing comes is looked at after the page has been idle.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CONSENT_COOKIE, COOKIES, type ConsentDecision, consentOf } from '@shop/domain/cookie'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
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

/** Names of what the browser stores that needs a consent. */
async function storedOf({ context, page }: MarketVisit): Promise<string[]> {
  const needing = Object.values(COOKIES).filter(({ consent }) => consent !== 'necessary')
  const cookies = (await context.cookies()).map(({ name }) => name).filter(name => needing.some(cookie => cookie.name === name))
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...keys.filter(key => ['last-seen-products', 'recent-searches'].includes(key))].toSorted()
}

/** Visits pages of every kind, from an advertisement on, and returns what is stored and whom the browser spoke to. */
async function look(visit: MarketVisit): Promise<{ readonly stored: string[]; readonly origins: string[] }> {
  const { page, address, open } = visit
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  const product = await findProduct(visit, FRYER)
  await open('/?utm_source=advert')
  for (const path of [product.path, '/c/', '/search?query=fryer', '/faq/', '/login', '/parcel-tracking']) await open(path)
  await addByForm(visit, FRYER)
  for (const path of ['/checkout/cart', '/checkout/addresses', product.path]) await open(path)
  // What is stored at idle is there.
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 500))))
  const own = new URL(address()).origin
  return { stored: await storedOf(visit), origins: [...origins].filter(origin => origin !== own && !origin.startsWith('data:')) }
}

const EVERYTHING = ['last-seen-products', COOKIES.deviceFingerprint.name, COOKIES.utmSource.name].toSorted()

// Google Pay is asked whether this browser can pay by it, as part of the cart.
const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`

test('TRACK-15, COOK-05, COOK-06 nothing that needs a consent is stored or asked before a choice, nor after it was refused', async ({
  openShop,
}) => {
  for (const isRefused of [false, true]) {
    const visit = await openShop('GB', { userAgent: PERSON })
    if (isRefused)
      await consentBefore(
        visit,
        consentOf(() => false),
      )
    const { stored, origins } = await look(visit)
    expect(stored).toEqual([])
    expect(origins.filter(origin => origin !== STANDINS)).toEqual([])
  }
})

test('TRACK-15, COOK-05 with the consent all of it is stored', async ({ openShop }) => {
  const visit = await openShop('GB', { userAgent: PERSON })
  await consentBefore(visit)
  expect((await look(visit)).stored).toEqual(EVERYTHING)
})

for (const size of ['phone', 'desktop'] as const) {
  test(`TRACK-15 the banner has equal choices and is answered by keyboard, on a ${size}`, async ({ openShop }) => {
    const visit = await openShop('DE', { userAgent: PERSON, size })
    const { page, t, open } = visit
    await open('/faq/?utm_source=letter')
    const banner = bannerOf(visit)
    await expect(banner).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
    const [reject, accept] = [
      banner.getByRole('button', { name: t('consent.rejectAll') }),
      banner.getByRole('button', { name: t('consent.acceptAll') }),
    ]
    expect(await reject.getAttribute('class')).toBe(await accept.getAttribute('class'))
    await banner.getByRole('button', { name: t('consent.choose') }).press('Enter')
    for (const box of await banner.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await expectAccessible(visit)
    await banner.getByRole('checkbox', { name: t('consent.marketing') }).press('Space')
    await banner.getByRole('button', { name: t('consent.save') }).press('Enter')
    await expect(banner).toHaveCount(0)
    const decision = await decisionOf(visit)
    expect(decision?.choices).toEqual({ preferences: false, statistics: false, marketing: true })
    // It switches at once.
    await expect.poll(() => storedOf(visit)).toEqual([COOKIES.utmSource.name])
    await expect
      .poll(() => admin('consent', 'show', decision?.id ?? ''))
      .toMatchObject([{ choices: decision?.choices, storeKey: 'de', locale: 'de-DE', version: decision?.version }])
    await open('/c/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
}

test('TRACK-15, COOK-05 the footer leads to the choice, which is changed there, and what was stored is removed', async ({
  openShop,
}) => {
  const visit = await openShop('PL', { userAgent: PERSON })
  const { page, t, open } = visit
  await consentBefore(visit)
  await open((await findProduct(visit, FRYER)).path)
  await expect.poll(() => storedOf(visit)).toContain(COOKIES.deviceFingerprint.name)
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
  await expect.poll(() => storedOf(visit)).toEqual([])
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
