import { expect } from '@playwright/test'
import { buyerOf } from '../shop/buyers.ts'
import { continueToPayment, fillAddress, openPayment } from '../shop/checkout-steps.ts'
import { registerCustomer } from '../shop/customers.ts'
import type { MarketVisit } from '../shop/market-visit.ts'
import { expectOrder, submitPayment } from '../shop/payment-steps.ts'
import { documentScreen, pageScreen, type Screen } from './screen.ts'

const DISPENSER = 'EX30050002'

/** Orders by the way to pay of the shop's own that the market has: bank transfer, or cash on delivery. */
async function placeOrder(visit: MarketVisit): Promise<void> {
  const { page } = visit
  const transfer = page.locator('input[name="method"][value="bank-transfer"]')
  const isOffered = (await transfer.count()) > 0
  await (isOffered ? transfer : page.locator('input[name="method"][value="cash-on-delivery"]')).check()
  await submitPayment(visit)
  await expectOrder(visit)
}

/** The checkout of a guest with what is in the cart. */
export const CHECKOUT_SCREENS: readonly Screen[] = [
  { ...pageScreen('checkout-login', '/checkout/login'), isCheckout: true },
  { ...pageScreen('addresses', '/checkout/addresses'), isCheckout: true },
  {
    name: 'addresses-refused',
    isCheckout: true,
    async show({ page, t }) {
      await page.getByRole('button', { name: t('checkout.toPayment') }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'payment',
    isCheckout: true,
    async show(visit, { email }) {
      await fillAddress(visit, { ...buyerOf(visit.market.country), email })
      await continueToPayment(visit)
      await visit.page.waitForLoadState('networkidle')
    },
  },
  { ...pageScreen('payment-failed', '/adyen-payment-error'), isCheckout: true },
  {
    name: 'thank-you',
    isCheckout: true,
    async show(visit) {
      await visit.open('/checkout/payment')
      await placeOrder(visit)
    },
  },
]

/** What asks for something in a form, and the account of a customer who has ordered. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  pageScreen('login', '/login'),
  pageScreen('create-account', '/create-account'),
  pageScreen('newsletter', '/newsletter'),
  pageScreen('contact', '/contact/'),
  pageScreen('contact-form', '/contact/?reason=other&subreason=feedback'),
  {
    name: 'contact-dialog',
    async show({ open, page, t }) {
      await open('/?contactForm=sales')
      await expect(page.getByRole('dialog', { name: t('support.title') })).toBeVisible()
    },
  },
  pageScreen('withdrawal', '/withdrawal'),
  pageScreen('quick-order', '/quick-order'),
  documentScreen('password-reset', '/password-reset'),
  documentScreen('parcel-tracking', '/parcel-tracking'),
  documentScreen('my-data', '/contact/my-data/'),
  documentScreen('cookie-settings', '/cookie-settings/'),
  {
    name: 'account',
    async show(visit, walker) {
      await registerCustomer(visit, walker, { email: `customer.${walker.email}` })
      if (visit.market.checkoutEnabled) {
        await openPayment(visit, DISPENSER, { email: `customer.${walker.email}`, saveBilling: 'on' })
        await placeOrder(visit)
      }
      await visit.open('/my-account')
    },
  },
  pageScreen('account-addresses', '/my-account/billing-details'),
  pageScreen('account-security', '/my-account/security'),
  documentScreen('account-newsletter', '/my-account/my-newsletter'),
  documentScreen('account-reviews', '/my-account/my-reviews'),
  documentScreen('account-data', '/my-account/my-data'),
  documentScreen('account-loyalty-card', '/my-account/loyalty-card'),
  documentScreen('account-lists', '/my-account/lists'),
  documentScreen('account-quotes', '/my-account/quotes'),
  documentScreen('account-company', '/my-account/company'),
  {
    name: 'account-menu',
    isForDocuments: true,
    show: ({ page, t }) =>
      page
        .getByRole('banner')
        .locator(`summary[aria-label^="${t('account.title')}"]`)
        .click(),
  },
  {
    name: 'orders',
    async show({ page, address, t }) {
      // A site of forms, without scripts.
      await page.goto(address('/my-account/my-orders'))
      await expect(page.getByRole('heading', { level: 1, name: t('shell.myOrders') })).toBeVisible()
    },
  },
  {
    name: 'order',
    isCheckout: true,
    async show({ page }) {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: /NS\d{8}/ })).toBeVisible()
    },
  },
]
