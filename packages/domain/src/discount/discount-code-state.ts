/** State of a code on a cart, in the order in which they are checked (DISC-15). */
export type DiscountCodeState =
  | 'NotActive'
  | 'NotValid'
  | 'DoesNotMatchCart'
  | 'MaxApplicationReached'
  | 'ApplicationStoppedByPreviousDiscount'
  | 'ApplicationStoppedByGroupBestDeal'
  | 'MatchesCart'
