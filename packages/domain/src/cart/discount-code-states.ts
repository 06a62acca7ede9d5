import {
  type CartDiscount,
  cartMatches,
  type DiscountCodeState,
  type DiscountSituation,
  isDiscountOpen,
  isForStore,
  isValidAt,
  type PredicateCart,
  parsePredicate,
  type UsedDiscountCode,
} from '../discount/index.ts'

/** State of a code before discounts are applied; `MatchesCart` here means that nothing speaks against it so far. */
export function discountCodeStateOf(
  code: UsedDiscountCode,
  discounts: readonly CartDiscount[],
  cart: PredicateCart,
  situation: DiscountSituation,
): DiscountCodeState {
  const granted = discounts.filter(({ id }) => code.cartDiscountIds.includes(id))
  const active = granted.filter(({ isActive }) => isActive)
  if (!code.isActive || active.length === 0) return 'NotActive'
  const valid = active.filter(discount => isValidAt(discount, situation.now))
  if (!isValidAt(code, situation.now) || valid.length === 0) return 'NotValid'
  const isHere = isForStore(code, situation.storeKey)
  const matching = valid.filter(
    discount => isDiscountOpen(discount, situation) && cartMatches(parsePredicate(discount.cartPredicate, 'cart'), cart),
  )
  if (!isHere || matching.length === 0 || !cartMatches(parsePredicate(code.cartPredicate, 'cart'), cart))
    return 'DoesNotMatchCart'
  const isUsedUp =
    (code.maxApplications !== undefined && code.applications >= code.maxApplications) ||
    (code.maxApplicationsPerCustomer !== undefined && code.applicationsOfCustomer >= code.maxApplicationsPerCustomer)
  return isUsedUp ? 'MaxApplicationReached' : 'MatchesCart'
}
