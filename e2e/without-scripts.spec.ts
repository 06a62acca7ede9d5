// Waits for: the heading of each page the server sends, the subtotal of the new quantity (toHaveText), the alert before the
// kept fields are read, the order's number.
import { MIN_PASSWORD_LENGTH } from '@shop/domain/customer'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, definitionOf, fillAddress, openPayment, order } from './shop/checkout-steps.ts'
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
  await expect(definitionOf(visit, t('cart.subtotal', { count: 2 }))).toHaveText(money(2 * stool.centAmount))

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
