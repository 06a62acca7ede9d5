import type { CartRequest } from '@shop/engine/cart'
import type { OperationCall } from '../call/operation-call.ts'

/** The cart an operation means: the caller's own, in the store of the host; any other is as if it did not exist (rule A1). */
export async function cartRequestOf(
  { session, storeKey }: OperationCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CartRequest> {
  return { owner: await session.owner(), storeKey, id, version }
}
