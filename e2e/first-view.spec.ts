// Waits for: what is in view without any other file, frames of the page (framesOf), the fonts once the largest picture may
// come (expect.poll), the end of hydration, parts of a page that are laid out (toHaveCount).
import type { Page } from '@playwright/test'
import { findProduct } from './shop/catalogue.ts'
import { untilAlive } from './shop/market-visit.ts'
import { expect, PERSON, test } from './shop/test.ts'

const FONT = /\/assets\/[^/]+\.woff2$/
const PICTURE = /\.(?:avif|webp)$/
const FRAMES = 20
const SKU = 'EX30140001'

/** Waits until the page has made so many frames. */
async function framesOf(page: Page, count: number): Promise<void> {
  await page.evaluate(async frames => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}

test('SHELL-01 a document shows the page in its styles before any other file is there, and its fonts wait for the largest picture', async ({
  openShop,
}) => {
  const { page, address, homeTitle } = await openShop('DE', { size: 'phone' })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const held = Promise.withResolvers<void>()
  await page.route(PICTURE, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(address(), { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1, name: homeTitle })
  await expect(title).toHaveCSS('font-weight', '800')
  await framesOf(page, FRAMES)
  expect(asked.filter(path => path.endsWith('.css') || FONT.test(path))).toEqual([])
  expect(asked.find(path => PICTURE.test(path))).toMatch(/\/assets\/range-\d+-[^/]+\.avif$/)
  held.resolve()
  await expect.poll(() => asked.filter(path => FONT.test(path)).length).toBeGreaterThan(0)
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null)
})

test('SHELL-01 fonts come also where the largest picture cannot be had, and at once to a browser that has them', async ({
  openShop,
}) => {
  const { page, address } = await openShop('GR', { size: 'phone', tolerated: /ERR_FAILED/ })
  await page.route(/\/assets\/range-/, route => route.abort())
  await page.goto(address())
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null)
  await page.goto(address('/faq/'))
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all')
})

test('TRACK-15 the question for the consent comes without being the largest thing that the page has shown', async ({
  openShop,
}) => {
  const { page, address, t } = await openShop('DE', { size: 'phone', userAgent: PERSON })
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      const largest = list.getEntries().at(-1) as (PerformanceEntry & { readonly element?: Element | null }) | undefined
      document.documentElement.dataset.largest = largest?.element?.tagName ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address('/search?query=fritteuse'))
  await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeInViewport()
  await framesOf(page, FRAMES)
  await expect(page.locator('html')).toHaveAttribute('data-largest', 'IMG')
})

test('UX-07 what is out of view is laid out once a person is there, in pauses of the browser', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, address } = visit
  await page.goto(address((await findProduct(visit, SKU)).path))
  const parts = page.locator('.below-fold')
  const skipped = page.locator('.below-fold:not([style*="content-visibility"])')
  const count = await parts.count()
  expect(count).toBeGreaterThan(1)
  await framesOf(page, FRAMES)
  expect(await skipped.count()).toBe(count)
  await page.locator('h1').tap()
  await untilAlive(page)
  await expect(skipped).toHaveCount(0)
})
