import type { ReachableTier } from '@shop/domain/loyalty'
import type { EngineContext } from '@shop/engine/database'
import { findLoyaltyRules, setLoyaltyRule } from '@shop/engine/loyalty'
import { convertPrice, PRICED_CURRENCIES } from './convert-price.ts'

/** What the tiers of the demo shop take, net cents in euro. */
const EURO_CENTS: Readonly<Record<ReachableTier, number>> = {
  tier1: 250_000,
  tier2: 1_000_000,
  tier3: 2_500_000,
  tier4: 6_000_000,
}
const VALID_FROM = '2026-01-01T00:00:00.000Z'

/** Gives a demo shop that has no rules of loyalty its own, in every currency it sells in, at round amounts. */
export async function fillLoyaltyRules(context: EngineContext): Promise<void> {
  if ((await findLoyaltyRules(context)).length > 0) return
  for (const currency of PRICED_CURRENCIES)
    for (const [tier, cents] of Object.entries(EURO_CENTS) as [ReachableTier, number][])
      await setLoyaltyRule(context, { tier, currency, netCent: roundUp(convertPrice(cents, currency)), validFrom: VALID_FROM })
}

/** To two digits that count. */
function roundUp(cents: number): number {
  const unit = 10 ** (String(cents).length - 2)
  return Math.ceil(cents / unit) * unit
}
