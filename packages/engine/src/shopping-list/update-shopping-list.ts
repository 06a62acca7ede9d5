import { isDeepStrictEqual } from 'node:util'
import { applyToShoppingList, type ShoppingList, type ShoppingListUpdateAction } from '@shop/domain/shopping-list'
import type { EngineContext } from '../database/context.ts'
import { requireSameVersion, requireShoppingList, type ShoppingListRequest } from './shopping-list-request.ts'
import { selectShoppingList, updateShoppingListRow } from './shopping-list-rows.ts'

/**
 * Applies actions to a list in their order, all or none. Without effect the version stays. Throws `CommerceError`
 * `resource-not-found`, `concurrent-modification`, `invalid-input` or `max-resource-limit-exceeded`.
 */
export async function updateShoppingList(
  context: EngineContext,
  { customerId, id, version }: ShoppingListRequest,
  actions: readonly ShoppingListUpdateAction[],
): Promise<ShoppingList> {
  const find = async () => requireShoppingList(await selectShoppingList(context.db, { customerId, id }), id)
  const before = await find()
  requireSameVersion(before, version)
  const { name, lineItems } = actions.reduce(applyToShoppingList, before)
  if (name === before.name && isDeepStrictEqual(lineItems, before.lineItems)) return before
  const after = { ...before, name, lineItems, version: before.version + 1, lastModifiedAt: context.now() }
  if (!(await updateShoppingListRow(context.db, after, customerId))) requireSameVersion(await find(), version)
  return after
}
