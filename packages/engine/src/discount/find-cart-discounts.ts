import type { CustomerGroupKey } from '@shop/domain/customer'
import { bySortOrder, type CartDiscount, isDiscountOpen } from '@shop/domain/discount'
import { activeCampaignsOf, type Store } from '@shop/domain/store'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

type StoreOfDiscounts = Pick<Store, 'key' | 'country' | 'custom'>

function situationOf(context: Pick<EngineContext, 'now'>, store: StoreOfDiscounts, customerGroupKey?: CustomerGroupKey) {
  const now = context.now()
  return {
    now,
    storeKey: store.key,
    isLoyaltyDiscountOn: store.custom.switches.loyaltyDiscount,
    activeCampaigns: activeCampaignsOf(store, now),
    ...(customerGroupKey ? { customerGroupKey } : {}),
  }
}

/** The volume discounts of a group, or of all, that count in a store now, by sort order ascending (DISC-04, DISC-05, API-29). */
export function chooseVolumeDiscounts(
  context: Pick<EngineContext, 'now'>,
  discounts: Iterable<CartDiscount>,
  query: { readonly store: StoreOfDiscounts; readonly group?: string },
): CartDiscount[] {
  const { store, group } = query
  const situation = situationOf(context, store)
  const chosen = [...discounts].filter(discount => {
    const { volumeDiscountGroup } = discount.custom
    const isOfGroup = group === undefined ? volumeDiscountGroup !== undefined : volumeDiscountGroup === group
    const isOfStore = discount.stores.length === 0 || discount.stores.some(({ key }) => key === store.key)
    return discount.isActive && isOfGroup && isOfStore && isDiscountOpen(discount, situation)
  })
  return bySortOrder(chosen)
}

/**
 * The personalised discount of a tier, where it is active and names the store, and only for a customer who has that tier
 * (DISC-08, DISC-09, API-28, rule M3).
 */
export async function findPersonalisedDiscount(
  context: EngineContext,
  query: { readonly store: StoreOfDiscounts; readonly cohortTier: CustomerGroupKey; readonly customerId: string },
): Promise<CartDiscount | undefined> {
  const { rows } = await sql<{ discount: CartDiscount }>`
    select document || jsonb_build_object('version', version) as discount from cart_discount
    where is_active and cohort_tier = ${query.cohortTier}
      and exists (select from customer where customer.id = ${query.customerId} and customer.group_key = cohort_tier) and ${query.store.key} = any(stores)
    order by sort_order desc, id`.execute(context.db)
  const situation = situationOf(context, query.store, query.cohortTier)
  return rows.map(({ discount }) => discount).find(discount => isDiscountOpen(discount, situation))
}
