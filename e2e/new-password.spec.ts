// Waits for: the alert, text or address after each form, the end of the session before the login is opened, the mail in the
// stand-in (expect.poll). There are no scripts to wait for.
import { randomUUID } from 'node:crypto'
import { accountMenu, loginFields, register, signIn } from './shop/login-steps.ts'
import { expect, test } from './shop/test.ts'

const STANDINS = `http://127.0.0.1:${process.env.STANDINS_PORT}`

test('ROUTE-21, AUTH-10, AUTH-12 a shopper who forgot the password chooses a new one by the link of a mail, without scripts', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK', { javaScriptEnabled: false })
  const { page, t, open, address } = visit
  const email = `${randomUUID()}@example.com`
  const customer = { firstName: 'Jana', lastName: 'Nová', email, password: 'Strong-sword-7' }
  const main = page.getByRole('main')
  const fields = loginFields(visit)
  const menu = accountMenu(visit, customer)
  const mails = async (): Promise<{ text: string }[]> =>
    (await request.get(`${STANDINS}/__sandbox/mails?to=${encodeURIComponent(email)}`)).json()

  await test.step('registering says what is wrong and keeps what was typed', async () => {
    await open('/create-account')
    await register(visit, { ...customer, email: 'jana', password: 'password' })
    await expect(main.getByRole('alert')).toContainText(t('account.errorLetterAndNumber'))
    await expect(fields.email).toHaveAttribute('aria-invalid', 'true')
    await expect(fields.email).toHaveValue('jana')
    await expect(fields.lastName).toHaveValue('Nová')
    await register(visit, customer)
    await expect(page).toHaveURL(address('/'))
  })

  await test.step('logging out', async () => {
    // Without scripts only pages of the customer's own know who that is.
    await open('/my-account')
    await menu.click()
    await page.getByRole('button', { name: t('shell.logOut') }).click()
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(address('/'))
  })

  await test.step('asking for a link says the same for every address', async () => {
    for (const asked of [`${randomUUID()}@example.com`, email]) {
      await open('/login')
      await main.getByRole('link', { name: t('login.forgotten') }).click()
      await fields.email.fill(asked)
      await main.getByRole('button', { name: t('login.sendLink') }).click()
      await expect(page).toHaveURL(address('/password-reset/check-email'))
      await expect(main).toContainText(t('login.checkMailText'))
    }
  })

  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  const link = /https?:\/\/\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''

  await test.step('the link of the mail takes a password that keeps the rules', async () => {
    await page.goto(link)
    const newPassword = main.getByLabel(t('account.newPassword'))
    await newPassword.fill('password')
    await main.getByRole('button', { name: t('login.savePassword') }).click()
    await expect(main.getByRole('alert')).toContainText(t('account.errorLetterAndNumber'))
    await newPassword.fill('Better-shield-8')
    await main.getByRole('button', { name: t('login.savePassword') }).click()
    await expect(main).toContainText(t('login.passwordChanged'))
  })

  await test.step('the new password is the one that counts', async () => {
    await signIn(visit, customer)
    await expect(main.getByRole('alert')).toContainText(t('login.failed'))
    await signIn(visit, { email, password: 'Better-shield-8' })
    await expect(page).toHaveURL(address('/'))
    await open('/my-account')
    await expect(menu).toBeVisible()
  })

  await test.step('the link works once', async () => {
    await page.goto(link)
    await main.getByLabel(t('account.newPassword')).fill('Third-helmet-9')
    await main.getByRole('button', { name: t('login.savePassword') }).click()
    await expect(main.getByRole('alert')).toContainText(t('login.linkExpired'))
    await main.getByRole('link', { name: t('login.requestLink') }).click()
    await expect(page).toHaveURL(address('/password-reset'))
  })
})
