// Waits for: the mails in the stand-in (expect.poll), the alert or status of each form, hydration before the request for
// another address is typed, the login's password field before signing in.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { accountMenu, loginFields, register, signIn as signInByForm } from './shop/login-steps.ts'
import { linkIn, mailsTo, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

async function expectGoodPage(visit: MarketVisit): Promise<void> {
  await expectSoundLayout(visit.page)
  await expectAccessible(visit)
}

/** Asks for another e-mail address on the profile page. */
async function requestChange({ page, t, open }: MarketVisit, email: string, password: string): Promise<void> {
  await open('/my-account/my-profile')
  const form = page.getByRole('region', { name: t('account.changeEmail') })
  await form.getByRole('textbox', { name: t('account.newEmail') }).fill(email)
  await form.getByLabel(t('account.currentPassword'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('account.changeEmail') }).click()
}

test('ACC-16, ROUTE-23 in Germany another e-mail address takes the password and a link, and the old one is told', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone', tolerated: /status of 400/ })
  const { page, t, address } = visit
  const main = page.getByRole('main')
  const buyer = buyerOf('DE')
  const { email, password } = await registerCustomer(visit, buyer)
  const elsewhere = await openShop('DE')
  await signIn(elsewhere, { email, password })
  const next = `neu-${email}`

  await test.step('a wrong password is told at its field, and what was typed stays', async () => {
    await requestChange(visit, next, 'not-my-sword-1')
    await expect(main.getByRole('alert')).toContainText(t('account.errorCurrentPassword'))
    await expect(page.getByRole('textbox', { name: t('account.newEmail') })).toHaveValue(next)
    await expectGoodPage(visit)
  })

  await test.step('the right one sends a link there and a notice here', async () => {
    await requestChange(visit, next, password)
    await expect(main.getByRole('status')).toContainText(t('account.emailRequested'))
    await expect(main).toContainText(email)
    // The other browser is told about too.
    expect((await mailsTo(request, email, 2)).map(({ subject }) => subject).join()).toContain(t('mail.emailChangeRequestedTitle'))
  })

  await test.step('nothing is changed by looking at the link, but by the button', async () => {
    await page.goto(linkIn(await mailTo(request, next, 1)))
    await expect(page.getByRole('heading', { level: 1, name: t('mail.emailChangeTitle') })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expectGoodPage(visit)
    await elsewhere.open('/my-account/my-profile')
    await expect(elsewhere.page.getByRole('main')).toContainText(email)
    await main.getByRole('button', { name: t('mail.emailChangeTitle') }).click()
    await expect(main.getByRole('status')).toContainText(t('account.emailChanged'))
    await expect(main).toContainText(next)
    expect((await mailsTo(request, email, 3)).map(({ subject }) => subject).join()).toContain(t('mail.emailChangedTitle'))
  })

  await test.step('other sessions are over, and the new address signs in', async () => {
    await elsewhere.open('/my-account/my-profile')
    expect(elsewhere.page.url()).toBe(address('/'))
    await signIn(elsewhere, { email: next, password })
    await elsewhere.open('/my-account/my-profile')
    await expect(elsewhere.page.getByRole('main')).toContainText(next)
  })

  await test.step('the link works once', async () => {
    await page.goto(linkIn(await mailTo(request, next, 1)))
    await main.getByRole('button', { name: t('mail.emailChangeTitle') }).click()
    await expect(main).toContainText(t('login.linkExpired'))
  })
})

test('ACC-16 without scripts a link that is opened where no one is signed in asks to sign in first, and goes on afterwards', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK')
  const { email, password } = await registerCustomer(visit, buyerOf('SK'))
  await requestChange(visit, `nova-${email}`, password)
  const link = linkIn(await mailTo(request, `nova-${email}`, 1))

  const phone = await openShop('SK', { size: 'phone', javaScriptEnabled: false })
  const { page, t } = phone
  const main = page.getByRole('main')
  await page.goto(link)
  await main.getByRole('button', { name: t('mail.emailChangeTitle') }).click()
  await expect(main).toContainText(t('account.confirmSignIn'))
  await main.getByRole('link', { name: t('login.signIn') }).click()
  await signInByForm(phone, { email, password })
  await main.getByRole('button', { name: t('mail.emailChangeTitle') }).click()
  await expect(main.getByRole('status')).toContainText(t('account.emailChanged'))
})

test('AUTH-06, ROUTE-19 a visitor registers with a known address: the page says what helps, its owner gets a mail, and names carry no links', async ({
  openShop,
  request,
}) => {
  const owner = await openShop('HU')
  const { email } = await registerCustomer(owner, buyerOf('HU'))
  const visit = await openShop('HU', { javaScriptEnabled: false, tolerated: /status of 400/ })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const person = { firstName: 'Piroska', lastName: 'Nyerjen: evil.example/most', email, password: 'Strong-sword-7' }
  await open('/create-account')
  await register(visit, person)
  await expect(main.getByRole('alert')).toContainText(t('checkout.errorLink', { field: t('checkout.lastName') }))
  await expect(loginFields(visit).lastName).toHaveAttribute('aria-invalid', 'true')
  await register(visit, { ...person, lastName: 'Nagy' })
  await expect(main.getByRole('alert')).toContainText(t('login.registrationFailed'))
  const mail = await mailTo(request, email, 1)
  expect(mail.subject).toContain(t('mail.knownEmailTitle'))
  expect(mail.text).not.toMatch(/Piroska|Nagy/)
  await page.goto(linkIn(mail))
  await expect(page.getByRole('heading', { level: 1, name: t('login.signIn') })).toBeVisible()
  await expect(accountMenu(visit, person)).toHaveCount(0)
})
