import { expect } from '@playwright/test'
import { callInSession } from '../call-in-session.ts'
import { addByForm } from '../checkout-steps.ts'
import { registerCustomer } from '../customers.ts'
import type { MarketVisit } from '../market-visit.ts'
import type { Judge } from './judge.ts'

const DISPENSER = 'EX30050002'

/** The ways into an account. */
export async function tourLogin(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const main = page.getByRole('main')
  await open('/login')
  await judge('login')
  await main.getByRole('button', { name: t('login.signIn'), exact: true }).click()
  await judge('login refused')
  await open('/create-account')
  await judge('registration')
  await main.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(main.getByRole('alert')).toBeVisible()
  await judge('registration refused')
  await open('/password-reset')
  await judge('forgotten password')
  for (const path of ['check-email', 'change-password?token=not-good']) {
    await open(`/password-reset/${path}`)
    await judge(path)
  }
}

/** Every page of the account of a customer who buys for a company. */
export async function tourAccount(visit: MarketVisit, judge: Judge): Promise<void> {
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await registerCustomer(visit, { firstName: 'Ada', lastName: 'Muster' }, { customerType: 'company' })
  await open('/my-account/my-profile')
  await judge('profile')
  await page
    .getByRole('banner')
    .locator(`summary[aria-label^="${t('account.title')}"]`)
    .click()
  await judge('menu of the account')
  await page.keyboard.press('Escape')
  for (const path of [
    'shipping-details',
    'billing-details?address=new',
    'security',
    'my-newsletter',
    'my-reviews',
    'my-data',
    'loyalty-card',
    'company',
    'lists',
    'quotes',
  ]) {
    await open(`/my-account/${path}`)
    await judge(path)
  }
  await callInSession(visit, 'createCompany', { name: 'Muster Bau' })
  for (const path of ['company', 'approvals']) {
    await open(`/my-account/${path}`)
    await judge(`${path} of a company`)
  }

  await open('/my-account/lists')
  await main.getByLabel(t('shoppingList.name')).fill('Werkstatt')
  await main.getByRole('button', { name: t('shoppingList.create') }).click()
  await expect(heading('Werkstatt')).toBeVisible()
  await judge('empty list')
  await addByForm(visit, DISPENSER)
  await open('/my-account/lists/add/cart')
  await judge('addition to a list')
  await main.getByRole('radio', { name: 'Werkstatt' }).check()
  await main.getByRole('button', { name: t('account.saveToList') }).click()
  await expect(main.locator('input[name^="quantity."]')).toHaveCount(1)
  await judge('list')
  await open('/my-account/quotes/request')
  await judge('request of a quote')
  await main.getByRole('button', { name: t('quote.request') }).click()
  await expect(heading('QU')).toBeVisible()
  await judge('quote')
}
