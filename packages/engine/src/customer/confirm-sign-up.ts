import type { PasswordHasher } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { emailTokenExpired } from './confirm-email-change.ts'
import { nextCustomerNumber } from './customer-rows.ts'
import { isProofOpen, useEmailProof } from './email-proof-rows.ts'
import type { Entrance, SignedIn } from './enter-as-customer.ts'
import { requirePassword } from './require-password.ts'
import { makeCustomer, registrationFailed } from './sign-up.ts'

/**
 * Makes the customer of a registration that waited for the proof of its address, and signs her in with the password she
 * chooses now. Throws `CommerceError` `password-rejected`, which leaves the token usable, `email-token-expired` for an
 * unknown, used or expired one, or `registration-failed` for an address that was taken in the meantime.
 */
export async function confirmSignUp(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<SignedIn> {
  requirePassword(password)
  if (!(await isProofOpen(context.db, token))) throw emailTokenExpired()
  const passwordHash = await hasher.hash(password)
  const customerNumber = await nextCustomerNumber(context.db)
  return inTransaction(context, async db => {
    const proof = await useEmailProof(db, token)
    if (!proof || proof.customerId !== undefined) throw emailTokenExpired()
    const signedIn = await makeCustomer(context, db, entrance, { draft: proof.draft, passwordHash, customerNumber })
    if (!signedIn) throw registrationFailed()
    return signedIn
  })
}
