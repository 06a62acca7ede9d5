export { createShoppingList } from './create-shopping-list.ts'
export { deleteShoppingList } from './delete-shopping-list.ts'
export { findShoppingLists, getShoppingList } from './find-shopping-lists.ts'
export { updateShoppingList } from './update-shopping-list.ts'
