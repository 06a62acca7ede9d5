import { isValidAt } from './applicable-discounts.ts'
import type { CartDiscountDraft } from './cart-discount.ts'

/** What a discount is to its owner: volume prices, a group's own discount, what a code grants, or one that every cart has. */
export const DISCOUNT_KINDS = ['volume', 'personal', 'code', 'cart'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** The kind of a discount (DISC-02, DISC-08, DISC-15). */
export function discountKindOf({
  custom,
  requiresDiscountCode,
}: Pick<CartDiscountDraft, 'custom' | 'requiresDiscountCode'>): DiscountKind {
  if (requiresDiscountCode) return 'code'
  if (custom.volumeDiscountGroup !== undefined) return 'volume'
  return custom.cohortTier === undefined ? 'cart' : 'personal'
}

/** Where a discount is in its life: switched off, over, to come, or counting now. */
export const DISCOUNT_PHASES = ['current', 'coming', 'ended', 'off'] as const
export type DiscountPhase = (typeof DISCOUNT_PHASES)[number]

/** The phase of a discount or a code at `now`, an ISO instant. */
export function discountPhaseOf(
  limits: Pick<CartDiscountDraft, 'isActive' | 'validFrom' | 'validUntil'>,
  now: string,
): DiscountPhase {
  if (!limits.isActive) return 'off'
  if (isValidAt(limits, now)) return 'current'
  return limits.validUntil !== undefined && Date.parse(limits.validUntil) <= Date.parse(now) ? 'ended' : 'coming'
}
