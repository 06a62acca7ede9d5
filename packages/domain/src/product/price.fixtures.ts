import fc from 'fast-check'
import { CUSTOMER_GROUP_KEYS } from '../customer/index.ts'
import { moneyOf } from '../money/index.ts'
import type { PriceRecord } from './lowest-prior-price.ts'
import type { Price, PriceScope, Validity } from './product.ts'
import type { PriceSelection } from './select-price.ts'

const FIRST_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** The instant so many days, whole or not, after the first one. */
export function day(count: number): string {
  return new Date(FIRST_DAY + Math.round(count * DAY_MS)).toISOString()
}

/** What a test says about a price in EUR; the rest is a price of 1 EUR for everybody, always. */
export interface PriceSketch extends PriceScope {
  readonly id?: string
  readonly cent?: number
  readonly discountedCent?: number
  readonly isActive?: boolean
  readonly discountFrom?: string
  readonly discountUntil?: string
}

/** A price in EUR as sketched; its discount is active unless told otherwise. */
export function aPrice(sketch: PriceSketch = {}): Price {
  const { id = 'price', cent = 100, discountedCent, isActive = true, discountFrom, discountUntil, ...scope } = sketch
  if (discountedCent === undefined) return { id, value: moneyOf('EUR', cent), ...scope }
  const validity = windowOf([discountFrom, discountUntil])
  return {
    id,
    value: moneyOf('EUR', cent),
    discounted: { value: moneyOf('EUR', discountedCent), isActive, ...validity },
    ...scope,
  }
}

/** The record that a price held from a day on; without a sketch, that it was taken away. */
export function aRecord(from: number, sketch?: PriceSketch): PriceRecord {
  const { id: _, value, discounted, lowestPriorPrice: _prior, ...scope } = aPrice(sketch)
  return { from: day(from), scope, ...(sketch ? { terms: { value, ...(discounted ? { discounted } : {}) } } : {}) }
}

function windowOf([validFrom, validUntil]: readonly [string | undefined, string | undefined]): Validity {
  return { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
}

const instants = fc.integer({ min: 0, max: 12 }).map(day)
const windows = fc
  .tuple(fc.option(instants, { nil: undefined, freq: 1 }), fc.option(instants, { nil: undefined, freq: 1 }))
  .filter(([from, until]) => from === undefined || until === undefined || from < until)
  .map(windowOf)
const groups = fc.constantFrom(...CUSTOMER_GROUP_KEYS.slice(0, 2), undefined)

/** Prices of few countries, groups and instants, so that they meet often. */
export const priceArbitrary: fc.Arbitrary<Price> = fc
  .record({
    id: fc.uuid(),
    cent: fc.integer({ min: 50, max: 90 }),
    currency: fc.constantFrom('EUR' as const, 'EUR' as const, 'CZK' as const),
    country: fc.constantFrom('DE' as const, 'AT' as const, undefined),
    group: groups,
    window: windows,
    discount: fc.option(fc.record({ cent: fc.integer({ min: 1, max: 49 }), isActive: fc.boolean(), window: windows }), {
      nil: undefined,
    }),
  })
  .map(({ id, cent, currency, country, group, window, discount }) => ({
    id,
    value: moneyOf(currency, cent),
    ...window,
    ...(country ? { country } : {}),
    ...(group ? { customerGroup: group } : {}),
    ...(discount
      ? { discounted: { value: moneyOf(currency, discount.cent), isActive: discount.isActive, ...discount.window } }
      : {}),
  }))

/** Shoppers that some of the prices are for. */
export const selectionArbitrary: fc.Arbitrary<PriceSelection> = fc
  .record({ country: fc.constantFrom('DE' as const, 'AT' as const, 'SK' as const), group: groups, now: instants })
  .map(({ country, group, now }) => ({ currency: 'EUR', country, now, ...(group ? { customerGroupKey: group } : {}) }))
