// Waits for: the heading of each page on the way before the next link, the product's name in the sidebar, the sums
// (toHaveText), the order's number before the page is loaded again.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { choosePayment, continueToPayment, definitionOf, fillAddress, goOnToCart, order, SHOWN } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const PARCEL_FEE = 195

test('CHK-25, CHK-26, ORD-02, ROUTE-31, SHIP-08, PDP-26 a German shopper finds a stool, pays by transfer and keeps the order private', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, money, percent, open, homeTitle } = visit
  const buyer = buyerOf('DE')
  const stool = await findProduct(visit, STOOL)
  const total = stool.centAmount + PARCEL_FEE
  const afterPayment = t('delivery.afterPayment', { min: 2, max: 4 })
  const byDay = new RegExp(t('delivery.byDay', { date: String.raw`\S+ \d\d\.\d\d\.\d{4}` }))

  await test.step('home to product', async () => {
    await open()
    await expect(page).toHaveTitle(/./)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('heading', { level: 1, name: homeTitle })).toBeVisible()
    await expectSoundLayout(page)
    const [department = '', ...below] = stool.trail
    await page
      .getByRole('navigation', { name: t('shell.categories'), exact: true })
      .getByRole('link', { name: department, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: department, exact: true })).toBeVisible()
    for (const name of below) {
      await page
        .getByRole('navigation', { name: t('listing.subcategories'), exact: true })
        .getByRole('link')
        .filter({ hasText: name })
        .click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
    await expectSoundLayout(page)
    await page.getByRole('heading', { name: stool.name, exact: true }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: stool.name, exact: true })).toBeVisible()
    await expectSoundLayout(page)
    await expectBothDeliveries()
  })

  await test.step('cart', async () => {
    await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
    const sidebar = await goOnToCart(visit)
    await expect(sidebar).toContainText(stool.name)
    await expect(definitionOf({ page }, t('cart.totalInclVat'))).toHaveText(money(total))
    await sidebar.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
    await open('/checkout/cart')
    await expectBothDeliveries()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.checkout') })
      .click()
  })

  await test.step('checkout', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
    await fillAddress(visit, buyer)
    await expectSoundLayout(page)
    await continueToPayment(visit)
    await choosePayment(visit, 'checkout.bankTransfer')
    await expect(page.getByRole('radio', { name: afterPayment })).toBeChecked()
    // Everything that is paid online is sent when it is ordered, as is what is paid in cash.
    await expect(page.getByRole('radio', { name: byDay })).toHaveCount((await page.getByRole('radio').count()) - 1)
    await expectSums()
    await expectSoundLayout(page)
  })

  const number = await order(visit, total)
  const showsTheOrder = async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText(`${t('order.number')}: ${number}`)
    await expect(main).toContainText(buyer.email)
    await expect(main).toContainText(stool.name)
    await expect(definitionOf({ page }, t('order.amount'))).toHaveText(money(total))
    await expect(definitionOf({ page }, t('order.reference'))).toHaveText(number)
    await expect(definitionOf({ page }, t('order.iban'))).toHaveText(/^DE\d\d( \w{4}){4} \w{2}$/)
    await expect(main).toContainText(`${afterPayment}.`)
    await expect(main).not.toContainText(byDay)
    await expectSums()
  }
  await showsTheOrder()
  await expectSoundLayout(page)
  await page.reload()
  await showsTheOrder()

  await test.step('another visitor', async () => {
    const other = await openShop('DE')
    await other.page.goto(page.url())
    await expect(other.page.getByRole('heading', { level: 1, name: t('order.notFoundTitle') })).toBeVisible()
    const source = await other.page.content()
    for (const secret of [buyer.email, buyer.lastName, buyer.street, stool.name]) expect(source).not.toContain(secret)
  })

  await open('/checkout/cart')
  await expect(page).toHaveURL(visit.address('/'))

  async function expectBothDeliveries(): Promise<void> {
    const main = page.getByRole('main')
    await expect(main.getByText(`${t('checkout.bankTransfer')}: ${afterPayment}`)).toBeVisible()
    await expect(main.getByText(byDay)).toHaveText(
      new RegExp(`^${t('payment.scheme')}, PayPal .*${t('checkout.cashOnDelivery')}: `),
    )
  }

  async function expectSums(): Promise<void> {
    await expect(definitionOf({ page }, t('cart.subtotal', { count: 1 }))).toHaveText(money(stool.centAmount), SHOWN)
    await expect(definitionOf({ page }, t('cart.shipping'))).toHaveText(money(PARCEL_FEE), SHOWN)
    const contained = t('cart.includedTax', { rate: percent(0.19), name: '' }).trim()
    await expect(definitionOf({ page }, contained)).toHaveText(money(Math.round((total * 19) / 119)))
    await expect(definitionOf({ page }, t('cart.totalInclVat'))).toHaveText(money(total))
  }
})
