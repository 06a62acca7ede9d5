import type { shoppingListOperations } from '@shop/contract/shopping-list'
import * as lists from '@shop/engine/shopping-list'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireSignedIn } from '../customer/customer-request.ts'

export const shoppingListHandlers: HandlersOf<typeof shoppingListOperations> = {
  getShoppingLists: async call => {
    const { customerId } = await requireSignedIn(call)
    return { shoppingLists: await lists.findShoppingLists(call.engine, customerId) }
  },

  getShoppingList: async (call, { id }) => {
    const { customerId } = await requireSignedIn(call)
    return { shoppingList: await lists.getShoppingList(call.engine, { customerId, id }) }
  },

  createShoppingList: async (call, { draftId, name, lineItems = [] }) => {
    const { customerId } = await requireSignedIn(call)
    return { shoppingList: await lists.createShoppingList(call.engine, { customerId, draftId, name, lineItems }) }
  },

  updateShoppingList: async (call, { id, version, actions }) => {
    const { customerId } = await requireSignedIn(call)
    return { shoppingList: await lists.updateShoppingList(call.engine, { customerId, id, version }, actions) }
  },

  getWishList: async call => {
    const { customerId } = await requireSignedIn(call)
    return { skus: await lists.findWishList(call.engine, customerId) }
  },

  updateWishList: async (call, { name, add = [], remove = [] }) => {
    const { customerId } = await requireSignedIn(call)
    return { skus: await lists.updateWishList(call.engine, { customerId, name, add, remove }) }
  },

  deleteShoppingList: async (call, { id, version }) => {
    const { customerId } = await requireSignedIn(call)
    await lists.deleteShoppingList(call.engine, { customerId, id, version })
    return null
  },
}
