import { CommerceError } from '@shop/domain/error'
import { LOCALES, type Market } from '@shop/domain/market'
import { type Review, type ReviewDraft, reviewProblems } from '@shop/domain/review'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { buyerOf } from './buyer.ts'
import { hasReviewed, insertReview, type Purchase, selectPurchaseOfOrder, selectPurchases } from './review-rows.ts'

export interface ReviewRequest {
  readonly owner: Owner
  /** Market of the host: it decides whether consent is asked. */
  readonly market: Market
  readonly draft: ReviewDraft
  /** Order of a mail that asked for the review, by its signed link: it shows the purchase where the session does not. */
  readonly invitedOrderId?: string | undefined
}

/**
 * Stores a review of a SKU the owner has bought, or was invited by a mail to review, waiting for approval (REV-09). Throws `CommerceError` `invalid-input`
 * with the field, `review-not-purchased`, or `review-already-submitted` also for repeated and parallel submissions.
 */
export async function addReview(context: EngineContext, request: ReviewRequest): Promise<Review> {
  const { market, draft } = request
  requireGoodDraft(draft, market)
  return inTransaction(context, async db => {
    const [purchase, ...others] = await findPurchases(db, request)
    if (!purchase)
      throw new CommerceError(
        { code: 'review-not-purchased', sku: draft.sku },
        `The session has no order with the SKU ${draft.sku}.`,
      )
    const buyer = buyerOf([purchase, ...others])
    const isKnown = await hasReviewed(db, draft.sku, buyer)
    const about = { id: context.newId(), orderId: purchase.orderId, buyer, now: context.now() }
    // The unique constraints decide between submissions that arrive at once.
    const review = isKnown ? undefined : await insertReview(db, draft, about)
    if (!review)
      throw new CommerceError(
        { code: 'review-already-submitted', sku: draft.sku },
        `The buyer has reviewed the SKU ${draft.sku} already.`,
      )
    return review
  })
}

function requireGoodDraft(draft: ReviewDraft, market: Market): void {
  const [problem] = reviewProblems(draft, market)
  const field = problem?.field ?? (isLocaleOf(draft, market) ? undefined : 'locale')
  if (field) throw new CommerceError({ code: 'invalid-input', field }, `The ${field} of the review is not accepted here.`)
}

function isLocaleOf({ locale }: ReviewDraft, { country }: Market): boolean {
  return LOCALES.includes(locale) && locale.endsWith(`-${country}`)
}

/** The purchases of the session, else the one of the invitation. */
async function findPurchases(db: Database, { owner, draft, invitedOrderId }: ReviewRequest): Promise<readonly Purchase[]> {
  const own = await selectPurchases(db, owner, draft.sku)
  if (own.length > 0 || invitedOrderId === undefined) return own
  const invited = await selectPurchaseOfOrder(db, invitedOrderId, draft.sku)
  return invited ? [invited] : []
}
