// Waits for: the first frame of a page's connection before something changes elsewhere; then for what the page shows of it.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { consentOf } from '@shop/domain/cookie'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, addFromProductPage, definitionOf } from './shop/checkout-steps.ts'
import { consentBefore } from './shop/cookies.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, type OpenShop, PERSON, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
/** Travels free of charge. */
const FREE_OF_DELIVERY = 'EX30140001'
/** Products that no other journey buys or changes. */
const RUNNING_OUT = 'EX30090002'
const REPRICED = 'EX30090003'

/** Opens a browser that a person uses, who has been asked for consent before. */
async function aPerson(openShop: OpenShop, country: Parameters<OpenShop>[0], options: Parameters<OpenShop>[1] = {}) {
  const visit = await openShop(country, { userAgent: PERSON, ...options })
  await consentBefore(
    visit,
    consentOf(() => false),
  )
  return visit
}

/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

/** Goes to a page in a window and waits until it is told where the cart is. */
async function openConnected({ address }: MarketVisit, page: Page, path: string): Promise<void> {
  const told = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await page.goto(address(path))
  await told
}

const badgeOf = (page: Page) => page.locator('[data-cart-link]')

test('LIVE-01, LIVE-04, LIVE-09 what one window puts into the cart is in the others, in badge, sidebar and totals', async ({
  openShop,
}) => {
  const visit = await aPerson(openShop, 'SK')
  const { page, t, money } = visit
  const product = await findProduct(visit, FREE_OF_DELIVERY)
  await addFromProductPage(visit, product)
  // In windows of their own, since one behind another makes no frames; with the same session.
  const [elsewhere, inCart] = [await aPerson(openShop, 'SK'), await aPerson(openShop, 'SK')]
  for (const { context } of [elsewhere, inCart]) await context.addCookies(await visit.context.cookies())
  await openConnected(elsewhere, elsewhere.page, '/faq/')
  await badgeOf(elsewhere.page).click()
  const quantityElsewhere = elsewhere.page.getByRole('dialog', { name: t('cart.title') }).getByRole('textbox')
  await expect(quantityElsewhere).toHaveValue('1')
  await openConnected(inCart, inCart.page, '/checkout/cart')
  const total = definitionOf(inCart, t('cart.totalInclVat'))
  await expect(total).toHaveText(money(product.centAmount))

  const sidebar = page.getByRole('dialog', { name: t('cart.title') })
  await sidebar.getByRole('button', { name: t('product.increase') }).click()
  await expect(total).toHaveText(money(2 * product.centAmount))
  for (const window of [page, elsewhere.page]) await expect(badgeOf(window)).toHaveAttribute('data-cart-link', '2')
  await expect(quantityElsewhere).toHaveValue('2')
  // The other way round.
  await inCart.page.getByRole('button', { name: t('product.decrease') }).click()
  await expect(sidebar.getByRole('textbox')).toHaveValue('1')
})

test('LIVE-09 a customer’s cart is the same on two devices, also while one of them is paying', async ({ openShop }) => {
  const computer = await aPerson(openShop, 'DE')
  const phone = await aPerson(openShop, 'DE', { size: 'phone' })
  const buyer = await registerCustomer(computer, buyerOf('DE'))
  await addByForm(computer, DISPENSER)
  await signIn(phone, buyer)
  await openConnected(phone, phone.page, '/checkout/addresses')
  const product = await findProduct(computer, DISPENSER)
  await openConnected(computer, computer.page, product.path)
  await computer.page.getByRole('button', { name: computer.t('product.addToCart'), exact: true }).click()
  await expect(phone.page.locator('summary').first()).toContainText(phone.money(2 * product.centAmount))
})

test('LIVE-10 goods that run out while a page is open cannot be added any more, and can again once there are some', async ({
  openShop,
}) => {
  const visit = await aPerson(openShop, 'SK')
  const { page, t } = visit
  const product = await findProduct(visit, RUNNING_OUT)
  await addByForm(visit, DISPENSER)
  await openConnected(visit, page, product.path)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true })
  await expect(add).toBeEnabled()
  try {
    await admin('stock', 'set', RUNNING_OUT, '0')
    await expect(main.getByRole('button', { name: t('product.outOfStock'), exact: true })).toBeDisabled()
    await expect(main.getByRole('listitem').filter({ hasText: t('product.outOfStock') })).toBeVisible()
    await admin('stock', 'set', RUNNING_OUT, '2')
    await expect(add).toBeEnabled()
    await expect(main.getByText(t('product.onlyLeft', { count: 2 })).first()).toBeVisible()
    const quantity = main.getByRole('textbox', { name: t('product.quantity') })
    await quantity.fill('5')
    await quantity.press('Tab')
    await expect(quantity).toHaveValue('2')
  } finally {
    await admin('stock', 'set', RUNNING_OUT, String(product.availableQuantity))
  }
})

test('LIVE-09 a price that the owner changes is in the open cart', async ({ openShop }) => {
  const visit = await aPerson(openShop, 'FI')
  const { page, t, money } = visit
  const product = await findProduct(visit, REPRICED)
  await addByForm(visit, REPRICED)
  await openConnected(visit, page, '/checkout/cart')
  const total = definitionOf(visit, t('cart.totalInclVat'))
  const before = await total.textContent()
  await admin('price', 'set', REPRICED, String((product.centAmount + 500) / 100), '--currency', 'EUR', '--country', 'FI')
  await expect(page.getByRole('main')).toContainText(money(product.centAmount + 500))
  await expect(total).not.toHaveText(String(before))
})

test('LIVE-06, LIVE-07 a connection that fails is tried twice more, five seconds apart, and then it is logged', async ({
  openShop,
}) => {
  const visit = await aPerson(openShop, 'SK', { tolerated: /Live updates/ })
  const { page, t } = visit
  await addByForm(visit, DISPENSER)
  const tries: number[] = []
  await page.routeWebSocket(/\/live/, socket => {
    tries.push(Date.now())
    void socket.close({ code: 1011 })
  })
  const logged: string[] = []
  page.on('console', message => {
    if (message.text().includes('Live updates')) logged.push(message.text())
  })
  await visit.open('/faq/')
  await expect.poll(() => logged).toHaveLength(1)
  expect(tries).toHaveLength(3)
  const [first = 0, second = 0, third = 0] = tries
  for (const pause of [second - first, third - second]) expect(pause).toBeGreaterThan(4500)
  // The page works without it.
  await badgeOf(page).click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
})

/** Whether a page with a cart connects within the time in which others do. */
async function connects(visit: MarketVisit): Promise<boolean> {
  await addByForm(visit, DISPENSER)
  const socket = visit.page.waitForEvent('websocket', { timeout: 4000 }).then(
    () => true,
    () => false,
  )
  await visit.open('/faq/')
  return socket
}

test('LIVE-08 a country is told nothing where it is switched off, and crawlers are not anywhere', async ({ openShop }) => {
  expect(await connects(await aPerson(openShop, 'SK'))).toBe(true)
  expect(await connects(await aPerson(openShop, 'HR'))).toBe(false)
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(await connects(await openShop('SK', { userAgent: crawler }))).toBe(false)
})
