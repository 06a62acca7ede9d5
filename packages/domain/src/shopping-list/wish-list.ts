import { type ShoppingList, type ShoppingListLineItem, withLines } from './shopping-list.ts'

/** Key of the list that the heart of a product saves it in: a customer has one at most. */
export const WISH_LIST_KEY = 'wish-list'

/** What is to become of a wish list: SKUs that come and SKUs that go. */
export interface WishListChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * The lines of a wish list after a change. A product stands in it once, with the units that it has: to wish for it again changes
 * nothing, so that a list of a device comes to that of the account without loss and without doubles. A SKU that comes and goes is
 * gone. Throws `max-resource-limit-exceeded`, and `invalid-input` for what is not sold by itself.
 */
export function changeWishList(
  lineItems: ShoppingList['lineItems'],
  { add, remove }: WishListChange,
): readonly ShoppingListLineItem[] {
  const known = new Set(lineItems.map(({ sku }) => sku))
  const added = [...new Set(add)].filter(sku => !known.has(sku)).map(sku => ({ sku, quantity: 1 }))
  return withLines(lineItems, added).filter(({ sku }) => !remove.includes(sku))
}
