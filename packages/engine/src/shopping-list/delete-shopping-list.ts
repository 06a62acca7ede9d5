import { type EngineContext, inTransaction } from '../database/context.ts'
import { requireSameVersion, requireShoppingList, type ShoppingListRequest } from './shopping-list-request.ts'
import { selectShoppingList } from './shopping-list-rows.ts'

/** Deletes a list. Throws `CommerceError` `resource-not-found` or `concurrent-modification`. */
export async function deleteShoppingList(
  context: EngineContext,
  { customerId, id, version }: ShoppingListRequest,
): Promise<void> {
  await inTransaction(context, async db => {
    const { numDeletedRows } = await db
      .deleteFrom('shopping_list')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows === 0n)
      requireSameVersion(requireShoppingList(await selectShoppingList(db, { customerId, id }), id), version)
  })
}
