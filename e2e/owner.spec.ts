// Waits for: the banner of a support session; headings of pages; the second confirmation, which the worker sends.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Cart } from '@shop/domain/cart'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { registerCustomer } from './shop/customers.ts'
import { fillReadyCart, openFormShopper } from './shop/form-shopper.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { mailsTo } from './shop/mails.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const admin = async (...words: string[]) => (await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])).stdout
const DISPENSER = 'EX30050002'

test('A1, AUTH-04, ACC-01 the owner sees the shop as a customer does, which every page says, and can neither order nor take the account', async ({
  openShop,
  baseURL,
}) => {
  const customer = await openShop('DE')
  const { email } = await registerCustomer(customer, buyerOf('DE'))
  const { port } = new URL(baseURL ?? '')
  const link = (await admin('customers', 'act-as', email, '--store', 'de', '--port', port, '--as', 'anna')).trim()

  const visit = await openShop('DE', { size: 'phone', tolerated: /40[03]/ })
  const { page, t, open } = visit
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('actAs.title') })).toBeVisible()
  await expectAccessible(visit)
  await page.getByRole('button', { name: t('actAs.open') }).click()
  const { firstName, lastName } = buyerOf('DE')
  const banner = page.getByText(t('actAs.banner', { name: `${firstName} ${lastName}` }))
  await expect(banner).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  for (const path of ['/my-account/my-profile', '/c/']) {
    await open(path)
    await expect(banner).toBeVisible()
  }

  await test.step('the cart can be helped with, an order and the password cannot', async () => {
    const line = { lineItem: { product: { sku: DISPENSER }, quantity: 1 } }
    const { cart } = (await callInSession(visit, 'createCart', line)) as { cart: Cart }
    expect(cart.lineItems).toHaveLength(1)
    const { id, version } = cart
    await expect(callInSession(visit, 'createMyOrderFromCart', { id, version })).rejects.toThrow('403')
    const passwords = { version: 1, currentPassword: 'Strong-sword-7', newPassword: 'Stolen-sword-7' }
    await expect(callInSession(visit, 'customerChangeMyPassword', passwords)).rejects.toThrow('403')
    await expect(callInSession(visit, 'requestMyPrivacy', { kind: 'erasure', locale: 'de-DE' })).rejects.toThrow('403')
  })

  await test.step('a form that is refused says so, and nothing else', async () => {
    await open('/my-account/my-profile')
    await page.getByRole('button', { name: t('account.save') }).click()
    await expect(page.getByRole('heading', { name: t('actAs.refusedTitle') })).toBeVisible()
    await expect(page.getByText(t('actAs.refusedText'))).toBeVisible()
    await expect(banner).toBeVisible()
    await expectSoundLayout(page)
    await open('/my-account/security')
    await page.getByRole('button', { name: t('signIn.addPasskey') }).click()
    await expect(page.getByText(t('actAs.refusedText'))).toBeVisible()
    await expectAccessible(visit)
  })

  await test.step('the view ends, and its link opens nothing again', async () => {
    await open('/')
    await page.getByRole('button', { name: t('actAs.end') }).click()
    await expect(banner).toBeHidden()
    expect(await callInSession(visit, 'getMe', { customer: true })).toMatchObject({ me: { customer: null } })
    await page.goto(link)
    await page.getByRole('button', { name: t('actAs.open') }).click()
    await expect(page.getByText(t('login.linkExpired'))).toBeVisible()
  })
  const lines = await admin('audit', 'list', '--actor', 'anna')
  expect(lines).toContain('customers act-as')
  expect(lines).toContain('POST /support-session')
})

test('ORD-07 a buyer who lost the confirmation gets it again', async ({ request, baseURL }) => {
  const email = uniqueEmail('again')
  const shopper = openFormShopper(request, new URL(baseURL ?? '').port, 'DE')
  const ready = await fillReadyCart(shopper, 'DE', DISPENSER)
  const actions = [{ action: 'setCustomerEmail' as const, email }]
  const { cart } = await shopper.client.call('updateCart', { id: ready.id, version: ready.version, actions })
  const { currencyCode, centAmount } = cart.totalPrice
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'Bank transfer' } },
    amountPlanned: { currencyCode, centAmount },
  }
  const paid = await shopper.client.call('createBankPayment', { id: cart.id, version: cart.version, draft })
  const { order } = await shopper.client.call('createMyOrderFromCart', { id: cart.id, version: paid.cart.version })
  await mailsTo(request, email, 1)
  expect(await admin('customers', 'resend-mail', order.orderNumber)).toContain('one mail is sent again')
  const [again, first] = await mailsTo(request, email, 2)
  expect(again?.subject).toBe(first?.subject)
})
