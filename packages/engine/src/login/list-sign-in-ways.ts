import type { LoginStrategy } from '@shop/domain/login'
import { requireCustomer } from '../customer/change-customer.ts'
import type { EngineContext } from '../database/context.ts'
import { type Passkey, selectPasskeys } from '../passkey/passkey-rows.ts'

/** The ways into a customer's account. */
export interface CustomerSignInWays {
  readonly hasPassword: boolean
  readonly providers: readonly { readonly provider: LoginStrategy; readonly linkedAt: string }[]
  readonly passkeys: readonly Passkey[]
}

/** What a customer signs in with. Throws `CommerceError` `resource-not-found` when they are gone. */
export async function listSignInWays(context: EngineContext, customerId: string): Promise<CustomerSignInWays> {
  const { db } = context
  const [found, providers, passkeys] = await Promise.all([
    requireCustomer(db, customerId),
    db
      .selectFrom('provider_subject')
      .select(['provider', 'linked_at as linkedAt'])
      .where('customer_id', '=', customerId)
      .orderBy('linked_at')
      .execute(),
    selectPasskeys(db, customerId),
  ])
  return { hasPassword: found.passwordHash !== undefined, providers, passkeys }
}
