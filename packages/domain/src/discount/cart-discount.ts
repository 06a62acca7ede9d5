import type { LocalizedString } from '../market/index.ts'
import type { Money } from '../money/index.ts'

/** What a cart discount does to a price; money of the cart's currency is used, without one the discount has no effect. */
export type CartDiscountValue =
  /** Per 1/10000: 1000 is 10 %. */
  | { readonly type: 'relative'; readonly permyriad: number }
  | {
      readonly type: 'absolute'
      readonly money: readonly Money[]
      /** How the amount meets several units; default each unit is reduced by it. */
      readonly applicationMode?: AbsoluteApplicationMode
    }
  /** A unit costs this much, where it is less than before. */
  | { readonly type: 'fixed'; readonly money: readonly Money[] }
  /** A free unit of a SKU, in a line of its own. */
  | { readonly type: 'giftLineItem'; readonly sku: string }

/** `IndividualApplication`: every unit; the others share one amount, in proportion to prices or evenly. */
export type AbsoluteApplicationMode = 'IndividualApplication' | 'ProportionateDistribution' | 'EvenDistribution'

/** Which units of several matching ones are reduced. */
export type SelectionMode = 'Cheapest' | 'MostExpensive'

/** A number of units that meet a predicate, as a part of a pattern. */
export interface PatternComponent {
  readonly predicate: string
  readonly count: number
}

/** What a cart discount reduces; predicates are written in the language of `parsePredicate`. */
export type CartDiscountTarget =
  | { readonly type: 'lineItems'; readonly predicate: string }
  | { readonly type: 'customLineItems'; readonly predicate: string }
  | { readonly type: 'shipping' }
  | { readonly type: 'totalPrice' }
  /** Of every `triggerQuantity` matching units `discountedQuantity` are reduced, at most `maxOccurrence` times. */
  | {
      readonly type: 'multiBuyLineItems'
      readonly predicate: string
      readonly triggerQuantity: number
      readonly discountedQuantity: number
      readonly maxOccurrence?: number
      readonly selectionMode: SelectionMode
    }
  /** For every full set of trigger units the target units are reduced; a unit is used once. */
  | {
      readonly type: 'pattern'
      readonly triggerPattern: readonly PatternComponent[]
      readonly targetPattern: readonly PatternComponent[]
      readonly maxOccurrence?: number
      readonly selectionMode: SelectionMode
    }

/** Whether later discounts still apply once this one did. */
export type StackingMode = 'Stacking' | 'StopAfterThisDiscount'

/** A discount on carts (DISC-03, DISC-13..DISC-15). */
export interface CartDiscount {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly name: LocalizedString
  readonly description?: LocalizedString
  readonly isActive: boolean
  /** ISO instants; valid while validFrom <= now < validUntil. */
  readonly validFrom?: string
  readonly validUntil?: string
  /** Decimal in (0, 1) as a text such as `0.5`; the highest applies first. */
  readonly sortOrder: string
  readonly stackingMode: StackingMode
  /** Counts only for carts with a discount code that grants it. */
  readonly requiresDiscountCode: boolean
  readonly cartPredicate: string
  /** Missing for gifts. */
  readonly target?: CartDiscountTarget
  readonly value: CartDiscountValue
  /** Stores in which it counts; none means all. */
  readonly stores: readonly { readonly key: string }[]
  readonly custom: CartDiscountCustomFields
}

/** What makes a cart discount one of the shop's own kinds. */
export interface CartDiscountCustomFields {
  /** Volume tier: counts for products of this group from `threshold` units on (DISC-02, DISC-06). */
  readonly volumeDiscountGroup?: string
  readonly threshold?: number
  /** Personalised discount: counts for customers of this tier (DISC-08). */
  readonly cohortTier?: string
  /** Counts while the store runs this campaign. */
  readonly campaign?: string
}

/** A cart discount as an importer or the shop owner hands it over. */
export type CartDiscountDraft = Omit<CartDiscount, 'version'>
