// Waits for: the cart's answer (product's name, quantities by toHaveValue, waitForResponse before a reload), the notification
// of a refusal, which comes after the cart was read again, before calls are counted; the commit of each admin command.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freeShippingThresholdOf } from '@shop/domain/shipping'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, definitionOf, goOnToCart } from './shop/checkout-steps.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const SCARCE_CLEANER = 'EX30120005'

test('MKT-19, CART-15 in Slovakia a card adds to the cart; a removed line can be brought back', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t, money, open } = visit
  const fryer = await findProduct(visit, 'EX30010001')
  await open('/search?query=EX30010001')
  await page.getByRole('button', { name: t('product.addNamedToCart', { name: fryer.name }) }).click()
  const sidebar = await goOnToCart(visit)
  await expect(sidebar).toContainText(fryer.name)
  await sidebar.getByRole('button', { name: t('cart.removeNamed', { name: fryer.name }) }).click()
  await expect(sidebar).toContainText(t('cart.empty'))
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(sidebar).toContainText(fryer.name)
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()

  await open('/checkout/cart')
  await page.getByRole('button', { name: t('cart.removeNamed', { name: fryer.name }) }).click()
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(definitionOf(visit, t('cart.totalInclVat'))).toHaveText(money(fryer.centAmount))
})

for (const country of ['DE', 'AT'] as const) {
  test(`MKT-19 in ${country} a card leads to the product instead of adding it`, async ({ openShop }) => {
    const { page, t, open } = await openShop(country)
    await open('/search?tags=bestseller')
    const cards = page.getByRole('article')
    await expect(cards.getByRole('link', { name: t('product.details') }).first()).toBeVisible()
    await expect(cards.locator('button[type=submit]')).toHaveCount(0)
  })
}

test('PDP-08, PDP-10, PDP-11, PDP-21 no more units than there are can go into a cart', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const cleaner = await findProduct(visit, SCARCE_CLEANER)
  expect(cleaner.availableQuantity).toBe(3)
  await open(cleaner.path)
  const main = page.getByRole('main')
  await expect(main.getByText(t('product.onlyLeft', { count: 3 })).first()).toBeVisible()
  const quantity = main.getByRole('textbox', { name: t('product.quantity') })
  for (const nothing of ['0', '-2', 'abc']) {
    await quantity.fill(nothing)
    await quantity.press('Tab')
    await expect(quantity, nothing).toHaveValue('1')
  }
  await quantity.fill('5')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('3')
  await expect(main.getByText(t('product.maxQuantity'))).toBeVisible()
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const sidebar = await goOnToCart(visit)
  await expect(sidebar.getByRole('textbox')).toHaveValue('3')
  await page.keyboard.press('Escape')
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(main.getByText(t('product.maxQuantity'))).toBeVisible()
})

/** A cart page with one unit of a product, and how often its quantity was asked to be set since. */
async function openCartWith(visit: MarketVisit, sku: string) {
  const { page, t, open } = visit
  const { name, path } = await findProduct(visit, sku)
  await open(path)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click()
  await expect(await goOnToCart(visit)).toContainText(name)
  await open('/checkout/cart')
  const asked: string[] = []
  page.on('request', request => {
    const operation = /new-ct\/(\w+)$/.exec(request.url())?.[1]
    if (operation) asked.push(operation)
  })
  const main = page.getByRole('main')
  return {
    asked,
    quantity: main.getByRole('textbox', { name }),
    increase: main.getByRole('button', { name: t('product.increase') }),
  }
}

const STOOL = 'EX30140005'

test('CART-06 presses in quick succession become one change of the cart', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { asked, quantity, increase } = await openCartWith(visit, STOOL)
  const answered = visit.page.waitForResponse('**/new-ct/updateCartQuantity')
  await increase.evaluate(async button => {
    for (let press = 0; press < 3; press++) {
      ;(button as HTMLButtonElement).click()
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
  })
  await answered
  await expect(quantity).toHaveValue('4')
  await visit.page.reload()
  await expect(quantity).toHaveValue('4')
  expect(asked.filter(operation => operation === 'updateCartQuantity')).toHaveLength(1)
})

test('ERR-09 the cart says that it is at work; what failed is told until the same succeeds, whatever else does', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { tolerated: /updateCartQuantity|status of 500/ })
  const { page, t, open } = visit
  const { quantity, increase } = await openCartWith(visit, STOOL)
  const main = page.getByRole('main')
  const lines = main.getByRole('list', { name: t('cart.title') })
  const told = page.locator('[data-notification="cart-change-problem"]')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/new-ct/updateCartQuantity', async route => {
    await mayAnswer
    await route.fulfill({ status: 500, json: { statusCode: 500, message: 'no', errors: [{ code: 'General', message: 'no' }] } })
  })
  await expect(lines).toHaveAttribute('aria-busy', 'false')
  await increase.click()
  await expect(lines).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(told).toHaveText(t('cart.changeProblem'))
  await expect(lines).toHaveAttribute('aria-busy', 'false')
  await main.getByText(t('coupon.title'), { exact: true }).first().click()
  await main.getByRole('textbox', { name: t('coupon.title') }).fill('WELCOME10')
  await main.getByRole('button', { name: t('coupon.apply'), exact: true }).click()
  await expect(main.getByRole('list', { name: t('coupon.title') })).toContainText('WELCOME10')
  await expect(told).toBeVisible()
  await page.unroute('**/new-ct/updateCartQuantity')
  await increase.click()
  await expect(told).toHaveCount(0)
  await open('/checkout/cart')
  await expect(quantity).toHaveValue('2')
})

const CONCENTRATE = 'EX10720001'

test('SHIP-03 the cart says what is missing to free delivery, until nothing is', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, money, market, open } = visit
  const { path, name, centAmount } = await findProduct(visit, CONCENTRATE)
  const { centAmount: threshold } = freeShippingThresholdOf(market)
  await open(path)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  const sidebar = await goOnToCart(visit)
  await expect(sidebar).toContainText(t('cart.toFreeDelivery', { amount: money(threshold - centAmount) }))
  const quantity = sidebar.getByRole('textbox', { name })
  await quantity.fill(String(Math.ceil((1.2 * threshold) / centAmount)))
  await quantity.press('Tab')
  await expect(sidebar).toContainText(t('cart.freeDeliveryReached'))
})

test('UX-05 what can be undone is told for twice 3000 ms, and then no more', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t } = visit
  await page.clock.install()
  await openCartWith(visit, STOOL)
  const { name } = await findProduct(visit, STOOL)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.removeNamed', { name }) })
    .click()
  const undo = page.getByRole('button', { name: t('cart.undo') })
  await expect(undo).toBeVisible()
  await page.mouse.move(1, 1)
  await page.clock.runFor(4000)
  await expect(undo).toBeVisible()
  await page.clock.runFor(2500)
  await expect(undo).toHaveCount(0)
})

for (const [what, status, error, tries] of [
  ['a second concurrent modification', 409, { code: 'ConcurrentModification', currentVersion: 99 }, 2],
  ['any other refusal', 400, { code: 'InvalidInput' }, 1],
] as const) {
  test(`CART-08, CART-10, CART-12 after ${what} the cart is read again, the shopper told, and the next change goes through`, async ({
    openShop,
  }) => {
    const visit = await openShop('SK', { tolerated: /updateCartQuantity|status of 4/ })
    const { page } = visit
    const { asked, quantity, increase } = await openCartWith(visit, STOOL)
    const message = 'refused'
    const body = { statusCode: status, message, errors: [{ ...error, message }] }
    await page.route('**/new-ct/updateCartQuantity', route => route.fulfill({ status, json: body }))
    await increase.click()
    await expect(page.locator('[data-notification]')).toBeVisible()
    await expect(quantity).toHaveValue('1')
    expect(asked.filter(operation => operation === 'updateCartQuantity')).toHaveLength(tries)
    expect(asked.some(operation => /^getMe|^getCart/.test(operation))).toBe(true)
    await page.unroute('**/new-ct/updateCartQuantity')
    const answered = page.waitForResponse('**/new-ct/updateCartQuantity')
    await increase.click()
    await answered
    await page.reload()
    await expect(quantity).toHaveValue('2')
  })
}

/** Products that no other journey buys in Croatia, which has no live updates. */
const REPRICED = 'EX30090001'
/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

test('CART-09, CART-19, STOCK-04 the cart says what has changed without its shopper: price, stock, another window', async ({
  openShop,
}) => {
  // Two windows and four commands of the owner.
  test.slow()
  const visit = await openShop('HR', { size: 'phone', tolerated: /updateCartQuantity|status of 409/ })
  const { page, t, money } = visit
  const product = await findProduct(visit, REPRICED)
  await addByForm(visit, REPRICED)
  const other = await openShop('HR')
  await other.context.addCookies(await visit.context.cookies())
  for (const { open } of [visit, other]) await open('/checkout/cart')
  const main = page.getByRole('main')
  const name = `${t('product.quantity')}: ${product.name}`
  const [here, there] = [visit, other].map(window => window.page.getByRole('main').getByRole('textbox', { name }))
  if (!here || !there) throw new Error('No windows')
  // The way on is in view, however long the cart is.
  await expect(main.getByRole('link', { name: t('cart.checkout') })).toBeInViewport()

  const answered = other.page.waitForResponse('**/new-ct/updateCartQuantity')
  await other.page
    .getByRole('main')
    .getByRole('button', { name: t('product.increase') })
    .click()
  await answered
  await expect(main.getByText(t('cart.changedElsewhere'))).toBeHidden()
  await here.fill('3')
  await here.press('Tab')
  await expect(main.getByText(t('cart.changedElsewhere'))).toBeVisible()
  await expect(here).toHaveValue('3')

  const price = product.centAmount + 500
  /** Opens the cart until the shop has heard of a change and says so: the first page that knows it does. */
  const openUntilSaid = (text: string) =>
    expect(async () => {
      await visit.open('/checkout/cart')
      await expect(main.getByText(text).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
  try {
    await admin('stock', 'set', REPRICED, '2')
    await openUntilSaid(t('product.onlyLeft', { count: 2 }))
    await admin('price', 'set', REPRICED, String(price / 100), '--currency', 'EUR', '--country', 'HR')
    await openUntilSaid(t('cart.formerPrice', { amount: money(product.centAmount) }))
    await expect(main.getByText(t('cart.unitPrice', { amount: money(price) }))).toBeVisible()
    await main.getByRole('button', { name: t('cart.takeAvailable', { count: 2 }) }).click()
    await expect(here).toHaveValue('2')
    await expect(main.getByRole('button', { name: t('cart.takeAvailable', { count: 2 }) })).toBeHidden()
    // The drawer says the same, and offers what goes with the cart.
    await admin('stock', 'set', REPRICED, '1')
    const drawer = other.page.getByRole('dialog', { name: t('cart.title') })
    await expect(async () => {
      await other.open('/faq/')
      await other.page.locator('[data-cart-link]').click()
      await expect(drawer.getByText(t('product.onlyLeft', { count: 1 }))).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(drawer.getByRole('heading', { name: t('cart.goesWellWith') })).toBeVisible()
    await expect(drawer.getByRole('article').first()).toBeVisible()
  } finally {
    await admin('stock', 'set', REPRICED, String(product.availableQuantity))
    await admin('price', 'set', REPRICED, String(product.centAmount / 100), '--currency', 'EUR', '--country', 'HR')
  }
})
