// Waits for: the addresses heading before typing (fillAddress), the notification or dialog that each refused form brings, the
// payment heading before the cart or the account is read, hydration after every load of a page.
import type { Locator } from '@playwright/test'
import type { Cart } from '@shop/domain/cart'
import type { CustomerView } from '@shop/domain/customer'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, continueToPayment, definitionOf, fillAddress } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { atBothWidths } from './shop/sizes.ts'
import { expect, type OpenShop, test } from './shop/test.ts'

const STOOL = 'EX30140005'

/** A visit with a stool in the cart, at the addresses step. */
async function atAddresses(openShop: OpenShop, ...[country, options]: Parameters<OpenShop>): Promise<MarketVisit> {
  const visit = await openShop(country, options)
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await visit.open('/checkout/addresses')
  return visit
}

/** The parts of the step that the journeys use. */
function partsOf({ page, t }: MarketVisit) {
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  return {
    billing: group(t('checkout.billingAddress')),
    shipping: group(t('checkout.shippingAddress')),
    company: page.getByRole('radio', { name: t('checkout.company'), exact: true }),
    companyName: page.getByRole('textbox', { name: t('checkout.companyName') }),
    department: page.getByRole('textbox', { name: t('checkout.department') }),
    vatNumber: page.getByRole('textbox', { name: t('checkout.vatNumber') }),
    same: page.getByRole('checkbox', { name: t('checkout.sameAsBilling') }),
    save: page.getByRole('checkbox', { name: t('checkout.saveAddress') }),
    next: page.getByRole('button', { name: t('checkout.toPayment') }),
    issues: page.getByRole('dialog', { name: t('checkout.vatNotValid') }),
    notification: page.locator('[data-notification="checkout-addresses"]'),
  }
}

/** Whether two parts of a page stand over each other. Throws for one that is not shown. */
async function doOverlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()]
  if (!a || !b) throw new Error('A part is not shown')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

async function cartOf(visit: MarketVisit): Promise<Cart> {
  return ((await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }).me.activeCart
}

test('CHK-04, CHK-05, CHK-06, CHK-15, CHK-24 billing, VAT and shipping are refused in this order, each with its notification and the cursor in its first field, and no state breaks a rule of WCAG 2.2 AA', async ({
  openShop,
}) => {
  const visit = await atAddresses(openShop, 'GB', { size: 'phone' })
  const { page, t } = visit
  const { billing, shipping, company, companyName, vatNumber, same, next, issues, notification } = partsOf(visit)
  await same.uncheck()

  await test.step('billing comes first', async () => {
    await company.check()
    await next.click()
    await expect(notification).toHaveText('Billing Address Error')
    await expect(page.locator('#email')).toBeFocused()
    await expect(page.locator('#email')).toBeInViewport()
    const summary = page.getByRole('alert').filter({ hasText: t('checkout.errorSummary', { count: 16 }) })
    await expect(summary.getByRole('link')).toHaveCount(16)
    expect(await doOverlap(summary, notification)).toBe(false)
    await atBothWidths(visit, () => expectAccessible(visit))
    await summary.getByRole('link', { name: t('checkout.errorRequired', { field: t('checkout.companyName') }) }).click()
    await expect(companyName).toBeFocused()
  })

  await test.step('then the VAT number, before the delivery', async () => {
    const { email, street, streetNumber, postalCode, city, phone, firstName, lastName } = buyerOf('GB')
    await page.locator('#email').fill(email)
    // Someone who corrects something has read the notification.
    await expect(notification).toHaveCount(0)
    for (const [name, text] of [
      ['firstName', firstName],
      ['lastName', lastName],
      ['streetName', street],
      ['streetNumber', streetNumber],
      ['postalCode', postalCode],
      ['city', city],
      ['phone', phone],
    ] as const)
      await page.locator(`[name="billing.${name}"]`).fill(text)
    await companyName.fill('Great George Ltd')
    await vatNumber.fill('GB123456789')
    await next.click()
    await expect(issues).toBeVisible()
    await expect(notification).toHaveText('Billing vat validation error')
    await atBothWidths(visit, async () => {
      await expectAccessible(visit)
      await expectSoundLayout(page)
    })
    expect((await cartOf(visit)).billingAddress).toBeUndefined()
  })

  await test.step('a modal dialog leads back to the number, and opens again', async () => {
    expect(await issues.evaluate(dialog => dialog.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(issues).toHaveCount(0)
    await expect(vatNumber).toBeFocused()
    await billing.getByRole('button', { name: t('checkout.vatIssues') }).click()
    await expect(issues.getByRole('listitem')).toHaveCount(3)
    await issues.getByRole('button', { name: t('checkout.vatContinue') }).click()
  })

  await test.step('then the delivery, with the decision kept', async () => {
    await expect(notification).toHaveText('Shipping Address Error')
    await expect(page.locator('[name="shipping.firstName"]')).toBeFocused()
    await atBothWidths(visit, () => expectAccessible(visit))
    await expect(vatNumber).toHaveValue('GB123456789')
    await same.check()
    await expect(shipping).toBeHidden()
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
    await expect(notification).toHaveCount(0)
    const { customerEmail, billingAddress, taxMode } = await cartOf(visit)
    expect([customerEmail, billingAddress?.custom?.vatNumber, taxMode]).toEqual([buyerOf('GB').email, 'GB123456789', 'Platform'])
  })
})

test('VAT-01, VAT-14, VAT-17 a company that sends a wrong number is stopped, corrects it and pays net', async ({ openShop }) => {
  const visit = await atAddresses(openShop, 'SK')
  const { page, t } = visit
  const { company, companyName, department, vatNumber, next, issues } = partsOf(visit)
  await fillAddress(visit, buyerOf('SK'))
  await company.check()
  await companyName.fill('Nová s.r.o.')
  await department.fill('Nákup')
  await vatNumber.fill('SK12')
  await next.click()
  await expect(issues).toBeVisible()
  await issues.getByRole('button', { name: t('checkout.vatCorrectNumber') }).click()
  await expect(vatNumber).toBeFocused()
  await vatNumber.fill('SK8895956619')
  await expect(issues).toHaveCount(0)
  await continueToPayment(visit)
  await expect(definitionOf(visit, t('cart.totalNet')).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nákup')
  expect(await cartOf(visit)).toMatchObject({
    taxMode: 'External',
    billingAddress: { company: 'Nová s.r.o.', department: 'Nákup', custom: { vatNumber: 'SK8895956619', isVatValidated: true } },
  })
})

test('VAT-22, VAT-23 without scripts the choice is a part of the page, and only the company’s own press goes on with VAT', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const { company, companyName, vatNumber, next, issues } = partsOf(visit)
  await open((await findProduct(visit, STOOL)).path)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  await open('/checkout/addresses')
  await fillAddress(visit, buyerOf('SK'))
  await company.check()
  await companyName.fill('Nová s.r.o.')
  await vatNumber.fill('SK12')
  for (const number of ['SK12', 'SK13']) {
    await vatNumber.fill(number)
    await next.click()
    await expect(issues).toContainText(t('checkout.vatContinueText'))
    await expect(issues.getByRole('listitem')).toHaveCount(3)
  }
  // The decision was offered for another number than the one that is sent.
  await vatNumber.fill('SK14')
  await issues.getByRole('button', { name: t('checkout.vatContinue') }).click()
  await expect(issues).toBeVisible()
  await expectSoundLayout(page)
  await issues.getByRole('button', { name: t('checkout.vatContinue') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  await expect(definitionOf(visit, t('cart.totalInclVat')).first()).toBeVisible()
})

test('CHK-14, CHK-16, CHK-17, CHK-10 a customer saves what was typed where the boxes say so, and chooses from it in the next checkout', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const buyer = buyerOf('DE')
  await registerCustomer(visit, buyer)
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  const { billing, shipping, company, companyName, same, save, next } = partsOf(visit)
  const addresses = async () => {
    const { customer } = ((await callInSession(visit, 'getMe', { customer: true })) as { me: { customer: CustomerView } }).me
    return [customer.billingAddresses, customer.shippingAddresses].map(list => list.map(({ streetName }) => streetName))
  }

  await test.step('nothing is saved unasked', async () => {
    await fillAddress(visit, buyer)
    await continueToPayment(visit)
    expect(await addresses()).toEqual([[], []])
  })

  await test.step('both are saved where both boxes are ticked', async () => {
    await open('/checkout/addresses')
    await company.check()
    await companyName.fill('Weißmüller GmbH')
    await same.uncheck()
    const { street: _street, email: _email, ...texts } = buyer
    for (const [name, text] of Object.entries({ ...texts, streetName: 'Hafenweg' }))
      await page.locator(`[name="shipping.${name}"]`).fill(text)
    for (const box of await save.all()) await box.check()
    await continueToPayment(visit)
    expect(await addresses()).toEqual([[buyer.street], ['Hafenweg']])
  })

  await test.step('they are chosen by themselves, and not saved twice', async () => {
    await open('/checkout/addresses')
    await expect(billing.getByRole('radio', { name: 'Weißmüller GmbH' })).toBeChecked()
    await expect(shipping.getByRole('radio', { name: 'Hafenweg' })).toBeChecked()
    await expect(company).toBeHidden()
    await expect(save.first()).toBeHidden()
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await continueToPayment(visit)
    expect(await addresses()).toEqual([[buyer.street], ['Hafenweg']])
    expect(await cartOf(visit)).toMatchObject({
      billingAddress: { company: 'Weißmüller GmbH', streetName: buyer.street },
      shippingAddress: { streetName: 'Hafenweg' },
    })
    const cookies = async () => (await visit.context.cookies()).find(({ name }) => name === 'vsf-shipping-address-type')?.value
    expect(await cookies()).toBe('SAVED_ADDRESS')
  })

  await test.step('a new one is typed in their place', async () => {
    await open('/checkout/addresses')
    await shipping.getByRole('radio', { name: t('checkout.newAddress') }).check()
    await next.click()
    await expect(page.locator('[name="shipping.streetName"]')).toBeFocused()
    await expect(page.locator('[name="shipping.firstName"]')).toHaveValue(buyer.firstName)
  })

  await test.step('a guest has no such boxes', async () => {
    const guest = await atAddresses(openShop, 'DE')
    await partsOf(guest).same.uncheck()
    await expect(partsOf(guest).shipping).toBeVisible()
    await expect(partsOf(guest).save).toHaveCount(0)
    await expect(guest.page.getByRole('radio', { name: t('checkout.newAddress') })).toHaveCount(0)
  })
})

test('CHK-07, CHK-08, CHK-09, CHK-12 who buys is kept for this checkout, what a private person does not have is emptied, and signing out forgets both', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open, context } = visit
  const buyer = buyerOf('DE')
  await registerCustomer(visit, buyer)
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  const { company, companyName, department, vatNumber, same } = partsOf(visit)
  const person = page.getByRole('radio', { name: t('checkout.private'), exact: true })
  await expect(person).toBeChecked()
  await company.check()
  await open('/checkout/addresses')
  await expect(company).toBeChecked()

  for (const [field, text] of [
    [companyName, 'Schmiede GmbH'],
    [department, 'Einkauf'],
    [vatNumber, 'DE123456788'],
  ] as const)
    await field.fill(text)
  await person.check()
  await expect(department).toBeHidden()
  await company.check()
  for (const field of [companyName, department, vatNumber]) await expect(field).toHaveValue('')
  await fillAddress(visit, buyer)
  await companyName.fill('Schmiede GmbH')
  await same.uncheck()
  await same.check()
  await continueToPayment(visit)

  const kept = async () =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter(name => /client-type|shipping-address-type/.test(name))
      .toSorted()
  expect(await kept()).toEqual(['vsf-client-type', 'vsf-shipping-address-type'])
  await callInSession(visit, 'customerSignOut', {})
  expect(await kept()).toEqual([])
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  await expect(person).toBeChecked()
  await expect(same).toBeChecked()
})

test('VAT-09, VAT-11, VAT-12, VAT-18, VAT-19 where the tax office cannot say, the dialog offers to check again, and net prices come once it can', async ({
  openShop,
}) => {
  const visit = await atAddresses(openShop, 'CZ')
  const { page, t } = visit
  const { company, companyName, vatNumber, next } = partsOf(visit)
  await fillAddress(visit, buyerOf('CZ'))
  await company.check()
  await companyName.fill('Dvořák s.r.o.')
  // The double of the office answers about this number that it cannot say.
  await vatNumber.fill('CZ66121108')
  await next.click()
  const dialog = page.getByRole('dialog', { name: t('checkout.vatTechnical') })
  await expect(dialog).toBeVisible()
  await expectAccessible(visit)
  await dialog.getByRole('button', { name: t('checkout.vatCheckAgain') }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('checkout.vatCorrectNumber') }).click()
  await expect(page.getByRole('button', { name: t('checkout.vatCheckAgain') })).toBeVisible()
  await vatNumber.fill('CZ25596641')
  await continueToPayment(visit)
  await expect(definitionOf(visit, t('cart.totalNet')).first()).toBeVisible()
})
