import { isChosenGoods } from '@shop/domain/cart'
import { type ShoppingListLineItem, type ShoppingListSummary, shoppingListNameOf, withLines } from '@shop/domain/shopping-list'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findActiveCart } from '../../request/session.server.ts'
import { findShoppingList } from './load-shopping-list.server.ts'
import { problemOf } from './shopping-list-problem.server.ts'
import type { ShoppingListProblem } from './shopping-list-words.server.ts'

/** What was typed to save something. */
export interface AddToListForm {
  /** Of the form as it was opened: sent twice it makes one list. */
  readonly draftId: string
  /** Id of a list, or empty for a new one. */
  readonly list: string
  readonly name: string
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the form that saves something; nothing is judged. */
export function readAddToListForm(form: FormData): AddToListForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const draftId = text('draftId')
  return { draftId: UUID.test(draftId) ? draftId : crypto.randomUUID(), list: text('list'), name: text('name') }
}

/** What of the cart can be saved: no gifts, and no guarantees, which belong to goods of one cart. */
export async function linesOfCart(shop: ShopRequest): Promise<readonly ShoppingListLineItem[]> {
  const cart = await findActiveCart(shop)
  const lines = (cart?.lineItems ?? []).filter(isChosenGoods).map(({ variant: { sku }, quantity }) => ({ sku, quantity }))
  // What was bought for two products is two lines there.
  return withLines([], lines)
}

/** Saves lines in a list, or in a new one; returns its id, or what keeps it from being done. */
export async function addToList(
  shop: ShopRequest,
  typed: AddToListForm,
  lineItems: readonly ShoppingListLineItem[],
): Promise<{ readonly id: string } | { readonly problem: ShoppingListProblem }> {
  const { draftId, list, name } = typed
  try {
    if (list === '') {
      if (shoppingListNameOf(name) === undefined) return { problem: 'name' }
      return { id: (await shop.client.call('createShoppingList', { draftId, name, lineItems: [...lineItems] })).shoppingList.id }
    }
    const { id, version } = await findShoppingList(shop, list)
    const actions = lineItems.map(line => ({ action: 'addLineItem' as const, ...line }))
    if (actions.length > 0) await shop.client.call('updateShoppingList', { id, version, actions })
    return { id }
  } catch (error) {
    return { problem: problemOf(shop, error) }
  }
}

/** The lists that something can be saved in. */
export async function findLists({ client }: ShopRequest): Promise<readonly ShoppingListSummary[]> {
  return (await client.call('getShoppingLists', {})).shoppingLists
}
