import { isDeepStrictEqual } from 'node:util'
import { changeWishList, requireShoppingListName, WISH_LIST_KEY, type WishListChange } from '@shop/domain/shopping-list'
import { requireCustomer } from '../customer/change-customer.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { insertShoppingList, selectShoppingList, updateShoppingListRow } from './shopping-list-rows.ts'

interface WishListRequest extends WishListChange {
  readonly customerId: string
  /** Of the list where this makes it. */
  readonly name: string
}

/** The SKUs in a customer's wish list, in the order in which they came; none where there is no list. */
export async function findWishList({ db }: EngineContext, customerId: string): Promise<string[]> {
  return skusOf(await selectShoppingList(db, { customerId, key: WISH_LIST_KEY }))
}

/**
 * Puts products into a customer's wish list and takes others out, and returns what is in it then. Made with the first wish; the
 * same call twice changes nothing more (ACC-01). Throws `CommerceError` `max-resource-limit-exceeded` or `invalid-input`, having
 * changed nothing.
 */
export async function updateWishList(context: EngineContext, request: WishListRequest): Promise<string[]> {
  const { customerId, name, ...change } = request
  return inTransaction(context, async db => {
    // Changes from several devices wait here for each other, the first ones too, which make the list.
    await requireCustomer(db, customerId, 'lock')
    // The page of lists changes it without that lock.
    const before = await selectShoppingList(db, { customerId, key: WISH_LIST_KEY }, 'lock')
    const lineItems = changeWishList(before?.lineItems ?? [], change)
    if (isDeepStrictEqual(lineItems, before?.lineItems ?? [])) return skusOf(before)
    const now = context.now()
    if (!before) {
      const list = { id: context.newId(), version: 1, name: requireShoppingListName(name), lineItems, createdAt: now }
      const origin = { customerId, draftId: context.newId(), key: WISH_LIST_KEY }
      await insertShoppingList(db, { ...list, lastModifiedAt: now }, origin)
    } else {
      await updateShoppingListRow(db, { ...before, lineItems, version: before.version + 1, lastModifiedAt: now }, customerId)
    }
    return skusOf({ lineItems })
  })
}

function skusOf(list: { readonly lineItems: readonly { readonly sku: string }[] } | undefined): string[] {
  return list?.lineItems.map(({ sku }) => sku) ?? []
}
