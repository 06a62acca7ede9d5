import { randomUUID } from 'node:crypto'
import { storeTracking } from '@shop/engine/tracking'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()

function anEvent(browserId: string, customerId?: string) {
  return {
    kind: 'event' as const,
    id: randomUUID(),
    type: 'view_item' as const,
    occurredAt: '2026-11-24T10:00:00.000Z',
    locale: 'sk-SK' as const,
    browserId,
    ...(customerId ? { customerId } : {}),
    properties: {},
    isForwarded: true,
  }
}

test('TRACK-15 the shop owner can delete what a customer did, or a browser, and nothing of anyone else', async () => {
  const [browser, customer, other] = [randomUUID(), randomUUID(), randomUUID()]
  await storeTracking(context, [anEvent(browser), anEvent(browser), anEvent(other, customer), anEvent(other)])
  expect(await read('tracking', 'erase', browser)).toEqual({ erased: 2 })
  expect(await run('tracking', 'erase', customer)).toContain('1 events')
  const left = await context.db.selectFrom('tracking_event').select(['browser_id', 'customer_id']).execute()
  expect(left).toEqual([{ browser_id: other, customer_id: null }])
  expect(await context.db.selectFrom('tracking_forward').select('browser_id').execute()).toEqual([{ browser_id: other }])
  await expect(run('tracking', 'erase', 'mine')).rejects.toThrow('<id> mine is not the id')
})
