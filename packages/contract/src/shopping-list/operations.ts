import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LIST_NAME } from '@shop/domain/shopping-list'
import { id, nameText, sku, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { shoppingListSchema, shoppingListSummarySchema } from './shopping-list-schema.ts'

const name = nameText(MAX_SHOPPING_LIST_NAME).min(1)
const units = z.int().min(1).max(MAX_LINE_ITEM_QUANTITY)
/** Products, each named once. */
const skus = z.array(sku).max(MAX_SHOPPING_LIST_LINES).refine(areDifferent, 'A product is named once')
const wishListSchema = z.strictObject({ skus: z.array(z.string()) })
const action = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('changeName'), name }),
  z.strictObject({ action: z.literal('addLineItem'), sku, quantity: units }),
  z.strictObject({
    action: z.literal('changeLineItemQuantity'),
    sku,
    quantity: z.int().min(0).max(MAX_LINE_ITEM_QUANTITY),
  }),
])

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

const shoppingListExample = {
  id: '01a20d43-5747-7d6e-b953-65e7b5db0299',
  version: 3,
  name: 'Workshop, monthly',
  lineItems: [{ sku: 'EX30000101', quantity: 4 }],
  createdAt: '2026-11-21T10:00:00.000Z',
  lastModifiedAt: '2026-11-24T08:30:00.000Z',
}
const { lineItems, ...summary } = shoppingListExample
const { id: exampleId, version: exampleVersion } = shoppingListExample

/** Saved lists of the customer who is signed in; those of anyone else do not exist for them (rule A1). */
export const shoppingListOperations = defineOperations('shopping-list', {
  getShoppingLists: {
    summary: 'Returns the saved lists of the signed-in customer without their lines, the latest change first.',
    params: z.strictObject({}),
    result: z.strictObject({ shoppingLists: z.array(shoppingListSummarySchema) }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: {}, result: { shoppingLists: [{ ...summary, lineItemCount: lineItems.length }] } },
  },
  getShoppingList: {
    summary: 'Returns a saved list of the signed-in customer.',
    params: z.strictObject({ id }),
    result: z.strictObject({ shoppingList: shoppingListSchema }),
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: { id: exampleId }, result: { shoppingList: shoppingListExample } },
  },
  /** Sent twice with one draft id it makes one list. */
  createShoppingList: {
    summary: 'Makes a saved list of the signed-in customer.',
    params: z.strictObject({
      draftId: id,
      name,
      lineItems: z
        .array(z.strictObject({ sku, quantity: units }))
        .max(MAX_SHOPPING_LIST_LINES)
        .refine(lines => areDifferent(lines.map(line => line.sku)), 'A product is named once')
        .optional(),
    }),
    result: z.strictObject({ shoppingList: shoppingListSchema }),
    errors: ['invalid_token', 'InvalidField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: {
      params: { draftId: 'b2c4a6d8-1357-4f9b-8d2e-0a1b2c3d4e5f', name: shoppingListExample.name, lineItems },
      result: { shoppingList: { ...shoppingListExample, version: 1 } },
    },
  },
  updateShoppingList: {
    summary: 'Renames a saved list or changes its lines: all of the actions or none.',
    params: z.strictObject({
      id,
      version,
      actions: z
        .array(action)
        .min(1)
        .max(MAX_SHOPPING_LIST_LINES + 1)
        .refine(
          actions => areDifferent(actions.map(one => `${one.action} ${'sku' in one ? one.sku : ''}`)),
          'What is done is named once',
        ),
    }),
    result: z.strictObject({ shoppingList: shoppingListSchema }),
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: {
      params: {
        id: exampleId,
        version: exampleVersion - 1,
        actions: [{ action: 'changeLineItemQuantity', sku: 'EX30000101', quantity: 4 }],
      },
      result: { shoppingList: shoppingListExample },
    },
  },
  getWishList: {
    summary: 'Returns the products in the wish list of the signed-in customer, in the order in which they came.',
    params: z.strictObject({}),
    result: wishListSchema,
    errors: ['invalid_token'],
    rate: 'browsing',
    example: { params: {}, result: { skus: ['EX30000101'] } },
  },
  /** Sent twice it changes nothing more: each product stands in the list once. */
  updateWishList: {
    summary:
      'Puts products into the wish list of the signed-in customer, which is made with the first one, and takes others out.',
    params: z.strictObject({
      name,
      add: skus.optional(),
      remove: skus.optional(),
    }),
    result: wishListSchema,
    errors: ['invalid_token', 'InvalidField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: { params: { name: 'Wish list', add: ['EX30000101'] }, result: { skus: ['EX30000101'] } },
  },
  deleteShoppingList: {
    summary: 'Deletes a saved list.',
    params: z.strictObject({ id, version }),
    result: z.null(),
    errors: ['invalid_token', 'ConcurrentModification'],
    rate: 'buying',
    example: { params: { id: exampleId, version: exampleVersion }, result: null },
  },
})
