import type { ShoppingList, ShoppingListLineItem, ShoppingListSummary } from '@shop/domain/shopping-list'
import { entity, list } from '../entity.ts'
import { z } from '../zod.ts'

const shoppingListLineItemSchema = entity<ShoppingListLineItem>('ShoppingListLineItem', {
  sku: z.string(),
  quantity: z.int().min(1),
})

const fields = {
  id: z.string(),
  version: z.int().min(1),
  name: z.string(),
  createdAt: z.string(),
  lastModifiedAt: z.string(),
}

/** Products that a customer saved under a name. */
export const shoppingListSchema = entity<ShoppingList>('ShoppingList', { ...fields, lineItems: list(shoppingListLineItemSchema) })

/** A list among others, without its lines. */
export const shoppingListSummarySchema = entity<ShoppingListSummary>('ShoppingListSummary', {
  ...fields,
  lineItemCount: z.int().min(0),
})
