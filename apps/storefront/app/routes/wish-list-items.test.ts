import { beforeAll, expect, test } from 'vitest'
import { aRefusingShop, aShopResponding, formOf, refusal } from '../features/login/forms.fixtures.ts'
import { prepareMessages } from '../request/messages.ts'
import { action } from './wish-list-items.ts'

beforeAll(() => prepareMessages('de-DE'))

/** What is answered of the list of an account, with the status. */
async function submit(shop: ReturnType<typeof aRefusingShop>, fields: Readonly<Record<string, string>> = {}) {
  const request = new Request('http://de.localhost/wish-list.json', { method: 'POST', body: formOf(fields) })
  const response = await action({ context: { get: () => shop }, request } as never)
  return { status: response.status, body: response.ok ? await response.json() : undefined }
}

test('ACC-02 the wish list of an account is read, and changed where something is to be put in', async () => {
  const { shop, calls } = aShopResponding(() => ({ skus: ['EX10000001'] }))
  expect(await submit(shop)).toEqual({ status: 200, body: { skus: ['EX10000001'] } })
  expect(await submit(shop, { add: 'EX10000001' })).toEqual({ status: 200, body: { skus: ['EX10000001'] } })
  expect(calls.map(({ operation }) => operation)).toEqual(['getWishList', 'updateWishList'])
})

test('AUTH-05 who is no longer signed in has nothing in an account to read, and is refused a change', async () => {
  const shop = aRefusingShop(refusal(401, 'Unauthenticated'))
  expect(await submit(shop)).toEqual({ status: 200, body: { skus: [] } })
  expect(await submit(shop, { remove: 'EX10000001' })).toEqual({ status: 401, body: undefined })
})

test('ERR-04 an account that cannot be asked is not answered as an empty one', async () => {
  await expect(submit(aRefusingShop(refusal(503, 'OverCapacity')))).rejects.toThrow('OverCapacity')
})
