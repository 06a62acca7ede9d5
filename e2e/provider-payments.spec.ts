// Waits for: the payment step (its heading), the provider's page (its button), and the last page of the shop (its heading), each
// reached by navigations of the browser alone. What comes of a payment without a browser is waited for in the shopper's inbox.
import type { CountryCode } from '@shop/domain/market'
import type { ProviderMethod } from '@shop/domain/payment'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { continueToPayment, definitionOf, fillAddress, openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { mailsTo, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { CHALLENGED_VISA, expectOrder, payBy, payOnProviderPage, uniqueEmail, VISA } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const FIELDS_SCRIPT = '**/payment/sdk/adyen.js'
/** What a browser says of a script that does not come. */
const MISSING_SCRIPT = /adyen\.js|ERR_FAILED/
/** Refusals after which the provider lets a shopper try no more on its page. */
const CARD_TRIES = 3

/** The provider's script does not come: cards are entered on the provider's page. */
async function withoutFields({ page }: MarketVisit): Promise<void> {
  await page.route(FIELDS_SCRIPT, route => route.abort())
}

test('PAY-01, PAY-06, PAY-12, PAY-13, PAY-18, CHK-18, CHK-25 a guest pays by card on the provider’s page where its fields do not come, with the password of the bank, and keeps the order in an account by one field', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { tolerated: MISSING_SCRIPT })
  const { page, t, open } = visit
  await withoutFields(visit)
  const email = uniqueEmail('card')
  await openPayment(visit, DISPENSER, { email })
  await expect(page.locator('input[name="method"]:checked')).toHaveValue('scheme')
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await payBy(visit, 'scheme')
  await payOnProviderPage(visit, CHALLENGED_VISA)
  await page.getByLabel('Password').fill('password')
  await page.getByRole('button', { name: 'Continue' }).click()
  const number = await expectOrder(visit)
  await expect(page.getByRole('main')).toContainText(t('order.paymentArrived'))
  await page.getByLabel(t('login.password'), { exact: true }).fill('Strong-sword-7')
  await page.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(page.getByText(t('order.accountReady'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('button', { name: t('login.createAccount') })).toHaveCount(0)
  await open('/my-account/my-profile')
  await expect(page.getByRole('main')).toContainText(email)
  // An empty cart leads home.
  await open('/checkout/cart')
  expect(new URL(page.url()).pathname).toBe('/')
  expect((await mailTo(request, email, 1)).subject).toContain(number)
})

test('PAY-28, PAY-14 a card that is refused leads to the page of failed payments, and from there back to the next try', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { tolerated: MISSING_SCRIPT })
  const { page, t } = visit
  await withoutFields(visit)
  await openPayment(visit, DISPENSER, { email: uniqueEmail('refused-card') })
  await payBy(visit, 'scheme')
  for (let tries = 0; tries < CARD_TRIES; tries++) {
    await payOnProviderPage(visit, VISA, 'NOT_ENOUGH_BALANCE')
    await expect(page.getByRole('alert').or(page.getByRole('heading', { name: t('checkout.paymentFailedTitle') }))).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentFailedTitle') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/adyen-payment-error')
  await expect(page.getByText(t('payment.refused'))).toBeVisible()
  await expectAccessible(visit)
  await page.getByRole('link', { name: t('checkout.backToPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  await payBy(visit, 'scheme')
  await payOnProviderPage(visit)
  await expectOrder(visit)
})

/** Where each method is tried, and the button of the provider's page. */
const METHODS: readonly (readonly [CountryCode, ProviderMethod, string])[] = [
  ['DE', 'paypal', 'Agree and pay'],
  ['DE', 'applepay', 'Pay'],
  ['DE', 'googlepay', 'Pay'],
  ['DE', 'klarna', 'Approve'],
  ['DE', 'klarna_account', 'Approve'],
  ['DE', 'ratepay', ''],
  ['PL', 'onlineBanking_PL', 'Approve'],
  ['NL', 'ideal', 'Approve'],
  ['PT', 'multibanco', ''],
  ['CH', 'twint', 'Approve'],
  ['DK', 'mobilepay', 'Approve'],
]
for (const [country, method, button] of METHODS) {
  test(`PAY-02, PAY-03, PAY-04, PAY-07, PAY-23 ${method} in ${country} makes an order`, async ({ openShop }) => {
    const visit = await openShop(country, { size: 'phone', ...(country === 'CH' ? { language: 'fr' } : {}) })
    const { page, t } = visit
    // A browser on a device of Apple says so; others do not show it.
    if (method === 'applepay')
      await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }))
    await openPayment(visit, DISPENSER, { email: uniqueEmail(method.toLowerCase()) })
    await payBy(visit, method)
    if (button) await page.getByRole('button', { name: button, exact: true }).click()
    await expectOrder(visit)
    await expectSoundLayout(page)
    const isVoucher = method === 'multibanco'
    await expect(page.getByRole('main')).toContainText(t(isVoucher ? 'order.nextVoucher' : 'order.paymentArrived'))
  })
}

test('CHK-27, PAY-18 in Portugal the last page says how to pay by Multibanco, and says so again when it is loaded again', async ({
  openShop,
}) => {
  const visit = await openShop('PT', { language: 'pt' })
  const { page, t } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('multibanco') })
  await payBy(visit, 'multibanco')
  await expectOrder(visit)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(definitionOf(visit, t('order.voucherEntity'))).toHaveText('11249')
    await expect(definitionOf(visit, t('order.voucherReference'))).toHaveText(/^\d{3} \d{3} \d{3}$/)
    await expect(definitionOf(visit, t('order.voucherExpires'))).toHaveText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)
    await expect(definitionOf(visit, t('order.voucherMerchantReference'))).not.toBeEmpty()
  }
  await expectAccessible(visit)
  await expectSoundLayout(page)
})

test('PAY-14, PAY-15, PAY-16, PAY-17, CHK-19, PAY-28 a refusal says why, keeps the cart, and the next try pays', async ({
  openShop,
}) => {
  const visit = await openShop('NL')
  const { page, t } = visit
  await openPayment(visit, DISPENSER, { email: uniqueEmail('refused') })
  await payBy(visit, 'ideal')
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText(t('payment.refused'))).toBeVisible()
  expect(page.url()).toContain('error=payment-error')
  await expectAccessible(visit)
  await payBy(visit, 'ideal')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(t('checkout.errorCancelled'))).toBeVisible()
  expect(page.url()).toContain('error=cancelled-transaction')
  await expectAccessible(visit)
  await payBy(visit, 'ideal')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectOrder(visit)
})

test('PAY-22 a company is offered its invoice, and no method that is for private customers alone', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page } = visit
  const company = { email: uniqueEmail('company'), clientType: 'company', 'billing.company': 'Hammerwerk GmbH' }
  await openPayment(visit, DISPENSER, company)
  const methods = page.locator('input[name="method"]')
  const offered = await methods.evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))
  expect(offered).toContain('klarna_b2b')
  for (const forPrivate of ['klarna', 'klarna_account', 'ratepay']) expect(offered).not.toContain(forPrivate)
  await payBy(visit, 'klarna_b2b')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectOrder(visit)
})

test('PAY-12, CHK-05 without scripts the methods of the provider work as well', async ({ openShop }) => {
  const visit = await openShop('PL', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const dispenser = await findProduct(visit, DISPENSER)
  await open(dispenser.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await open('/checkout/addresses')
  await fillAddress(visit, { ...buyerOf('PL'), email: uniqueEmail('noscript') })
  await continueToPayment(visit)
  await payBy(visit, 'onlineBanking_PL')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectOrder(visit)
})

test('PAY-02, CHK-05 a bank that wants a form to be posted gets it without scripts too, by a button', async ({ openShop }) => {
  const visit = await openShop('DK', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const dispenser = await findProduct(visit, DISPENSER)
  await open(dispenser.path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await open('/checkout/addresses')
  await fillAddress(visit, { ...buyerOf('DK'), email: uniqueEmail('posted') })
  await continueToPayment(visit)
  await payBy(visit, 'mobilepay')
  const form = page.locator('main form[method="post"]')
  await expect(form).toHaveAttribute('action', /\/payment\/posted$/)
  await expect(form.locator('input[name="MD"]')).not.toHaveValue('')
  await page.getByRole('button', { name: t('payment.goOn') }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectOrder(visit)
})

test('P1, ORD-03 a browser that is closed right after the authorisation leaves an order, and its mail comes', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('NL', { tolerated: /payment-return/ })
  const { page, context } = visit
  const email = uniqueEmail('closed')
  await openPayment(visit, DISPENSER, { email })
  await payBy(visit, 'ideal')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  // The bank has it; the way back to the shop does not arrive any more.
  await context.route(/checkout\/payment-return/, route => route.abort())
  await approve.click()
  await mailTo(request, email, 1)
})

test('PAY-16, PAY-27, P2 of two tabs that pay the same cart one has its order, and the other says that its money goes back', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('NL')
  const { page, context, t } = visit
  const email = uniqueEmail('tabs')
  await openPayment(visit, DISPENSER, { email })
  await payBy(visit, 'ideal')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  const other = { ...visit, page: await context.newPage() }
  await other.page.goto(visit.address('/checkout/payment'))
  await payBy(other, 'ideal')
  await expect(other.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(t('payment.released'))).toBeVisible()
  expect(page.url()).toContain('error=creating-order-failed')
  await expectAccessible(visit)
  await other.page.getByRole('button', { name: 'Approve', exact: true }).click()
  const number = await expectOrder(other)
  // One says that money goes back, the other confirms the order; which is sent first is open.
  const subjects = (await mailsTo(request, email, 2)).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject.includes(number))).toHaveLength(1)
})
