import type { CartDiscount } from '@shop/domain/discount'
import { campaignPeriodOf, type Store } from '@shop/domain/store'
import type { WholeTopic } from './catalogue-changes.ts'

/** What begins and ends by the clock alone, without a row being written. */
interface TimedWholes {
  readonly stores: Iterable<Store>
  readonly discounts: Iterable<CartDiscount>
}

/** What began or ended after the first instant and not after the second (epoch, ms): campaigns of stores, discounts. */
export function beganOrEnded({ stores, discounts }: TimedWholes, since: number, until: number): Set<WholeTopic> {
  const passed = new Set<WholeTopic>()
  const isPassedAt = (at: number) => since < at && at <= until
  const isPassed = (instant: string | undefined) => instant !== undefined && isPassedAt(Date.parse(instant))
  for (const store of stores) {
    const periods = store.custom.campaigns?.map(campaign => campaignPeriodOf(campaign, store)) ?? []
    if (periods.some(({ start, end }) => isPassedAt(start) || isPassedAt(end))) passed.add('store')
  }
  for (const { validFrom, validUntil } of discounts) {
    if (isPassed(validFrom) || isPassed(validUntil)) passed.add('discount')
  }
  // A campaign switches discounts on and off.
  if (passed.has('store')) passed.add('discount')
  return passed
}
