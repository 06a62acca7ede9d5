import type { PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { selectCustomerByEmail, selectCustomerById } from './customer-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { requireSignInAttempt, settleSignInAttempt } from './sign-in-attempts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Address the call comes from; see `requireSignInAttempt`. */
  readonly clientAddress: string
}

/**
 * Signs a customer in (API-16, AUTH-01). Throws `CommerceError` `invalid-credentials`, alike and after the same work for
 * a wrong password and an unknown address (rule A4), or `too-many-requests`; see `requireSignInAttempt`.
 */
export async function signIn(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  { email, password, clientAddress }: Credentials,
): Promise<SignedIn> {
  const attempt = { email, clientAddress }
  const hadTriesLeft = await requireSignInAttempt(context, attempt)
  const found = await selectCustomerByEmail(context.db, email)
  const isRight = await hasher.verify(password, found?.passwordHash)
  if (!found || !isRight) throw loginFailed()
  const signedIn = await inTransaction(context, async db => {
    // The password may have been changed while the hash was computed: then this was the old one.
    const current = await selectCustomerById(db, found.customer.id, 'lock')
    if (!current || current.passwordHash !== found.passwordHash) throw loginFailed()
    return enterAsCustomer(context, db, current.customer, { ...entrance, clientAddress })
  })
  await settleSignInAttempt(context, attempt, hadTriesLeft)
  return signedIn
}

function loginFailed(): CommerceError {
  return new CommerceError({ code: 'invalid-credentials' }, 'Customer login failed')
}
