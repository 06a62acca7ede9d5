import { CommerceError } from '@shop/domain/error'
import type { Session } from '@shop/engine/session'
import type { OperationCall } from '../call/operation-call.ts'

/** The session of a customer who is signed in, with her id. Throws `CommerceError` `unauthenticated` for everybody else. */
export async function requireSignedIn({
  session,
}: Pick<OperationCall, 'session'>): Promise<Session & { readonly customerId: string }> {
  const found = await session.find()
  if (found?.customerId === undefined) throw new CommerceError({ code: 'unauthenticated' }, 'User is not authenticated')
  return { ...found, customerId: found.customerId }
}
