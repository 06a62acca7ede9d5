import { CommerceError } from '@shop/domain/error'
import type { LoginStrategy, ProviderIdentity } from '@shop/domain/login'
import { requireCustomer } from '../customer/change-customer.ts'
import { insertProviderSubject, selectCustomerIdOfSubject } from '../customer/provider-subject-rows.ts'
import { requireAnotherWay } from '../customer/require-another-way.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'

/**
 * From now on a customer who is signed in also signs in with an account of a provider, whatever its e-mail address. Linked
 * already, nothing happens. Throws `CommerceError` `invalid-operation` for an account that is another customer's.
 */
export async function linkProvider(
  context: EngineContext,
  { customerId, identity }: { readonly customerId: string; readonly identity: ProviderIdentity },
): Promise<void> {
  await inTransaction(context, async db => {
    await requireCustomer(db, customerId, 'lock')
    // Nothing shows that both have the same owner: a password that is reset by mail ends it, as it ends passkeys.
    if (await insertProviderSubject(db, identity, { customerId, isProven: false })) return
    if ((await selectCustomerIdOfSubject(db, identity)) === customerId) return
    throw new CommerceError({ code: 'invalid-operation' }, 'The account of the provider is linked to another customer')
  })
}

/**
 * A customer no longer signs in with a provider; its ids of them are forgotten. Throws `CommerceError` `invalid-operation`
 * where they could not sign in any more.
 */
export async function unlinkProvider(
  context: EngineContext,
  { customerId, provider }: { readonly customerId: string; readonly provider: LoginStrategy },
): Promise<void> {
  await inTransaction(context, async db => {
    await requireAnotherWay(db, await requireCustomer(db, customerId, 'lock'))
    await db.deleteFrom('provider_subject').where('customer_id', '=', customerId).where('provider', '=', provider).execute()
  })
}
