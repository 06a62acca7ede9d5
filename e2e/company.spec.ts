// Waits for: the mails of an invitation and of an approval, and pages after forms.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { order } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const runAdmin = async (...words: string[]) =>
  (await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])).stdout

/** A cart of the customer in a window, one step before its payment. Returns its total in cents. */
async function putReadyCart(visit: MarketVisit, email: string): Promise<number> {
  const { email: _email, street: streetName, ...person } = buyerOf('DE')
  const address = { ...person, streetName, country: 'DE' }
  const cartOf = async (operation: string, parameters: object) =>
    (
      (await callInSession(visit, operation, parameters)) as {
        cart: { id: string; version: number; totalPrice: { centAmount: number } }
      }
    ).cart
  const { id, version } = await cartOf('createCart', {})
  const filled = await cartOf('addToCart', { id, version, product: { sku: 'EX30050002' }, quantity: 2 })
  const ready = await cartOf('updateCart', {
    id,
    version: filled.version,
    actions: [
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  })
  return ready.totalPrice.centAmount
}

test('A1 a company is founded, a colleague joins by the link of an invitation and orders above the limit with an approval', async ({
  openShop,
  request,
}) => {
  const admin = await openShop('DE', { size: 'phone' })
  const { page, t, money } = admin
  const boss = await registerCustomer(admin, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
  await admin.open('/my-account/company')
  await page.getByRole('button', { name: t('company.found') }).click()
  await expect(page.getByText(t('company.errorName'))).toBeVisible()
  const name = `Muster Bau ${randomUUID().slice(0, 8)}`
  await page.getByLabel(t('checkout.companyName')).fill(name)
  await page.getByRole('button', { name: t('company.found') }).click()
  await expect(page.getByText(t('company.foundDone'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const email = `${randomUUID()}@example.org`
  await page.getByLabel(t('checkout.email')).fill(email)
  const limit = page.getByLabel(t('company.limit')).last()
  await limit.fill('viel')
  await page.getByRole('button', { name: t('company.sendInvitation') }).click()
  await expect(page.getByText(t('company.errorLimit'))).toBeVisible()
  await limit.fill('5')
  await page.getByRole('button', { name: t('company.sendInvitation') }).click()
  await expect(page.getByText(t('company.invitationSent'))).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(admin)
  await expectSoundLayout(page)

  const mail = await mailTo(request, email, 1)
  expect(mail.text).toContain(name)
  const colleague = await openShop('DE', { javaScriptEnabled: false })
  await colleague.page.goto(linkIn(mail))
  await expect(colleague.page.getByText(t('company.signInFirst', { email }))).toBeVisible()
  await registerCustomer(colleague, { firstName: 'Ben', lastName: 'Bauer' }, { email })
  await colleague.page.goto(linkIn(mail))
  for (const text of [t('company.roleBuyerText'), t('company.upTo', { amount: money(500) })])
    await expect(colleague.page.getByText(text)).toBeVisible()
  await colleague.page.getByRole('button', { name: t('company.accept') }).click()
  await expect(colleague.page.getByText(t('company.joined'))).toBeVisible()
  await expect(colleague.page.getByText('Ada Muster')).toBeVisible()
  for (const text of [t('company.change'), t('company.sendInvitation'), t('company.details')])
    await expect(colleague.page.getByText(text, { exact: true })).toHaveCount(0)
  await colleague.page.goto(linkIn(mail))
  await expect(colleague.page.getByText(t('login.linkExpired'))).toBeVisible()

  await putReadyCart(colleague, email)
  await colleague.open('/checkout/payment')
  await expect(colleague.page.getByText(t('company.checkoutTitle'))).toBeVisible()
  await expect(colleague.page.getByRole('radio')).toHaveCount(1)
  const [requestLabel = ''] = t('company.requestFor', { amount: '|' }).split('|')
  await colleague.page.getByRole('button', { name: requestLabel }).click()
  await expect(colleague.page.getByText(t('company.requestedDone'))).toBeVisible()
  await expect(colleague.page.getByRole('button', { name: t('company.withdrawRequest') })).toBeVisible()

  await page.goto(linkIn(await mailTo(request, boss.email, 1)))
  await expect(page.getByRole('heading', { level: 1, name: t('company.approvals') })).toBeVisible()
  await expectAccessible(admin)
  await expectSoundLayout(page)
  await page.getByText(t('company.reject'), { exact: true }).first().click()
  await page.getByRole('button', { name: t('company.reject') }).click()
  await expect(page.getByText(t('company.errorReason'))).toBeVisible()
  await page.getByRole('button', { name: t('company.approve') }).click()
  await expect(page.getByText(/NS\d{8}/).first()).toBeVisible()
  const number = /NS\d{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
  await colleague.open('/my-account/approvals')
  await expect(colleague.page.getByText(t('company.order', { number }))).toBeVisible()
  const confirmation = await mailTo(request, email, 2)
  for (const text of [number, t('company.approvedPay')]) expect(confirmation.text).toContain(text)
  await colleague.page.getByRole('link', { name: t('company.payNow') }).click()
  await expect(colleague.page.locator('input[name="method"][value="scheme"]')).toBeVisible()
  // Or the company pays it on account, once it may.
  await runAdmin('companies', 'set-credit', boss.email, '--limit', '5000', '--days', '14')
  await colleague.open('/my-account/approvals')
  await expect(colleague.page.getByText(t('company.onAccountTerm', { days: 14 }))).toBeVisible()
  await expectSoundLayout(colleague.page)
  await colleague.page.getByRole('button', { name: t('company.payOnAccount') }).click()
  await expect(colleague.page.getByText(t('company.payOnAccountDone'))).toBeVisible()
  for (const role of ['button', 'link'] as const)
    await expect(
      colleague.page.getByRole(role, { name: t(role === 'button' ? 'company.payOnAccount' : 'company.payNow') }),
    ).toHaveCount(0)
  expect((await mailTo(request, email, 3)).text).toContain(t('company.onAccountNext', { days: 14 }))

  await admin.open('/my-account/company')
  await page.getByRole('listitem').filter({ hasText: 'Ada Muster' }).getByText(t('company.change')).click()
  await page.getByRole('button', { name: `${t('company.remove')}: Ada Muster` }).click()
  await expect(page.getByText(t('company.errorLastAdmin'))).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Ben Bauer' }).getByText(t('company.change')).click()
  await page.getByRole('button', { name: `${t('company.remove')}: Ben Bauer` }).click()
  await expect(page.getByText(t('company.removed'))).toBeVisible()
  await expect(page.getByText('Ben Bauer')).toHaveCount(0)
})

test('M4 a company orders on account as long as its limit covers it, and again once the transfer was registered', async ({
  openShop,
  request,
}) => {
  // Each command of the owner is a process of its own.
  test.slow()
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, money } = visit
  const { email } = await registerCustomer(visit, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
  await callInSession(visit, 'createCompany', { name: 'Muster Bau' })
  const method = page.locator('input[name="method"][value="on-account"]')
  const centAmount = await putReadyCart(visit, email)
  await visit.open('/checkout/payment')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  await expect(method).toHaveCount(0)

  await runAdmin('companies', 'set-credit', email, '--limit', (centAmount / 100 + 1).toFixed(2), '--days', '14')
  await page.reload()
  await method.check()
  await expect(page.getByText(t('company.onAccountText', { days: 14, amount: money(centAmount + 100) }))).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  const number = await order(visit, centAmount)
  await expect(page.getByText(t('company.onAccountNext', { days: 14 }))).toBeVisible()
  await expect(page.getByText(t('order.bankDetails'))).toBeVisible()
  const mail = await mailTo(request, email, 1)
  for (const text of [number, t('company.onAccount'), t('company.onAccountNext', { days: 14 }), t('order.iban')])
    expect(mail.text).toContain(text)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mail.viewOrder') })
    .click()
  await expect(page.getByText(t('company.onAccountTerm', { days: 14 }))).toBeVisible()

  await visit.open('/my-account/company')
  for (const text of [t('company.creditLimit'), money(centAmount), money(100)])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectSoundLayout(page)
  await putReadyCart(visit, email)
  await visit.open('/checkout/payment')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  await expect(method).toHaveCount(0)
  await runAdmin('orders', 'paid', number)
  await visit.open('/checkout/payment')
  await expect(method).toBeEnabled()
})

for (const market of ['GR', 'BG'] as const) {
  test(`without scripts a company is founded in ${market}, and what was typed stays when it is refused`, async ({ openShop }) => {
    const visit = await openShop(market, { javaScriptEnabled: false, size: 'phone' })
    const { page, t } = visit
    await registerCustomer(visit, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
    await visit.open('/my-account/company')
    await page.getByLabel(t('checkout.companyName')).fill('www.evil.example')
    await page.getByLabel(t('checkout.vatNumber')).fill('X1')
    await page.getByRole('button', { name: t('company.found') }).click()
    await expect(page.getByText(t('company.errorName'))).toBeVisible()
    await expect(page.getByLabel(t('checkout.vatNumber'))).toHaveValue('X1')
    await page.getByLabel(t('checkout.companyName')).fill('Anvil Test')
    await page.getByRole('button', { name: t('company.found') }).click()
    await expect(page.getByText(t('company.foundDone'))).toBeVisible()
    await expectSoundLayout(page)
  })
}
