// Types that failures name. They are declared below the nouns they belong to, which export them through their doors:
// the list of failures would otherwise need every noun, and every noun needs the list.

/** What can be wrong with a new password. */
export type PasswordProblem = 'letter-and-number' | 'too-short' | 'too-common'

/** A provider that customers may sign in with (AUTH-13). */
export type LoginStrategy = 'facebook' | 'google'

/** Why no account can be created from the e-mail address of a provider. */
export type EmailProblem = 'missing' | 'unverified'

/** State of a code on a cart, in the order in which they are checked (DISC-15). */
export type DiscountCodeState =
  | 'NotActive'
  | 'NotValid'
  | 'DoesNotMatchCart'
  | 'MaxApplicationReached'
  | 'ApplicationStoppedByPreviousDiscount'
  | 'ApplicationStoppedByGroupBestDeal'
  | 'MatchesCart'

/**
 * Why a quote cannot be accepted or ordered: its time is over, it was taken back, turned down or
 * replaced, or it is an order already.
 */
export type QuoteObstacle = 'expired' | 'withdrawn' | 'declined' | 'ordered' | 'unanswered' | 'changed'
