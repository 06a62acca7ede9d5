import type { CustomerRequest } from '@shop/engine/customer'
import type { OperationCall } from '../call/operation-call.ts'
import { requireSignedIn } from './require-signed-in.ts'

type Caller = Pick<OperationCall, 'session' | 'storeKey'>

/**
 * The customer a change means: the session's own; any other is as if she did not exist (rule A1). Throws
 * `CommerceError` `unauthenticated` when nobody is signed in (ACC-02, ACC-03).
 */
export async function customerRequestOf(
  call: Caller,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CustomerRequest> {
  return { ...(await ownCustomerRequestOf(call)), id, version }
}

/** The session's own customer. Throws `CommerceError` `unauthenticated` when nobody is signed in (ACC-02). */
export async function ownCustomerRequestOf({ session, storeKey }: Caller): Promise<Omit<CustomerRequest, 'version'>> {
  const owner = await requireSignedIn({ session })
  return { owner, storeKey, id: owner.customerId }
}
