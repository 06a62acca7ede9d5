import type { CartDiscount, UsedDiscountCode } from '../discount/index.ts'
import type { ExtraGuarantee } from '../guarantee/index.ts'
import { marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { type TaxMode, taxRateOn } from '../tax/index.ts'
import { aCart, aLine, type LineSketch, TODAY } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import { priceCart } from './price-cart.ts'
import { type CartPricing, plainPricing } from './pricing.ts'

/** What a test wants to be priced besides the lines. */
export interface PricingSketch {
  readonly discounts?: readonly CartDiscount[]
  readonly codes?: readonly UsedDiscountCode[]
  readonly taxMode?: TaxMode
  /** Volume discount group of every product; none when missing. */
  readonly volumeDiscountGroup?: string
  readonly categoryKeys?: readonly string[]
  /** Gifts that can be given: units by SKU; each is worth 50.00. */
  readonly gifts?: Readonly<Record<string, number>>
  readonly guarantees?: readonly ExtraGuarantee[]
  readonly pricing?: Partial<CartPricing>
}

/** The pricing of a sketch in a market. Ids of new lines are `new-1`, `new-2` and so on. */
export function pricingOf(country: CountryCode, skus: readonly string[], sketch: PricingSketch): CartPricing {
  const market = marketOf(country)
  let ids = 0
  return {
    ...plainPricing(market, taxRateOn(country, TODAY), `${TODAY}T12:00:00.000Z`),
    discounts: sketch.discounts ?? [],
    codes: sketch.codes ?? [],
    facts: new Map(
      skus.map(sku => [
        sku,
        {
          productKey: sku.toLowerCase(),
          categoryIds: [],
          categoryKeys: sketch.categoryKeys ?? [],
          ...(sketch.volumeDiscountGroup ? { volumeDiscountGroup: sketch.volumeDiscountGroup } : {}),
        },
      ]),
    ),
    guarantees: new Map((sketch.guarantees ?? []).map(guarantee => [guarantee.sku, guarantee])),
    gifts: new Map(
      Object.entries(sketch.gifts ?? {}).map(([sku, available]) => [
        sku,
        { line: aLine(market, { sku, centAmount: 5000 }, 99), available },
      ]),
    ),
    newId: () => `new-${++ids}`,
    ...sketch.pricing,
  }
}

/** A cart of a country with the sketched lines, priced with everything the sketch names. */
export function aPricedCart(country: CountryCode, lines: readonly LineSketch[], sketch: PricingSketch = {}): Cart {
  const cart = aCart(country, lines)
  const skus = cart.lineItems.map(line => line.variant.sku)
  const discountCodes = (sketch.codes ?? []).map(({ id, code }) => ({
    discountCode: { id, code, cartDiscounts: [] },
    state: 'MatchesCart' as const,
  }))
  return priceCart({ ...cart, discountCodes, taxMode: sketch.taxMode ?? 'Platform' }, pricingOf(country, skus, sketch))
}
