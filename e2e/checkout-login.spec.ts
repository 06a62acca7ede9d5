// Waits for: the address or heading of each step, the account menu after registering, the body of the first answer before the
// page loads itself again, the 403 before the next page is opened.
import { randomUUID } from 'node:crypto'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { accountMenu, loginFields, register, signIn } from './shop/login-steps.ts'
import { expect, test } from './shop/test.ts'

const newCustomer = () => ({
  firstName: 'Siobhán',
  lastName: 'O’Connor',
  email: `${randomUUID()}@example.com`,
  password: 'Strong-sword-7',
})

const STOOL = 'EX30140005'

test('ROUTE-22, GUARD-01, CHK-02, CHK-23 the checkout begins with how to order: as a guest with one press, or with an account', async ({
  openShop,
}) => {
  const visit = await openShop('GB')
  const { page, t, open, address } = visit
  const main = page.getByRole('main')
  const customer = newCustomer()
  const fields = loginFields(visit)
  await open('/checkout/login')
  await expect(page).toHaveURL(address('/'))
  await addFromProductPage(visit, await findProduct(visit, STOOL))

  await test.step('a guest goes on at once', async () => {
    await open('/checkout')
    await expect(page).toHaveURL(address('/checkout/login'))
    await expectSoundLayout(page)
    await main.getByRole('link', { name: t('login.guest') }).click()
    await expect(page).toHaveURL(address('/checkout/addresses'))
  })

  await test.step('a customer finds the login next to the addresses, and a lost password keeps the order', async () => {
    await main.getByRole('link', { name: t('login.signIn') }).click()
    await main.getByRole('link', { name: t('login.forgotten') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('login.forgotten') })).toBeVisible()
    await fields.email.fill(customer.email)
    await main.getByRole('button', { name: t('login.sendLink') }).click()
    await expect(main).toContainText(t('login.checkMailText'))
    expect(new URL(page.url()).pathname).toBe('/checkout/password-reset')
    await main.getByRole('link', { name: t('login.backToSignIn') }).click()
    await expect(page).toHaveURL(address('/checkout/login'))
  })

  await test.step('an account made here leads on to the addresses', async () => {
    await main.getByRole('link', { name: t('login.createAccount') }).click()
    await register(visit, customer)
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('login.signIn') })).toBeHidden()
    await expect(fields.email).toHaveValue(customer.email)
  })

  for (const path of ['/checkout', '/checkout/login', '/checkout/create-account']) {
    await open(path)
    await expect(page).toHaveURL(address('/checkout/addresses'))
  }

  await test.step('signing in here leads on to the addresses too', async () => {
    await callInSession(visit, 'customerSignOut', {})
    await addFromProductPage(visit, await findProduct(visit, STOOL))
    await open('/checkout/login')
    await signIn(visit, customer)
    await expect(page).toHaveURL(address('/checkout/addresses'))
    await expect(fields.email).toHaveValue(customer.email)
  })
})

test('GUARD-31, ROUTE-20 a customer who comes from another site is shown their shop, though their session did not come along', async ({
  openShop,
}) => {
  const visit = await openShop('GB', { tolerated: /log-out/ })
  const { page, open, address } = visit
  const customer = newCustomer()
  await open('/create-account')
  await register(visit, customer)
  const menu = accountMenu(visit, customer)
  await expect(menu).toBeVisible()

  const target = address('/search?query=30')
  await page.route('http://elsewhere.localhost/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><a href="${target}">Shop</a>`,
    }),
  )
  await page.goto('http://elsewhere.localhost/')
  const [first] = await Promise.all([
    // Read at once: the page loads itself again, and the browser then drops what came first.
    page.waitForResponse(response => response.url() === target).then(response => response.text()),
    page.getByRole('link', { name: 'Shop' }).click(),
  ])
  expect(first).not.toContain('Siobhán')
  await expect(menu).toBeVisible()
  await expect(page).toHaveURL(target)

  await test.step('ROUTE-20 a form of that site logs the customer out just as little as a link', async () => {
    await page.goto('http://elsewhere.localhost/')
    const answer = page.waitForResponse(response => response.url() === address('/log-out'))
    await page.evaluate(action => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      document.body.append(form)
      form.submit()
    }, address('/log-out'))
    expect((await answer).status()).toBe(403)
    await page.waitForURL(address('/log-out'))
    await open('/')
    await expect(menu).toBeVisible()
  })
})
