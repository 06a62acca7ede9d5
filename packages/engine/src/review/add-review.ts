import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { LOCALES, type Market } from '@shop/domain/market'
import { type Review, type ReviewDraft, reviewProblems } from '@shop/domain/review'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { type Buyer, hasReviewed, insertReview, type Purchase, selectPurchases } from './review-rows.ts'

export interface ReviewRequest {
  readonly owner: Owner
  /** Market of the host: it decides whether consent is asked. */
  readonly market: Market
  readonly draft: ReviewDraft
}

/**
 * Stores a review of a SKU the owner has bought, waiting for approval (REV-09). Throws `CommerceError` `invalid-input`
 * with the field, `review-not-purchased`, or `review-already-submitted` also for repeated and parallel submissions.
 */
export async function addReview(context: EngineContext, { owner, market, draft }: ReviewRequest): Promise<Review> {
  requireGoodDraft(draft, market)
  return inTransaction(context, async db => {
    const [purchase, ...others] = await selectPurchases(db, owner, draft.sku)
    if (!purchase)
      throw new CommerceError(
        { code: 'review-not-purchased', sku: draft.sku },
        `The session has no order with the SKU ${draft.sku}.`,
      )
    const buyer = buyerOf(purchase, others)
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

/** The oldest purchase names the buyer, so that submissions at once name the same one. */
function buyerOf(purchase: Purchase, others: readonly Purchase[]): Buyer {
  return { customerId: purchase.customerId, hashes: [hashOf(purchase), ...others.map(hashOf)] }
}

/** Upper and lower case make no other buyer; the address itself is not kept with the review. */
function hashOf({ customerEmail }: Purchase): Uint8Array {
  return createHash('sha256').update(customerEmail.trim().toLowerCase()).digest()
}
