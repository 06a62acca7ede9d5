import { randomUUID } from 'node:crypto'
import type { ResultOf } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import type { Middleware } from '../create-middleware.ts'
import { aShopper, type Shopper } from '../middleware.fixtures.ts'

/** A shopper who has registered, with the customer as of then. */
export interface SignedInShopper {
  readonly shopper: Shopper
  readonly customer: ResultOf<'customerSignMeUp'>['user']['customer']
}

/** Registers a new customer, in Slovakia where no other host and locale are given. */
export async function aSignedInShopper(
  middleware: Middleware,
  host = 'sk.localhost',
  locale: Locale = 'sk-SK',
): Promise<SignedInShopper> {
  const shopper = aShopper(middleware, host)
  const { user } = await shopper.do('customerSignMeUp', {
    email: `${randomUUID()}@example.org`,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale,
    custom: { customerType: 'private' },
  })
  return { shopper, customer: user.customer }
}
