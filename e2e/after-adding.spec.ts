// Waits for: the sidebar by its name (toBeVisible), the place of the focus, the number in the badge. The time of a hint is moved by
// the clock of the page; timers are held, counted and let go.
import { DEFAULT_EXTRA_GUARANTEE_SKU } from '@shop/domain/product'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { goOnToCart } from './shop/checkout-steps.ts'
import { holdTimers, waitForOffers } from './shop/held-timers.ts'
import { expectSoundLayout, untilSettled } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'

const sidebarOf = ({ page, t }: MarketVisit, title: 'guarantee.title' | 'product.goesWellWith' | 'cart.title') =>
  page.getByRole('dialog', { name: t(title), exact: true })
const addButtonOf = ({ page, t }: MarketVisit) =>
  page.getByRole('main').getByRole('button', { name: t('product.addToCart'), exact: true })

test('SIDEBAR-01, SIDEBAR-02, SIDEBAR-05, EG-04, EG-09 by keyboard: guarantees are offered after adding, the chosen one goes into the cart, which follows', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, money, open } = visit
  await waitForOffers(page)
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  const add = addButtonOf(visit)
  await add.press('Enter')
  const guarantees = sidebarOf(visit, 'guarantee.title')
  await expect(guarantees).toContainText(fryer.name)
  await expect(guarantees.getByRole('button', { name: t('shell.close') })).toBeFocused()
  // None is chosen for the shopper, and to have none is a choice like the others.
  const choices = guarantees.getByRole('radio')
  await expect(choices).toHaveCount(5)
  for (const choice of await choices.all()) await expect(choice).not.toBeChecked()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  // Leaving it leaves the product in the cart, and the keyboard where it was.
  await page.keyboard.press('Escape')
  await expect(guarantees).toBeHidden()
  await expect(add).toBeFocused()
  await expect(page.locator('[data-cart-link]')).toHaveAttribute('data-cart-link', '1')

  await add.press('Enter')
  await guarantees.getByRole('radio', { name: t('guarantee.none') }).focus()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown')
  await expect(guarantees.getByRole('radio', { name: '+2' })).toBeChecked()
  await guarantees.getByRole('button', { name: t('cart.view') }).press('Enter')
  const cart = sidebarOf(visit, 'cart.title')
  await expect(cart.getByRole('heading', { name: t('cart.title') })).toBeFocused()
  await expect(cart.getByRole('list', { name: t('cart.title') }).getByRole('listitem')).toContainText(
    money(2 * Math.round(fryer.centAmount * 0.08)),
  )

  await page.evaluate(() => history.replaceState(history.state, '', `${location.pathname}?utm_source=letter#reviews`))
  await expect(cart).toBeVisible()
  await cart.getByRole('link', { name: fryer.name }).focus()
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()

  // The product is guaranteed now: what goes with it follows.
  await add.press('Enter')
  await expect(sidebarOf(visit, 'product.goesWellWith')).toBeVisible()
})

test('SIDEBAR-04, SHIP-03, EG-04, CART-29 whatever was open before it, the sidebar of the cart has free delivery, guarantee, code and what fits', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  await waitForOffers(page)
  const fryer = await findProduct(visit, FRYER)
  const cart = sidebarOf(visit, 'cart.title')
  const expectWhole = async () => {
    await expect(cart).toContainText(fryer.name)
    await expect(cart).toContainText(t('cart.freeDeliveryReached'))
    await expect(cart.getByText(t('guarantee.add'), { exact: true })).toBeVisible()
    await expect(cart.getByText(t('coupon.title'), { exact: true }).first()).toBeVisible()
    await expect(cart.getByRole('heading', { name: t('cart.goesWellWith') })).toBeAttached()
    await expect(cart.getByRole('article').first()).toBeAttached()
  }
  await open(fryer.path)
  await addButtonOf(visit).click()
  await expect(sidebarOf(visit, 'guarantee.title')).toBeVisible()
  await goOnToCart(visit)
  await expectWhole()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()

  await page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) }).click()
  await expect(page.getByRole('dialog', { name: fryer.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').locator('[data-cart-link]').click()
  await expectWhole()
  await page.keyboard.press('Escape')

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.allCategories') })
    .click()
  await expect(page.locator('dialog[data-kept]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').locator('[data-cart-link]').click()
  await expectWhole()
})

test('SIDEBAR-03, COMP-03, CART-29 on a phone: what goes with a guaranteed product follows, and can be added from there', async ({
  openShop,
}) => {
  const visit = await openShop('BG', { size: 'phone' })
  const { page, t, open } = visit
  await waitForOffers(page)
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  await page.locator('[data-main-add-to-cart] summary').click()
  await page.getByRole('main').getByRole('radio', { name: '+1' }).check()
  await addButtonOf(visit).click()
  const complements = sidebarOf(visit, 'product.goesWellWith')
  await expect(complements).toContainText(fryer.name)
  const cards = complements.getByRole('article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(4)
  await untilSettled(page)
  await expectAccessible(visit)
  await expectSoundLayout(page)
  const name = (await cards.first().getByRole('link').first().textContent()) ?? ''
  expect(name).not.toBe('')
  await cards.first().locator('form[data-quick-add] button').tap()
  // A product of its own: its guarantees are offered, then both are in the cart.
  await expect(sidebarOf(visit, 'guarantee.title')).toContainText(name)
  await sidebarOf(visit, 'guarantee.title')
    .getByRole('radio', { name: t('guarantee.none') })
    .check()
  const cart = await goOnToCart(visit)
  for (const added of [fryer.name, name]) await expect(cart).toContainText(added)
  await cart.getByRole('link', { name: t('cart.view') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  // The page of the cart is the cart, and offers both itself.
  await expect(page.locator('dialog.drawer')).toHaveCount(0)
})

test('SIDEBAR-04, SIDEBAR-05, MKT-30 the cart follows where nothing else can be offered, or is known in time; another page closes it', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { tolerated: /added-products|ERR_FAILED|could not be loaded/ })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  // A toggle takes the recommendations from this page alone, which is not stored.
  const response = await open(`${fryer.path}?toggle-bloomreach-api=false`)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await page.locator('[data-main-add-to-cart] summary').click()
  await page.getByRole('main').getByRole('radio', { name: '+1' }).check()
  await addButtonOf(visit).click()
  const cart = sidebarOf(visit, 'cart.title')
  await expect(cart).toContainText(fryer.name)
  await cart.getByRole('link', { name: fryer.name }).click()
  // The same path: nothing is left.
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')

  await page.route('**/added-products.json**', route => route.abort())
  await open(fryer.path)
  await addButtonOf(visit).click()
  await expect(cart).toContainText(fryer.name)
  await cart.getByRole('link', { name: t('cart.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await expect(cart).toBeHidden()
})

test('SIDEBAR-06 the hint of an empty cart comes and goes by a press, goes by itself after 3000 ms, and stays under a pointer', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('DE')
  await page.clock.install()
  await open('/faq/')
  const link = page.getByRole('link', { name: t('shell.cart'), exact: true })
  const hint = page.getByText(t('shell.cartEmptyHint'))
  await link.click()
  await expect(hint).toBeVisible()
  await link.click()
  await expect(hint).toHaveCount(0)
  await link.click()
  await expect(hint).toBeVisible()
  await page.clock.runFor(3000)
  await expect(hint).toHaveCount(0)
  await link.click()
  await hint.hover()
  await page.clock.runFor(10_000)
  await expect(hint).toBeVisible()
  await page.mouse.move(10, 500)
  await page.clock.runFor(3000)
  await expect(hint).toHaveCount(0)
})

test('SIDEBAR-02, SIDEBAR-03, EG-03, EG-07, COMP-04, MKT-30 what can be offered with products is one answer for the page, and for nothing else', async ({
  openShop,
  request,
}) => {
  const { address } = await openShop('DE')
  const { host, port } = new URL(address())
  const ask = async (query: string) => {
    const response = await request.get(`http://127.0.0.1:${port}/added-products.json${query}`, { headers: { host } })
    expect(response.headers()['cache-control']).toBe('private, no-store')
    return (await response.json()) as { guarantees: { sku: string; offers: { sku: string }[] }[]; complements: { sku: string }[] }
  }
  const found = await ask(`?skus=${FRYER},${DEFAULT_EXTRA_GUARANTEE_SKU},../x`)
  expect(found.guarantees.map(({ sku }) => sku)).toEqual([FRYER])
  expect(found.guarantees[0]?.offers[0]?.sku).toBe(DEFAULT_EXTRA_GUARANTEE_SKU)
  expect(found.complements.length).toBeGreaterThan(0)
  expect(found.complements.map(({ sku }) => sku)).not.toContain(FRYER)
  expect((await ask(`?skus=${FRYER}&toggle-bloomreach-api=false`)).complements).toEqual([])
  for (const query of ['', '?skus=', '?skus=none']) expect(await ask(query)).toMatchObject({ guarantees: [], complements: [] })
})

test('CONST-01 a number counts 600 ms after it was typed, another text after 800, a search after 300, and the cart is fetched ahead after 2000', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  const timers = await holdTimers(page, 300, 600, 800, 2000)
  const fetched: string[] = []
  page.on('request', request => request.url().includes('/open-cart-queue-') && fetched.push(request.url()))
  await open(fryer.path)
  const main = page.getByRole('main')

  await test.step('a number', async () => {
    const three = main.getByRole('button', { name: t('product.fromQuantity', { count: 3 }) })
    await main.getByRole('textbox', { name: t('product.quantity') }).fill('3')
    await expect.poll(() => timers.count(600)).toBe(1)
    await expect(three).toHaveAttribute('aria-pressed', 'false')
    await timers.release(600)
    await expect(three).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('another text', async () => {
    const quantity = main.getByRole('textbox', { name: t('product.quantity') })
    await quantity.fill('x')
    await expect.poll(() => timers.count(800)).toBe(1)
    await expect(quantity).toHaveValue('x')
    await timers.release(800)
    await expect(quantity).toHaveValue('1')
  })
  await test.step('a search', async () => {
    const options = page.getByRole('search').getByRole('option')
    await page.getByRole('combobox', { name: t('search.label') }).fill('fritteuse')
    await expect.poll(() => timers.count(300)).toBe(1)
    await expect(options).toHaveCount(0)
    await timers.release(300)
    await expect(options.first()).toBeVisible()
  })
  await test.step('what changes the cart', async () => {
    expect(fetched).toEqual([])
    await timers.release(2000)
    await expect.poll(() => fetched.length).toBe(1)
  })
})
