import { randomUUID } from 'node:crypto'
import { getUrlWithToken } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { paidCart } from './checkout.fixtures.ts'

const middleware = await openTestMiddleware()
const { db } = middleware.engine

/** A shopper with an order, signed in as a new customer with an address. */
async function aCustomer(email: string, host?: string): Promise<{ shopper: Shopper; orderNumber: string }> {
  const shopper = aShopper(middleware, host)
  const { id, version } = await paidCart(shopper)
  const { order } = await shopper.do('createMyOrderFromCart', { id, version })
  const customerId = randomUUID()
  await db.insertInto('customer').values({ id: customerId, email, document: '{}' }).execute()
  const { anonymousId } = order
  await db.updateTable('session').set({ customer_id: customerId }).where('anonymous_id', '=', anonymousId!).execute()
  await db.updateTable('order').set({ customer_id: customerId }).where('id', '=', order.id).execute()
  return { shopper, orderNumber: order.orderNumber }
}

const pathFor = (email: string) => `/getUrlWithToken?email=${encodeURIComponent(email)}`

test('ORD-11, ROUTE-30 a signed-in customer gets a link to their orders on the orders site of their market', async () => {
  const { shopper, orderNumber } = await aCustomer('jana@example.org')
  const answer = await shopper.get(pathFor('JANA@example.org'))
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  const { url } = getUrlWithToken.result.parse(answer.body)
  expect(url).toMatch(/^http:\/\/orders\.sk\.localhost:3100\/\?token=[\w.-]+$/)
  expect(decodeURIComponent(url)).not.toContain('jana')
  const token = new URL(url).searchParams.get('token') ?? ''
  const { access } = await shopper.do('openOrderLink', { token })
  const { orders } = await shopper.do('getAccessibleOrders', { accessToken: access.accessToken })
  expect(orders.results.map(order => order.orderNumber)).toEqual([orderNumber])
})

test('ORD-11 A1 without being signed in there is no link: 401', async () => {
  const visitor = aShopper(middleware)
  await visitor.do('createCart', {})
  for (const shopper of [visitor, aShopper(middleware)]) {
    expect(await shopper.get(pathFor('jana@example.org'))).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'invalid_token' }] },
    })
  }
})

test('ORD-11 A4 there is no link for another address, whether it has a customer or not: 404', async () => {
  const { shopper } = await aCustomer('anna@example.org')
  await aCustomer('other@example.org')
  const answers = await Promise.all(['other@example.org', 'nobody@example.org'].map(email => shopper.get(pathFor(email))))
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'ResourceNotFound' }] } })
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test.each([
  '',
  '?email=',
  '?email=x',
  '?email=a@example.org&email=b@example.org',
  '?email[]=a@example.org',
  '?mail=a@example.org',
  '?email=a@example.org&x=1',
])('ORD-11 the query "%s" is refused with 400', async query => {
  expect((await aShopper(middleware).get(`/getUrlWithToken${query}`)).status).toBe(400)
})

test('ORD-11 a page of another site and another store get nothing', async () => {
  const { shopper } = await aCustomer('eva@example.org')
  const path = pathFor('eva@example.org')
  expect((await shopper.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await shopper.get(path, { host: 'de.localhost' })).status).toBe(401)
})

test('MKT-05 the link leads to the orders site of the market whatever host is asked', async () => {
  const { shopper } = await aCustomer('iva@example.org')
  const { status, body } = await shopper.get(pathFor('iva@example.org'), { host: 'evil.example' })
  expect(status).toBe(200)
  expect((body as { url: string }).url).toMatch(/^http:\/\/orders\.sk\.localhost:3100\/\?token=/)
})

test('A6 the address of the customer is in no log line', async () => {
  const { shopper } = await aCustomer('canary@example.org')
  await shopper.get(pathFor('canary@example.org'))
  await shopper.get(pathFor('other-canary@example.org'))
  expect(middleware.logLines.join('')).not.toContain('canary')
})
