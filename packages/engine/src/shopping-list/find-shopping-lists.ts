import type { ShoppingList, ShoppingListSummary } from '@shop/domain/shopping-list'
import type { EngineContext } from '../database/context.ts'
import { requireShoppingList } from './shopping-list-request.ts'
import { selectShoppingList, selectShoppingLists } from './shopping-list-rows.ts'

/** The lists of a customer, the latest change first. */
export async function findShoppingLists({ db }: EngineContext, customerId: string): Promise<ShoppingListSummary[]> {
  return selectShoppingLists(db, customerId)
}

/** A list of a customer with its lines. Throws `CommerceError` `resource-not-found` for one that is not theirs. */
export async function getShoppingList(
  { db }: EngineContext,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<ShoppingList> {
  return requireShoppingList(await selectShoppingList(db, { customerId, id }), id)
}
