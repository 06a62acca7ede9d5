// Waits for: the button in its place, which comes when the browser is idle; the sheet, and its total or its words after each
// choice; then for the page that follows (its heading), reached by navigations of the browser alone. Mails are waited for in the inbox.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Request } from '@playwright/test'
import type { CountryCode } from '@shop/domain/market'
import type { ProviderMethod } from '@shop/domain/payment'
import { regionName } from '@shop/i18n/format'
import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, addFromProductPage, openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { type MarketVisit, untilAlive } from './shop/market-visit.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const BOUGHT_ALONE = 'EX30060003'
/** A product whose price no other journey looks at in Finland. */
const REPRICED = 'EX30130002'
const WALLET_EMAIL = 'jana.test@example.org'
const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`
const SCRIPT = /\/gp\/p\/js\/pay\.js$/
/** What a browser says of a script that a journey keeps away. */
const SCRIPT_AWAY = /pay\.js|Google Pay is not available|ERR_FAILED/

/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])

const buttonOf = ({ page }: MarketVisit) => page.getByRole('button', { name: 'Google Pay', exact: true })
const sheetOf = ({ page }: MarketVisit) => page.getByRole('dialog', { name: /^Google Pay/ })

/** Puts a product into the cart and opens the cart. */
async function openCart(visit: MarketVisit, sku: string): Promise<void> {
  await addByForm(visit, sku)
  await visit.open('/checkout/cart')
}

/** Opens the sheet from the cart, and waits until the shop has priced the cart for its first address. */
async function openSheet(visit: MarketVisit, sku = DISPENSER) {
  await openCart(visit, sku)
  await buttonOf(visit).click()
  const sheet = sheetOf(visit)
  await expect(sheet).toContainText(visit.t('cart.subtotal', { count: 1 }))
  return sheet
}

const payIn = (sheet: ReturnType<typeof sheetOf>) => sheet.getByRole('button', { name: /^Pay / })

test('PAY-19, PAY-03, PAY-12 a guest buys from the cart by Google Pay, to the addresses of the wallet', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t } = visit
  const { centAmount } = await findProduct(visit, DISPENSER)
  await openCart(visit, DISPENSER)
  await atBothWidths(visit, async () => {
    await expect(buttonOf(visit)).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  await buttonOf(visit).click()
  const sheet = sheetOf(visit)
  await expect(sheet).toContainText(t('cart.shipping'))
  const total = (centAmount / 100).toFixed(2)
  await expect(payIn(sheet)).toHaveText(`Pay ${total} EUR`)
  await payIn(sheet).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('order.paymentArrived'))
  await expect(page.getByRole('main')).toContainText(WALLET_EMAIL)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await expect
    .poll(async () => {
      const mails = await request.get(`${STANDINS}/__sandbox/mails?to=${encodeURIComponent(WALLET_EMAIL)}`)
      const found = ((await mails.json()) as { subject: string; text: string }[]).find(({ subject }) => subject.includes(number))
      return found?.text ?? ''
    })
    .toMatch(/Jana Test[\s\S]*Friedrichstraße 68[\s\S]*10117 Berlin/)
})

test('PAY-19 the sidebar offers Google Pay, and no page has its script before there is a cart to buy', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, t } = visit
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const product = await findProduct(visit, DISPENSER)
  await addFromProductPage(visit, product)
  const before = asked.indexOf('/gp/p/js/pay.js')
  expect(
    asked.slice(
      0,
      asked.findIndex(path => path.includes('createCart')),
    ),
  ).not.toContain('/gp/p/js/pay.js')
  expect(before === -1 || asked.lastIndexOf('/gp/p/js/pay.js') === before).toBe(true)
  await buttonOf(visit).click()
  const sheet = sheetOf(visit)
  await expect(payIn(sheet)).toBeEnabled()
  await payIn(sheet).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
})

test('PAY-19 a product is bought by itself on its page, nothing of Google is loaded before, and the cart stays as it is', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  const asked: string[] = []
  page.on('request', sent => asked.push(new URL(sent.url()).pathname))
  const product = await findProduct(visit, BOUGHT_ALONE)
  await addByForm(visit, DISPENSER)
  await open(product.path)
  const buy = page.getByRole('button', { name: t('express.buyWith', { method: 'Google Pay' }), exact: true })
  await expect(buy).toBeVisible()
  await page
    .locator('[data-main-add-to-cart]')
    .getByRole('button', { name: t('product.increase') })
    .click()
  await page
    .locator('summary')
    .filter({ hasText: t('product.extendGuarantee', { amount: '' }).trim() })
    .click()
  const guarantee = page.getByRole('radio', { name: '+1' })
  await guarantee.check()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  expect(asked).not.toContain('/gp/p/js/pay.js')
  await buy.click()
  const sheet = sheetOf(visit)
  await expect(sheet).toContainText(t('cart.subtotal', { count: 2 }))
  // What a wallet does not have is said, and nothing is paid.
  await sheet.getByLabel('Deliver to').selectOption({ label: 'Without a phone number: Friedrichstraße 68, Berlin, DE' })
  await payIn(sheet).click()
  await expect(sheet.getByRole('alert')).toHaveText(t('express.addressIncomplete'))
  await sheet.getByLabel('Deliver to').selectOption({ index: 0 })
  await payIn(sheet).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(product.name)
  await expect(main).toContainText(t('cart.unitCount', { count: 2 }))
  // The guarantee that was chosen is bought with it.
  await expect(main).toContainText('+1')
  await open('/checkout/cart')
  await expect(main).toContainText((await findProduct(visit, DISPENSER)).name)
  await expect(main).not.toContainText(product.name)
})

test('PAY-19 the content policy allows the wallet where carts can be paid by it, and nowhere else', async ({ openShop }) => {
  const policyOf = async (country: CountryCode) => {
    const response = await (await openShop(country)).open('/faq/')
    return response?.headers()['content-security-policy'] ?? ''
  }
  expect(await policyOf('DE')).toContain(`frame-src 'self' ${STANDINS}`)
  // No one buys in a market whose checkout is closed.
  expect(await policyOf('LT')).not.toContain(STANDINS)
})

test('PAY-19 a sheet that is closed changes nothing', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t } = visit
  const sheet = await openSheet(visit)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await buttonOf(visit).click()
  await expect(sheetOf(visit)).toBeVisible()
})

/** Where a wallet without an address is told so: in the language of the shop. */
const LANGUAGES: readonly CountryCode[] = ['DE', 'CZ', 'GB']
for (const country of LANGUAGES) {
  test(`PAY-19 without an address from express payment the page says so in ${country}, and the cart is kept`, async ({
    openShop,
  }) => {
    const visit = await openShop(country, { size: 'phone' })
    const { page, t } = visit
    const sheet = await openSheet(visit)
    await sheet.getByLabel('Deliver to').selectOption({ label: 'No address' })
    await payIn(sheet).click()
    await expect(sheet.getByRole('alert')).toHaveText(t('checkout.expressAddressMissing'))
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('main')).toContainText(t('checkout.expressAddressMissing'))
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
}

test('PAY-19 an address in another country is refused in words, and another one is taken', async ({ openShop }) => {
  const visit = await openShop('AT')
  const { page, t } = visit
  const sheet = await openSheet(visit)
  await sheet.getByLabel('Deliver to').selectOption({ index: 1 })
  await expect(sheet.getByRole('alert')).toHaveText(t('checkout.errorCountry', { country: regionName('AT', 'de-AT') }))
  await expect(payIn(sheet)).toBeDisabled()
  await sheet.getByLabel('Deliver to').selectOption({ index: 0 })
  await payIn(sheet).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
})

test('PAY-19, ADDR-12, ADDR-13 what the wallet does not have is asked for in the addresses step, and nothing else', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t } = visit
  const sheet = await openSheet(visit)
  await sheet.getByLabel('Deliver to').selectOption({ label: 'Without a phone number: Friedrichstraße 68, Berlin, DE' })
  await payIn(sheet).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
  await expect(page.locator('input[name="email"]')).toHaveValue(WALLET_EMAIL)
  await expect(page.locator('input[name="billing.streetName"]')).toHaveValue('Friedrichstraße')
  await expect(page.locator('input[name="shipping.city"]')).toHaveValue('Berlin')
  await expect(page.locator('input[name="shipping.phone"]')).toHaveValue('')
  await page.locator('input[name="shipping.phone"]').fill('+49 30 5550 1000')
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
})

test('PAY-14, PAY-19 a price that changes while the sheet is open is never charged unseen', async ({ openShop }) => {
  const visit = await openShop('FI')
  const { page, t, money } = visit
  const { centAmount } = await findProduct(visit, REPRICED)
  const sheet = await openSheet(visit, REPRICED)
  await admin('price', 'set', REPRICED, String((centAmount + 700) / 100), '--currency', 'EUR', '--country', 'FI')
  await expect.poll(async () => (await findProduct(visit, REPRICED)).centAmount).toBe(centAmount + 700)
  await payIn(sheet).click()
  await expect(sheet.getByRole('alert')).toHaveText(t('checkout.errorMalformedPrice'))
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main')).toContainText(t('checkout.errorMalformedPrice'))
  await expect(page.getByRole('main')).toContainText(money(centAmount + 700))
})

test('PAY-14, PAY-19 a card that is refused is said in the sheet, and another one pays', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t } = visit
  const sheet = await openSheet(visit)
  await sheet.getByLabel('Card').selectOption('amex-8431')
  await payIn(sheet).click()
  await expect(sheet.getByRole('alert')).toHaveText(t('payment.refused'))
  await sheet.getByLabel('Card').selectOption('mastercard-5454')
  await payIn(sheet).click()
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
})

test('PAY-12, PAY-19 a bank to which a form leads authenticates the holder of a card of the wallet', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t } = visit
  const sheet = await openSheet(visit)
  await sheet.getByLabel('Card').selectOption('visa-8300')
  await payIn(sheet).click()
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()
})

test('PAY-19 where the script does not load there is no button, and the cart is bought the other way', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone', tolerated: SCRIPT_AWAY })
  const { page, t, context } = visit
  await context.route(SCRIPT, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/gp/p/js/pay.js'))
  await openCart(visit, DISPENSER)
  await failed
  await expect(buttonOf(visit)).toHaveCount(0)
  // Its place is not empty: it shows what the cart can be paid by.
  const marks = page.getByRole('main').getByRole('list', { name: t('shell.paymentMethods') })
  await expect(marks.locator('img').first()).toBeVisible()
  await expect(marks).toContainText(t('payment.paypal'))
  await expectSoundLayout(page)
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
})

test('PAY-03 the payment step has the wallets that the browser can pay by, and nothing moves when it says which', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { tolerated: SCRIPT_AWAY })
  const { page, context } = visit
  const methodOf = (method: ProviderMethod) => page.locator(`input[name="method"][value="${method}"]`)
  // Above the wallets the fields of the card come.
  const gap = async () => {
    const [first, last] = [await methodOf('paypal').boundingBox(), await methodOf('klarna').boundingBox()]
    return (last?.y ?? Number.NaN) - (first?.y ?? Number.NaN)
  }
  /** Opens the step while the script of Google Pay does what `answer` says, and measures before and after. */
  const expectStill = async (open: () => Promise<unknown>, answer: 'comes' | 'fails') => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await context.unroute(SCRIPT)
    await context.route(SCRIPT, async route => {
      await promise
      await (answer === 'comes' ? route.continue() : route.abort())
    })
    const requested = page.waitForRequest(SCRIPT)
    await open()
    // Letters of the page's own fonts are not as high as those shown until they are there, which the browser then remembers.
    await page.waitForFunction(() => localStorage.getItem('fonts') !== null)
    await page.evaluate(() => document.fonts.ready)
    await untilAlive(page)
    await requested
    const before = await gap()
    expect(before).toBeGreaterThan(0)
    const isOfScript = (request: Request) => SCRIPT.test(request.url())
    const end =
      answer === 'comes' ? page.waitForEvent('requestfinished', isOfScript) : page.waitForEvent('requestfailed', isOfScript)
    resolve()
    await end
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    expect(await gap()).toBe(before)
    await expect(methodOf('googlepay')).toBeVisible()
    await expect(methodOf('applepay')).toBeHidden()
  }
  await expectStill(() => openPayment(visit, DISPENSER), 'comes')
  await expectStill(() => page.reload(), 'fails')
  // From the next page on it is known.
  await page.reload()
  await expect(methodOf('googlepay')).toBeHidden()
})
