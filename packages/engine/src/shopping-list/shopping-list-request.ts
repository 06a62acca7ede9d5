import { CommerceError } from '@shop/domain/error'
import type { ShoppingList } from '@shop/domain/shopping-list'

/** Which list a call means: only the customer's own (rule A1). */
export interface ShoppingListRequest {
  readonly customerId: string
  readonly id: string
  /** As the caller knows it. */
  readonly version: number
}

/** Refuses a list that is not there or someone else's: both look alike. */
export function requireShoppingList(found: ShoppingList | undefined, id: string): ShoppingList {
  if (!found) throw new CommerceError({ code: 'resource-not-found', typeId: 'shopping-list', id }, `There is no list ${id}`)
  return found
}

/** Refuses a change of another version than the stored one: what the customer saw is replaced. */
export function requireSameVersion({ id, version }: ShoppingList, known: number): void {
  if (version !== known)
    throw new CommerceError(
      { code: 'concurrent-modification', currentVersion: version },
      `The list ${id} has version ${version}, not ${known}`,
    )
}
