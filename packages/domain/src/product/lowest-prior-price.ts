import { type Money, moneyOf } from '../money/index.ts'
import { effectivePrice } from './effective-price.ts'
import type { Price, PriceScope, PriceTerms } from './product.ts'
import { type PriceSelection, selectPrice } from './select-price.ts'

/** What a price of a SKU was from an instant on, until the next record of the same scope. */
export interface PriceRecord {
  /** ISO instant. */
  readonly from: string
  readonly scope: PriceScope
  /** Missing: from then on there was no price of this scope. */
  readonly terms?: PriceTerms
}

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The lowest amount shown in the 30 days before a reduction began (Directive 98/6/EC, article 6a), in the currency and
 * country and to the group of the selection; of a younger product since it is on sale. Undefined where nothing was
 * shown before: then the reduction has nothing to be compared with. Records of one instant count in their order.
 */
export function lowestPriorPrice(
  records: readonly PriceRecord[],
  selection: Omit<PriceSelection, 'now'> & { readonly reductionStart: string },
): Money | undefined {
  const end = Date.parse(selection.reductionStart)
  const start = end - WINDOW_MS
  const changes = changesOf(records).filter(time => time > start && time < end)
  const amounts = [start, ...changes].flatMap(time => {
    const price = shownPrice(records, { ...selection, now: instantOf(time) })
    return price ? [effectivePrice(price).centAmount] : []
  })
  return amounts.length > 0 ? moneyOf(selection.currency, Math.min(...amounts)) : undefined
}

/**
 * Since when a reduced price has been shown at its present amount, as an ISO instant. A further step down is a
 * reduction of its own, and so is one after a pause: the stricter reading, which is right in every market. `now` where
 * the records do not know the reduction yet.
 */
export function reductionStart(records: readonly PriceRecord[], price: Price, selection: PriceSelection): string {
  const present = effectivePrice(price).centAmount
  const now = Date.parse(selection.now)
  let start = now
  for (const time of changesOf(records).reverse()) {
    if (time > now) continue
    const shown = shownPrice(records, { ...selection, now: instantOf(time) })
    if (!shown?.discounted?.isActive || effectivePrice(shown).centAmount !== present) break
    start = time
  }
  return instantOf(start)
}

/** A selected price with what its reduction, if it has one, is to be compared with. */
export function withLowestPriorPrice(price: Price, records: readonly PriceRecord[], selection: PriceSelection): Price {
  if (!price.discounted?.isActive) return price
  const lowest = lowestPriorPrice(records, { ...selection, reductionStart: reductionStart(records, price, selection) })
  return lowest ? { ...price, lowestPriorPrice: lowest } : price
}

/** The price a shopper saw at an instant. */
function shownPrice(records: readonly PriceRecord[], selection: PriceSelection): Price | undefined {
  const now = Date.parse(selection.now)
  const newest = new Map<string, PriceRecord>()
  for (const record of records) {
    const key = scopeKeyOf(record.scope)
    const before = newest.get(key)
    const isKnown = Date.parse(record.from) <= now
    if (isKnown && (!before || Date.parse(before.from) <= Date.parse(record.from))) newest.set(key, record)
  }
  const prices = [...newest].flatMap(([id, { scope, terms }]) => (terms ? [{ id, ...scope, ...terms }] : []))
  return selectPrice(prices, selection)
}

function scopeKeyOf({ country, customerGroup, validFrom, validUntil }: PriceScope): string {
  return [country, customerGroup, validFrom, validUntil].join(' ')
}

/** All instants at which what is shown may change, whether a record was written then or a validity began or ended; ascending. */
function changesOf(records: readonly PriceRecord[]): number[] {
  const instants = records.flatMap(({ from, scope, terms }) => [
    from,
    scope.validFrom,
    scope.validUntil,
    terms?.discounted?.validFrom,
    terms?.discounted?.validUntil,
  ])
  const times = instants.flatMap(instant => (instant === undefined ? [] : [Date.parse(instant)]))
  return [...new Set(times)].sort((a, b) => a - b)
}

function instantOf(time: number): string {
  return new Date(time).toISOString()
}
