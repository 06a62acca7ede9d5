import { expect, test } from 'vitest'
import { openSession } from '../session/open-session.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { claimAddressCheck } from './claim-address-check.ts'

const { context } = await openTestShop()

test('ADDR-21 a session has one look-up, also when it asks ten times at once', async () => {
  const { session } = await openSession(context, { storeKey: 'sk' })
  const { session: other } = await openSession(context, { storeKey: 'sk' })
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimAddressCheck(context, session.id)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claimAddressCheck(context, session.id)).toBe(false)
  expect(await claimAddressCheck(context, other.id)).toBe(true)
})
