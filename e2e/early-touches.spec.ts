// Waits for: the held files of the application before it is touched, what the starter shows at once, then the end of hydration and
// the cart as the server has it (expect.poll).

import type { Page } from '@playwright/test'
import type { Cart } from '@shop/domain/cart'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, goOnToCart, openPayment, order } from './shop/checkout-steps.ts'
import { loginFields } from './shop/login-steps.ts'
import { type MarketVisit, untilAlive } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const SKU = 'EX30140001'
const SCRIPTS = /\/assets\/[^/]+\.js$/

/** Keeps all files of the application back until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Lets no file of the application arrive. */
async function failApplication(page: Page): Promise<void> {
  await page.route(SCRIPTS, route => route.abort())
}

/** How many of a product are in the cart of the window. */
async function quantityOf(visit: MarketVisit, sku: string): Promise<number> {
  const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart | null } }
  return me.activeCart?.lineItems.find(line => line.variant.sku === sku)?.quantity ?? 0
}

const cartLink = ({ page }: MarketVisit) => page.locator('[data-cart-link]')

test('UX-07 a product that is added before anything of the application is loaded is in the cart exactly once', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, address } = visit
  const product = await findProduct(visit, SKU)
  const load = await holdApplication(page)
  await page.goto(address(product.path))
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect(cartLink(visit)).toHaveAttribute('data-early-count', '1')
  await expect.poll(() => quantityOf(visit, SKU)).toBe(1)
  load()
  await untilAlive(page)
  await expect(await goOnToCart(visit)).toContainText(product.name)
  await expect(cartLink(visit)).toHaveAccessibleName(t('shell.cartWithItems', { count: 1 }))
  await expect(cartLink(visit)).not.toHaveAttribute('data-early-count')
  expect(await quantityOf(visit, SKU)).toBe(1)
})

test('UX-07 two products that are added at once before the application is loaded are both in the cart, once each', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { size: 'phone' })
  const { page, t, address } = visit
  const load = await holdApplication(page)
  await page.goto(address('/search/?query=stool'))
  const forms = page.getByRole('main').locator('form:has([name="intent"][value="add"])')
  const skus = await forms.locator('[name="sku"]').evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
  // A second press on a busy button is not a second unit.
  await forms.nth(0).getByRole('button').dblclick()
  await forms.nth(1).getByRole('button').click()
  await expect(cartLink(visit)).toHaveAttribute('data-early-count', '2')
  for (const sku of skus.slice(0, 2)) await expect.poll(() => quantityOf(visit, sku)).toBe(1)
  load()
  await untilAlive(page)
  await goOnToCart(visit)
  await expect(cartLink(visit)).toHaveAccessibleName(t('shell.cartWithItems', { count: 2 }))
})

test('UX-07 what cannot be added early is said in the language of the page, and the form is sent the next time', async ({
  openShop,
}) => {
  const visit = await openShop('GR', { tolerated: /createCart|ERR_FAILED|status of 500/ })
  const { page, t, address } = visit
  const product = await findProduct(visit, SKU)
  await failApplication(page)
  await page.route('**/createCart', route => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto(address(product.path))
  const button = page.getByRole('button', { name: t('product.addToCart'), exact: true })
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(t('cart.problem'))
  await expect(cartLink(visit)).toHaveAttribute('data-early-count', '0')
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(product.name)
})

test('SHELL-18 where the application cannot be loaded at all, adding, searching and held links still work', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { tolerated: /ERR_FAILED/ })
  const { page, t, address } = visit
  const product = await findProduct(visit, SKU)
  await failApplication(page)
  await page.goto(address(product.path))
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect.poll(() => quantityOf(visit, SKU)).toBe(1)
  await cartLink(visit).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(product.name)
  await page.goto(address())
  await page.getByRole('combobox', { name: t('search.label') }).fill('Barhocker')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?query=Barhocker/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('SEARCH-01 what is typed before the application is loaded stays, and is looked for when it is', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, address } = visit
  const load = await holdApplication(page)
  await page.goto(address())
  const field = page.getByRole('combobox', { name: t('search.label') })
  await field.click()
  await field.pressSequentially('barho')
  load()
  await field.pressSequentially('cker')
  await untilAlive(page)
  await expect(field).toHaveValue('barhocker')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.pressSequentially(' holz')
  await expect(field).toHaveValue('barhocker holz')
})

test('UX-07 who signs in before the application is loaded keeps address and password, and goes on', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, address } = visit
  const load = await holdApplication(page)
  await page.goto(address('/login'))
  const { email, password } = loginFields(visit)
  await password.fill('Strong-sword-7')
  await email.click()
  await email.pressSequentially('jana@exam')
  load()
  await untilAlive(page)
  await email.pressSequentially('ple.com')
  await expect(email).toHaveValue('jana@example.com')
  await expect(password).toHaveValue('Strong-sword-7')
})

test('UX-07, PAY-01 a way to pay that is chosen before the application is loaded stays chosen, the last one of two', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page } = visit
  await openPayment(visit, SKU)
  const load = await holdApplication(page)
  // The page of payment loads the application at once, for which its load event waits.
  await page.reload({ waitUntil: 'domcontentloaded' })
  const radio = (method: string) => page.locator(`input[name="method"][value="${method}"]`)
  await radio('paypal').check()
  await radio('klarna').check()
  load()
  await untilAlive(page)
  await expect(radio('klarna')).toBeChecked()
  await expect(page.locator('input[name="method"]:checked')).toHaveCount(1)
})

test('CHK-19, PAY-02 an order that is sent before the application is loaded is one by the method chosen, whatever another one needs', async ({
  openShop,
}) => {
  // The first method of this market asks for a bank.
  const visit = await openShop('PL')
  const centAmount = await openPayment(visit, SKU)
  await holdApplication(visit.page)
  await visit.page.reload({ waitUntil: 'domcontentloaded' })
  await choosePayment(visit, 'checkout.bankTransfer')
  await order(visit, centAmount)
})

test('PDP-07 the quantity and the picture chosen before the application is loaded stay, and can be changed on', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, address } = visit
  const product = await findProduct(visit, SKU)
  const load = await holdApplication(page)
  await page.goto(address(product.path))
  const quantity = page
    .getByRole('main')
    .getByRole('textbox', { name: t('product.quantity') })
    .first()
  const more = page
    .getByRole('main')
    .getByRole('button', { name: t('product.increase') })
    .first()
  const second = page.getByRole('button', { name: t('product.showPicture', { number: 2 }) })
  await more.click()
  await more.click()
  await second.click()
  await expect(quantity).toHaveValue('3')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  load()
  await untilAlive(page)
  await expect(quantity).toHaveValue('3')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await more.click()
  await expect(quantity).toHaveValue('4')
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await expect.poll(() => quantityOf(visit, SKU)).toBe(4)
})

test('CAT-17 a filter that is chosen before the application is loaded applies when it is', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, address } = visit
  const load = await holdApplication(page)
  await page.goto(address('/barhocker/'))
  const brand = page
    .getByRole('complementary', { name: t('listing.filters') })
    .getByRole('checkbox')
    .first()
  await brand.check()
  load()
  await expect(page).toHaveURL(/\?/)
  await untilAlive(page)
  await expect(brand).toBeChecked()
})

test('UX-07 a page that no one touches loads its application when the browser is idle', async ({ openShop }) => {
  const { page, address } = await openShop('DE')
  const files: string[] = []
  page.on('request', request => {
    if (SCRIPTS.test(request.url())) files.push(request.url())
  })
  await page.goto(address())
  expect(files).toEqual([])
  await expect.poll(() => files.length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
})

test('COOK-07 the source of a visit is stored before the application is loaded, once the visitor agrees', async ({
  openShop,
}) => {
  const { page, t, context, address } = await openShop('DE', { tolerated: /ERR_FAILED/ })
  const source = async () => (await context.cookies()).find(({ name }) => name === 'vsf-utm-source')?.value
  const agree = async (marketing: boolean) => {
    const value = encodeURIComponent(JSON.stringify({ choices: { marketing } }))
    await context.addCookies([{ name: 'cookie-consent', value, url: address('/') }])
  }
  const leave = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.privacy') })
      .first()
      .click()
  await failApplication(page)
  await agree(false)
  await page.goto(address('/?utm_source=spring'))
  await leave()
  // The next page has to be there, since its script remembers too.
  await page.waitForURL(({ search }) => search === '')
  expect(await source()).toBeUndefined()
  // In the moment before the page is left.
  await agree(true)
  await page.goto('about:blank')
  await expect.poll(source).toBe('spring')
  await page.goto(address('/?utm_source=autumn'))
  await expect.poll(source).toBe('autumn')
})

test('NAV-08 the menu of a phone opens before the application is loaded, and goes on from there', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, address } = visit
  const load = await holdApplication(page)
  await page.goto(address())
  const menu = page.getByRole('dialog', { name: t('shell.allCategories') })
  const button = page.getByRole('banner').getByRole('button', { name: t('shell.allCategories') })
  await button.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: t('shell.closeMenu') }).click()
  await expect(menu).toBeHidden()
  await button.click()
  const first = menu.getByRole('listitem').getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  load()
  await untilAlive(page)
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.back') })
    .click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('NAV-08 the menu below the bar opens before the application is loaded, and closes on Esc', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, address } = visit
  const load = await holdApplication(page)
  await page.goto(address())
  const button = page.locator('[data-navigation-button]')
  const menu = page.getByRole('navigation', { name: t('shell.allCategories') })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  load()
  await untilAlive(page)
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('UX-07 the page of a link on which a pointer rests is fetched ahead, and the click does not fetch it again', async ({
  openShop,
}) => {
  const { page, open } = await openShop('DE')
  await open('/barhocker/')
  const link = page.getByRole('main').getByRole('article').getByRole('link').nth(1)
  const path = (await link.getAttribute('href')) ?? ''
  await link.hover()
  await expect.poll(() => page.evaluate(bytesOf, path)).toHaveLength(1)
  await link.click()
  await expect(page.locator('[data-main-add-to-cart]')).toBeVisible()
  const [ahead, later] = await page.evaluate(bytesOf, path)
  expect(ahead).toBeGreaterThan(NOT_MODIFIED_BYTES)
  expect(later).toBeLessThanOrEqual(NOT_MODIFIED_BYTES)
})

/** What browsers count for an answer that says that nothing has changed. */
const NOT_MODIFIED_BYTES = 300

/** Bytes that came over the network for the data of a page, by request; runs in the browser. */
function bytesOf(path: string): number[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.filter(({ name }) => name.includes(`${path}.data`)).map(({ transferSize }) => transferSize)
}
