// Waits for: the heading of each page the server sends, the subtotal of the new quantity (toHaveText), the alert before the
// kept fields are read, the order's number.
import type { Locator } from '@playwright/test'
import { MIN_PASSWORD_LENGTH } from '@shop/domain/customer'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, definitionOf, fillAddress, openPayment, order, SHOWN } from './shop/checkout-steps.ts'
import { signIn } from './shop/login-steps.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
/** Travels free of charge. */
const DEARER_STOOL = 'EX30140001'

test('CHK-05, CHK-25, SEARCH-06 in Slovakia everything up to the order works without scripts, a wrong postcode loses nothing, and one field makes an account of the order', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { javaScriptEnabled: false })
  const { page, t, money, open } = visit
  const buyer = { ...buyerOf('SK'), email: uniqueEmail('without-scripts') }
  const stool = await findProduct(visit, STOOL)

  await open()
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: t('search.label') }).fill(STOOL)
  await search.getByRole('button', { name: t('search.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('search.resultsFor', { query: STOOL }) })).toBeVisible()
  await page.getByRole('heading', { name: stool.name, exact: true }).getByRole('link').click()
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  await page.getByRole('textbox', { name: stool.name }).fill('2')
  await page.getByRole('button', { name: t('cart.update') }).click()
  await expect(definitionOf(visit, t('cart.subtotal', { count: 2 }))).toHaveText(money(2 * stool.centAmount), SHOWN)

  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await fillAddress(visit, { ...buyer, postalCode: '1234' })
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.errorPostalCode', { example: '811 01' }))
  const postalCode = page.getByRole('textbox', { name: t('checkout.postalCode') })
  await expect(postalCode).toHaveValue('1234')
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: t('checkout.email') })).toHaveValue(buyer.email)
  await expect(page.getByRole('textbox', { name: t('checkout.lastName') })).toHaveValue(buyer.lastName)
  await expect(page.getByRole('textbox', { name: t('checkout.phone') })).toHaveValue(buyer.phone)

  await postalCode.fill(buyer.postalCode)
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  // Two units: above the threshold of free delivery.
  await choosePayment(visit, 'checkout.bankTransfer')
  const number = await order(visit, 2 * stool.centAmount)

  const main = page.getByRole('main')
  const password = page.getByLabel(t('login.password'), { exact: true })
  await password.fill('short1')
  await page.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(main).toContainText(t('account.errorPasswordShort', { min: MIN_PASSWORD_LENGTH }))
  await password.fill('Strong-sword-7')
  await page.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(main).toContainText(t('order.accountReady'))
  await expect(main).toContainText(number)
  await expect(password).toHaveCount(0)
  await open('/my-account/billing-details')
  await expect(main).toContainText(buyer.street)
})

test('CHK-19, PAY-02 in Poland a bank transfer needs no bank chosen, and a payment that needs one says so, without scripts', async ({
  openShop,
}) => {
  const visit = await openShop('PL', { javaScriptEnabled: false })
  const { page, t, money } = visit
  const centAmount = await openPayment(visit, DEARER_STOOL)
  await page.getByRole('radio', { name: t('payment.onlineBanking_PL') }).check()
  await page.getByRole('button', { name: t('checkout.orderAndPay', { amount: money(centAmount) }) }).click()
  await expect(page.getByRole('main')).toContainText(t('checkout.errorRequired', { field: t('payment.issuer') }))
  await expect(page.getByRole('radio', { name: t('payment.onlineBanking_PL') })).toBeChecked()
  await choosePayment(visit, 'checkout.bankTransfer')
  await order(visit, centAmount)
})

test('UX-08 notices of five types look different, and an error is an alert', async ({ openShop }) => {
  const visit = await openShop('GR', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const looks = new Set<string>()
  const note = async (text: string, role: 'status' | 'alert' = 'status') => {
    const box = main.getByRole(role).filter({ hasText: text }).first()
    await expect(box).toBeVisible()
    looks.add(
      await box.evaluate(element => {
        const { backgroundColor, color, borderTopWidth } = getComputedStyle(element)
        return [backgroundColor, color, borderTopWidth].join(' ')
      }),
    )
  }
  const { stores } = (await visit.ask('getStores', {})) as {
    stores: { results: { custom: { phone: string; email: string } }[] }
  }
  // Greece has no checkout.
  await open((await findProduct(visit, STOOL)).path)
  await note(t('cart.checkoutDisabled', stores.results[0]?.custom ?? { phone: '', email: '' }))
  await open('/cookie-settings')
  await main.getByRole('button', { name: t('consent.rejectAll') }).click()
  await note(t('consent.saved'))
  await open('/login?newPassword=true')
  await note(t('login.passwordChanged'))
  await open('/write-review?token=none')
  await note(t('login.linkExpired'))
  await open('/login')
  await signIn(visit, { email: uniqueEmail('unknown'), password: 'Strong-sword-7' })
  await note(t('login.failed'), 'alert')
  expect(looks.size).toBe(5)
})

test('UX-09 buttons are of three heights, and primary, secondary and tertiary ones look different', async ({ openShop }) => {
  const visit = await openShop('GB', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const look = (button: Locator) =>
    button.evaluate(element => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element)
      return { height: element.getBoundingClientRect().height, look: `${backgroundColor} ${borderTopWidth}` }
    })
  await open((await findProduct(visit, STOOL)).path)
  const secondary = await look(main.getByRole('button', { name: t('review.submit') }))
  const tertiary = await look(main.locator('a[href="#write-review"]').first())
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true })
  const primary = await look(add)
  expect(new Set([primary.look, secondary.look, tertiary.look]).size).toBe(3)
  await add.click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  const small = await look(main.locator('button[name=intent][value=quantity]'))
  expect(small.height).toBeGreaterThanOrEqual(36)
  for (const medium of [secondary, tertiary]) {
    expect(medium.height).toBeGreaterThanOrEqual(small.height + 8)
    expect(primary.height).toBeGreaterThanOrEqual(medium.height + 8)
  }
})
