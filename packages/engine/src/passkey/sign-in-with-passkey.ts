import { CommerceError } from '@shop/domain/error'
import { selectCustomerById } from '../customer/customer-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from '../customer/enter-as-customer.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { notePasskeyUse, type Passkey, selectPasskeyOfCredential } from './passkey-rows.ts'

/** The passkey of a credential at a host of the shop; undefined for an unknown one, and for one made for another host. */
export async function findPasskey(
  { db }: EngineContext,
  { credentialId, rpId }: Pick<Passkey, 'credentialId' | 'rpId'>,
): Promise<Passkey | undefined> {
  const passkey = await selectPasskeyOfCredential(db, credentialId)
  return passkey?.rpId === rpId ? passkey : undefined
}

/**
 * Signs a customer in with a passkey whose signature was found right (AUTH-01). `counter` is how often its device has signed
 * now. Throws `CommerceError` `invalid-credentials` where the passkey has gone, or has signed as often before.
 */
export async function signInWithPasskey(
  context: EngineContext,
  entrance: Entrance,
  { credentialId, counter }: Pick<Passkey, 'credentialId' | 'counter'>,
): Promise<SignedIn> {
  return inTransaction(context, async db => {
    const owner = await selectPasskeyOfCredential(db, credentialId)
    // The customer's row first, in the order in which all others hold rows.
    const found = owner && (await selectCustomerById(db, owner.customerId, 'lock'))
    const passkey = found && (await selectPasskeyOfCredential(db, credentialId, 'lock'))
    if (!found || !passkey || !(await notePasskeyUse(db, { id: passkey.id, counter })))
      throw new CommerceError({ code: 'invalid-credentials' }, 'Customer login failed')
    return enterAsCustomer(context, db, found.customer, entrance)
  })
}
