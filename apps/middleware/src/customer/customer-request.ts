import { CommerceError } from '@shop/domain/error'
import type { CustomerRequest } from '@shop/engine/customer'
import type { Session } from '@shop/engine/session'
import type { OperationContext } from '../call/operation-call.ts'

type Caller = Pick<OperationContext, 'session' | 'storeKey'>

/**
 * The customer a change means: the session's own; any other does not exist for the caller (rule A1). Throws
 * `CommerceError` `unauthenticated` when no customer is signed in (ACC-02, ACC-03).
 */
export async function customerRequestOf(
  call: Caller,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CustomerRequest> {
  return { ...(await ownCustomerRequestOf(call)), id, version }
}

/** The session's own customer. Throws `CommerceError` `unauthenticated` when no customer is signed in (ACC-02). */
export async function ownCustomerRequestOf({ session, storeKey }: Caller): Promise<Omit<CustomerRequest, 'version'>> {
  const owner = await requireSignedIn({ session })
  return { owner, storeKey, id: owner.customerId }
}

/** The session of a customer who is signed in, with the customer's id. Throws `CommerceError` `unauthenticated` otherwise. */
export async function requireSignedIn({
  session,
}: Pick<OperationContext, 'session'>): Promise<Session & { readonly customerId: string }> {
  const found = await session.find()
  if (found?.customerId === undefined) throw new CommerceError({ code: 'unauthenticated' }, 'User is not authenticated')
  return { ...found, customerId: found.customerId }
}
