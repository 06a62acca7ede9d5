import type { LoyaltyRule } from '@shop/domain/loyalty'
import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cancelOrder, createOrderFromCart } from '../order/index.ts'
import { refundOrder, registerPayment } from '../payment/index.ts'
import { aCustomer } from '../testing/price.fixtures.ts'
import { aPaidCart, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import {
  endLoyaltyRule,
  findLoyaltyProgress,
  findLoyaltyRules,
  releaseCustomerGroup,
  setCustomerGroup,
  setLoyaltyRule,
  updateTierOfOrder,
  updateTiers,
} from './index.ts'
import { updateTier } from './update-tier.ts'

const { context } = await openTestShop({ poolSize: 20 })
const YEARS_AGO = '2020-01-01T00:00:00.000Z'

async function withRules(...rules: readonly (Pick<LoyaltyRule, 'tier' | 'netCent'> & Partial<LoyaltyRule>)[]): Promise<void> {
  for (const rule of rules) await setLoyaltyRule(context, { currency: 'EUR', validFrom: YEARS_AGO, ...rule })
  onTestFinished(async () => {
    await sql`delete from loyalty_rule`.execute(context.db)
  })
}

/** An order of a customer, paid unless it is said otherwise. */
async function anOrderOf(customerId: string, { isPaid = true, quantity = 1 } = {}): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: quantity })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  await sql`update "order" set customer_id = ${customerId} where id = ${order.id}`.execute(context.db)
  return isPaid ? registerPayment(context, { id: order.id }, {}) : order
}

async function aBuyer(): Promise<{ readonly customerId: string; readonly number: string }> {
  const { customerId = '' } = await aCustomer(context, null)
  return { customerId, number: (await rowOf(customerId)).customer_number }
}

async function rowOf(customerId: string) {
  return context.db
    .selectFrom('customer')
    .select(['group_key', 'group_source', 'version', 'customer_number'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

async function announcedOf(customerId: string): Promise<unknown[]> {
  const { rows } = await sql<{ group: string }>`
    select payload ->> 'group' as "group" from outbox
    where topic = 'loyalty-tier-reached' and payload ->> 'customerId' = ${customerId} order by id`.execute(context.db)
  return rows.map(({ group }) => group)
}

test('AUTH-19 a paid order lifts its customer into the tier it reaches, announced once however many count at once', async () => {
  const { customerId } = await aBuyer()
  const order = await anOrderOf(customerId)
  const netCent = order.taxedPrice.totalNet.centAmount
  await withRules({ tier: 'tier1', netCent }, { tier: 'tier2', netCent: netCent * 2 })
  await Promise.all(Array.from({ length: 8 }, () => updateTierOfOrder(context, { orderId: order.id })))
  expect(await rowOf(customerId)).toMatchObject({ group_key: 'tier1', group_source: 'purchases', version: 2 })
  expect(await announcedOf(customerId)).toEqual(['tier1'])
  expect(await findLoyaltyProgress(context, { customerId, currency: 'EUR' })).toEqual({
    ...{ currency: 'EUR', netCent },
    next: { tier: 'tier2', netCent: netCent * 2, missingCent: netCent },
  })
  expect(await findLoyaltyProgress(context, { customerId, currency: 'CZK' })).toBeNull()
})

test('AUTH-19 an order that is not paid or was cancelled counts for nothing, one that is given back no longer', async () => {
  const { customerId } = await aBuyer()
  await withRules({ tier: 'tier1', netCent: 1 })
  const unpaid = await anOrderOf(customerId, { isPaid: false })
  expect(await updateTier(context, { customerId })).toBe(false)
  await cancelOrder(context, { id: unpaid.id })
  const paid = await anOrderOf(customerId)
  expect(await updateTier(context, { customerId })).toBe(true)
  await refundOrder(context, { id: paid.id }, {})
  expect(await updateTier(context, { customerId })).toBe(true)
  expect(await rowOf(customerId)).toMatchObject({ group_key: 'base', group_source: 'purchases' })
  expect(await announcedOf(customerId)).toEqual(['tier1'])
})

test("AUTH-19 what the owner decided stays until it is over or released, and purchases don't announce it", async () => {
  const { customerId, number } = await aBuyer()
  const order = await anOrderOf(customerId)
  await withRules({ tier: 'tier1', netCent: 1 })
  await setCustomerGroup(context, { customer: number.toLowerCase().toUpperCase(), group: 'tier4' })
  const { version } = await rowOf(customerId)
  await setCustomerGroup(context, { customer: number, group: 'tier4' })
  expect((await rowOf(customerId)).version).toBe(version)
  await updateTierOfOrder(context, { orderId: order.id })
  expect((await rowOf(customerId)).group_key).toBe('tier4')
  expect(await releaseCustomerGroup(context, { customer: number })).toEqual({ customerNumber: number, group: 'tier1' })
  expect(await announcedOf(customerId)).toEqual([])
  await expect(setCustomerGroup(context, { customer: number, group: null, until: YEARS_AGO })).rejects.toThrow('is over')
  await expect(setCustomerGroup(context, { customer: 'C999999999', group: null })).rejects.toThrow('There is no customer')
})

test('AUTH-19 a group of before the rules stays, and without rules nothing is changed', async () => {
  const { customerId = '' } = await aCustomer(context, 'tier3')
  await anOrderOf(customerId)
  await updateTiers(context)
  await withRules({ tier: 'tier1', netCent: 1 })
  await updateTiers(context)
  expect(await rowOf(customerId)).toMatchObject({ group_key: 'tier3', group_source: null, version: 1 })
})

test('AUTH-19 purchases of more than twelve months ago count no longer once everyone is looked at', async () => {
  const { customerId } = await aBuyer()
  const order = await anOrderOf(customerId)
  await withRules({ tier: 'tier1', netCent: 1 })
  await updateTiers(context)
  expect((await rowOf(customerId)).group_key).toBe('tier1')
  await sql`update "order" set created_at = created_at - interval '13 months' where id = ${order.id}`.execute(context.db)
  expect(await updateTiers(context)).toBeGreaterThan(0)
  expect((await rowOf(customerId)).group_key).toBe('base')
})

test('AUTH-19 rules of a tier follow one another', async () => {
  await withRules({ tier: 'tier1', netCent: 100 })
  await setLoyaltyRule(context, { tier: 'tier1', currency: 'EUR', netCent: 200, validFrom: '2030-01-01T00:00:00.000Z' })
  expect(await findLoyaltyRules(context)).toEqual([
    { tier: 'tier1', currency: 'EUR', netCent: 100, validFrom: YEARS_AGO, validUntil: '2030-01-01T00:00:00.000Z' },
    { tier: 'tier1', currency: 'EUR', netCent: 200, validFrom: '2030-01-01T00:00:00.000Z' },
  ])
  await endLoyaltyRule(context, { tier: 'tier1', currency: 'EUR', at: '2026-06-01T00:00:00.000Z' })
  expect(await findLoyaltyRules(context)).toEqual([
    { tier: 'tier1', currency: 'EUR', netCent: 100, validFrom: YEARS_AGO, validUntil: '2026-06-01T00:00:00.000Z' },
  ])
})
