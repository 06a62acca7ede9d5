import { randomUUID } from 'node:crypto'
import { MAX_SHOPPING_LISTS } from '@shop/domain/shopping-list'
import { expect, test } from 'vitest'
import { aCustomer } from '../testing/price.fixtures.ts'
import { openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import {
  createShoppingList,
  deleteShoppingList,
  findShoppingLists,
  findWishList,
  getShoppingList,
  updateShoppingList,
  updateWishList,
} from './index.ts'

const { context } = await openTestShop()

async function aListOf(customerId: string, name = 'Yard') {
  const lineItems = [{ sku: SAW, quantity: 2 }]
  return createShoppingList(context, { customerId, draftId: randomUUID(), name, lineItems })
}

const aCustomerId = async () => (await aCustomer(context, null)).customerId ?? ''
const refusal = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) })

test('a list is made once per form, renamed, changed over the version that was seen, and deleted', async () => {
  const customerId = await aCustomerId()
  const draft = { customerId, draftId: randomUUID(), name: ' Yard ', lineItems: [{ sku: SAW, quantity: 2 }] }
  const [made, again] = await Promise.all([createShoppingList(context, draft), createShoppingList(context, draft)])
  expect(again).toEqual(made)
  expect(made).toMatchObject({ version: 1, name: 'Yard', lineItems: [{ sku: SAW, quantity: 2 }] })
  const { id } = made
  const changed = await updateShoppingList(context, { customerId, id, version: 1 }, [
    { action: 'changeName', name: 'Works' },
    { action: 'addLineItem', sku: PRESS, quantity: 1 },
    { action: 'changeLineItemQuantity', sku: SAW, quantity: 5 },
  ])
  expect(changed).toMatchObject({ version: 2, name: 'Works', lineItems: [{ sku: SAW, quantity: 5 }, { sku: PRESS }] })
  expect(await getShoppingList(context, { customerId, id })).toEqual(changed)
  const nothing = await updateShoppingList(context, { customerId, id, version: 2 }, [{ action: 'changeName', name: 'Works' }])
  expect(nothing.version).toBe(2)
  await expect(deleteShoppingList(context, { customerId, id, version: 1 })).rejects.toEqual(refusal('concurrent-modification'))
  await deleteShoppingList(context, { customerId, id, version: 2 })
  expect(await findShoppingLists(context, customerId)).toEqual([])
})

test('of two changes of one version, one is made', async () => {
  const customerId = await aCustomerId()
  const { id } = await aListOf(customerId)
  const add = () =>
    updateShoppingList(context, { customerId, id, version: 1 }, [{ action: 'addLineItem', sku: SAW, quantity: 1 }])
  const results = await Promise.allSettled([add(), add(), add()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await getShoppingList(context, { customerId, id })).toMatchObject({ version: 2, lineItems: [{ sku: SAW, quantity: 3 }] })
})

test('a list of someone else is as if it did not exist', async () => {
  const { id } = await aListOf(await aCustomerId())
  const customerId = await aCustomerId()
  const request = { customerId, id, version: 1 }
  await expect(getShoppingList(context, request)).rejects.toEqual(refusal('resource-not-found'))
  await expect(updateShoppingList(context, request, [{ action: 'changeName', name: 'Mine' }])).rejects.toEqual(
    refusal('resource-not-found'),
  )
  await expect(deleteShoppingList(context, request)).rejects.toEqual(refusal('resource-not-found'))
})

test('a customer has a bounded number of lists, which go with their account', async () => {
  const customerId = await aCustomerId()
  for (let count = 0; count < MAX_SHOPPING_LISTS; count++) await aListOf(customerId, `List ${count}`)
  await expect(aListOf(customerId)).rejects.toEqual(refusal('max-resource-limit-exceeded'))
  expect(await findShoppingLists(context, customerId)).toHaveLength(MAX_SHOPPING_LISTS)
  await context.db.deleteFrom('customer').where('id', '=', customerId).execute()
  expect(await findShoppingLists(context, customerId)).toEqual([])
})

test('ACC-01 wishes of several devices come to one list of the customer, without loss and without doubles', async () => {
  const customerId = await aCustomerId()
  const wish = (add: readonly string[], remove: readonly string[] = []) =>
    updateWishList(context, { customerId, name: 'Wishes', add, remove })
  expect(await findWishList(context, customerId)).toEqual([])
  expect(await wish([], [SAW])).toEqual([])
  expect(await findShoppingLists(context, customerId)).toEqual([])
  await Promise.all([wish([SAW]), wish([PRESS]), wish([SAW, PRESS])])
  expect((await findWishList(context, customerId)).toSorted()).toEqual([PRESS, SAW].toSorted())
  const [list, ...others] = await findShoppingLists(context, customerId)
  expect([list?.name, list?.lineItemCount, others]).toEqual(['Wishes', 2, []])
  expect(await wish([SAW])).toHaveLength(2)
  expect((await findShoppingLists(context, customerId))[0]?.version).toBe(list?.version)
  expect(await wish([], [SAW])).toEqual([PRESS])
  expect(await findWishList(context, await aCustomerId())).toEqual([])
})
