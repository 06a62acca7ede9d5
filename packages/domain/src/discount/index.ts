export type { DiscountCodeState } from '../error/failure-details.ts'
export {
  byDescendingSortOrder,
  type DiscountSituation,
  isDiscountOpen,
  isForStore,
  isValidAt,
} from './applicable-discounts.ts'
export type {
  AbsoluteApplicationMode,
  CartDiscount,
  CartDiscountCustomFields,
  CartDiscountDraft,
  CartDiscountTarget,
  CartDiscountValue,
  PatternComponent,
  SelectionMode,
  StackingMode,
} from './cart-discount.ts'
export { checkCartDiscount, checkTimes } from './check-cart-discount.ts'
export { type ChoosableUnits, type ChosenUnits, chooseMultiBuyUnits, choosePatternUnits } from './choose-units.ts'
export {
  type DiscountCode,
  type DiscountCodeDraft,
  MAX_DISCOUNT_CODES,
  normalizeDiscountCode,
  normalizeEmail,
  type UsedDiscountCode,
} from './discount-code.ts'
export { checkAgainstOthers, checkAgainstPrices, checkNames, type LowestPrice } from './discount-conflicts.ts'
export {
  DISCOUNT_KINDS,
  DISCOUNT_PHASES,
  type DiscountKind,
  type DiscountPhase,
  discountKindOf,
  discountPhaseOf,
} from './discount-kind.ts'
export {
  type DiscountedUnits,
  type IncludedDiscount,
  plainUnits,
  reduceByRate,
  reduceSomeUnits,
  reduceUnits,
  takeFromUnits,
  takenBy,
  totalOfUnits,
  type UnitReduction,
} from './discounted-units.ts'
export { type PredicateScope, parsePredicate } from './parse-predicate.ts'
export {
  cartMatches,
  type FieldValue,
  type Literal,
  lineMatches,
  type Predicate,
  type PredicateCart,
  type PredicateLine,
} from './predicate.ts'
export { shareAmount } from './share-amount.ts'
export { bySortOrder, reachedTier, SHOWN_VOLUME_TIERS, tierPrice, type VolumeTier, volumeTiersOf } from './volume-tier.ts'
