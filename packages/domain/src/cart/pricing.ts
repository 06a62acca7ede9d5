import type { CustomerGroupKey } from '../customer/customer.ts'
import type { CartDiscount, UsedDiscountCode } from '../discount/index.ts'
import type { ExtraGuarantee } from '../guarantee/index.ts'
import type { Market } from '../market/market.ts'
import type { TaxRate } from '../tax/index.ts'
import type { LineItem } from './line-item.ts'

/** What pricing has to know of a product beyond its line. */
export interface PricedProduct {
  readonly productKey: string
  /** Ids and keys of its categories up to the department. */
  readonly categoryIds: readonly string[]
  readonly categoryKeys: readonly string[]
  /** Which volume discounts count for it (DISC-06). */
  readonly volumeDiscountGroup?: string
}

/** A product that may be given away: the line it makes, and the units there are. */
export interface GiftOffer {
  readonly line: LineItem
  readonly available: number
}

/** Everything a cart's amounts follow from, besides the cart itself. */
export interface CartPricing {
  readonly market: Market
  /** The domestic rate of today. */
  readonly taxRate: TaxRate
  /** ISO instant. */
  readonly now: string
  readonly customerGroupKey?: CustomerGroupKey
  /** Whether purchases have led into the group, and not its owner's decision. */
  readonly isGroupByPurchases?: boolean
  readonly isLoyaltyDiscountOn: boolean
  /** Keys of the campaigns the store runs now. */
  readonly activeCampaigns: readonly string[]
  /** Discounts that may count: the automatic ones and those of the cart's codes. */
  readonly discounts: readonly CartDiscount[]
  /** The codes of the cart; one that is missing here is no longer known. */
  readonly codes: readonly UsedDiscountCode[]
  /** By SKU. */
  readonly facts: ReadonlyMap<string, PricedProduct>
  readonly guarantees: ReadonlyMap<string, ExtraGuarantee>
  readonly gifts: ReadonlyMap<string, GiftOffer>
  /** Ids of lines that pricing adds. */
  readonly newId: () => string
}

/** Pricing of a market without any discount. */
export function plainPricing(market: Market, taxRate: TaxRate, now: string): CartPricing {
  return {
    market,
    taxRate,
    now,
    isLoyaltyDiscountOn: false,
    activeCampaigns: [],
    discounts: [],
    codes: [],
    facts: new Map(),
    guarantees: new Map(),
    gifts: new Map(),
    newId: () => {
      throw new Error('Without discounts no line is added')
    },
  }
}
