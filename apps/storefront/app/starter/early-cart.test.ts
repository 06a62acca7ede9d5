import type { OperationRequest, OperationResponse } from '@shop/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { additionOf, createEarlyAdditions } from './early-cart.ts'

beforeAll(() => void vi.stubGlobal('location', new URL('http://de.localhost:3000/')))
afterAll(() => vi.unstubAllGlobals())

/** Additions over a middleware that answers as it is told, and what it was asked. */
function additionsOver(answer: (operation: string, asked: number) => number) {
  const asked: unknown[] = []
  let version = 0
  const transport = async ({ operation, payload }: OperationRequest): Promise<OperationResponse> => {
    asked.push([operation, payload[0]])
    const status = answer(operation, asked.length)
    if (status === 200) version++
    return { status, body: status === 200 ? { data: { cart: { id: 'c', version, lineItems: [] } } } : undefined, setCookies: [] }
  }
  return { asked, additions: createEarlyAdditions('de', transport) }
}

test('UX-07 a form adds its product with quantity and guarantee; other forms are left to the browser', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return additionOf(data)
  }
  expect(form({ intent: 'add', sku: 'EX1', quantity: '3', guarantee: '4100001' })).toEqual({
    sku: 'EX1',
    quantity: 3,
    guaranteeSku: '4100001',
  })
  expect(form({ intent: 'add', sku: 'EX1', quantity: 'many' })).toEqual({ sku: 'EX1', quantity: 1 })
  expect(form({ intent: 'add', sku: 'EX1', quantity: '0' })).toEqual({ sku: 'EX1', quantity: 1 })
  expect(form({ intent: 'remove', sku: 'EX1' })).toBeUndefined()
  expect(form({ intent: 'add' })).toBeUndefined()
})

test('CART-05 early additions are sent one after another, each to the cart the one before has left', async () => {
  const { asked, additions } = additionsOver(() => 200)
  await Promise.all([
    additions.add({ sku: 'EX1', quantity: 2 }),
    additions.add({ sku: 'EX2', quantity: 1, guaranteeSku: '4100001' }),
  ])
  expect(asked).toEqual([
    ['createCart', { language: 'de', lineItem: { product: { sku: 'EX1' }, quantity: 2 } }],
    ['createCart', { language: 'de', lineItem: { product: { sku: 'EX2' }, quantity: 1 } }],
    ['addToCart', { id: 'c', version: 2, product: { sku: '4100001', parentSku: 'EX2' }, quantity: 1 }],
  ])
  expect(await additions.settled()).toEqual({ cart: { id: 'c', version: 3, lineItems: [] }, skus: ['EX1', 'EX2'] })
})

test('CART-09 a change that was faster leads to one more try, and to no third', async () => {
  const once = additionsOver((_operation, asked) => (asked === 1 ? 409 : 200))
  await once.additions.add({ sku: 'EX1', quantity: 1 })
  expect(once.asked.map(call => (call as [string])[0])).toEqual(['createCart', 'createCart'])
  const always = additionsOver(() => 409)
  await expect(always.additions.add({ sku: 'EX1', quantity: 1 })).rejects.toThrow('409')
  expect(always.asked).toHaveLength(2)
})

test('CART-22 a failure is told, leaves the cart as it is known, and does not stop the next addition', async () => {
  const { additions } = additionsOver((_operation, asked) => (asked === 2 ? 500 : 200))
  expect(await additions.settled()).toBeUndefined()
  await additions.add({ sku: 'EX3', quantity: 1 })
  await expect(additions.add({ sku: 'EX1', quantity: 1 })).rejects.toThrow('500')
  expect(await additions.settled()).toMatchObject({ cart: { version: 1 }, hasProblem: true })
  await additions.add({ sku: 'EX2', quantity: 1 })
  expect(await additions.settled()).toEqual({ cart: { id: 'c', version: 2, lineItems: [] }, skus: ['EX3', 'EX1', 'EX2'] })
})
