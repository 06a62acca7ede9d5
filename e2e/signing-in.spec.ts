// Waits for: the product's name in the sidebar, the login's password field, the answer to each refused login, the menu's state
// (toBeHidden, toBeFocused) before the next press, the address after logging out.
import { randomUUID } from 'node:crypto'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { accountMenu, loginFields, register, signIn } from './shop/login-steps.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const newEmail = () => `${randomUUID()}@example.com`

test('ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-36, AUTH-01, SHELL-13, SHELL-14, SHELL-15, SHELL-16, NAV-10, SHELL-17 a guest with a cart registers, logs out, signs in again, and the cart is there', async ({
  openShop,
}) => {
  // The site with the orders is another matter.
  const visit = await openShop('DE', { size: 'phone', tolerated: /\/\/orders\.|Failed to load resource/ })
  const { page, context, t, open, address } = visit
  const customer = { firstName: 'Jörg', lastName: 'Weißmüller', email: newEmail(), password: 'Strong-sword-7' }
  const fields = loginFields(visit)
  const stool = await findProduct(visit, STOOL)
  const banner = page.getByRole('banner')
  const filledCart = banner.getByRole('link', { name: t('shell.cartWithItems', { count: 1 }) })
  const menu = accountMenu(visit, customer)
  const entries = banner.getByRole('list', { name: t('account.title') })
  await addFromProductPage(visit, stool)
  await page.keyboard.press('Escape')

  await test.step('registering leads back to the product', async () => {
    await banner.getByRole('link', { name: t('login.signIn') }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('login.createAccount') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('login.createAccount') })).toBeVisible()
    await expect(page.getByLabel(t('checkout.vatNumber'))).toBeHidden()
    await page.getByLabel(t('checkout.company')).check()
    await page.getByLabel(t('checkout.vatNumber')).fill('DE123456789')
    await expect(page.getByLabel(t('checkout.newsletterOptIn'))).not.toBeChecked()
    await page.getByRole('button', { name: t('account.showPassword') }).click()
    await expect(fields.password).toHaveAttribute('type', 'text')
    await atBothWidths(visit, () => expectSoundLayout(page))
    await register(visit, customer)
    await expect(page.getByRole('heading', { level: 1, name: stool.name, exact: true })).toBeVisible()
    await expect(filledCart).toBeVisible()
  })

  await test.step('the account menu opens and closes', async () => {
    await menu.click()
    await expect(banner).toContainText('Jörg Weißmüller')
    await expect(banner).toContainText(customer.email)
    await expect(entries.getByRole('listitem')).toHaveText([
      `${t('shell.myOrders')}(${t('shell.newWindow')})`,
      t('wishList.title'),
      t('account.profile'),
      t('shell.shippingDetails'),
      t('shell.billingDetails'),
      t('shell.myNewsletter'),
      t('shell.logOut'),
    ])
    await atBothWidths(visit, () => expectSoundLayout(page))
    const orders = context.waitForEvent('request', request => request.url().startsWith('http://orders.de.localhost'))
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      entries.getByRole('link', { name: t('shell.myOrders') }).click(),
    ])
    expect((await orders).url()).toMatch(/\/\?token=[\w.-]+$/)
    await popup.close()
    await menu.click()
    await page.keyboard.press('Escape')
    await expect(entries).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    await expect(entries).toBeHidden()
    await menu.click()
    await entries.getByRole('link', { name: t('account.profile') }).click()
    await expect(page).toHaveURL(address('/my-account/my-profile'))
    await expect(entries).toBeHidden()
  })

  await test.step('GUARD-06 there is no second login', async () => {
    for (const path of ['/login', '/create-account']) {
      await open(path)
      await expect(page).toHaveURL(address('/'))
    }
  })

  await test.step('a link logs no one out, the button does', async () => {
    await open('/log-out')
    await expect(page.getByRole('heading', { level: 1, name: t('shell.logOut') })).toBeVisible()
    await expect(menu).toBeVisible()
    await menu.click()
    await entries.getByRole('button', { name: t('shell.logOut') }).click()
    await expect(page).toHaveURL(address('/'))
    await expect(banner.getByRole('link', { name: t('login.signIn') })).toBeVisible()
    await expect(banner.getByRole('link', { name: t('shell.cart'), exact: true })).toBeVisible()
  })

  await test.step('a wrong password and an unknown address are refused alike', async () => {
    await open('/search?query=30')
    await banner.getByRole('link', { name: t('login.signIn') }).click()
    const refusal = page.getByRole('alert').filter({ hasText: t('login.failed') })
    for (const wrong of [
      { ...customer, password: 'Wrong-sword-7' },
      { ...customer, email: newEmail() },
    ]) {
      const answered = page.waitForResponse(
        response => response.request().method() === 'POST' && response.url().includes('/login'),
      )
      await signIn(visit, wrong)
      await answered
      await expect(refusal).toBeVisible()
      await expect(fields.email).toHaveValue(wrong.email)
    }
    await atBothWidths(visit, () => expectSoundLayout(page))
  })

  await signIn(visit, customer)
  await expect(page).toHaveURL(address('/search?query=30'))
  await expect(menu).toBeVisible()
  await expect(filledCart).toBeVisible()
})
