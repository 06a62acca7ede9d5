import { createShopClient, type OperationRequest } from '@shop/contract'
import type { Customer, CustomerGroupKey } from '@shop/domain/customer'
import { expect, test } from 'vitest'
import { loadLoyaltyCard } from './load-loyalty-card.server.ts'

const CUSTOMER: Customer = {
  id: '3a7b1c5d-9e2f-4810-a6c4-8d0e2f4a6b19',
  version: 3,
  customerNumber: 'C100042',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Muster',
  locale: 'de-DE',
  customerType: 'private',
  customerGroupAssignments: [],
  addresses: [],
  shippingAddressIds: [],
  billingAddressIds: [],
  custom: {},
}

const DISCOUNT = {
  id: 'd',
  key: 'loyalty-tier3',
  version: 1,
  name: { de: 'Ihr Rabatt' },
  isActive: true,
  sortOrder: '0.5',
  stackingMode: 'Stacking',
  requiresDiscountCode: false,
  cartPredicate: 'true',
  target: { type: 'totalPrice' },
  value: { type: 'relative', permyriad: 500 },
  stores: [],
  custom: { cohortTier: 'tier3' },
}

/** The card of a member of a group, in a shop whose only personal discount is that of the third tier, and its calls. */
async function cardOf(group?: CustomerGroupKey) {
  const calls: unknown[] = []
  const transport = async ({ payload }: OperationRequest) => {
    const [{ cohortTier }] = payload as [{ cohortTier: string }]
    calls.push(cohortTier)
    return { status: 200, body: { data: { cartDiscount: cohortTier === 'tier3' ? DISCOUNT : null } }, setCookies: [] }
  }
  const client = createShopClient(transport, { host: 'de.localhost' })
  const customerGroupAssignments = group ? [{ customerGroup: { key: group } }] : []
  return { card: await loadLoyaltyCard({ client }, { ...CUSTOMER, customerGroupAssignments }), calls }
}

test('ACC-14 the card shows number, tier and the discount of the tier in 1/10000', async () => {
  expect(await cardOf('tier3')).toEqual({
    card: { customerNumber: 'C100042', tier: 'tier3', discountPermyriad: 500 },
    calls: ['tier3'],
  })
  expect((await cardOf('base')).card).toEqual({ customerNumber: 'C100042', tier: 'NO_TIER', discountPermyriad: 0 })
})

test('DISC-10 without a group no discount is requested', async () => {
  expect(await cardOf()).toEqual({ card: { customerNumber: 'C100042', tier: 'NO_TIER', discountPermyriad: 0 }, calls: [] })
})
