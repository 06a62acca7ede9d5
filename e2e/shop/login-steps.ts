import { expect, type Locator } from '@playwright/test'
import type { MarketVisit } from './market-visit.ts'

/** A visitor with an account, or on the way to one. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** The fields of signing in, registering and resetting on the page that is open. */
export function loginFields({ page, t }: MarketVisit) {
  const main = page.getByRole('main')
  const box = (name: string): Locator => main.getByRole('textbox', { name, exact: true })
  return {
    email: box(t('checkout.email')),
    firstName: box(t('checkout.firstName')),
    lastName: box(t('checkout.lastName')),
    // A password has no role.
    password: main.getByLabel(t('login.password'), { exact: true }),
  }
}

/** Fills in the registration that is open and sends it. */
export async function register(visit: MarketVisit, { firstName, lastName, email, password }: Person): Promise<void> {
  const fields = loginFields(visit)
  await fields.firstName.fill(firstName)
  await fields.lastName.fill(lastName)
  await fields.email.fill(email)
  await fields.password.fill(password)
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.t('login.createAccount') })
    .click()
}

/** Waits for the login, fills it in and sends it. */
export async function signIn(visit: MarketVisit, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const fields = loginFields(visit)
  // The page before it may ask for an e-mail address too.
  await expect(fields.password).toBeVisible()
  await fields.email.fill(email)
  await fields.password.fill(password)
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.t('login.signIn'), exact: true })
    .click()
}

/** The button of the account menu of a customer who is signed in. */
export function accountMenu({ page, t }: MarketVisit, { firstName, lastName }: Person): Locator {
  return page.getByRole('banner').locator(`summary[aria-label="${t('account.title')}: ${firstName} ${lastName}"]`)
}
