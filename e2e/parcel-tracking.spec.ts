// Waits for: a storefront of its own that listens, the widget's mounted form and its status, the notice where no script comes;
// the page is closed before the storefront stops.
import { createHttpTransport } from '@shop/contract'
import { readSettings } from '../apps/storefront/config.ts'
import { start } from '../apps/storefront/start.ts'
import { expect, test } from './shop/test.ts'

const widget = `http://127.0.0.1:${process.env.STANDINS_PORT}/parcel-tracking/widget.js`

/** Starts a storefront of its own with the given parcel-tracking script. */
async function startStorefront(script: string) {
  const middlewareUrl = `http://127.0.0.1:${process.env.MIDDLEWARE_PORT}`
  const settings = readSettings({
    NODE_ENV: 'production',
    PORT: '0',
    MIDDLEWARE_URL: middlewareUrl,
    PARCEL_TRACKING_SCRIPT: script,
  })
  const storefront = await start(settings, createHttpTransport(middlewareUrl))
  return { port: new URL(storefront.address).port, stop: () => storefront.stop() }
}

test('ORD-14 the parcel-tracking widget is loaded and mounted with the slug of the page and the id of the language', async ({
  openShop,
}) => {
  const storefront = await startStorefront(widget)
  try {
    for (const [country, language] of [
      ['DE', 'de'],
      ['BE', 'nl'],
    ] as const) {
      const { page, t, open } = await openShop(country, { language, port: storefront.port })
      const elsewhere = (await open('/checkout/thank-you?order=NS00000001'))?.headers()['content-security-policy']
      expect(elsewhere).not.toContain(new URL(widget).origin)
      const policy = (await open('/parcel-tracking'))?.headers()['content-security-policy']
      expect(policy).toContain(`connect-src 'self' ${new URL(widget).origin}`)
      await expect(page.getByRole('heading', { level: 1, name: t('order.trackTitle') })).toBeVisible()
      const form = page.locator('main form[data-slug="parcel-tracking"]')
      await expect(form).toHaveAttribute('data-tracking-id', `anvil-${language}`)
      await form.getByRole('textbox').fill('12343')
      await form.getByRole('button').click()
      await expect(form.getByRole('status')).toHaveText('delivered')
      await page.close()
    }
  } finally {
    await storefront.stop()
  }
})

test('ORD-14 without a configured script none is loaded, and the page says where else to ask', async ({ openShop }) => {
  const { page, t, open } = await openShop('SK')
  const foreign: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host)
      foreign.push(request.url())
  })
  await open('/parcel-tracking')
  await expect(page.getByText(t('order.trackUnavailable'))).toBeVisible()
  expect(foreign).toEqual([])
})

test('ORD-14 a script that does not come leaves a page that says so', async ({ openShop }) => {
  const storefront = await startStorefront(`http://127.0.0.1:${process.env.STANDINS_PORT}/parcel-tracking/nothing.js`)
  try {
    const { page, t, open } = await openShop('SK', { port: storefront.port, tolerated: /nothing\.js|Failed to load resource/ })
    await open('/parcel-tracking')
    await expect(page.getByText(t('order.trackUnavailable'))).toBeVisible()
    await page.close()
  } finally {
    await storefront.stop()
  }
})
