import type { CustomerGroupKey } from '../customer/customer.ts'
import type { CartDiscount } from './cart-discount.ts'

/** What decides whether a discount counts at all, before a cart is looked at. `now` is an ISO instant. */
export interface DiscountSituation {
  readonly now: string
  readonly storeKey: string
  /** Tier of the cart's customer; missing for visitors. */
  readonly customerGroupKey?: CustomerGroupKey
  /** The store's switch for personalised discounts (DISC-12). */
  readonly isLoyaltyDiscountOn: boolean
  /** Keys of the campaigns the store runs now. */
  readonly activeCampaigns: readonly string[]
}

/** Whether now lies in validFrom <= now < validUntil; bounds that are missing do not bind. */
export function isValidAt(limits: { readonly validFrom?: string; readonly validUntil?: string }, now: string): boolean {
  const instant = Date.parse(now)
  return (
    (limits.validFrom === undefined || Date.parse(limits.validFrom) <= instant) &&
    (limits.validUntil === undefined || instant < Date.parse(limits.validUntil))
  )
}

/** Whether something bound to stores counts in one; an empty list means everywhere. */
export function isForStore(bound: { readonly stores: readonly { readonly key: string }[] }, storeKey: string): boolean {
  return bound.stores.length === 0 || bound.stores.some(({ key }) => key === storeKey)
}

/**
 * Whether a discount counts in a store now: active, valid, of this store, its campaign running. A personalised one
 * besides needs the store named, the store's switch on and a customer of its tier (DISC-05, DISC-09, DISC-10, DISC-12).
 */
export function isDiscountOpen(discount: CartDiscount, situation: DiscountSituation): boolean {
  const { cohortTier, campaign } = discount.custom
  if (!discount.isActive || !isValidAt(discount, situation.now) || !isForStore(discount, situation.storeKey)) return false
  if (campaign !== undefined && !situation.activeCampaigns.includes(campaign)) return false
  if (cohortTier === undefined) return true
  return situation.isLoyaltyDiscountOn && discount.stores.length > 0 && cohortTier === situation.customerGroupKey
}

/** Highest sort order first, compared as decimals; equal ones by id, so that the same discounts always come alike. */
export function byDescendingSortOrder(a: CartDiscount, b: CartDiscount): number {
  const [left, right] = [fractionOf(a.sortOrder), fractionOf(b.sortOrder)]
  if (left === right) return a.id < b.id ? -1 : 1
  return left < right ? 1 : -1
}

/** Digits after the point without closing zeros: `0.50` and `0.5` are one number, however long. */
function fractionOf(sortOrder: string): string {
  return sortOrder.replace(/^0?\./, '').replace(/0+$/, '')
}
