// Waits for: headings of the page that brings a cart over and of the step it leads to, the cart as the session has it. The link
// is that of the mail about a payment that went back, which is sent at once.

import { expectAccessible } from './shop/accessible.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, openPayment } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const STOOL = 'EX30140005'

test('PAY-14, C3 the link of a mail brings the cart to another device, next to what is there, and shows nothing of its buyer', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE')
  const { page, t } = visit
  const email = `left.${crypto.randomUUID().slice(0, 8)}@example.com`
  await openPayment(visit, DISPENSER, { email })
  await page.locator('input[name="method"][value="klarna"]').check()
  await page.locator('main form button[type="submit"]').click()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  // Another device of the shopper changes the cart meanwhile, so that the payment makes no order and goes back at once.
  const second = await visit.context.newPage()
  await second.goto(visit.address('/faq/'))
  const status = await second.evaluate(
    async ([target, sku]) =>
      (await fetch(target, { method: 'POST', body: new URLSearchParams({ intent: 'add', sku, quantity: '1' }) })).status,
    [visit.address('/checkout/cart'), STOOL] as const,
  )
  expect(status).toBe(200)
  await second.close()
  await approve.click()
  const mail = await mailTo(request, email, 1)
  expect(mail.subject).toBe(t('mail.paidBackSubject', { shop: 'Anvil' }))
  expect(mail.text).toContain(t('mail.anyDevice'))

  const phone = await openShop('DE', { size: 'phone' })
  await addFromProductPage(phone, await findProduct(phone, 'EX30140004'))
  await phone.page.goto(linkIn(mail))
  await expect(phone.page.getByRole('heading', { level: 1, name: t('cart.restoreTitle') })).toBeVisible()
  await expectAccessible(phone)
  await expectSoundLayout(phone.page)
  await phone.page.getByRole('button', { name: t('cart.restoreButton') }).click()
  // Addresses and e-mail stayed behind.
  await expect(phone.page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
  await expect(phone.page.getByRole('textbox', { name: t('checkout.email'), exact: true })).toHaveValue('')
  await phone.open('/checkout/cart')
  for (const sku of [DISPENSER, STOOL, 'EX30140004'])
    await expect(phone.page.getByRole('main')).toContainText((await findProduct(phone, sku)).name)

  await phone.page.goto(`${linkIn(mail)}x`)
  await phone.page.getByRole('button', { name: t('cart.restoreButton') }).click()
  await expect(phone.page.getByRole('alert')).toContainText(t('cart.restoreExpired'))
})

test('C3 without scripts a link that is over is said to be so', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  await visit.page.goto(visit.address('/checkout/restore-cart?cart=bm90LWE.bGluaw'))
  await visit.page.getByRole('button', { name: visit.t('cart.restoreButton') }).click()
  await expect(visit.page.getByRole('alert')).toContainText(visit.t('cart.restoreExpired'))
})
