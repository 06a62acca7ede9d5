// Waits for: drawers and fades to end (untilSettled) before edges are read, what each tour says of its steps, the focus after each key
// (expect.poll).
import { findProduct } from './shop/catalogue.ts'
import { openPayment } from './shop/checkout-steps.ts'
import { expectVisibleFocus } from './shop/focus.ts'
import { expectToldByEdges } from './shop/forced-colors.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'
import { judgeOf } from './shop/tours/judge.ts'
import { tourAccount } from './shop/tours/tour-account.ts'
import { tourListings, tourOverlays } from './shop/tours/tour-catalogue.ts'
import { tourCheckout } from './shop/tours/tour-checkout.ts'
import { tourCart, tourProduct } from './shop/tours/tour-product.ts'

const FRYER = 'EX30010001'
const DISPENSER = 'EX30050002'
/** What tours ask for on purpose. */
const tolerated = /applyCartCoupon|status of 40[0-9]|answer 40[0-9]|preloaded using link preload/

for (const [name, tour] of Object.entries({
  'where products are found': tourListings,
  'what opens over a page': tourOverlays,
  'a product': tourProduct,
  'the cart': tourCart,
  'the way to an order': tourCheckout,
  'an account': tourAccount,
}))
  test(`in colours of the reader buttons have an edge and what is chosen is seen: ${name}`, async ({ openShop }) => {
    const visit = await openShop('AT', { size: 'phone', tolerated })
    await visit.page.emulateMedia({ forcedColors: 'active' })
    const { judge, seen } = judgeOf(visit, screen => expectToldByEdges(visit.page, screen))
    await tour(visit, judge)
    expect(seen.length).toBeGreaterThan(3)
  })

test('in colours of the reader the focus is seen on the home page, a product and the payment', async ({ openShop }) => {
  const visit = await openShop('AT')
  const { page, open } = visit
  await page.emulateMedia({ forcedColors: 'active' })
  const goThrough = async () => {
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab')
      await expectVisibleFocus(page)
    }
  }
  await open('/')
  await goThrough()
  await open((await findProduct(visit, FRYER)).path)
  await goThrough()
  await openPayment(visit, DISPENSER, { email: uniqueEmail('forced') })
  await goThrough()
})

/** The colours of the page, and of the first field and button in it. */
const coloursOf = ({ page }: MarketVisit) =>
  page.evaluate(() =>
    ['html', 'body', 'main input:not([type="hidden"])', 'main select, main textarea', 'main [type="submit"]'].map(selector => {
      const element = document.querySelector(selector)
      if (!element) return ''
      const { color, backgroundColor, colorScheme } = getComputedStyle(element)
      return `${selector} ${color} ${backgroundColor} ${colorScheme}`
    }),
  )

test('a device in dark colours shows the pages as they are, fields too', async ({ openShop }) => {
  const visit = await openShop('AT')
  const { page, open } = visit
  for (const path of ['/login', '/contact/', '/search?query=30']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(path)
    const light = await coloursOf(visit)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await coloursOf(visit), path).toEqual(light)
    expect(light[0]).toMatch(/light/)
  }
})

test('readers who want no motion see none: nothing slides, and a strip is where it is scrolled to at once', async ({
  openShop,
}) => {
  const visit = await openShop('AT', { size: 'phone' })
  const { page, t, open } = visit
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.allCategories') })
    .click()
  await expect(page.locator('dialog[data-kept]')).toBeVisible()
  // What is left of a motion is over before it can be seen, and none goes on.
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  )
  expect(longest).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1024, height: 800 })
  const strip = page.locator('[data-category-strip]')
  const forward = page.getByRole('button', { name: t('shell.categoriesForward') })
  await expect(forward).toBeVisible()
  const jump = await forward.evaluate(button => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return document.querySelector('[data-category-strip]')?.scrollLeft ?? 0
  })
  expect(jump).toBeGreaterThan(0)
  await expect(strip).toHaveJSProperty('scrollLeft', jump)
})
