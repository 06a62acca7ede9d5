import { randomUUID } from 'node:crypto'
import { localeOf } from '@shop/domain/market'
import { callInSession } from './call-in-session.ts'
import type { MarketVisit } from './market-visit.ts'

/** What a customer signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Opens the shop and registers a new customer, private where nothing else is said, who is signed in afterwards. */
export async function registerCustomer(
  visit: MarketVisit,
  // A buyer of a journey has an address of their own, which is not a customer's.
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  {
    customerType = 'private',
    email = `${randomUUID()}@example.org`,
  }: { readonly customerType?: 'private' | 'company'; readonly email?: string } = {},
): Promise<Credentials> {
  const credentials = { email, password: 'Strong-sword-7' }
  await visit.open()
  await callInSession(visit, 'customerSignMeUp', {
    ...credentials,
    firstName,
    lastName,
    locale: localeOf(visit.market, visit.language),
    custom: { customerType },
  })
  return credentials
}

/** Opens the shop and signs in; throws when the credentials are wrong. */
export async function signIn(visit: MarketVisit, credentials: Credentials): Promise<void> {
  await visit.open()
  await callInSession(visit, 'customerSignMeIn', credentials)
}
