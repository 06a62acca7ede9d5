import { type Money, moneyOf } from '../money/index.ts'
import { byDescendingSortOrder } from './applicable-discounts.ts'
import type { CartDiscount } from './cart-discount.ts'
import { reduceByRate } from './discounted-units.ts'

/** A step of a volume discount (DISC-02): from `threshold` units of a product on, permyriad / 100 per cent. */
export interface VolumeTier {
  readonly discountId: string
  readonly threshold: number
  readonly permyriad: number
}

/** How many tiers a page shows unless told otherwise (DISC-17). */
export const SHOWN_VOLUME_TIERS = 3

/** Tiers by group of lists of discounts: a cart asks for those of one list with each of its lines and each of the tiers. */
const tiersOf = new WeakMap<readonly CartDiscount[], Map<string, readonly VolumeTier[]>>()

/** The tiers of a group among open discounts, by rising threshold (DISC-01, DISC-04, DISC-06). The list must stay as it is. */
export function volumeTiersOf(group: string | undefined, discounts: readonly CartDiscount[]): readonly VolumeTier[] {
  if (group === undefined) return []
  const known = tiersOf.get(discounts) ?? new Map<string, readonly VolumeTier[]>()
  tiersOf.set(discounts, known)
  const tiers = known.get(group) ?? chooseTiers(group, discounts)
  known.set(group, tiers)
  return tiers
}

function chooseTiers(group: string, discounts: readonly CartDiscount[]): VolumeTier[] {
  return discounts
    .filter(discount => discount.custom.volumeDiscountGroup === group)
    .flatMap(({ id, custom: { threshold }, value }) =>
      threshold !== undefined && value.type === 'relative' ? [{ discountId: id, threshold, permyriad: value.permyriad }] : [],
    )
    .sort((a, b) => a.threshold - b.threshold)
}

/** The highest tier that a number of units reaches; tiers do not add up (DISC-07). */
export function reachedTier(tiers: readonly VolumeTier[], quantity: number): VolumeTier | undefined {
  return tiers.findLast(({ threshold }) => threshold <= quantity)
}

/** What a unit costs in a tier, rounded as in the cart (DISC-07). */
export function tierPrice(price: Money, { permyriad }: Pick<VolumeTier, 'permyriad'>): Money {
  return moneyOf(price.currencyCode, reduceByRate(price.centAmount, permyriad, price.currencyCode))
}

/** Volume discounts as they are listed: by sort order ascending (DISC-04, API-29). */
export function bySortOrder(discounts: readonly CartDiscount[]): CartDiscount[] {
  return [...discounts].sort((a, b) => byDescendingSortOrder(b, a))
}
