import { isPlainLine } from '../address/index.ts'
import { CommerceError } from '../error/index.ts'
import { isVirtualSku, MAX_LINE_ITEM_QUANTITY } from '../product/index.ts'

/** Lists that a customer can keep, and lines that a list can have: as many as are ordered at once. */
export const MAX_SHOPPING_LISTS = 50
export const MAX_SHOPPING_LIST_LINES = 200
export const MAX_SHOPPING_LIST_NAME = 60

/** A line of a list: a SKU, which stands in it once, and its units, 1 to 1000. No price: that of the day counts. */
export interface ShoppingListLineItem {
  readonly sku: string
  readonly quantity: number
}

/** Products that a customer saved under a name, to order them again. Its version rises by one with every change. */
export interface ShoppingList {
  readonly id: string
  readonly version: number
  readonly name: string
  /** In the order in which they were added. */
  readonly lineItems: readonly ShoppingListLineItem[]
  readonly createdAt: string
  readonly lastModifiedAt: string
}

/** A list among others. */
export type ShoppingListSummary = Omit<ShoppingList, 'lineItems'> & { readonly lineItemCount: number }

/** What can be done to a list. */
export type ShoppingListUpdateAction =
  | { readonly action: 'changeName'; readonly name: string }
  /** Units come to those that the list has of the SKU. */
  | { readonly action: 'addLineItem'; readonly sku: string; readonly quantity: number }
  /** 0 removes the line; a SKU that is not in the list stays out of it. */
  | { readonly action: 'changeLineItemQuantity'; readonly sku: string; readonly quantity: number }

/** A name as it is kept; undefined for one that is empty, too long or no plain line. */
export function shoppingListNameOf(typed: string): string | undefined {
  const name = typed.replace(/\s+/gu, ' ').trim()
  return name !== '' && name.length <= MAX_SHOPPING_LIST_NAME && isPlainLine(name) ? name : undefined
}

/** Lines with further ones; the same SKU twice becomes one line. Throws `max-resource-limit-exceeded` or `invalid-input`. */
export function withLines(
  lines: readonly ShoppingListLineItem[],
  added: readonly ShoppingListLineItem[],
): readonly ShoppingListLineItem[] {
  const units = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  for (const { sku, quantity } of added) {
    // A guarantee belongs to goods of one cart.
    if (isVirtualSku(sku)) throw new CommerceError({ code: 'invalid-input', field: 'sku' }, `${sku} is not sold by itself`)
    units.set(sku, Math.min(MAX_LINE_ITEM_QUANTITY, (units.get(sku) ?? 0) + quantity))
  }
  if (units.size > MAX_SHOPPING_LIST_LINES)
    throw new CommerceError(
      { code: 'max-resource-limit-exceeded', limit: MAX_SHOPPING_LIST_LINES },
      `A list has at most ${MAX_SHOPPING_LIST_LINES} lines`,
    )
  return [...units].map(([sku, quantity]) => ({ sku, quantity }))
}

/** Name and lines of a list after an action. Throws `invalid-input` or `max-resource-limit-exceeded`. */
export function applyToShoppingList(
  list: Pick<ShoppingList, 'name' | 'lineItems'>,
  action: ShoppingListUpdateAction,
): Pick<ShoppingList, 'name' | 'lineItems'> {
  const { name, lineItems } = list
  switch (action.action) {
    case 'changeName':
      return { name: requireShoppingListName(action.name), lineItems }
    case 'addLineItem':
      return { name, lineItems: withLines(lineItems, [action]) }
    case 'changeLineItemQuantity': {
      const { sku, quantity } = action
      const changed = lineItems.map(line => (line.sku === sku ? { sku, quantity } : line))
      return { name, lineItems: changed.filter(line => line.quantity > 0) }
    }
  }
}

/** The name as it is kept. Throws `CommerceError` `invalid-input` for one that cannot be. */
export function requireShoppingListName(typed: string): string {
  const name = shoppingListNameOf(typed)
  if (name === undefined) throw new CommerceError({ code: 'invalid-input', field: 'name' }, 'Not a name of a list')
  return name
}
