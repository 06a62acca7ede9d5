import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { createContext, openDatabase } from '../database/index.ts'
import { resolveSession } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { createCart, findFollowedCarts } from './index.ts'

const { databaseUrl } = await openTestShop()
const statements: string[] = []
const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
afterAll(() => db.destroy())
const context = createContext(db)

const customerId = context.newId()
await db.insertInto('customer').values({ id: customerId, email: 'eva@example.org', document: '{}' }).execute()

/** A page with a cart of its session. */
async function aFollower(storeKey = 'sk', customer?: string) {
  const { session, token } = await openSession(context, { storeKey, ...(customer ? { customerId: customer } : {}) })
  const cart = await createCart(context, { owner: session, storeKey })
  return { session, follower: { token, storeKey, cartId: cart.id } }
}

test('LIVE-01, A1 each of many followers is told how far their own cart has come, by one statement', async () => {
  const [visitor, german] = [await aFollower(), await aFollower('de')]
  const customer = await aFollower('sk', customerId)
  const { token: signedOut } = await openSession(context, { storeKey: 'sk' })
  const wrong = [
    { ...visitor.follower, cartId: customer.follower.cartId },
    { ...customer.follower, cartId: visitor.follower.cartId },
    { ...visitor.follower, storeKey: 'de' },
    { ...german.follower, storeKey: 'sk' },
    { ...visitor.follower, token: signedOut },
    { ...visitor.follower, token: 'x' },
    { ...visitor.follower, cartId: context.newId() },
  ]
  statements.length = 0
  const found = await findFollowedCarts(context, [
    ...wrong,
    customer.follower,
    visitor.follower,
    visitor.follower,
    german.follower,
  ])
  expect(statements).toHaveLength(1)
  const own = ({ session, follower }: typeof visitor) => ({
    sessionId: session.id,
    cartId: follower.cartId,
    version: 1,
    totalLineItemQuantity: 0,
  })
  expect(found).toEqual([...wrong.map(() => undefined), own(customer), own(visitor), own(visitor), own(german)])
})

test('A2 a session that has ended follows nothing, and one that has grown old lives longer by following', async () => {
  const [ended, old] = [await aFollower(), await aFollower()]
  const letPass = (id: string, days: number) =>
    sql`update session set created_at = created_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days}),
      token_expires_at = token_expires_at - make_interval(days => ${days}) where id = ${id}`.execute(db)
  await letPass(ended.session.id, 31)
  await letPass(old.session.id, 15)
  const [none, found] = await findFollowedCarts(context, [ended.follower, old.follower])
  expect(none).toBeUndefined()
  expect(found).toMatchObject({ cartId: old.follower.cartId, sessionId: old.session.id })
  const { expiresAt = '' } = (await resolveSession(context, old.follower.token)) ?? {}
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(old.session.expiresAt) - 1000)
  statements.length = 0
  await findFollowedCarts(context, [old.follower])
  expect(statements).toHaveLength(1)
})
