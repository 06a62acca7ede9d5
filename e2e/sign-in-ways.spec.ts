// Waits for: the heading or field of each page of the provider and of the shop, the alert or status of each form, the mails in the
// stand-in (expect.poll), the row of a passkey, the address after a sign-in.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { loginFields } from './shop/login-steps.ts'
import { linkIn, mailsTo, mailTo } from './shop/mails.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'
const newEmail = () => `${randomUUID()}@example.com`

/** Presses the button of a provider on the page that is open. */
async function goToProvider({ page, t }: MarketVisit, provider: 'Google' | 'Facebook'): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('signIn.with', { provider }) })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

/** Chooses an account at the provider. */
async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Another account' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('AUTH-01, AUTH-13, AUTH-14, CART-01 in Germany Google signs a guest in who has typed an address, and cart and address go on to the payment', async ({
  openShop,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t, open, address } = visit
  const email = newEmail()
  const buyer = buyerOf('DE')
  const main = page.getByRole('main')
  const street = page
    .getByRole('textbox', { name: t('checkout.street'), exact: true })
    .or(page.getByRole('combobox', { name: t('checkout.street'), exact: true }))
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  await fillAddress(visit, buyer)
  await continueToPayment(visit)
  await open('/checkout/addresses')
  await expect(street).toHaveValue(buyer.street)
  await main.getByRole('link', { name: t('login.signIn'), exact: true }).click()
  await atBothWidths(visit, () => expectSoundLayout(page))
  await goToProvider(visit, 'Google')
  await chooseAccount(page, email)
  await expect(page).toHaveURL(address('/checkout/addresses'))
  await expect(loginFields(visit).email).toHaveValue(email)
  await expect(street).toHaveValue(buyer.street)
  await expect(main.getByRole('link', { name: t('login.signIn'), exact: true })).toHaveCount(0)
  await continueToPayment(visit)

  await test.step('the account is linked, and its last way in is kept', async () => {
    await open('/my-account/security')
    await expect(main).toContainText(t('account.passwordMissing'))
    await main.getByRole('button', { name: `${t('signIn.disconnect')}: Google` }).click()
    await expect(main).toContainText(t('signIn.lastWay'))
    await expectAccessible(visit)
  })
})

test('AUTH-13 in Bulgaria what a provider refuses leads back to the form with a sentence, and nothing typed is lost', async ({
  openShop,
}) => {
  const visit = await openShop('BG', { tolerated: /status of (?:400|500)/ })
  const { page, t, open, address } = visit
  const main = page.getByRole('main')
  const { email } = loginFields(visit)
  await open('/login?returnTo=%2Fcheckout%2Fcart')
  await email.fill('ivan@example.com')

  await test.step('someone who does not agree', async () => {
    await goToProvider(visit, 'Google')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(main).toContainText(t('signIn.denied', { provider: 'Google' }))
    await expect(email).toHaveValue('ivan@example.com')
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/checkout/cart')
    await expectAccessible(visit)
  })

  await test.step('an address that Google has not verified', async () => {
    await goToProvider(visit, 'Google')
    await page.getByRole('checkbox').check()
    await chooseAccount(page, newEmail())
    await expect(main).toContainText(t('signIn.unverified', { provider: 'Google' }))
  })

  await test.step('an answer to a question of another browser', async () => {
    await open('/login')
    await goToProvider(visit, 'Google')
    await page.goto(address('/login/google?code=somebodys-code&state=somebodys-state'))
    await expect(main).toContainText(t('signIn.expired'))
  })

  await test.step('a provider that is down', async () => {
    await open('/login')
    await goToProvider(visit, 'Facebook')
    await chooseAccount(page, `outage-${newEmail()}`)
    await expect(main).toContainText(t('signIn.unavailable', { provider: 'Facebook' }))
  })
})

test('AUTH-13 in Czechia an address that belongs to an account takes its password once', async ({ openShop }) => {
  const visit = await openShop('CZ', { tolerated: /status of 400/ })
  const { page, t, open, address } = visit
  const main = page.getByRole('main')
  const { email, password } = await registerCustomer(visit, buyerOf('CZ'))
  await page.context().clearCookies()
  await open('/login')
  await goToProvider(visit, 'Google')
  await chooseAccount(page, email)
  await expect(main).toContainText(email)
  await loginFields(visit).password.fill('not-my-sword-1')
  await main.getByRole('button', { name: t('signIn.connect') }).click()
  await expect(main).toContainText(t('login.failed'))
  await loginFields(visit).password.fill(password)
  await main.getByRole('button', { name: t('signIn.connect') }).click()
  await expect(page).toHaveURL(address('/'))
  await open('/my-account/security')
  await expect(main.getByRole('button', { name: `${t('signIn.disconnect')}: Google` })).toBeVisible()
})

test('AUTH-13, AUTH-12 in Denmark Facebook without an e-mail address asks for one, and its mail makes the account', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DK', { size: 'phone' })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const email = newEmail()
  await open('/create-account')
  await goToProvider(visit, 'Facebook')
  await page.getByRole('link', { name: /no e-mail address/ }).click()
  await expect(main).toContainText(t('signIn.emailText', { provider: 'Facebook' }))
  await expectSoundLayout(page)
  await loginFields(visit).email.fill(email)
  await main.getByRole('button', { name: t('login.sendLink') }).click()
  await expect(main).toContainText(t('login.registrationSent'))
  await page.goto(linkIn(await mailTo(request, email, 1)))
  await loginFields(visit).password.fill('Strong-sword-7')
  await main.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(page).not.toHaveURL(/create-account/)
  await open('/my-account/security')
  await expect(main.getByRole('button', { name: `${t('signIn.disconnect')}: Facebook` })).toBeVisible()
})

test('ACC-01, AUTH-01 in Germany a passkey is made in the account and signs in at the login', async ({ openShop, request }) => {
  const visit = await openShop('DE', { tolerated: /passkey/i })
  const { page, context, t, open, address } = visit
  const main = page.getByRole('main')
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { email } = await registerCustomer(visit, buyerOf('DE'))
  await open('/my-account/security')
  const name = main.getByRole('textbox', { name: t('signIn.passkeyName') })
  await name.fill('Werkstatt')
  await main.getByRole('button', { name: t('signIn.addPasskey') }).click()
  await expect(main).toContainText(t('signIn.passkeyAdded'))
  await expect(main.getByRole('listitem').filter({ hasText: 'Werkstatt' })).toBeVisible()
  expect((await mailTo(request, email, 1)).subject).toContain(t('mail.passkeyAddedTitle'))
  await expectAccessible(visit)

  await test.step('it signs in, by the button or by what the browser offers in the field', async () => {
    await page.context().clearCookies()
    await page.goto(address('/login?returnTo=%2Fmy-account%2Fsecurity'))
    // A browser that answers for its owner may have signed in by the field already.
    const button = main.getByRole('button', { name: t('signIn.withPasskey') })
    const row = main.getByRole('listitem').filter({ hasText: 'Werkstatt' })
    await page.mouse.move(1, 1)
    await expect(button.or(row)).toBeVisible()
    // The click waits for ever where the page is left under it.
    const left = page.waitForURL(address('/my-account/security'), { waitUntil: 'commit' })
    await Promise.race([button.click().catch(() => undefined), left])
    await left
    await expect(row).toBeVisible()
  })

  await test.step('it is named and removed', async () => {
    await open('/my-account/security')
    const row = main.getByRole('listitem').filter({ hasText: 'Werkstatt' })
    await row.getByText(t('signIn.rename'), { exact: true }).first().click()
    await row.getByRole('textbox', { name: t('signIn.passkeyName') }).fill('Laptop')
    await row.getByRole('button', { name: t('signIn.rename') }).click()
    await expect(main).toContainText(t('account.saved'))
    await main.getByRole('button', { name: `${t('signIn.remove')}: Laptop` }).click()
    await expect(main).toContainText(t('signIn.passkeyRemoved'))
    await expect(main).toContainText(t('signIn.noPasskeys'))
  })
})

test('ACC-02, AUTH-03 in Poland a sign-in with a further browser is told once by mail, and the list of sessions ends it', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('PL', { size: 'phone' })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const credentials = await registerCustomer(visit, buyerOf('PL'))
  const elsewhere = await openShop('PL')
  await signIn(elsewhere, credentials)
  await signIn(elsewhere, credentials)
  const [mail] = await mailsTo(request, credentials.email, 1)
  expect(mail?.subject).toContain(t('mail.newDeviceTitle'))
  expect(linkIn(mail ?? { subject: '', text: '' })).toContain('/my-account/security')

  await open('/my-account/security')
  await atBothWidths(visit, () => expectSoundLayout(page))
  const sessions = main.getByRole('region', { name: t('signIn.sessions') }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: t('signIn.thisDevice') })).toHaveCount(1)
  await main.getByRole('button', { name: t('signIn.signOutOthers') }).click()
  await expect(main).toContainText(t('signIn.signedOut'))
  await expect(sessions).toHaveCount(1)
  await elsewhere.open('/my-account/security')
  expect(elsewhere.page.url()).toBe(elsewhere.address('/'))
  await open('/my-account/security')
  await expect(main.getByRole('heading', { level: 1, name: t('account.security') })).toBeVisible()
})
