export {
  applyToShoppingList,
  MAX_SHOPPING_LIST_LINES,
  MAX_SHOPPING_LIST_NAME,
  MAX_SHOPPING_LISTS,
  requireShoppingListName,
  type ShoppingList,
  type ShoppingListLineItem,
  type ShoppingListSummary,
  type ShoppingListUpdateAction,
  shoppingListNameOf,
  withLines,
} from './shopping-list.ts'
export { changeWishList, WISH_LIST_KEY, type WishListChange } from './wish-list.ts'
