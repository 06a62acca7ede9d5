// Waits for: a storefront of its own that listens; what is the shop's own in the place of a widget, and the frame that takes it once
// its script has said that it is there. That nothing is asked before is looked at after the page has been idle.
import { createHttpTransport } from '@shop/contract'
import { consentOf } from '@shop/domain/cookie'
import { readSettings } from '../apps/storefront/config.ts'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { start } from './shop/own-storefront.ts'
import { expect, PERSON, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const standins = `http://127.0.0.1:${process.env.STANDINS_PORT}`

/** A storefront with the widgets of these services. */
async function startStorefront(scripts: Readonly<Record<string, string>>) {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: '0',
    MIDDLEWARE_URL: middlewareUrl,
    STANDINS_PORT: process.env.STANDINS_PORT,
    LIVE_OFF_MARKETS: 'DE,PL',
    ...scripts,
  })
  const storefront = await start(settings, createHttpTransport(middlewareUrl))
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}

const ALL = {
  PARCEL_TRACKING_SCRIPT: `${standins}/parcel-tracking/widget.js`,
  GOOGLE_REVIEWS_SCRIPT: `${standins}/trust-widgets/google-reviews.js`,
  TRUST_WIDGET_SCRIPT: `${standins}/trust-widgets/trusted-shops.js`,
}

/** What was asked of services outside for a widget. */
function recordWidgets({ page }: MarketVisit): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/widget/.test(pathname)) asked.push(pathname)
  })
  return asked
}

async function idle({ page }: MarketVisit): Promise<void> {
  await page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 300))))
}

test('MKT-21, REV-18, TRACK-15, TRACK-17, ORD-14 widgets come after the consent alone, in frames that know nothing of the shop, in place of its own', async ({
  openShop,
}) => {
  const storefront = await startStorefront(ALL)
  try {
    const visit = await openShop('DE', { userAgent: PERSON, port: storefront.port })
    const { page, t, open } = visit
    const asked = recordWidgets(visit)
    const fryer = await findProduct(visit, FRYER)
    const block = page.getByRole('region', { name: t('trust.title') })
    const strip = page.getByRole('complementary', { name: t('review.ofShop') })

    await test.step('before a choice and after a refusal places show what is the shop’s own, and no one is asked', async () => {
      const policy = (await open(fryer.path))?.headers()['content-security-policy']
      expect(policy).not.toContain(`script-src ${standins}`)
      for (const fact of ['shell.returnDays', 'home.benefitGuarantee', 'shell.securePayment', 'shell.phoneHours'] as const)
        await expect(block).toContainText(t(fact))
      await expect(block.getByRole('img', { name: /5/ })).toBeVisible()
      await expect(strip.getByRole('img', { name: /5/ })).toBeVisible()
      await page.getByRole('button', { name: t('consent.rejectAll') }).click()
      await idle(visit)
      await expect(page.locator('iframe')).toHaveCount(0)
      await addByForm(visit, FRYER)
      await open('/checkout/cart')
      await expect(block).toContainText(t('shell.securePayment'))
      await open('/parcel-tracking')
      await idle(visit)
      await expect(page.getByRole('button', { name: t('order.trackButton') })).toBeVisible()
      expect(asked).toEqual([])
    })

    await test.step('with the consent the badge and the Google reviews take the same places', async () => {
      await consentBefore(visit)
      await open(fryer.path)
      const before = await block.boundingBox()
      await expect(block.frameLocator('iframe').getByText('Trusted Shops')).toBeVisible()
      await expect(block.getByRole('img', { name: /5/ })).toBeHidden()
      expect((await block.boundingBox())?.height).toBe(before?.height)
      await strip.scrollIntoViewIfNeeded()
      await expect(strip.frameLocator('iframe').getByText('4.7 Google')).toBeVisible()
      await expectAccessible(visit)
      await expectSoundLayout(page)
      const frame = page.frames().find(each => each.url().includes('trust-badge'))
      // Of an origin of its own, the frame has neither cookies nor storage, and no way to the page.
      const reach = (what: string) =>
        frame?.evaluate(`(() => { try { return String(${what}) } catch (error) { return error.name } })()`)
      for (const what of ['document.cookie', 'localStorage.length', 'parent.document.title'])
        expect(await reach(what), what).toBe('SecurityError')
      await open('/checkout/cart')
      await expect(block.frameLocator('iframe').getByText('Trusted Shops')).toBeVisible()
    })

    await test.step('the parcel-tracking widget knows page and language, and leaves the way by number and address', async () => {
      await open('/parcel-tracking')
      const form = page.frameLocator('main iframe').locator('form[data-slug="parcel-tracking"]')
      await expect(form).toHaveAttribute('data-tracking-id', 'anvil-de')
      await form.getByRole('textbox').fill('12343')
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toHaveText('delivered')
      await page.getByRole('button', { name: t('order.trackByNumber') }).click()
      await expect(page.getByRole('textbox', { name: t('order.number') })).toBeFocused()
      await expect(page.locator('main iframe')).toHaveCount(0)
    })
    await page.close()
  } finally {
    await storefront.stop()
  }
})

test('MKT-21, TRACK-17, ORD-14 a widget that does not come leaves what is the shop’s own', async ({ openShop }) => {
  const nothing = `${standins}/trust-widgets/nothing.js`
  const storefront = await startStorefront({ ...ALL, TRUST_WIDGET_SCRIPT: nothing, PARCEL_TRACKING_SCRIPT: nothing })
  try {
    const visit = await openShop('PL', {
      userAgent: PERSON,
      size: 'phone',
      port: storefront.port,
      tolerated: /nothing\.js|Failed to load resource|gtm/,
    })
    const { page, t, open } = visit
    await consentBefore(
      visit,
      consentOf(category => category === 'marketing'),
    )
    const fryer = await findProduct(visit, FRYER)
    const asked = () => page.waitForEvent('request', { predicate: request => request.url() === nothing })
    await Promise.all([asked(), open(fryer.path)])
    await idle(visit)
    const block = page.getByRole('region', { name: t('trust.title') })
    await block.scrollIntoViewIfNeeded()
    await expect(block.getByRole('img', { name: /5/ })).toBeVisible()
    await expectSoundLayout(page)
    await Promise.all([asked(), open('/parcel-tracking')])
    await idle(visit)
    await expect(page.getByRole('button', { name: t('order.trackButton') })).toBeVisible()
    await page.close()
  } finally {
    await storefront.stop()
  }
})

test('MKT-21, REV-18 other markets have no trust features, and stores that show no reviews no strip', async ({ openShop }) => {
  const visit = await openShop('GB')
  const { page, t, open } = visit
  await open((await findProduct(visit, FRYER)).path)
  await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible()
  await expect(page.getByRole('region', { name: t('trust.title') })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: t('review.ofShop') })).toHaveCount(0)
})
