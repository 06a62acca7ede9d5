import { CommerceError } from '@shop/domain/error'
import {
  MAX_SHOPPING_LISTS,
  requireShoppingListName,
  type ShoppingList,
  type ShoppingListLineItem,
  withLines,
} from '@shop/domain/shopping-list'
import { requireCustomer } from '../customer/change-customer.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { insertShoppingList, selectShoppingList, selectShoppingLists } from './shopping-list-rows.ts'

/** A list that a customer asks for. */
export interface ShoppingListDraft {
  readonly customerId: string
  /** Of the form: sent twice it makes one list. */
  readonly draftId: string
  readonly name: string
  readonly lineItems: readonly ShoppingListLineItem[]
}

/**
 * Makes a list, or returns the one that the same form made before. Throws `CommerceError` `invalid-input` for a name that is
 * none, and `max-resource-limit-exceeded` for too many lists or lines.
 */
export async function createShoppingList(context: EngineContext, draft: ShoppingListDraft): Promise<ShoppingList> {
  const { customerId, draftId } = draft
  const name = requireShoppingListName(draft.name)
  const lineItems = withLines([], draft.lineItems)
  return inTransaction(context, async db => {
    // Those who count lists at once wait here for each other.
    await requireCustomer(db, customerId, 'lock')
    const made = await selectShoppingList(db, { customerId, draftId })
    if (made) return made
    if ((await selectShoppingLists(db, customerId)).length >= MAX_SHOPPING_LISTS)
      throw new CommerceError({ code: 'max-resource-limit-exceeded', limit: MAX_SHOPPING_LISTS }, 'There are too many lists')
    const now = context.now()
    const list = { id: context.newId(), version: 1, name, lineItems, createdAt: now, lastModifiedAt: now }
    await insertShoppingList(db, list, { customerId, draftId })
    return list
  })
}
