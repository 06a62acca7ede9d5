import { CommerceError } from '@shop/domain/error'
import type { CartRequest } from '@shop/engine/cart'
import type { OperationContext } from '../call/operation-call.ts'

/**
 * Works on the cart an operation means: the caller's own, in the store of the host; any other is as if it did not exist
 * (rule A1). The session is checked by the statement that reads the cart, which saves one of its own. Where that finds
 * no cart, nothing has changed yet; the session is then resolved by itself, since it may have to be renewed first.
 */
export async function onOwnCart<Result>(
  { session, storeKey }: OperationContext,
  { id, version }: { readonly id: string; readonly version: number },
  work: (request: CartRequest) => Promise<Result>,
): Promise<Result> {
  const { holder } = session
  if (holder) {
    try {
      return await work({ owner: holder, storeKey, id, version })
    } catch (error) {
      if (!isCartMissing(error)) throw error
    }
  }
  return work({ owner: await session.owner(), storeKey, id, version })
}

function isCartMissing(error: unknown): boolean {
  return error instanceof CommerceError && error.failure.code === 'resource-not-found' && error.failure.typeId === 'cart'
}
