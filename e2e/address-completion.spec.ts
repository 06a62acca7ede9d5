// Waits for: the suggestions (toHaveCount, toBeVisible) before a key chooses one, the number (toHaveValue) that a choice fills
// in last, the answer of the service that fails before the list is counted.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

// One of them makes the service fail, which all of them use.
test.describe.configure({ mode: 'serial' })

test('ADDR-24, ADDR-25 a street that is typed is completed to its whole address by keyboard alone', async ({ openShop }) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  const billing = (name: string) => page.locator(`[name="billing.${name}"]`)
  const options = page.getByRole('option')
  await billing('streetName').pressSequentially('obchodna 12')
  await expect(options).toHaveText(['Obchodná 12811 06 Bratislava'])
  await atBothWidths(visit, async () => {
    await expect(options).toBeVisible()
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  await page.keyboard.press('ArrowDown')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(billing('streetName')).toHaveValue('Obchodná')
  await expect(billing('streetNumber')).toHaveValue('12')
  await expect(billing('postalCode')).toHaveValue('811 06')
  await expect(billing('city')).toHaveValue('Staré Mesto')
  await expect(options).toHaveCount(0)

  await test.step('a street without a number leads to it, by a press too', async () => {
    await billing('streetName').fill('')
    await billing('streetNumber').fill('')
    await billing('streetName').pressSequentially('Hlavn')
    await options.filter({ hasText: 'Košice' }).click()
    await expect(billing('postalCode')).toHaveValue('040 01')
    await expect(billing('streetNumber')).toBeFocused()
  })

  await test.step('Escape leaves what was typed', async () => {
    await billing('streetName').fill('')
    await billing('streetName').pressSequentially('Nitr')
    await expect(options).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(billing('streetName')).toHaveValue('Nitr')
  })
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
})

test('ADDR-24, UX-07 a street that is typed before the application is loaded is completed', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { page, address } = visit
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async route => {
    await promise
    await route.continue()
  })
  // A document of its own, in which nothing of the application has run.
  await page.goto(address('/checkout/addresses'), { waitUntil: 'commit' })
  await page.locator('[name="billing.streetName"]').pressSequentially('obchodna 12')
  resolve()
  await expect(page.getByRole('option')).toHaveText(['Obchodná 12811 06 Bratislava'])
})

test('ADDR-24, ACC-04 a saved address of the account is completed as in the checkout, and saved', async ({ openShop }) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open } = visit
  await registerCustomer(visit, buyerOf('DE'))
  await open('/my-account/shipping-details?address=new')
  const shipping = (name: string) => page.locator(`[name="shipping.${name}"]`)
  await shipping('streetName').pressSequentially('haupt 7')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['Hauptstraße 769117 Heidelberg'])
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await options.click()
  await expect(shipping('streetNumber')).toHaveValue('7')
  await expect(shipping('city')).toHaveValue('Heidelberg')
  await shipping('phone').fill(buyerOf('DE').phone)
  await page.getByRole('button', { name: t('account.saveAddress') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('account.addressSaved') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('69117 Heidelberg')
})

test('ADDR-24 a service that fails keeps no one from typing an address', async ({ openShop, request }) => {
  const places = `http://127.0.0.1:${process.env.STANDINS_PORT}/__sandbox/places/mode`
  const visit = await openShop('DE')
  const { page, open } = visit
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  try {
    await request.post(places, { data: { mode: 'error' } })
    const answer = page.waitForResponse('**/new-ct/suggestAddresses')
    await page.locator('[name="billing.streetName"]').pressSequentially('Haupt')
    expect((await answer).status()).toBe(200)
    await expect(page.getByRole('option')).toHaveCount(0)
  } finally {
    await request.post(places, { data: { mode: 'ok' } })
  }
  await fillAddress(visit, buyerOf('DE'))
  await continueToPayment(visit)
})
