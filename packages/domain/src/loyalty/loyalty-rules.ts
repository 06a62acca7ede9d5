import type { CustomerGroupKey } from '../customer/index.ts'
import type { CurrencyCode } from '../money/index.ts'

/** Tiers that purchases reach, lowest first. */
export const REACHABLE_TIERS = ['tier1', 'tier2', 'tier3', 'tier4'] as const
export type ReachableTier = (typeof REACHABLE_TIERS)[number]

const RANKS: readonly (CustomerGroupKey | null)[] = REACHABLE_TIERS

/** Purchases of so many months up to now count. */
const TURNOVER_MONTHS = 12

/** What a tier takes: net purchases in one currency, cents. Holds from `validFrom` to before `validUntil`, ISO instants. */
export interface LoyaltyRule {
  readonly tier: ReachableTier
  readonly currency: CurrencyCode
  readonly netCent: number
  readonly validFrom: string
  readonly validUntil?: string
}

/** An order of a customer as it counts; amounts in cents of its currency. */
export interface CountedOrder {
  readonly currency: CurrencyCode
  readonly totalCent: number
  readonly netCent: number
  /** What was given back of the total. */
  readonly refundedCent: number
  readonly isPaid: boolean
  readonly isCancelled: boolean
  /** ISO instant. */
  readonly createdAt: string
}

/** Net purchases by currency, cents. */
export type Turnover = ReadonlyMap<CurrencyCode, number>

/** The instant from which on orders count at `now`; both ISO instants. */
export function turnoverSince(now: string): string {
  const since = new Date(now)
  const day = since.getUTCDate()
  since.setUTCMonth(since.getUTCMonth() - TURNOVER_MONTHS)
  // Of the 29th of February: the last day of the month.
  if (since.getUTCDate() !== day) since.setUTCDate(0)
  return since.toISOString()
}

/**
 * What a customer has bought in the months that count at `now`, net: orders that are paid and were not cancelled, without the share
 * that was given back. The order of the list does not matter.
 */
export function turnoverOf(orders: readonly CountedOrder[], now: string): Turnover {
  const since = Date.parse(turnoverSince(now))
  const turnover = new Map<CurrencyCode, number>()
  for (const order of orders) {
    const placedAt = Date.parse(order.createdAt)
    if (!order.isPaid || order.isCancelled || placedAt < since || placedAt > Date.parse(now)) continue
    turnover.set(order.currency, (turnover.get(order.currency) ?? 0) + keptNetOf(order))
  }
  return turnover
}

function keptNetOf({ netCent, totalCent, refundedCent }: CountedOrder): number {
  if (totalCent <= 0) return 0
  const kept = Math.max(0, totalCent - refundedCent)
  // Exact: amounts of orders times each other may leave the safe integers.
  return Number((BigInt(netCent) * BigInt(kept) * 2n + BigInt(totalCent)) / (2n * BigInt(totalCent)))
}

/** The rules that hold at `now`, an ISO instant. */
export function rulesAt(rules: readonly LoyaltyRule[], now: string): LoyaltyRule[] {
  const at = Date.parse(now)
  return rules.filter(
    ({ validFrom, validUntil }) => Date.parse(validFrom) <= at && (validUntil === undefined || at < Date.parse(validUntil)),
  )
}

/** The highest tier that purchases in any one currency reach by the rules that hold; undefined for none. */
export function reachedTier(rules: readonly LoyaltyRule[], turnover: Turnover): ReachableTier | undefined {
  return REACHABLE_TIERS.findLast(tier =>
    rules.some(rule => rule.tier === tier && rule.netCent <= (turnover.get(rule.currency) ?? 0)),
  )
}

/** How far a customer is on the way to the next tier, in one currency; cents. */
export interface LoyaltyProgress {
  readonly currency: CurrencyCode
  /** What was bought in the months that count, net. */
  readonly netCent: number
  /** The lowest tier above the present one that has a rule; missing at the top. */
  readonly next?: { readonly tier: ReachableTier; readonly netCent: number; readonly missingCent: number }
}

/** The way from a group to the next tier, by the rules that hold, in the currency of a shop. */
export function loyaltyProgressOf(
  rules: readonly LoyaltyRule[],
  turnover: Turnover,
  { currency, group }: { readonly currency: CurrencyCode; readonly group: CustomerGroupKey | undefined },
): LoyaltyProgress {
  const netCent = turnover.get(currency) ?? 0
  const present = RANKS.indexOf(group ?? null)
  const next = REACHABLE_TIERS.slice(present + 1)
    .flatMap(tier => rules.filter(rule => rule.tier === tier && rule.currency === currency))
    .find(rule => rule.netCent > netCent)
  if (!next) return { currency, netCent }
  return { currency, netCent, next: { tier: next.tier, netCent: next.netCent, missingCent: next.netCent - netCent } }
}

/** Whose decision the group of a customer is: the owner's, or that of the rules. */
export const GROUP_SOURCES = ['owner', 'purchases'] as const
export type GroupSource = (typeof GROUP_SOURCES)[number]

/** The group of a customer, who decided on it, and until when the owner's decision holds; null for no end. */
export interface HeldGroup {
  readonly group: CustomerGroupKey | null
  /** Null for a group that was there before the rules were, which is the owner's too. */
  readonly source: GroupSource | null
  readonly heldUntil: string | null
}

/** Whether the owner's decision keeps the rules from deciding at `now`, an ISO instant. */
export function isHeldByOwner({ group, source, heldUntil }: HeldGroup, now: string): boolean {
  if (source === 'purchases') return false
  if (source === null) return group !== null
  return heldUntil === null || Date.parse(now) < Date.parse(heldUntil)
}

/** The group that the rules give: the tier that is reached; who had one and lost it is in the base group. */
export function groupByRules(group: CustomerGroupKey | null, reached: ReachableTier | undefined): CustomerGroupKey | null {
  return reached ?? (group === null ? null : 'base')
}

/** Whether a group is a higher tier than another one. */
export function isHigherTier(group: CustomerGroupKey | null, before: CustomerGroupKey | null): boolean {
  return RANKS.indexOf(group) > RANKS.indexOf(before)
}
