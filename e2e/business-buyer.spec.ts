// Waits for: the product's name in the sidebar before the cart is read with getMe, the fields' values (toHaveValue) before the
// client type changes, the payment heading before the cart is read again.
import type { Cart } from '@shop/domain/cart'
import { buyerOf } from './shop/buyers.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, fillAddress } from './shop/checkout-steps.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

test('CHK-09 switching to private takes company, department and VAT number off the cart, whatever was typed', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, t, open } = visit
  const { email, street, ...buyer } = buyerOf('DE')
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
  const { id, version } = me.activeCart
  const address = {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    streetName: street,
    streetNumber: buyer.streetNumber,
    postalCode: buyer.postalCode,
    city: buyer.city,
    phone: buyer.phone,
    country: 'DE',
    company: 'Weißmüller GmbH',
    department: 'Einkauf',
    custom: { vatNumber: 'DE123456788' },
  }
  const actions = [
    { action: 'setCustomerEmail', email },
    { action: 'setBillingAddress', address },
  ]
  const { cart: business } = (await callInSession(visit, 'updateCart', { id, version, actions })) as { cart: Cart }
  expect(business.billingAddress).toMatchObject({ company: 'Weißmüller GmbH', department: 'Einkauf' })
  expect(business.billingAddress?.custom).toMatchObject({ vatNumber: 'DE123456788' })

  await open('/checkout/addresses')
  const company = page.getByRole('textbox', { name: t('checkout.companyName') })
  const vatNumber = page.getByRole('textbox', { name: t('checkout.vatNumber') })
  await expect(company).toHaveValue('Weißmüller GmbH')
  await expect(vatNumber).toHaveValue('DE123456788')
  await page.getByRole('radio', { name: t('checkout.private') }).check()
  await expect(company).toBeHidden()
  await expect(vatNumber).toBeHidden()
  await page.getByRole('button', { name: t('checkout.toPayment') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  const { me: after } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
  for (const kept of [after.activeCart.billingAddress, after.activeCart.shippingAddress]) {
    expect(kept?.lastName).toBe(buyer.lastName)
    for (const field of ['company', 'department', 'fax', 'custom']) expect(kept, field).not.toHaveProperty(field)
  }

  await open('/checkout/addresses')
  await expect(page.getByRole('radio', { name: t('checkout.private') })).toBeChecked()
  await page.getByRole('radio', { name: t('checkout.company') }).check()
  await expect(company).toHaveValue('')
  await expect(vatNumber).toHaveValue('')
})

test('VAT-22 a number that is not valid is told with the three reasons there may be, in the language of the shop', async ({
  openShop,
}) => {
  const visit = await openShop('PL')
  const { page, t, open } = visit
  await addFromProductPage(visit, await findProduct(visit, STOOL))
  await open('/checkout/addresses')
  await fillAddress(visit, buyerOf('PL'))
  await page.getByRole('radio', { name: t('checkout.company') }).check()
  await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Żółkiewski sp. z o.o.')
  await page.getByRole('textbox', { name: t('checkout.vatNumber') }).fill('PL123')
  await page.getByRole('button', { name: t('checkout.vatCheck'), exact: true }).click()
  const reasons = page.getByRole('dialog', { name: t('checkout.vatNotValid') }).getByRole('listitem')
  await expect(reasons).toHaveText([t('checkout.vatReasonNumber'), t('checkout.vatReasonPrivate'), t('checkout.vatReasonSystem')])
  await expect(reasons.first()).toBeVisible()
})
