// Waits for: the notice, alert or card that each sent form brings (toContainText, toHaveCount), hydration in both windows
// before typing, the heading of each account page before its layout is read.
import { createGraphqlClient, createOperationErrors, updateCustomerDocument } from '@shop/contract/graphql'
import { expectAccessible } from './shop/accessible.ts'
import { type Buyer, buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage } from './shop/checkout-steps.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { type MarketVisit, untilAlive } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

async function typeAddress({ page, t }: MarketVisit, buyer: Buyer): Promise<void> {
  const fields = [
    [t('checkout.street'), buyer.street],
    [t('checkout.streetNumber'), buyer.streetNumber],
    [t('checkout.postalCode'), buyer.postalCode],
    [t('checkout.city'), buyer.city],
    [t('checkout.phone'), buyer.phone],
  ] as const
  // A street that is completed has a list.
  for (const [name, value] of fields)
    await page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('combobox', { name, exact: true }))
      .fill(value)
}

test('ACC-01, ACC-04, ACC-05, ADDR-17 in Slovakia addresses are added, changed, made the default and deleted, and the checkout offers the default', async ({
  openShop,
}) => {
  const visit = await openShop('SK')
  const { page, t, open } = visit
  const buyer = buyerOf('SK')
  await registerCustomer(visit, buyer)
  await open('/my-account/billing-details')
  const main = page.getByRole('main')
  await expect(main).toContainText(t('account.noBillingAddresses'))

  await page.getByRole('link', { name: t('account.addBillingAddress') }).click()
  await expect(page.getByRole('textbox', { name: t('checkout.lastName'), exact: true })).toHaveValue(buyer.lastName)
  await typeAddress(visit, { ...buyer, postalCode: '1234' })
  await page.getByRole('button', { name: t('account.saveAddress') }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.errorPostalCode', { example: '811 01' }))
  await page.getByRole('textbox', { name: t('checkout.postalCode') }).fill(buyer.postalCode)
  await page.getByRole('button', { name: t('account.saveAddress') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('account.addressSaved') })).toBeVisible()

  await page.getByRole('link', { name: t('account.addBillingAddress') }).click()
  await expect(page.getByRole('checkbox', { name: t('account.useAsDefault') })).not.toBeChecked()
  await typeAddress(visit, { ...buyer, street: 'Hlavná' })
  await page.getByRole('button', { name: t('account.saveAddress') }).click()
  const cards = main.getByRole('listitem').filter({ hasText: buyer.city })
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(buyer.street)
  await expect(cards.first()).toContainText(t('account.default'))

  await cards
    .last()
    .getByRole('link', { name: t('checkout.change') })
    .click()
  await page.getByRole('textbox', { name: t('checkout.streetNumber') }).fill('99')
  await page.getByRole('button', { name: t('account.saveAddress') }).click()
  await expect(cards.last()).toContainText('Hlavná 99')
  await cards
    .last()
    .getByRole('button', { name: t('account.makeDefault') })
    .click()
  await expect(cards.first()).toContainText('Hlavná 99')

  await cards.last().getByText(t('account.delete'), { exact: true }).click()
  await cards
    .last()
    .getByRole('button', { name: t('account.deleteAddress') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: t('account.addressDeleted') })).toBeVisible()
  await expect(cards).toHaveCount(1)

  await addFromProductPage(visit, await findProduct(visit, 'EX30140005'))
  await open('/checkout/addresses')
  await expect(page.getByRole('radio', { name: 'Hlavná 99' })).toBeChecked()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
})

test('ACC-07, ACC-15, ACC-16 without scripts name and password are changed, and the new password signs in', async ({
  openShop,
}) => {
  // The old password is refused on purpose.
  const visit = await openShop('DE', { javaScriptEnabled: false, tolerated: /customerSignMeIn|status of 400/ })
  const { page, t, open } = visit
  const { email, password } = await registerCustomer(visit, buyerOf('DE'))
  await open('/my-account')
  await expect(page.getByRole('heading', { level: 1, name: t('account.profile') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('checkout.private'))

  await page.getByRole('textbox', { name: t('checkout.firstName') }).fill('Käthe')
  const lastName = page.getByRole('textbox', { name: t('checkout.lastName') })
  await lastName.fill('www.evil.example')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('alert')).toContainText(t('checkout.errorLink', { field: t('checkout.lastName') }))
  await expect(page.getByRole('textbox', { name: t('checkout.firstName') })).toHaveValue('Käthe')
  await lastName.fill(buyerOf('DE').lastName)
  await page.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('DE123456789')
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('account.saved'))

  const newPassword = 'Another-sword-8'
  const change = async (current: string) => {
    const form = page.getByRole('region', { name: t('account.changePassword') })
    await form.getByLabel(t('account.currentPassword'), { exact: true }).fill(current)
    await form.getByLabel(t('account.newPassword'), { exact: true }).fill(newPassword)
    await form.getByLabel(t('account.repeatPassword')).fill(newPassword)
    await form.getByRole('button', { name: t('account.changePassword') }).click()
  }
  await change('not-my-sword-1')
  await expect(page.getByRole('alert')).toContainText(t('account.errorCurrentPassword'))
  await change(password)
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('account.passwordChanged'))

  await visit.context.clearCookies()
  await expect(signIn(visit, { email, password })).rejects.toThrow()
  await signIn(visit, { email, password: newPassword })
  await open('/my-account/my-profile')
  await expect(page.getByRole('textbox', { name: t('checkout.firstName') })).toHaveValue('Käthe')
  await expect(page.getByRole('textbox', { name: t('checkout.vatNumber') })).toHaveValue('DE123456789')
})

test('ROUTE-23, ACC-06, ACC-13, ACC-14, GUARD-05, GUARD-26 the account is for its customer alone, leads nowhere else, and tells about a change made elsewhere', async ({
  openShop,
}) => {
  const visit = await openShop('HU', { size: 'phone' })
  const { page, t, open, address } = visit
  await open('/my-account/loyalty-card')
  expect(page.url()).toBe(address('/'))

  await registerCustomer(visit, buyerOf('HU'))
  const pages = [
    ['my-profile', t('account.profile')],
    ['shipping-details', t('account.shippingDetails')],
    ['billing-details?address=new', t('account.addBillingAddress')],
    ['security', t('account.security')],
    ['my-newsletter', t('account.newsletter')],
    ['my-reviews', t('account.reviews')],
    ['loyalty-card', t('account.loyaltyCard')],
    ['company', t('checkout.company')],
    ['my-data', t('account.myData')],
  ] as const
  const links = new Set<string>()
  for (const [path, title] of pages) {
    const response = await open(`/my-account/${path}`)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expectSoundLayout(page)
    await expectAccessible({ page })
    const hrefs = page.locator('main a[href^="/"], main a[href^="http"], nav a[href*="/my-account"]')
    for (const href of await hrefs.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))) links.add(href)
    if (path !== 'loyalty-card') continue
    const card = page.getByRole('main')
    await expect(card).toContainText(/C\d{6}/)
    await expect(card).toContainText(t('account.noTier'))
    await expect(card).toContainText(t('loyalty.next', { amount: '|', number: 1 }).split('|').at(-1) ?? '')
  }

  // All of them lead to pages of the shop, or to its site of orders, and not to a double of another service.
  const shop = [new URL(address('/')).port, process.env.ORDERS_PORT]
  expect(links.size).toBeGreaterThan(pages.length)
  for (const href of [...links].filter(link => !link.includes('/log-out'))) {
    const answer = await visit.context.newPage()
    const response = await answer.goto(href)
    expect(response?.status(), href).toBeLessThan(400)
    expect(shop, href).toContain(new URL(answer.url()).port)
    await answer.close()
  }

  const other = await visit.context.newPage()
  await other.goto(address('/my-account/my-profile'))
  await untilAlive(other)
  await page
    .getByRole('navigation', { name: t('account.title') })
    .getByRole('link', { name: t('account.newsletter') })
    .click()
  await page.getByRole('button', { name: t('account.newsletterSubscribe') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('account.newsletterSubscribed') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('account.newsletterUnsubscribe') })).toBeVisible()

  await other.getByRole('textbox', { name: t('checkout.firstName') }).fill('Piroska')
  await other.getByRole('button', { name: t('account.save') }).click()
  await expect(other.getByRole('status').filter({ hasText: t('account.conflict') })).toBeVisible()
  await expect(other.getByRole('textbox', { name: t('checkout.firstName') })).toHaveValue(buyerOf('HU').firstName)
  await other.getByRole('textbox', { name: t('checkout.firstName') }).fill('Piroska')
  await other.getByRole('button', { name: t('account.save') }).click()
  await expect(other.getByRole('status').filter({ hasText: t('account.saved') })).toBeVisible()
})

test('ERR-10 a call of GraphQL throws the first error of its answer, else what came instead of one, else why nothing came', async ({
  baseURL,
}) => {
  const errors = createOperationErrors()
  const failureOf = (origin: string, query: string) => {
    const call = createGraphqlClient(`${origin}/api`)
    const variables = { version: 1, actions: [{ setFirstName: { firstName: 'Eva' } }] }
    return errors
      .watch('updateCustomer', () => call({ query, variables }))
      .then(
        () => 'no failure',
        (error: unknown) => error,
      )
  }
  const shop = `http://127.0.0.1:${new URL(baseURL ?? '').port}`
  const update = updateCustomerDocument('id')
  // No one is signed in.
  const refusal = await failureOf(shop, update)
  expect(refusal).toMatchObject({ message: 'User is not authenticated', extensions: { code: 'invalid_token' } })
  expect(errors.of('updateCustomer')).toBe(refusal)
  expect(await failureOf(shop, `${update}${' '.repeat(10_000)}`)).toMatchObject({
    statusCode: 400,
    errors: [{ code: 'InvalidInput' }],
  })
  // Where no one answers.
  expect(await failureOf('http://127.0.0.1:9', update)).toMatchObject({ name: 'GraphqlFailure', cause: expect.any(TypeError) })
})
