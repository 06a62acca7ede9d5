import { createShopClient, type OperationRequest } from '@shop/contract'
import { expect, test } from 'vitest'
import { findOrder } from './find-order.server.ts'

/** A session with one order, and the conditions of its calls. */
function aSession(hasSession = true) {
  const calls: unknown[] = []
  const transport = async ({ payload }: OperationRequest) => {
    const [{ where }] = payload as [{ where: unknown }]
    calls.push(where)
    return { status: 200, body: { data: { me: { orders: { results: [{ orderNumber: 'found' }] } } } }, setCookies: [] }
  }
  return {
    calls,
    find: (name: string) => findOrder({ client: createShopClient(transport, { host: 'de.localhost' }), hasSession }, name),
  }
}

const NUMBER = 'NS00000042'
const ID = '5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f'

test('ROUTE-32 the thank-you page finds the order by its id and by its number', async () => {
  const { calls, find } = aSession()
  expect(await find(ID)).toMatchObject({ orderNumber: 'found' })
  expect(await find(NUMBER)).toMatchObject({ orderNumber: 'found' })
  expect(calls).toEqual([{ id: ID }, { orderNumber: NUMBER }])
})

test('ROUTE-32 any other name, and any name without session, is not looked up', async () => {
  const { calls, find } = aSession()
  for (const name of ['', 'x', `${ID}0`, '../../orders']) expect(await find(name)).toBeNull()
  expect(calls).toEqual([])
  const guest = aSession(false)
  expect(await guest.find(ID)).toBeNull()
  expect(guest.calls).toEqual([])
})
