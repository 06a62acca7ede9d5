// Waits for: the mail of an invitation, and pages after forms.
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './shop/accessible.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

test('A1 a company is founded, a colleague follows the link of an invitation, and only administrators change what people may do', async ({
  openShop,
  request,
}) => {
  const admin = await openShop('DE', { size: 'phone' })
  const { page, t } = admin
  await registerCustomer(admin, { firstName: 'Ada', lastName: 'Muster', customerType: 'company' })
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
  await limit.fill('500')
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
  await registerCustomer(colleague, { firstName: 'Ben', lastName: 'Bauer', email })
  await colleague.page.goto(linkIn(mail))
  await colleague.page.getByRole('button', { name: t('company.accept') }).click()
  await expect(colleague.page.getByText(t('company.joined'))).toBeVisible()
  await expect(colleague.page.getByText('Ada Muster')).toBeVisible()
  for (const text of [t('company.change'), t('company.sendInvitation'), t('company.details')])
    await expect(colleague.page.getByText(text, { exact: true })).toHaveCount(0)
  await colleague.page.goto(linkIn(mail))
  await expect(colleague.page.getByText(t('login.linkExpired'))).toBeVisible()

  await admin.open('/my-account/company')
  await page.getByRole('listitem').filter({ hasText: 'Ada Muster' }).getByText(t('company.change')).click()
  await page.getByRole('button', { name: `${t('company.remove')}: Ada Muster` }).click()
  await expect(page.getByText(t('company.errorLastAdmin'))).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Ben Bauer' }).getByText(t('company.change')).click()
  await page.getByRole('button', { name: `${t('company.remove')}: Ben Bauer` }).click()
  await expect(page.getByText(t('company.removed'))).toBeVisible()
  await expect(page.getByText('Ben Bauer')).toHaveCount(0)
})

for (const market of ['GR', 'BG'] as const) {
  test(`without scripts a company is founded in ${market}, and what was typed stays when it is refused`, async ({ openShop }) => {
    const visit = await openShop(market, { javaScriptEnabled: false, size: 'phone' })
    const { page, t } = visit
    await registerCustomer(visit, { firstName: 'Ada', lastName: 'Muster', customerType: 'company' })
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
