import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import {
  countAttempt,
  countNetworkAttempt,
  forgetAttempts,
  requireNetworkAttempt,
  returnNetworkAttempt,
} from './count-attempt.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const limit = { attempts: 5, withinSeconds: 60 }
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work))

test('of 30 tries at once as many are allowed as the limit says, and the others are told how long to wait', async () => {
  const waits = await times(30, () => countAttempt(db, ['knock', 'door'], limit))
  expect(waits.filter(wait => wait === undefined)).toHaveLength(5)
  for (const wait of waits) if (wait !== undefined) expect(wait).toSatisfy(seconds => seconds >= 1 && seconds <= 60)
  expect(await countAttempt(db, ['knock', 'window'], limit)).toBeUndefined()
  expect(await countAttempt(db, ['push', 'door'], limit)).toBeUndefined()
})

test('tries are counted again from the beginning when the time is over, or when they were forgotten', async () => {
  const key = ['ring', 'bell'] as const
  await times(6, () => countAttempt(db, key, limit))
  expect(await countAttempt(db, key, limit)).toBeGreaterThan(0)
  await db.updateTable('attempt_count').set({ ends_at: '2020-01-01T00:00:00Z' }).execute()
  expect((await times(6, () => countAttempt(db, key, limit))).filter(wait => wait === undefined)).toHaveLength(5)
  await forgetAttempts(db, key)
  expect(await countAttempt(db, key, limit)).toBeUndefined()
})

test('all addresses of one /64 share their tries, other networks have their own, and one that is exempt has no limit', async () => {
  const wish = (clientAddress: string) => ({ action: 'wish', clientAddress, limit })
  let host = 0
  const waits = await times(12, () => countNetworkAttempt(context, wish(`2001:db8:0:1::${++host}`)))
  expect(waits.filter(wait => wait === undefined)).toHaveLength(5)
  expect(await countNetworkAttempt(context, wish('2001:db8:0:2::1'))).toBeUndefined()
  await expect(requireNetworkAttempt(context, wish('2001:db8:0:1:ffff::'))).rejects.toMatchObject({
    failure: { code: 'too-many-requests' },
  })
  const generous = { ...context, unlimitedNetworks: new Set(['2001:db8:0:1::/64']) }
  expect(await countNetworkAttempt(generous, wish('2001:db8:0:1::7'))).toBeUndefined()
})

test('a try that is given back can be made again, however many were refused, and never counts for less than nothing', async () => {
  const wish = { action: 'borrow', clientAddress: '192.0.2.7', limit }
  const allowed = async (count: number) =>
    (await times(count, () => countNetworkAttempt(context, wish))).filter(wait => wait === undefined).length
  expect(await allowed(20)).toBe(5)
  await times(2, () => returnNetworkAttempt(context, wish))
  expect(await allowed(20)).toBe(2)
  await times(20, () => returnNetworkAttempt(context, wish))
  expect(await allowed(20)).toBe(5)
})
