import { randomUUID } from 'node:crypto'
import type { ResultOf } from '@shop/contract'
import type { Middleware } from '../create-middleware.ts'
import { aShopper, type Shopper } from '../middleware.fixtures.ts'

/** A shopper who has registered, with the customer as of then. */
export interface SignedInShopper {
  readonly shopper: Shopper
  readonly customer: ResultOf<'customerSignMeUp'>['user']['customer']
}

/** Registers a new customer in Slovakia. */
export async function aSignedInShopper(middleware: Middleware, host = 'sk.localhost'): Promise<SignedInShopper> {
  const shopper = aShopper(middleware, host)
  const { user } = await shopper.do('customerSignMeUp', {
    email: `${randomUUID()}@example.org`,
    password: 'Strong-sword-7',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
  })
  return { shopper, customer: user.customer }
}
