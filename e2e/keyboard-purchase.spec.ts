// Waits for: each menu, page, drawer and step to be there before the next key, the focus on something that is seen after every key
// (expect.poll), the chosen method (toBeChecked) before the order.
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { consentBefore } from './shop/cookies.ts'
import { expectEscapeReturnsTo, expectVisibleFocus, tabTo } from './shop/focus.ts'
import { waitForOffers } from './shop/held-timers.ts'
import { untilSettled } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'

/** The button of a phone that opens the menu. */
const openerOfMenu = ({ page, t }: Pick<MarketVisit, 'page' | 't'>) =>
  page.getByRole('banner').getByRole('button', { name: t('shell.allCategories') })

/** Opens the menu of all categories by keys and goes to the page of the first category below the first department. */
async function goToCategory({ page, t }: MarketVisit, size: 'desktop' | 'phone'): Promise<void> {
  if (size === 'phone') {
    await tabTo(openerOfMenu({ page, t }))
    await page.keyboard.press('Enter')
    const rows = page.locator('dialog[data-kept] [data-category]')
    await expect(rows.first()).toBeVisible()
    await tabTo(rows.first())
    const name = (await rows.first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    const all = page.locator('dialog[data-kept]').getByRole('link', { name: t('shell.allOf', { category: name }) })
    await expect(all).toBeVisible()
    await expectVisibleFocus(page)
    await tabTo(all)
  } else {
    const menu = page
      .getByRole('navigation', { name: t('shell.categories'), exact: true })
      .getByRole('link', { name: t('shell.allCategories') })
    await tabTo(menu)
    await page.keyboard.press('Enter')
    const panel = page.locator('#navigation-panel')
    await expect(panel).toBeVisible()
    await tabTo(panel.locator('[data-below]').getByRole('link').first())
  }
  await page.keyboard.press('Enter')
}

for (const size of ['desktop', 'phone'] as const) {
  test(`CHK-01, CHK-02, NAV-07, NAV-08 a guest comes by keyboard alone from the home page to an order, and sees where the focus is at every key (${size})`, async ({
    openShop,
  }) => {
    const visit = await openShop('DE', { size })
    const { page, t, open, homeTitle } = visit
    const main = page.getByRole('main')
    const heading = page.getByRole('heading', { level: 1 })
    const buyer = buyerOf('DE')
    await waitForOffers(page)

    await test.step('the menu leads to products', async () => {
      await open('/')
      await goToCategory(visit, size)
      await expect(heading).not.toHaveText(homeTitle)
      await expect(main.getByRole('article').first()).toBeVisible()
      // The drawer of a phone gives the focus back to the button that opened it.
      await expect(size === 'phone' ? openerOfMenu(visit) : heading).toBeFocused()
      await expectVisibleFocus(page)
    })
    await test.step('a card leads to its product', async () => {
      const link = main.getByRole('article').first().getByRole('link').first()
      const name = (await link.textContent()) ?? ''
      await tabTo(link)
      await page.keyboard.press('Enter')
      await expect(heading).toContainText(name.trim())
      await expect(heading).toBeFocused()
      await expectVisibleFocus(page)
    })
    await test.step('the product goes into the cart, and the cart to the checkout', async () => {
      await tabTo(main.getByRole('button', { name: t('product.addToCart'), exact: true }).first())
      await page.keyboard.press('Enter')
      const onwards = page.getByRole('dialog').getByRole('button', { name: t('cart.view'), exact: true })
      await expect(onwards).toBeVisible()
      await expectVisibleFocus(page)
      await tabTo(onwards)
      await page.keyboard.press('Enter')
      const toCheckout = page.getByRole('dialog', { name: t('cart.title') }).getByRole('link', { name: t('cart.checkout') })
      await expect(toCheckout).toBeVisible()
      await expectVisibleFocus(page)
      await tabTo(toCheckout)
      await page.keyboard.press('Enter')
    })
    await test.step('the addresses are typed', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeFocused()
      await expectVisibleFocus(page)
      for (const [field, text] of [
        ['email', buyer.email],
        ['billing.firstName', buyer.firstName],
        ['billing.lastName', buyer.lastName],
        ['billing.streetName', buyer.street],
        ['billing.streetNumber', buyer.streetNumber],
        ['billing.postalCode', buyer.postalCode],
        ['billing.city', buyer.city],
        ['billing.phone', buyer.phone],
      ] as const) {
        await tabTo(page.locator(`[name="${field}"]`))
        await page.keyboard.insertText(text)
      }
      await page.keyboard.press('Enter')
    })
    await test.step('a way to pay is chosen and the order made', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeFocused()
      await expectVisibleFocus(page)
      const transfer = page.getByRole('radio', { name: t('checkout.bankTransfer') })
      await tabTo(page.getByRole('radio', { checked: true }))
      for (let presses = 0; presses < 20 && !(await transfer.isChecked()); presses++) {
        await page.keyboard.press('ArrowDown')
        await expectVisibleFocus(page)
      }
      await expect(transfer).toBeChecked()
      await tabTo(page.locator('form button[type=submit]:visible'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeFocused()
      await expectVisibleFocus(page)
    })
  })
}

test('SEARCH-04, SEARCH-10 a suggestion chosen by keys leads to its page, with the focus on its heading', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const heading = page.getByRole('heading', { level: 1 })
  await open('/faq/')
  const field = page.getByRole('combobox', { name: t('search.label') })
  await tabTo(field)
  await page.keyboard.insertText('fritteus')
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/faq/)
  await expectVisibleFocus(page)
  await tabTo(field, 'Shift+Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('waage')
  await page.keyboard.press('Enter')
  await expect(heading).toContainText('waage')
  await expectVisibleFocus(page)
})

test('what is closed by Escape gives the focus back to what opened it', async ({ openShop }) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  await consentBefore(visit)
  const header = page.getByRole('banner')
  await open((await findProduct(visit, FRYER)).path)

  const picture = page.getByRole('link', { name: t('product.enlargePicture', { number: 1 }) })
  await tabTo(picture)
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(picture, page.getByRole('dialog'))

  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .first()
  await tabTo(add)
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(add, page.getByRole('dialog'))

  await page.keyboard.press('Home')
  const cart = header.locator('[data-cart-link]')
  await tabTo(cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(cart, page.getByRole('dialog', { name: t('cart.title') }))

  const contact = header.locator('summary').filter({ hasText: t('shell.contact') })
  await tabTo(contact, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(contact, header.getByRole('link').filter({ hasText: '@' }).first())

  const question = page.getByRole('contentinfo').getByRole('link', { name: t('shell.contactUs') })
  await question.focus()
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(question, page.getByRole('dialog', { name: t('support.title') }))

  await page.setViewportSize({ width: 390, height: 844 })
  await open('/search?query=30')
  const filters = page.getByRole('link', { name: t('listing.filters') })
  await tabTo(filters)
  await page.keyboard.press('Enter')
  await expectEscapeReturnsTo(filters, page.getByRole('dialog', { name: t('listing.filters') }))
  const menu = header.getByRole('button', { name: t('shell.allCategories') })
  await tabTo(menu, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await untilSettled(page)
  await expectEscapeReturnsTo(menu, page.locator('dialog[data-kept]'))
})
