import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { type ShoppingList, type ShoppingListUpdateAction, shoppingListNameOf } from '@shop/domain/shopping-list'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { QUANTITY } from './shopping-list-form.ts'
import { problemOf } from './shopping-list-problem.server.ts'
import type { ShoppingListProblem } from './shopping-list-words.server.ts'

/** The form of a list as it was sent: what was typed, and the version that was seen. */
export interface ShoppingListForm {
  readonly version: number
  readonly name: string
  /** As typed, by SKU. */
  readonly quantities: Readonly<Record<string, string>>
}

/** What came of a change that was not made. `wrong` are SKUs whose quantity is not a quantity. */
export interface RefusedListChange {
  readonly typed: ShoppingListForm
  readonly problem?: ShoppingListProblem
  readonly wrong: readonly string[]
}

/** Reads the form of a list; nothing is judged. */
export function readShoppingListForm(form: FormData): ShoppingListForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const names = [...new Set(form.keys())].filter(name => name.startsWith(QUANTITY))
  return {
    version: Number(text('version')),
    name: text('name'),
    quantities: Object.fromEntries(names.map(name => [name.slice(QUANTITY.length), text(name)])),
  }
}

/** A typed quantity, 0 to 1000; undefined for anything else. */
export function quantityOf(typed: string): number | undefined {
  return /^\d{1,4}$/.test(typed) && Number(typed) <= MAX_LINE_ITEM_QUANTITY ? Number(typed) : undefined
}

/** Saves name and quantities of a list over the version that was seen; undefined when that is done. */
export async function saveShoppingList(
  shop: ShopRequest,
  list: ShoppingList,
  typed: ShoppingListForm,
): Promise<RefusedListChange | undefined> {
  const wrong = Object.entries(typed.quantities).flatMap(([sku, text]) => (quantityOf(text) === undefined ? [sku] : []))
  const isNamed = shoppingListNameOf(typed.name) !== undefined
  if (!isNamed || wrong.length > 0) return { typed, wrong, ...(isNamed ? {} : { problem: 'name' }) }
  const changes = list.lineItems.flatMap(({ sku, quantity }): ShoppingListUpdateAction[] => {
    const wanted = quantityOf(typed.quantities[sku] ?? '')
    return wanted === undefined || wanted === quantity ? [] : [{ action: 'changeLineItemQuantity', sku, quantity: wanted }]
  })
  const actions: ShoppingListUpdateAction[] = [{ action: 'changeName', name: typed.name }, ...changes]
  try {
    await shop.client.call('updateShoppingList', { id: list.id, version: typed.version, actions })
    return undefined
  } catch (error) {
    return { typed, problem: problemOf(shop, error), wrong: [] }
  }
}

/** Deletes a list of the version that was seen; undefined when that is done. */
export async function deleteShoppingList(
  shop: ShopRequest,
  { id }: ShoppingList,
  typed: ShoppingListForm,
): Promise<RefusedListChange | undefined> {
  try {
    await shop.client.call('deleteShoppingList', { id, version: typed.version })
    return undefined
  } catch (error) {
    return { typed, problem: problemOf(shop, error), wrong: [] }
  }
}
